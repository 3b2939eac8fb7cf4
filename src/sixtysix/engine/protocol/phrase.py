"""The words of one line of the protocol, taken one after the other; what is wrong is said with its place."""

import re
from collections.abc import Callable, Mapping
from typing import Final, TypeVar

from sixtysix.engine.player import Needs
from sixtysix.notation.words import Word, words_of

HIGHEST_SEED: Final = (1 << 64) - 1
MOST_NEEDED: Final = 999
"""Game points a side may need; no target is higher."""
_SEED: Final = re.compile(r"[0-9]{1,20}")

T = TypeVar("T")


class Phrase:
    """A line that is being read. Every method raises `NotationError` where the line says something else."""

    def __init__(self, line: str) -> None:
        self.line = line
        self._words = words_of(line)
        self._next = 0

    @property
    def words(self) -> list[Word]:
        """The words that are still to be taken."""
        return self._words[self._next :]

    def take(self, expected: str) -> Word:
        """The next word."""
        word = self.peek()
        if not word.text:
            word.fail(expected)
        self._next += 1
        return word

    def peek(self) -> Word:
        """The next word, not taken; an empty one at the end of the line."""
        return self._words[self._next] if self._next < len(self._words) else Word("", 1, len(self.line) + 1)

    def keyword(self, name: str) -> None:
        """Take a word that must be this one."""
        word = self.take(name)
        if word.text != name:
            word.fail(name)

    def skip(self, name: str) -> bool:
        """Take the next word if it is this one."""
        found = self.peek().text == name
        self._next += found
        return found

    def rest(self) -> str:
        """What is left of the line, without the blanks around it."""
        text = self.line[self.peek().column - 1 :].strip(" \t")
        self._next = len(self._words)
        return text

    def pairs(self, readers: Mapping[str, Callable[[Word], T]], last: str = "") -> dict[str, T]:
        """The values of the names that follow, each once and in any order, up to the word `last` or the end."""
        found: dict[str, T] = {}
        while (name := self.peek()).text not in ("", last):
            self._next += 1
            read = name.one_of(dict(readers), " or ".join(filter(None, [*readers, last])))
            if name.text in found:
                name.refuse(f"{name.text} comes twice")
            found[name.text] = read(self.take(f"the value of {name.text}"))
        return found

    def needs(self) -> Needs | None:
        """`needs A B`, if it comes next."""
        if not self.skip("needs"):
            return None
        expected = f"game points from 1 to {MOST_NEEDED}"
        own, other = (positive(self.take(expected), expected, MOST_NEEDED) for _ in range(2))
        return Needs(own, other)

    def end(self) -> None:
        """Nothing may follow."""
        word = self.peek()
        if word.text:
            word.fail("the end of the line")


def positive(word: Word, expected: str, highest: int) -> int:
    """A number from 1 up."""
    number = word.number(expected, highest)
    if number == 0:
        word.fail(expected)
    return number


def parse_seed(word: Word) -> int:
    """A seed: 64 bits."""
    if _SEED.fullmatch(word.text) is None or int(word.text) > HIGHEST_SEED:
        word.fail(f"a seed, a number from 0 to {HIGHEST_SEED}")
    return int(word.text)
