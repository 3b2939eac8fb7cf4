"""The open-card solver as the rules read: every legal action, to the end, remembered by state. Slow and plain on purpose.

It is what the kernel's solver (`opencards`) is checked against; use that one.

>>> from sixtysix.rules import PRESETS, shuffled_deck, start
>>> state = start(PRESETS["schnapsen"], shuffled_deck(PRESETS["schnapsen"], bytes(32), "", 1), dealer=1)
>>> last = played_at_random(state, seed=3, hand_size=2)
>>> -3 <= Reference().value(last) <= 3
True
"""

import random

from sixtysix.rules import (
    CLAIM,
    CLAIM_OUT_OF_TURN,
    Action,
    State,
    actions_in,
    apply,
    legal_actions,
    legal_actions_of,
    other,
)

MOST_STATES = 2_000_000


class TooManyStates(RuntimeError):
    """The position is too large for this solver."""


class Reference:
    """Values of states in game points to seat 0, both hands and the talon open to both seats.

    Under `claim_when = any_time` the seat that is not on turn is asked first: a claim of its is settled before the
    seat on turn may act.
    """

    def __init__(self, most_states: int = MOST_STATES) -> None:
        self._values: dict[tuple[object, ...], int] = {}
        self._most_states = most_states

    def value(self, state: State) -> int:
        """Game points of the deal to seat 0 under best play of both seats."""
        outcome = state.table.outcome
        if outcome is not None:
            return _to_first(outcome.winner, outcome.game_points)
        key = (state.table[1:], state.hands, state.talon)
        known = self._values.get(key)
        if known is not None:
            return known
        if len(self._values) >= self._most_states:
            raise TooManyStates
        turn = state.table.turn
        best = max if turn == 0 else min
        value = best(self.value(apply(state, action)) for action in actions_in(legal_actions_of(state)))
        if _may_claim_out_of_turn(state):
            best = max if turn == 1 else min
            value = best(value, self.value(apply(state, CLAIM_OUT_OF_TURN)))
        self._values[key] = value
        return value

    def action_values(self, state: State) -> dict[Action, int]:
        """For each legal action, a claim out of turn included, the value of what it leads to, to the seat on turn."""
        sign = 1 if state.table.turn == 0 else -1
        actions = list(actions_in(legal_actions_of(state)))
        if _may_claim_out_of_turn(state):
            actions.append(CLAIM_OUT_OF_TURN)
        return {action: sign * self.value(apply(state, action)) for action in actions}


def played_at_random(state: State, seed: int, hand_size: int) -> State:
    """A state after random actions without claims, once no hand has more than `hand_size` cards; or where the deal ends."""
    chance = random.Random(seed)  # noqa: S311  nothing secret
    while state.table.outcome is None and max(state.table.hand_sizes) > hand_size:
        state = apply(
            state,
            chance.choice([action for action in actions_in(legal_actions_of(state)) if action != CLAIM]),
        )
    return state


def _may_claim_out_of_turn(state: State) -> bool:
    seat = other(state.table.turn)
    return legal_actions(state.table, state.hands[seat], seat) != 0


def _to_first(winner: int | None, game_points: int) -> int:
    return 0 if winner is None else game_points if winner == 0 else -game_points
