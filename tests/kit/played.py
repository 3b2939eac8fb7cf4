"""Records of deals that were played, made from a deal as the page makes them from what it is told."""

import random
from typing import Any

from sixtysix.rules import PRESETS, Event, Seat, Variant, card_name, differences, watch
from sixtysix.rules.event import Exchanged
from sixtysix.services.room import Deal
from sixtysix.services.wire import result_frame
from tests.kit.random_deals import RandomDeal, random_deal


def record(
    played: RandomDeal, *, preset: str = "sixty-six", number: int = 1, table: str = "t", seat: Seat = 0
) -> dict[str, Any]:
    """The record of a deal that was played to its end."""
    watched = watch(played.dealt)
    exchanged: Seat | None = None
    for event in watched.news[0]:
        exchanged = _exchanger(event, exchanged)
    for action in played.actions:
        watched = watched.after(action)
        for event in watched.news[0]:
            exchanged = _exchanger(event, exchanged)
    result = result_frame(Deal(number, played.dealer, "", bytes(32), played.dealt, watched))
    turn_up = played.dealt.table.turn_up
    assert turn_up is not None
    winner = result["winner"]
    score = [0, 0]
    if winner is not None:
        score[winner] = result["game_points"]
    return {
        "format": "66-played-1",
        "id": f"{table}:{number}",
        "at": "2026-11-30T12:00:00.000Z",
        "preset": preset,
        "differences": differences(played.variant, PRESETS[preset]),
        "level": "club",
        "seat": seat,
        "dealer": played.dealer,
        "hands": result["hands"],
        "turn_up": card_name(turn_up),
        "talon": [card_name(card) for card in played.dealt.talon],
        "log": result["log"],
        "exchanged_by": exchanged,
        "closed_by": result["closed_by"],
        "closed_at": None if result["closed_by"] is None else len(result["talon"]),
        "claimed_by": result["claimed_by"],
        "reason": result["reason"],
        "winner": winner,
        "game_points": result["game_points"],
        "match": {"score": score, "over": False, "winner": None},
        "practice": False,
        "hints": 0,
    }


def _exchanger(event: Event, before: Seat | None) -> Seat | None:
    return event.seat if isinstance(event, Exchanged) else before


def some_records(
    count: int, variant: Variant | None = None, *, seed: int = 0, table: str = "t"
) -> list[dict[str, Any]]:
    """Records of random deals of one table."""
    dice = random.Random(seed)
    return [
        record(random_deal(variant or Variant(), dice.randrange(2**32)), number=number, table=table)
        for number in range(1, count + 1)
    ]
