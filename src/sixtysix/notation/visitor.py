"""Visitors: what is done with a record while it is read, without holding all of it."""

from typing import Generic, TypeVar

from sixtysix.notation.record import DealRecord, Header, MatchRecord
from sixtysix.rules.action import Action
from sixtysix.rules.match import Match
from sixtysix.rules.state import State

T = TypeVar("T")


class Visitor(Generic[T]):
    """Is told of a match as it is read or played. Override what is of interest; `result` is what the reader gives.

    >>> from sixtysix.notation import read_match
    >>> class Closings(Visitor[int]):
    ...     count = 0
    ...     def visit_action(self, before, action, after):
    ...         self.count += action == 29
    ...     def result(self):
    ...         return self.count
    """

    def begin_match(self, header: Header) -> None:
        """The headers were read."""

    def begin_deal(self, deal: DealRecord, state: State) -> None:
        """The cards were dealt; the deal has no actions yet, and its state is the one the first action finds."""

    def visit_action(self, before: State, action: Action, after: State) -> None:
        """An action was taken; it is legal."""

    def end_deal(self, deal: DealRecord, state: State, match: Match) -> None:
        """The deal is over or, without an outcome, broken off; `match` counts it if it is over."""

    def end_match(self, match: Match) -> None:
        """The match is over, or broken off without a winner."""

    def visit_comment(self, text: str) -> None:
        """A comment line was read."""

    def result(self) -> T:
        """What the reader gives in the end."""
        raise NotImplementedError


class RecordBuilder(Visitor[MatchRecord]):
    """Keeps the whole record."""

    def __init__(self) -> None:
        self._header: Header | None = None
        self._deals: list[DealRecord] = []

    def begin_match(self, header: Header) -> None:
        """Keep the headers."""
        self._header = header

    def end_deal(self, deal: DealRecord, state: State, match: Match) -> None:  # noqa: ARG002
        """Keep the deal."""
        self._deals.append(deal)

    def result(self) -> MatchRecord:
        """The record."""
        if self._header is None:
            raise ValueError("no match was read")
        return MatchRecord(self._header, tuple(self._deals))
