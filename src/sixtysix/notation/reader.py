"""Reading records: a deal at a time, however long the file (docs/protocol/record.md)."""

import io
import re
from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace
from typing import BinaryIO, Final, Generic, TypeVar

from sixtysix.notation.cards import parse_action
from sixtysix.notation.errors import NotationError, RecordRefused, shown
from sixtysix.notation.headers import read_dealt, read_header
from sixtysix.notation.lines import Lines
from sixtysix.notation.record import Header, MatchRecord
from sixtysix.notation.visitor import RecordBuilder, Visitor
from sixtysix.notation.words import LONGEST_LINE, Word
from sixtysix.notation.writer import match_line, result_line
from sixtysix.rules.action import Action
from sixtysix.rules.apply import apply, start
from sixtysix.rules.errors import RuleError
from sixtysix.rules.match import Match
from sixtysix.rules.state import State

_TRICK: Final = re.compile(r"[0-9]{1,3}\.")

T = TypeVar("T")


def read_matches(lines: Iterable[str], visitor: Callable[[], Visitor[T]]) -> Iterator[T]:
    """The result of a new visitor for each match of a file, given as its lines.

    Raises `NotationError`; what was read before stays with its visitor.
    """
    source = Lines(lines)
    while source.peek():
        yield _MatchReader(source, visitor()).read()


def read_match(lines: Iterable[str], visitor: Visitor[T]) -> T:
    """The visitor's result for a file of one match."""
    source = Lines(lines)
    result = _MatchReader(source, visitor).read()
    if rest := source.peek():
        rest[0].fail("the end of the file after the match")
    return result


def parse_record(text: str) -> MatchRecord:
    """The record of a text of one match. Raises `NotationError`, or `RecordRefused` if it cannot have happened."""
    return read_match(io.StringIO(text, newline="\n"), RecordBuilder())


def text_lines(stream: BinaryIO) -> Iterator[str]:
    """The lines of a UTF-8 file, none of them too long. Raises `NotationError` for bytes that are no UTF-8."""
    number = 0
    while line := stream.readline(4 * LONGEST_LINE + 2):
        number += 1
        if number == 1:
            line = line.removeprefix(b"\xef\xbb\xbf")
        try:
            text = line.decode()
        except UnicodeDecodeError as error:
            column = len(line[: error.start].decode()) + 1
            if column > LONGEST_LINE:
                raise NotationError(
                    number, column, f"a line has at most {LONGEST_LINE} characters"
                ) from error
            raise NotationError(number, column, "the file is not UTF-8 text") from error
        if len(text) > LONGEST_LINE + 2:
            raise NotationError(number, LONGEST_LINE + 1, f"a line has at most {LONGEST_LINE} characters")
        yield text


class _MatchReader(Generic[T]):
    """Reads one match."""

    def __init__(self, lines: Lines, visitor: Visitor[T]) -> None:
        self._lines = lines
        self._visitor = visitor

    def read(self) -> T:
        """Read the match and tell the visitor of it."""
        self._lines.on_comment = self._visitor.visit_comment
        header = read_header(self._lines)
        self._visitor.begin_match(header)
        match, number, whole = Match(header.variant, header.dealer), 1, True
        while (first := self._lines.need("the line of a deal or of the match"))[0].text == "deal":
            if match.winner is not None:
                raise _refused(first[0], f"the match was over after deal {number - 1}")
            if not whole:
                raise _refused(first[0], f"deal {number - 1} was broken off, so no other can follow")
            match, whole = self._deal(header, match, number)
            number += 1
        _compare(self._lines.take(), match_line(match), "the deals")
        self._lines.on_comment = None
        self._visitor.end_match(match)
        return self._visitor.result()

    def _deal(self, header: Header, match: Match, number: int) -> tuple[Match, bool]:
        """Read one deal; returns the match after it, and whether the deal came to its end."""
        deal = read_dealt(self._lines, header, match.dealer, number)
        state = start(header.variant, deal.deck, deal.dealer)
        self._visitor.begin_deal(deal, state)
        actions: list[Action] = []
        trick = 1
        while _TRICK.fullmatch((words := self._lines.need("a trick or the result of the deal"))[0].text):
            if state.table.leader != state.table.turn:
                raise _refused(words[0], f"trick {trick - 1} has no answer yet; it belongs on the same line")
            state = self._trick(words, trick, state, actions)
            trick += 1
        self._lines.take()
        if state.table.outcome is not None:
            match = match.record(state.table.outcome)
        _compare(words, result_line(state, match), "the actions")
        self._visitor.end_deal(replace(deal, actions=tuple(actions)), state, match)
        return match, state.table.outcome is not None

    def _trick(self, words: list[Word], trick: int, state: State, actions: list[Action]) -> State:
        self._lines.take()
        _compare(words[:2], f"{trick}. {state.table.leader}:", "the actions before")
        piles = state.table.piles
        for word in words[2:]:
            if state.table.piles != piles:
                raise _refused(word, "the trick is over; what follows belongs on the next line")
            action = parse_action(word, state.table.trump)
            try:
                after = apply(state, action)
            except RuleError as error:
                raise RecordRefused(
                    word.line, word.column, f"{word.text} is not legal here: {error}", error.rule
                ) from error
            self._visitor.visit_action(state, action, after)
            actions.append(action)
            state = after
        return state


def _refused(word: Word, problem: str) -> RecordRefused:
    return RecordRefused(word.line, word.column, problem)


def _compare(words: list[Word], line: str, cause: str) -> None:
    """Refuse a line that does not say what it must, pointing at the first word that differs."""
    expected = line.split()
    last = words[-1]
    found = [*words, Word("", last.line, last.column + len(last.text))]
    for index, word in enumerate(found):
        right = expected[index] if index < len(expected) else ""
        if word.text != right:
            wanted = f"{right}, which is what {cause} lead to" if right else "the end of the line"
            raise _refused(word, f"expected {wanted}, found {shown(word.text) if word.text else 'nothing'}")
        if not right:
            return
