"""What can be wrong with a text or with packed bytes; every error says where and what was expected."""

from typing import Final

_SHOWN: Final = 40


class NotationError(ValueError):
    """A text that does not follow the notation, or that contradicts itself.

    `line` and `column` count from 1, columns in characters.
    """

    def __init__(self, line: int, column: int, problem: str) -> None:
        super().__init__(f"line {line}, column {column}: {problem}")
        self.line = line
        self.column = column
        self.problem = problem


class NewerVersion(NotationError):
    """A text in a version of the notation that this program does not know yet."""


class RecordRefused(NotationError):
    """A record whose actions are illegal, or whose results are not what its actions lead to.

    `rule` is the number of the rule broken, or empty if the record contradicts itself.
    """

    def __init__(self, line: int, column: int, problem: str, rule: str = "") -> None:
        super().__init__(line, column, problem)
        self.rule = rule


class PackedError(ValueError):
    """Bytes that are not a packed deal or position: too short, damaged, or of another kind."""


class NewerPackedVersion(PackedError):
    """Bytes packed in a version that this program does not know yet."""


def shown(text: str) -> str:
    """A text as an error quotes it: cut short, and with nothing in it that would disturb a terminal."""
    return ascii(text if len(text) <= _SHOWN else text[:_SHOWN] + "…").replace("\\u2026", "…")
