"""What each decision of a seat has cost: the best that could be expected with what it knew, less what its action could."""

from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import TypeAlias

from sixtysix.rules import Action, Match, Outcome, PlayerView, Seat
from sixtysix.services.room import Step

Weigh: TypeAlias = Callable[[PlayerView, Match], Awaitable[Mapping[Action, float]]]
"""What the seat of a view may expect of each action, at the score of a match."""


@dataclass(frozen=True, slots=True)
class Decision:
    """A decision: in which trick, what was done, what would have been best, and the difference in game points."""

    trick: int
    action: Action
    best: Action
    cost: float


@dataclass(frozen=True, slots=True)
class DealCosts:
    """The decisions of a seat in a deal in which it had a choice."""

    worth: float | None
    """Game points to be expected at the first of them: what the cards that were dealt are worth to a strong player."""
    decisions: tuple[Decision, ...]


async def costs_of(after: Match, past: Sequence[Step], seat: Seat, weigh: Weigh) -> DealCosts:
    """The costs of a deal that is over, at the score it was played at; `after` is the match after it."""
    match = _before(after)
    decisions: list[Decision] = []
    worth = None
    for step in past:
        view = step.before.views[seat]
        if step.seat != seat or view.legal.bit_count() < 2:
            continue
        values = await weigh(view, match)
        if step is past[-1]:
            values = _with_claim(values, after.results[-1].outcome, step.action)
        if step.action not in values:
            continue
        best = max(values, key=lambda action: (values[action], action == step.action))
        worth = values[best] if worth is None else worth
        trick = view.table.tricks(0) + view.table.tricks(1) + 1
        decisions.append(Decision(trick, step.action, best, values[best] - values[step.action]))
    return DealCosts(worth, tuple(decisions))


def _with_claim(values: Mapping[Action, float], outcome: Outcome, action: Action) -> Mapping[Action, float]:
    """The values, and what a wrong claim has lost: the engine knows its points and never weighs one."""
    if not values or outcome.reason != "false_claim":
        return values
    return {**values, action: -float(outcome.game_points)}


def _before(match: Match) -> Match:
    """The match before its last deal."""
    earlier = Match(match.variant, match.dealer)
    for result in match.results[:-1]:
        earlier = earlier.record(result.outcome)
    return earlier
