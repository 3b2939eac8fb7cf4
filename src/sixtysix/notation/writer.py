"""Writing the record of a match, a line at a time (docs/protocol/record.md)."""

import re
from collections.abc import Iterable, Iterator
from typing import Final, TextIO

from sixtysix.notation.cards import NOTHING, action_name, pile_text
from sixtysix.notation.record import RECORD_VERSION, DealRecord, Header, MatchRecord
from sixtysix.notation.variants import variant_text
from sixtysix.notation.visitor import Visitor
from sixtysix.rules.apply import apply, start
from sixtysix.rules.match import Match
from sixtysix.rules.state import State

LONGEST_NAME: Final = 100
REMARK_NAME: Final = re.compile(r"x-[a-z0-9-]{1,40}")


def record_text(record: MatchRecord) -> str:
    """A record as text."""
    return "".join(f"{line}\n" for line in record_lines(record))


def record_lines(record: MatchRecord) -> Iterator[str]:
    """The lines of a record. Raises the `RuleError` of an illegal action, `ValueError` for a name that cannot be written."""
    header = record.header
    match = Match(header.variant, header.dealer)
    yield from header_lines(header)
    for deal in record.deals:
        final = deal.final(header.variant)
        if final.table.outcome is not None:
            match = match.record(final.table.outcome)
        yield from deal_lines(deal, final, match)
    yield match_line(match)


def header_lines(header: Header) -> Iterator[str]:
    """The lines before the first deal."""
    yield f"66r{RECORD_VERSION}"
    yield f"rules {variant_text(header.variant)}"
    yield f"target {header.variant.match_target}"
    for seat, name in enumerate(header.players):
        yield f"player {seat} {_plain(name)}".rstrip()
    if header.date is not None:
        yield f"date {_plain(header.date)}"
    yield f"dealer {header.dealer}"
    if header.seed is not None:
        yield f"seed {header.seed}"
    for name, value in header.remarks:
        if REMARK_NAME.fullmatch(name) is None:
            raise ValueError(
                f"{name!r} cannot name a header: expected x- and small letters, digits or dashes"
            )
        yield f"{name} {_plain(value)}".rstrip()


def _plain(text: str) -> str:
    """A name as it is written; raises `ValueError` if it would not come back the same."""
    if len(text) > LONGEST_NAME or text != " ".join(text.split()) or not text.isprintable():
        raise ValueError(
            f"{text!r} cannot be written in a record: expected at most {LONGEST_NAME} printable characters,"
            " single spaces between words"
        )
    return text


def deal_lines(deal: DealRecord, final: State, match: Match) -> Iterator[str]:
    """The lines of one deal; `final` is its last state, `match` the match after it."""
    yield ""
    yield f"deal {deal.number} dealer {deal.dealer}"
    if deal.fairness is not None:
        yield f"commitment {deal.fairness.commitment}"
        if deal.fairness.client_seed:
            yield f"client-seed {deal.fairness.client_seed}"
        if deal.fairness.server_seed is not None:
            yield f"server-seed {deal.fairness.server_seed.hex()}"
    yield f"deck {pile_text(deal.deck)}"
    yield from _trick_lines(start(final.table.variant, deal.deck, deal.dealer), deal.actions)
    yield result_line(final, match)


def _trick_lines(state: State, actions: Iterable[int]) -> Iterator[str]:
    number = 1
    line: list[str] = []
    leader = state.table.leader
    for action in actions:
        line.append(action_name(action, state.table.trump))
        after = apply(state, action)
        if after.table.piles != state.table.piles:
            yield f"{number}. {leader}: {' '.join(line)}"
            number, line, leader = number + 1, [], after.table.leader
        state = after
    if line:
        yield f"{number}. {leader}: {' '.join(line)}"


def result_line(final: State, match: Match) -> str:
    """How the deal ended, and the score of the match after it."""
    outcome = final.table.outcome
    if outcome is None:
        return "result *"
    winner = NOTHING if outcome.winner is None else outcome.winner
    totals, score = ("{}-{}".format(*pair) for pair in (outcome.totals, match.score))
    return f"result {winner} {outcome.game_points} {outcome.reason} {totals} score {score}"


def match_line(match: Match) -> str:
    """The last line: who won the match, and the score."""
    winner = "*" if match.winner is None else match.winner
    line = "match {} {}-{}".format(winner, *match.score)
    return f"{line} shutout" if match.shutout else line


class RecordWriter(Visitor[None]):
    """Writes the match it is told of to a text stream, deal by deal."""

    def __init__(self, stream: TextIO) -> None:
        self._stream = stream

    def begin_match(self, header: Header) -> None:
        """Write the headers."""
        self._write(header_lines(header))

    def end_deal(self, deal: DealRecord, state: State, match: Match) -> None:
        """Write the deal."""
        self._write(deal_lines(deal, state, match))

    def end_match(self, match: Match) -> None:
        """Write the last line."""
        self._write([match_line(match)])

    def visit_comment(self, text: str) -> None:
        """Write the comment."""
        self._write([f"# {text}".rstrip()])

    def result(self) -> None:
        """Nothing: all is in the stream."""

    def _write(self, lines: Iterable[str]) -> None:
        self._stream.writelines(f"{line}\n" for line in lines)
