"""What the strongest level would do for the player: hints in three steps, and what decisions have cost."""

import asyncio
from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple, Protocol

from sixtysix.adapters.opponent import advice, weighed
from sixtysix.engine import needs_of
from sixtysix.rules import (
    CLOSE,
    DRAW,
    EXCHANGE,
    Action,
    Card,
    Match,
    PlayerView,
    Seat,
    actions_in,
    is_claim,
    is_marriage,
    is_play,
    points_of,
)
from sixtysix.rules.action import MARRIAGE
from sixtysix.rules.card import ACE, QUEEN, make_card
from sixtysix.rules.trick import beats
from sixtysix.services.costs import DealCosts, costs_of
from sixtysix.services.ports import Advice
from sixtysix.services.room import Step

NEAR: Final = 0.15
"""Choices that are worth less than the best by so little are named beside it."""
MOST: Final = 3
GAP: Final = 0.05
"""What the second best gives up is worth a word from this on."""
STEPS: Final = 3
_NAMED: Final = {EXCHANGE: "exchange", CLOSE: "close", DRAW: "draw"}


class Adviser(Protocol):
    """Whoever is asked."""

    def advise(self, view: PlayerView, match: Match) -> Advice | None:
        """What it would do for the view's seat; None where there is nothing to do."""
        ...

    def weigh(self, view: PlayerView, match: Match) -> Mapping[Action, float]:
        """What the seat may expect of each action."""
        ...


class EngineAdviser:
    """The strongest level of the engine."""

    def advise(self, view: PlayerView, match: Match) -> Advice | None:
        """Its decision, with what each action is worth to it."""
        return advice(view, needs_of(match, view.seat)) if view.legal else None

    def weigh(self, view: PlayerView, match: Match) -> Mapping[Action, float]:
        """Its values of all actions."""
        return weighed(view, needs_of(match, view.seat))


def reckoned(adviser: Adviser, after: Match, past: Sequence[Step], seat: Seat) -> DealCosts:
    """What the decisions of a seat have cost; `after` is the match after the deal."""

    async def weigh(view: PlayerView, match: Match) -> Mapping[Action, float]:
        return adviser.weigh(view, match)

    return asyncio.run(costs_of(after, past, seat, weigh))


class Said(NamedTuple):
    """A message of the page, and its number if it has one."""

    key: str
    points: int | None = None


def nudge(found: Advice, view: PlayerView) -> Said:
    """What to think about, without saying what to do."""
    best = found.best
    others = [action for action in actions_in(view.legal) if not is_claim(action)]
    if len(others) < 2 and not is_claim(best):
        return Said("hint-nudge-only")
    if is_play(best):
        return Said("hint-nudge-lead" if view.table.led is None else "hint-nudge-follow")
    return Said(f"hint-nudge-{'marriage' if is_marriage(best) else _NAMED.get(best, 'claim')}")


def candidates(found: Advice) -> list[Action]:
    """The best, what comes near it, and at least one other where there is a choice; in an order that gives nothing away."""
    values = found.values
    near = [
        action
        for place, (action, value) in enumerate(values[1:])
        if place == 0 or values[0][1] - value <= NEAR
    ]
    return sorted({found.best, *near[: MOST - 1]})


def reason(found: Advice, view: PlayerView) -> Said:
    """What the best does, as far as it can be seen on the table."""
    best, table = found.best, view.table
    if is_marriage(best):
        return Said("hint-why-marriage", 40 if best - MARRIAGE == table.trump else 20)
    if not is_play(best):
        return Said(f"hint-why-{_NAMED.get(best, 'claim')}")
    if table.led is not None:
        return _answer_reason(table.led, best, table.trump)
    return _lead_reason(best, table.trump)


def _answer_reason(led: Card, card: Card, trump: int) -> Said:
    points = points_of(led) + points_of(card)
    if beats(card, led, trump):
        trumped = card // 6 == trump != led // 6
        return Said("hint-why-trump" if trumped else "hint-why-win", points)
    if not points:
        return Said("hint-why-nothing")
    return Said("hint-why-cheap", points) if _cheap(card) else Said("hint-why-keep")


def _lead_reason(card: Card, trump: int) -> Said:
    trumps = card // 6 == trump
    if card % 6 == ACE:
        return Said("hint-why-lead-sure" if trumps else "hint-why-lead-high")
    if trumps:
        return Said("hint-why-lead-trump")
    return Said("hint-why-lead-low" if _cheap(card) else "hint-why-keep")


def _cheap(card: Card) -> bool:
    return points_of(card) <= points_of(make_card(0, QUEEN))


def gap(found: Advice) -> float | None:
    """Game points that the second best gives up, if that is worth a word."""
    if len(found.values) < 2:
        return None
    less = found.values[0][1] - found.values[1][1]
    return less if less >= GAP else None
