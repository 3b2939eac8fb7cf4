"""Settings and fixtures that every test may use."""

import os
import signal
from pathlib import Path

import hypothesis
import pytest

from tests.kit.golden import Golden

# whoever starts the tests in the background has Ctrl-C ignored, by every process they start too
signal.signal(signal.SIGINT, signal.default_int_handler)

hypothesis.settings.register_profile("dev", deadline=None)
hypothesis.settings.register_profile("ci", deadline=None, derandomize=True, print_blob=True)
hypothesis.settings.register_profile("long", deadline=None, max_examples=5000)
hypothesis.settings.load_profile(
    os.environ.get("HYPOTHESIS_PROFILE") or ("ci" if os.environ.get("CI") == "true" else "dev")
)


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--update-golden", action="store_true", help="rewrite tests/golden instead of comparing with it"
    )


@pytest.fixture
def golden(request: pytest.FixtureRequest) -> Golden:
    """Compare text with a file under tests/golden; `make golden` rewrites the file."""
    return Golden(Path(__file__).parent / "golden", update=bool(request.config.getoption("update_golden")))
