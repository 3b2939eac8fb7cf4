"""The deals of a match at home as the page's statistics take them: `66-played-1` (docs/protocol/played.md)."""

from collections.abc import Iterator
from hashlib import sha256

from sixtysix.engine import LEVELS
from sixtysix.interfaces.home.match import level_name
from sixtysix.interfaces.home.notes import Notes, notes_in
from sixtysix.interfaces.home.referee import YOU, Referee
from sixtysix.notation import DealRecord, MatchRecord
from sixtysix.notation.variants import nearest_preset
from sixtysix.rules import EXCHANGE, PRESETS, Match, Variant, card_name, differences
from sixtysix.rules.cardset import cards_in
from sixtysix.services.played import FORMAT, DealPlayed
from sixtysix.services.room import Deal
from sixtysix.services.wire import result_frame


def deals_played(record: MatchRecord) -> Iterator[DealPlayed]:
    """The deals that were played to their end, in order."""
    header, notes = record.header, notes_in(record.header.remarks)
    match, preset = Match(header.variant, header.dealer), nearest_preset(header.variant)
    level = level_name(record)
    for dealt in record.deals:
        over = _deal(dealt, header.variant)
        outcome = over.state.table.outcome
        if outcome is None:
            return
        match = match.record(outcome)
        yield DealPlayed.model_validate(
            {
                "format": FORMAT,
                "id": f"home-{_name(record)}:{dealt.number}",
                "at": _moment(header.date, dealt.number),
                "preset": preset,
                "differences": differences(header.variant, PRESETS[preset]),
                "level": level if level in LEVELS else None,
                "seat": YOU,
                "dealer": dealt.dealer,
                **_cards(over),
                **_end(over),
                "game_points": match.results[-1].booked,
                "match": {
                    "score": list(match.score),
                    "over": match.winner is not None,
                    "winner": match.winner,
                },
                **_noted(notes.get(dealt.number, Notes())),
            }
        )


def _deal(dealt: DealRecord, variant: Variant) -> Deal:
    """The deal as a table of the server would hold it."""
    referee = Referee(variant, dealt.deck, dealt.dealer)
    for action in dealt.actions:
        referee.act(action)
    return Deal(dealt.number, dealt.dealer, "", b"", referee.dealt, referee.watched, referee.past)


def _cards(over: Deal) -> dict[str, object]:
    table, hands, talon = over.dealt
    if table.turn_up is None:
        raise ValueError("a deal begins with a turn-up")
    return {
        "hands": [[card_name(card) for card in cards_in(hand)] for hand in hands],
        "turn_up": card_name(table.turn_up),
        "talon": [card_name(card) for card in talon],
        "exchanged_by": next((step.seat for step in over.past if step.action == EXCHANGE), None),
    }


def _end(over: Deal) -> dict[str, object]:
    result = result_frame(over)
    told: dict[str, object] = {
        name: result[name] for name in ("log", "closed_by", "claimed_by", "reason", "winner")
    }
    told["closed_at"] = None if result["closed_by"] is None else len(result["talon"])
    return told


def _noted(notes: Notes) -> dict[str, object]:
    return {"practice": notes.practice, "hints": notes.hints}


def _name(record: MatchRecord) -> str:
    """The same for the same match, wherever its record lies."""
    first = record.deals[0]
    promised = first.fairness.commitment if first.fairness is not None else repr(first.deck)
    return sha256(f"{record.header.date} {promised}".encode()).hexdigest()[:32]


def _moment(date: str | None, number: int) -> str:
    """A record tells the day; the deals of a match follow each other by the minute."""
    hours, minutes = divmod(number, 60)
    return f"{date or '1970-01-01'}T{min(12 + hours, 23):02}:{minutes:02}:00Z"
