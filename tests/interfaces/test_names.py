"""Names that interfaces ask for are those that there are."""

from typing import get_args

from sixtysix.engine import LEVELS
from sixtysix.interfaces.names import LevelName


def test_levels() -> None:
    assert get_args(LevelName) == tuple(LEVELS)
