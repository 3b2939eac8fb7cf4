"""Positions for the tests of the solver, and what they are compared by."""

import random

from sixtysix.rules import (
    CLAIM,
    CLOSE,
    PRESETS,
    Action,
    Card,
    Closing,
    State,
    Table,
    Variant,
    actions_in,
    apply,
    cardset,
    legal_actions_of,
    start,
    total,
)
from sixtysix.rules.invariant import check
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


def placed(variant: Variant, seed: int) -> State:
    """A position put together at random: closed, used up, or with two or four cards still to draw.

    Mostly nobody has 66 yet, so that it matters how the rest is played; sometimes a card is led or a marriage announced.
    """
    rng = random.Random(seed)
    while True:
        state = _placed(variant, rng)
        reached = max(total(state.table, 0), total(state.table, 1)) >= 66
        if reached and (variant.win_mode == "auto" or rng.random() < 0.9):
            continue
        for _ in range(rng.choice((0, 0, 1, 2))):
            state = apply(state, calm_action(state, rng, 0.1))
            if state.table.outcome is not None:
                break
        else:
            return state


def _placed(variant: Variant, rng: random.Random) -> State:
    deck, size, kind = (
        ordered_deck(variant),
        variant.hand_size,
        rng.choice(("closed", "closed", "used up", "open")),
    )
    rng.shuffle(deck)
    drawing = kind == "open" and rng.random() < 0.5
    held = size - drawing if kind == "open" else rng.randint(1, size - 1)
    most = 2 if kind == "open" else min(variant.deck - 2 * held, variant.deck - 2 * size) // 2
    talon = 0 if kind == "used up" else 2 * rng.randint(1, most)
    hands, rest = (deck[:held], deck[held : 2 * held]), deck[2 * held :]
    face_down, tricks = rest[:talon], rest[talon:]
    trump = face_down[-1] // 6 if talon else rng.randrange(4)
    share = rng.randint(0, len(tricks) // 2)
    piles = (tricks[: 2 * share], tricks[2 * share :])
    leader = rng.randrange(2)
    closing_lead = kind == "closed" and rng.random() < 0.3
    closer = None if kind != "closed" else leader if closing_lead else rng.randrange(2)
    table = Table(
        variant=variant,
        dealer=rng.randrange(2),
        trump=trump,
        turn_up=face_down[-1] if talon else None,
        talon_size=talon,
        hand_sizes=(held, held),
        leader=leader,
        turn=leader,
        must_draw=drawing,
        closer=closer,
        closing=Closing((0, 0), (0, 0)) if kind == "closed" else None,
        closing_lead=closing_lead,
        swap_open=closing_lead and variant.exchange_on_opponent_close,
        piles=(cardset(piles[0]), cardset(piles[1])),
        married=(_married(piles, rng, 0), _married(piles, rng, 1)),
    )
    if kind == "closed":
        now = Closing((table.tricks(0), table.tricks(1)), (total(table, 0), total(table, 1)))
        if not closing_lead:
            now = Closing(_less(now.tricks, rng), _less(now.points, rng))
        table = table._replace(closing=now)
    state = State(table, (cardset(hands[0]), cardset(hands[1])), tuple(face_down[:-1]))
    check(state)
    return state


def _married(piles: tuple[list[Card], list[Card]], rng: random.Random, seat: int) -> int:
    """Suits that a seat may have announced: of which a king or queen is played; even and odd suits, to be apart."""
    played = {card // 6 for pile in piles for card in pile if card % 6 in (2, 3)}
    return sum(1 << suit for suit in played if suit % 2 == seat and rng.random() < 0.2)


def _less(pair: tuple[int, int], rng: random.Random) -> tuple[int, int]:
    first, second = (rng.randint(0, each) if rng.random() < 0.5 else each for each in pair)
    return (first, second)


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
