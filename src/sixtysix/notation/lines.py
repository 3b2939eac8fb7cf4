"""The lines of a record as words, with a look ahead at the next."""

from collections.abc import Callable, Iterable

from sixtysix.notation.words import Word, words_of


class Lines:
    """Gives the lines of a file one after the other, without the empty ones and the comments."""

    def __init__(self, lines: Iterable[str]) -> None:
        self._lines = iter(lines)
        self._number = 0
        self._next: list[Word] = []
        self.on_comment: Callable[[str], None] | None = None
        """Is told the text of each comment."""

    def peek(self) -> list[Word]:
        """The words of the next line; none at the end of the file."""
        while not self._next:
            line = next(self._lines, None)
            if line is None:
                return []
            self._number += 1
            if not line.strip(" \t\r\n"):
                continue
            line = line.removesuffix("\n").removesuffix("\r")
            words = words_of(line, self._number)
            if words and words[0].text.startswith("#"):
                if self.on_comment is not None:
                    self.on_comment(line.strip().removeprefix("#").strip())
            else:
                self._next = words
        return self._next

    def need(self, expected: str) -> list[Word]:
        """The words of the next line, which must be there."""
        words = self.peek()
        if not words:
            Word("", self._number + 1, 1).fail(expected)
        return words

    def take(self) -> list[Word]:
        """The words of the next line, which is used up."""
        words = self.peek()
        self._next = []
        return words
