"""Positions for the tests of the solver, and what they are compared by."""

import random

from sixtysix.rules import (
    CLAIM,
    CLOSE,
    PRESETS,
    Action,
    State,
    Variant,
    actions_in,
    apply,
    legal_actions_of,
    start,
)
from sixtysix.rules.shuffle import ordered_deck
from sixtysix.search.opencards import solve, value
from sixtysix.search.reference import Reference
from tests.kit.walk import any_rules


def fresh(variant: Variant, seed: int) -> State:
    """A shuffled deal."""
    rng = random.Random(seed)
    deck = ordered_deck(variant)
    rng.shuffle(deck)
    return start(variant, deck, rng.randrange(2))


def rules_of(seed: int) -> Variant:
    """Every third time a preset, else random house rules."""
    presets = list(PRESETS.values())
    return presets[seed // 3 % len(presets)] if seed % 3 == 0 else any_rules(seed)


def late(variant: Variant, seed: int, *, hand: int, talon: int = 0) -> State:
    """A position after random play: strict with at most `hand` cards, or open with at most `talon` in the talon."""
    rng = random.Random(seed)
    while True:
        state, bold = fresh(variant, rng.randrange(1 << 30)), rng.choice((0, 0.02, 0.3))
        while state.table.outcome is None:
            table = state.table
            if table.strict and max(table.hand_sizes) <= hand:
                return state
            if not table.strict and table.talon_size <= talon and rng.random() < 0.3:
                return state
            state = apply(state, calm_action(state, rng, bold))


def calm_action(state: State, rng: random.Random, bold: float) -> Action:
    """Any action but a claim, closing only so often."""
    actions = [action for action in actions_in(legal_actions_of(state)) if action != CLAIM]
    if CLOSE in actions and len(actions) > 1 and rng.random() >= bold:
        actions.remove(CLOSE)
    return rng.choice(actions)


def assert_solved_right(state: State, reference: Reference) -> None:
    """The kernel's values are the plain ones, for the position and for every action."""
    sign = 1 if state.table.turn == 0 else -1
    expected = reference.action_values(state)
    solution = solve(state)
    assert {action: (each.low, each.high) for action, each in solution.actions.items()} == {
        action: (points, points) for action, points in expected.items()
    }
    assert solution.exact
    assert solution.value == sign * reference.value(state)
    assert value(state).value == solution.value
    best = max(points for action, points in expected.items() if action <= CLAIM)
    assert solution.best == tuple(a for a, points in expected.items() if points == best and a <= CLAIM)
