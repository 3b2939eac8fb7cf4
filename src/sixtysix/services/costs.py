"""What each decision of a seat has cost: the best that could be expected with what it knew, less what its action could."""

from collections.abc import Mapping
from dataclasses import dataclass

from sixtysix.rules import Action, Match, Seat
from sixtysix.services.ports import Opponent
from sixtysix.services.room import Deal, Room, Step


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


async def costs_of(room: Room, deal: Deal, seat: Seat, opponent: Opponent) -> DealCosts:
    """The costs of a deal that is over, at the score it was played at."""
    match = _before(room.match)
    decisions: list[Decision] = []
    worth = None
    for step in deal.past:
        view = step.before.views[seat]
        if step.seat != seat or view.legal.bit_count() < 2:
            continue
        values = _with_claim(await opponent.weigh(view, match), deal, step)
        if step.action not in values:
            continue
        best = max(values, key=lambda action: (values[action], action == step.action))
        worth = values[best] if worth is None else worth
        trick = view.table.tricks(0) + view.table.tricks(1) + 1
        decisions.append(Decision(trick, step.action, best, values[best] - values[step.action]))
    return DealCosts(worth, tuple(decisions))


def _with_claim(values: Mapping[Action, float], deal: Deal, step: Step) -> Mapping[Action, float]:
    """The values, and what a wrong claim has lost: the engine knows its points and never weighs one."""
    outcome = deal.watched.state.table.outcome
    if not values or step is not deal.past[-1] or not outcome or outcome.reason != "false_claim":
        return values
    return {**values, step.action: -float(outcome.game_points)}


def _before(match: Match) -> Match:
    """The match before its last deal."""
    earlier = Match(match.variant, match.dealer)
    for result in match.results[:-1]:
        earlier = earlier.record(result.outcome)
    return earlier
