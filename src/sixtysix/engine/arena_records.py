"""The deals of an arena as records: each a match of one deal, since at the two tables deals follow one another as they like."""

from collections.abc import Mapping
from typing import Final

from sixtysix.engine.match_play import Played
from sixtysix.notation.record import DealRecord, Header, MatchRecord
from sixtysix.notation.writer import LONGEST_NAME, record_text
from sixtysix.rules.card import Card

_NO_TEXT: Final = "?"


def record_of(
    played: Played, deck: tuple[Card, ...], players: tuple[str, str], remarks: Mapping[str, str]
) -> str:
    """The record of one deal. A forfeited deal is broken off there, and the header `x-forfeit` says who and why."""
    noted = dict(remarks)
    if played.fault is not None:
        noted["x-forfeit"] = f"seat {played.fault.seat}: {played.fault.reason}"
    table = played.dealt.table
    header = Header(
        variant=table.variant,
        players=(_plain(players[0]), _plain(players[1])),
        dealer=table.dealer,
        remarks=tuple((name, _plain(text)) for name, text in noted.items()),
    )
    return record_text(MatchRecord(header, (DealRecord(1, table.dealer, deck, played.actions),)))


def _plain(text: str) -> str:
    """The text as a header may hold it."""
    printable = "".join(each if each.isprintable() else _NO_TEXT for each in " ".join(text.split()))
    return printable[:LONGEST_NAME].rstrip()
