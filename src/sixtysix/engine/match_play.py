"""Two players over the same deals from both seats: game points a deal with a 95 % interval.

Both deals of a pair have the same deck and dealer; the players change seats. The interval is clustered by pair, since the two
deals of a pair are not independent. The referee alone holds the state; players are given their views.
"""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from math import sqrt
from typing import TypeAlias

from sixtysix.rules.action import CLAIM_OUT_OF_TURN, Action
from sixtysix.rules.apply import apply, auto_exchange
from sixtysix.rules.event import Event, events_of, seen_by, start_events
from sixtysix.rules.seat import Seat, other
from sixtysix.rules.shuffle import deal_seed, shuffled_deck
from sixtysix.rules.state import State, deal
from sixtysix.rules.table import Outcome
from sixtysix.rules.variant import Variant
from sixtysix.rules.view import PlayerView, begin
from sixtysix.search.stream import Stream

Player: TypeAlias = Callable[[PlayerView, int], Action]
"""A player: the action for a view and a seed."""


@dataclass(frozen=True, slots=True)
class Comparison:
    """Game points a deal to the first player: mean and half the width of the 95 % interval, over pairs of deals."""

    pairs: int
    mean: float
    margin: float

    def __str__(self) -> str:
        return f"{self.mean:+.3f} ± {self.margin:.3f} ({self.pairs} pairs)"


def compare(variant: Variant, first: Player, second: Player, pairs: int, seed: int = 1) -> Comparison:
    """The first player against the second over pairs of deals, numbered from 1, of a seed."""
    return summary([pair(variant, first, second, seed, number) for number in range(1, pairs + 1)])


def pair(variant: Variant, first: Player, second: Player, seed: int, number: int) -> float:
    """Game points a deal to the first player over one deal played from both seats; the dealer alternates by number."""
    dealt = deal(variant, shuffled_deck(variant, deal_seed(seed, number), "", number), number % 2)
    one = play_deal(dealt, (first, second), seed + number)
    two = play_deal(dealt, (second, first), seed + number)
    return (_to(0, one) + _to(1, two)) / 2


def summary(pairs: list[float]) -> Comparison:
    """Mean and margin of the means of pairs."""
    count = len(pairs)
    mean = sum(pairs) / count
    variance = sum((each - mean) ** 2 for each in pairs) / max(count - 1, 1)
    return Comparison(count, mean, 1.96 * sqrt(variance / count))


def play_deal(dealt: State, players: tuple[Player, Player], seed: int) -> Outcome:
    """The outcome of a deal. Raises the `RuleError` of an illegal action: a player that makes one is broken."""
    state = auto_exchange(dealt) if dealt.table.variant.auto_exchange else dealt
    views = [_observed(None, seat, start_events(dealt, state)) for seat in (0, 1)]
    stream = Stream(seed)
    while state.table.outcome is None:
        action = _chosen(state.table.turn, views, players, stream.number())
        after = apply(state, action)
        seen = list(events_of(state, action, after))
        views = [_observed(views[seat], seat, seen) for seat in (0, 1)]
        state = after
    return state.table.outcome


def _chosen(turn: Seat, views: list[PlayerView], players: tuple[Player, Player], seed: int) -> Action:
    """The next action; a seat that may claim out of turn is asked first."""
    waiting = other(turn)
    if views[waiting].legal >> CLAIM_OUT_OF_TURN & 1:
        action = players[waiting](views[waiting], seed)
        if action == CLAIM_OUT_OF_TURN:
            return action
    return players[turn](views[turn], seed)


def _observed(view: PlayerView | None, seat: Seat, events: Iterable[Event]) -> PlayerView:
    for event in events:
        seen = seen_by(event, seat)
        if seen is not None:
            view = begin(seat, seen) if view is None else view.observe(seen)
    if view is None:
        raise ValueError("a deal begins with events")
    return view


def _to(seat: Seat, outcome: Outcome) -> int:
    return (
        0
        if outcome.winner is None
        else outcome.game_points
        if outcome.winner == seat
        else -outcome.game_points
    )
