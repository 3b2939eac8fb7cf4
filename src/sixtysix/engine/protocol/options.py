"""The options an engine offers: what each may be set to."""

import re
from dataclasses import dataclass
from typing import Final, TypeAlias

from sixtysix.engine.protocol.phrase import Phrase

HIGHEST: Final = 10**15
_NUMBER: Final = re.compile(r"[0-9]{1,16}")


@dataclass(frozen=True, slots=True)
class NumberOption:
    """A whole number between bounds."""

    name: str
    default: int
    lowest: int
    highest: int

    def __str__(self) -> str:
        return f"{self.name} type number default {self.default} min {self.lowest} max {self.highest}"

    def fault(self, value: str) -> str | None:
        """What is wrong with a value, or None."""
        if _NUMBER.fullmatch(value) and self.lowest <= int(value) <= self.highest:
            return None
        return f"a number from {self.lowest} to {self.highest}"


@dataclass(frozen=True, slots=True)
class ChoiceOption:
    """One of a few words."""

    name: str
    default: str
    values: tuple[str, ...]

    def __str__(self) -> str:
        return f"{self.name} type choice default {self.default} values {' '.join(self.values)}"

    def fault(self, value: str) -> str | None:
        """What is wrong with a value, or None."""
        return None if value in self.values else f"one of {', '.join(self.values)}"


@dataclass(frozen=True, slots=True)
class TextOption:
    """Any text, blanks included; may be empty."""

    name: str
    default: str = ""

    def __str__(self) -> str:
        return f"{self.name} type text default {self.default}".rstrip()

    def fault(self, value: str) -> str | None:
        """What is wrong with a value, or None."""
        return None if value.isprintable() else "printable characters"


Option: TypeAlias = NumberOption | ChoiceOption | TextOption


def parse_option(phrase: Phrase) -> Option:
    """The option of the words after `option name`. Raises `NotationError`."""
    name = phrase.take("the name of the option").text
    phrase.keyword("type")
    kinds = {"number": _number, "choice": _choice, "text": _text}
    read = phrase.take("a type").one_of(kinds, f"a type ({', '.join(kinds)})")
    phrase.keyword("default")
    return read(phrase, name)


def _number(phrase: Phrase, name: str) -> Option:
    default = phrase.take("a number")
    phrase.keyword("min")
    lowest = phrase.take("a number").number("a number", HIGHEST)
    phrase.keyword("max")
    highest = phrase.take("a number").number(f"a number from {lowest} up", HIGHEST)
    option = NumberOption(name, default.number("a number", HIGHEST), lowest, highest)
    if (fault := option.fault(default.text)) is not None:
        default.fail(fault)
    return option


def _choice(phrase: Phrase, name: str) -> Option:
    default = phrase.take("a value")
    phrase.keyword("values")
    values = tuple(word.text for word in phrase.words)
    phrase.rest()
    if default.text not in values:
        default.fail("one of the values that follow")
    return ChoiceOption(name, default.text, values)


def _text(phrase: Phrase, name: str) -> Option:
    return TextOption(name, phrase.rest())
