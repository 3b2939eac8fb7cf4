"""Desks that are cleared away after the test."""

from collections.abc import Callable, Generator
from pathlib import Path

import pytest

from sixtysix.interfaces.tui.desk import Desk
from tests.interfaces.tui.kit import desk_of


@pytest.fixture
def seat(tmp_path: Path) -> Generator[Callable[..., Desk]]:
    """Sits down at a desk; `folder` is that of the test if not given."""
    desks: list[Desk] = []
    make: Callable[..., Desk] = desk_of

    def sit(folder: Path | None = None, **options: object) -> Desk:
        desks.append(make(folder or tmp_path, **options))
        return desks[-1]

    yield sit
    for desk in desks:
        desk.match.keeper.close()
