"""A real server for the tests of the socket."""

from collections.abc import Iterator

import pytest

from tests.kit.server import running_server


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a running server."""
    with running_server(tmp_path_factory.mktemp("server")) as server:
        yield server.address
