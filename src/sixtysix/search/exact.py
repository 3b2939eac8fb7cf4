"""The exact solver over worlds: the mean value of each action over what a view leaves possible.

With one world left (talon used up) the values are those of perfect play. With more they are double dummy: each world is
solved as if both sides saw it. What that gets most wrong, a seat's own next step chosen differently in each world, is
mended: after closing or announcing, one card is led in all worlds.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Final, TypeAlias

from sixtysix.rules.action import ACTION_COUNT, CLAIM, CLAIM_OUT_OF_TURN, CLOSE, Action, is_claim, is_marriage
from sixtysix.rules.apply import apply
from sixtysix.rules.invariant import BrokenState, check
from sixtysix.rules.seat import Seat
from sixtysix.rules.state import State
from sixtysix.rules.view import PlayerView
from sixtysix.search import opencards
from sixtysix.search.packing import pack_state
from sixtysix.search.stream import Stream
from sixtysix.search.worlds import worlds_of

Values: TypeAlias = Mapping[Action, float]
"""Game points to the seat on turn for each legal action, under best play by both with all cards known."""

ExactSolve: TypeAlias = Callable[[Sequence[State]], Sequence[Mapping[Action, int]]]

_TABLE_MIB: Final = 1
_CHUNK: Final = 64
"""States given to the kernel in one call."""
_OPEN_CHUNK: Final = 8
_LEAST: Final = 1000
"""Positions searched for a state, however little is left of the budget."""
_CLOSED_NODES: Final = 4000
"""More positions than a closed state takes on average."""
_NOT_LEGAL: Final = 127
_ACTIONS: Final = range(ACTION_COUNT)
_OWN_STEPS: Final = 8
"""More actions than a seat can take in a row."""


def solve(states: Sequence[State]) -> Sequence[Mapping[Action, int]]:
    """The exact values of every action of each state."""
    return [{action: low for action, (low, _) in row.items()} for _, row in _bounds(states, 0, None)]


def _bounds(
    states: Sequence[State], nodes: int, table: opencards.Table | None
) -> Iterator[tuple[int, dict[Action, tuple[int, int]]]]:
    """For each state the positions searched, and the bounds of each action: `opencards.solve_all` without its objects."""
    if not states:
        return
    packed = b"".join(map(pack_state, states))
    solutions, values = opencards.raw(states[0].table.variant, packed, nodes=nodes, table=table)
    searched = memoryview(solutions).cast("Q")[:: len(solutions) // len(states) // 8]
    bounds = memoryview(values).cast("b")
    for place in range(len(states)):
        first = place * 2 * ACTION_COUNT
        low, high = bounds[first : first + ACTION_COUNT], bounds[first + ACTION_COUNT :]
        row = {action: (low[action], high[action]) for action in _ACTIONS if low[action] != _NOT_LEGAL}
        yield searched[place], row


class Budget:
    """A solver that stops when it has searched so many positions: it then gives the values of fewer states.

    It gives those of one state at least. Its memory is its own, so that the same questions cost the same.
    """

    def __init__(self, nodes: int) -> None:
        self.nodes = nodes
        self._table = opencards.Table(_TABLE_MIB)

    @property
    def spent(self) -> bool:
        """Whether nothing is left."""
        return self.nodes <= 0

    def __call__(self, states: Sequence[State]) -> Sequence[Values]:
        """The values of the first states, as many as the budget allows."""
        rows: list[Values] = []
        chunk = _CHUNK if states and states[0].table.strict else _OPEN_CHUNK
        for first in range(0, len(states), chunk):
            if rows and self.spent:
                break
            limit = max(self.nodes // 2, _LEAST)
            for searched, row in _bounds(states[first : first + chunk], limit, self._table):
                self.nodes -= searched
                # where the search was stopped, halfway between the bounds
                rows.append({action: (low + high) / 2 for action, (low, high) in row.items()})
        return rows


@dataclass(frozen=True, slots=True)
class Averaged:
    """Mean game points of each action to the seat on turn, over worlds; claims are left out."""

    values: Mapping[Action, float]
    worlds: tuple[State, ...]
    """The worlds solved."""
    complete: bool
    """Whether these are all the worlds there are."""

    @property
    def exact(self) -> bool:
        """Whether there is only one world, so that the values are those of perfect play."""
        return self.complete and len(self.worlds) == 1


def average(view: PlayerView, most: int, seed: int, budget: Budget) -> Averaged | None:
    """The values over all worlds, or over a sample of `most`; None if the view contradicts itself."""
    worlds, complete = worlds_of(view).at_most(most, seed)
    if not worlds or not _sound(worlds[0]) or view.seat != view.table.turn:
        return None
    if complete and not view.table.strict:  # the budget may end before the last: any of them may be left out
        Stream(seed).shuffle_first(worlds, len(worlds))
    rows = budget(worlds)
    solved = worlds[: len(rows)]
    values = _means(rows)
    for action in values:
        if action == CLOSE or (is_marriage(action) and not budget.spent):
            values[action] = _best_together(solved, action, budget, values[action])
    return Averaged(values, tuple(solved), complete and len(solved) == len(worlds))


def closing_value(view: PlayerView, most: int, seed: int, budget: Budget) -> float | None:
    """What closing now is worth: the mean over worlds with the best lead; None if it cannot be told."""
    worlds, _ = worlds_of(view).at_most(most, seed)
    if not worlds or not _sound(worlds[0]):
        return None
    return _best_together(worlds, CLOSE, budget, 0)


def _best_together(worlds: Sequence[State], action: Action, budget: Budget, otherwise: float) -> float:
    """The mean value of an action when the same next step follows in all worlds."""
    after = [apply(world, action) for world in worlds]
    if after[0].table.outcome is not None:
        return otherwise
    rows = _closed(after) if action == CLOSE else budget(after)
    return max(_means(rows, claims=True).values())


def _closed(states: Sequence[State]) -> Sequence[Values]:
    """The values after closing, which are little work: no budget, but for what no deal needs."""
    return Budget(_CLOSED_NODES * len(states))(states)


def temptation(worlds: Sequence[State], actions: Sequence[Action], budget: Budget) -> dict[Action, float]:
    """What each action brings if the opponent then acts at random once: the more, the more ways it has to err.

    All the same where the budget does not reach.
    """
    found: dict[Action, float] = {}
    for action in actions:
        if budget.spent:
            return dict.fromkeys(actions, 0.0)
        found[action] = _tempted([apply(world, action) for world in worlds], worlds[0].table.turn, budget)
    return found


def _tempted(states: list[State], seat: Seat, budget: Budget) -> float:
    total, count = 0.0, len(states)
    for _ in range(_OWN_STEPS):
        total += sum(_gained(state, seat) for state in states if state.table.outcome is not None)
        states = [state for state in states if state.table.outcome is None]
        rows = budget(states)
        count -= len(states) - len(rows)
        states = states[: len(rows)]
        theirs = [values for state, values in zip(states, rows, strict=True) if state.table.turn != seat]
        total += sum(_at_random(values) for values in theirs)
        states = [
            apply(state, _best(values))
            for state, values in zip(states, rows, strict=True)
            if state.table.turn == seat
        ]
        if not states:
            break
    return total / count


def _best(values: Values) -> Action:
    return max(values, key=lambda action: (values[action], -action))


def _at_random(values: Values) -> float:
    """What a seat loses to the other by acting at random, but for claims: it makes those that win."""
    if values.get(CLAIM, -1) > 0:
        return -values[CLAIM]
    sensible = [value for action, value in values.items() if not is_claim(action)]
    return -sum(sensible) / len(sensible)


def _gained(state: State, seat: Seat) -> float:
    outcome = state.table.outcome
    if outcome is None or outcome.winner is None:
        return 0
    return outcome.game_points if outcome.winner == seat else -outcome.game_points


def _means(rows: Sequence[Values], *, claims: bool = False) -> dict[Action, float]:
    sums: dict[Action, float] = {}
    for values in rows:
        for action, value in values.items():
            if claims or not is_claim(action):
                sums[action] = sums.get(action, 0) + value
    return {action: total / len(rows) for action, total in sums.items() if action != CLAIM_OUT_OF_TURN}


def _sound(state: State) -> bool:
    try:
        check(state)
    except BrokenState:
        return False
    return True
