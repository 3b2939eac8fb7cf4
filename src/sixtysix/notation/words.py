"""Words of a line that know where they stand, so that an error can point at them."""

import re
from dataclasses import dataclass
from typing import Final, NoReturn, TypeVar

from sixtysix.notation.errors import NewerVersion, NotationError, shown

LONGEST_LINE: Final = 4096
"""Characters a line may have; no line that we write comes near."""
_WORD: Final = re.compile(r"[^ \t]+")
_DIGITS: Final = re.compile(r"[0-9]{1,18}")

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Word:
    """A piece of a line and its place, both counted from 1."""

    text: str
    line: int
    column: int

    def fail(self, expected: str) -> NoReturn:
        """Raise that something else was expected here."""
        found = shown(self.text) if self.text else "nothing"
        raise NotationError(self.line, self.column, f"expected {expected}, found {found}")

    def refuse(self, problem: str) -> NoReturn:
        """Raise that the word is well formed but cannot be true."""
        raise NotationError(self.line, self.column, problem)

    def cut(self, start: int, end: int | None = None) -> "Word":
        """A part of the word, by character offsets."""
        return Word(self.text[start:end], self.line, self.column + start)

    def split(self, separator: str) -> list["Word"]:
        """The parts between separators."""
        parts: list[Word] = []
        start = 0
        for text in self.text.split(separator):
            parts.append(Word(text, self.line, self.column + start))
            start += len(text) + len(separator)
        return parts

    def pair(self, separator: str, expected: str) -> tuple["Word", "Word"]:
        """The two parts around one separator."""
        parts = self.split(separator)
        if len(parts) != 2:
            self.fail(expected)
        return parts[0], parts[1]

    def number(self, expected: str, highest: int = 10**18 - 1) -> int:
        """The word as a number from 0 up."""
        if _DIGITS.fullmatch(self.text) is None or int(self.text) > highest:
            self.fail(expected)
        return int(self.text)

    def seat(self) -> int:
        """The word as a seat."""
        return self.number("a seat, 0 or 1", 1)

    def one_of(self, choices: dict[str, T], expected: str) -> T:
        """What the word stands for."""
        if self.text not in choices:
            self.fail(expected)
        return choices[self.text]


def words_of(line: str, number: int = 1) -> list[Word]:
    """The words of a line, separated by spaces or tabs."""
    if len(line) > LONGEST_LINE:
        raise NotationError(number, LONGEST_LINE + 1, f"a line has at most {LONGEST_LINE} characters")
    return [Word(match[0], number, match.start() + 1) for match in _WORD.finditer(line)]


def only_line(text: str) -> list[Word]:
    """The words of a text that must be a single line."""
    first, newline, rest = text.partition("\n")
    if rest.strip():
        raise NotationError(2, 1, "expected one line, found more")
    words = words_of(first.removesuffix("\r") if newline else first)
    return words or [Word("", 1, 1)]


def check_version(word: Word, kind: str, version: int, what: str) -> None:
    """Raise unless the word is the mark of a notation in a version we know, such as `66p1`."""
    match = re.fullmatch(rf"66{kind}([1-9][0-9]{{0,8}})", word.text)
    if match is None:
        word.fail(f"66{kind}{version}, the mark of a {what}")
    if int(match[1]) > version:
        raise NewerVersion(
            word.line,
            word.column,
            f"this {what} is in version {match[1]} of its notation; this program reads up to version {version}."
            " A newer sixtysix may read it",
        )
