"""Worlds against brute force: a hidden hand is possible exactly when some deal with it shows the seat what it saw."""

import random
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from math import comb, factorial

import pytest

from sixtysix.rules import (
    PRESETS,
    CardSet,
    Seat,
    State,
    Variant,
    cards_in,
    cardset,
    house_rules,
    other,
)
from sixtysix.rules.invariant import check
from sixtysix.search.stream import Stream
from sixtysix.search.worlds import worlds_of
from tests.kit.histories import histories
from tests.kit.walk import Step, aimless, any_rules, dealt_by, walk

AUTO = [
    "sixty-six-light",
    "auto-marriage",
    "auto-both",
    "auto-own-turn",
    "auto-swap",
]


def rules(name: str) -> Variant:
    switches: dict[str, dict[str, object]] = {
        "auto-marriage": {"auto_marriage": True},
        "auto-both": {"auto_marriage": True, "auto_exchange": True, "exchange_needs_trick": False},
        "auto-own-turn": {"auto_exchange": True, "exchange_when": "own_turn", "exchange_needs_trick": False},
        "auto-swap": {"auto_exchange": True, "exchange_on_opponent_close": True},
    }
    return house_rules("sixty-six", switches[name]) if name in switches else PRESETS[name]


def moments(variant: Variant, seed: int, draws: range) -> Iterator[tuple[Step, Seat]]:
    """Moments of an aimless deal with a talon, after so many draws, for the seat on turn."""
    for step in walk(dealt_by(variant, seed, seed & 1), aimless(seed)):
        table = step.state.table
        if table.outcome is None and table.talon_size and step.actions.count(30) in draws:
            yield step, table.turn


def exchanged_by_opponent(step: Step, seat: Seat) -> bool:
    return bool(step.views[seat].table.turn_up != step.views[seat].dealt_turn_up)


@pytest.mark.parametrize("preset", PRESETS)
def test_the_true_state_is_a_world_and_every_world_is_sound(preset: str) -> None:
    for seed in range(6):
        for step in walk(dealt_by(PRESETS[preset], seed), aimless(seed)):
            if step.state.table.outcome is not None:
                continue
            for seat in (0, 1):
                worlds = worlds_of(step.views[seat])
                hidden = step.state.hands[other(seat)]
                assert hidden in set(worlds.hands()) if worlds.count < 20_000 else worlds.count
                for world in worlds.sample(3, seed):
                    check(world)
                    assert world.table == step.state.table
                    assert world.hands[seat] == step.state.hands[seat]
                    known = step.views[seat].known
                    assert world.hands[other(seat)] & known == known
                    assert not world.hands[other(seat)] & step.views[seat].impossible


@pytest.mark.parametrize("preset", [*PRESETS, *AUTO[1:]])
def test_a_hand_is_listed_exactly_when_some_deal_shows_the_same(preset: str) -> None:
    variant = rules(preset)
    compared = Counter[bool]()
    rng = random.Random(7)
    for seed in range(8):
        steps = [each for each in moments(variant, seed, range(3)) if each[0].view.tricks]
        steps.sort(key=lambda each: each[0].state.table.closer is None and not each[0].view.known)
        for step, seat in steps[:3] + rng.sample(steps, min(3, len(steps))):
            view = step.views[seat]
            listed = worlds_of(view)
            for hand in _near(step, seat, rng):
                talon = tuple(cards_in(_hidden(step, seat) & ~hand))
                hands = (view.hand, hand) if seat == 0 else (hand, view.hand)
                world = State(view.table, hands, talon)
                possible = any(
                    seen == view and ended == world for _, seen, ended in histories(step, seat, world)
                )
                compared[possible] += 1
                assert (hand in set(listed.hands())) == possible, (seed, step.actions, hand)
    assert compared[True] > 50, compared
    assert compared[False] > 3, compared


def _hidden(step: Step, seat: Seat) -> CardSet:
    return step.state.hands[other(seat)] | cardset(step.state.talon)


def _near(step: Step, seat: Seat, rng: random.Random) -> Iterator[CardSet]:
    """The true hand, hands one or two cards away from it, and hands without a card that it is known to hold or not."""
    true, view = step.state.hands[other(seat)], step.views[seat]
    yield true
    for card in cards_in(view.known):
        yield true & ~(1 << card) | 1 << rng.choice(step.state.talon)
    for card in cards_in(cardset(step.state.talon) & view.impossible):
        yield true & true - 1 | 1 << card
    lowest = step.state.table.lowest_trump
    for card in step.state.talon:
        if card == lowest or 2 <= card % 6 <= 3:
            yield true & true - 1 | 1 << card
    held, talon = list(cards_in(true)), list(step.state.talon)
    for size in (1, 1, 1, 2):
        if len(held) >= size and len(talon) >= size:
            out, come = rng.sample(held, size), rng.sample(talon, size)
            yield true & ~cardset(out) | cardset(come)


def test_all_worlds_are_listed_once_and_counted() -> None:
    listed = 0
    for preset in PRESETS:
        for step, seat in moments(PRESETS[preset], 5, range(3, 7)):
            worlds = worlds_of(step.views[seat])
            if worlds.count <= 3000:
                all_of_them = list(worlds)
                assert len(all_of_them) == len(set(all_of_them)) == worlds.count
                assert worlds.at_most(3000, 1) == (all_of_them, True)
                listed += 1
    assert listed > 20


def test_the_opening_lead_leaves_what_arithmetic_says() -> None:
    view = next(walk(dealt_by(PRESETS["sixty-six"], 1), aimless(1))).view
    assert worlds_of(view).count == comb(17, 6) * factorial(11)


def test_a_sample_is_uniform_and_repeats_with_its_seed() -> None:
    for step, seat in moments(PRESETS["schnapsen"], 3, range(3, 4)):
        worlds = worlds_of(step.views[seat])
        if worlds.count > 400:
            continue
        drawn = worlds.sample(40 * worlds.count, 9)
        assert drawn == worlds.sample(40 * worlds.count, 9)
        seen = Counter(drawn)
        assert len(seen) == worlds.count
        spread = sum((count - 40) ** 2 / 40 for count in seen.values())
        assert spread < worlds.count + 5 * (2 * worlds.count) ** 0.5
        return
    pytest.fail("no such position")


def test_once_the_talon_is_used_up_one_world_is_left() -> None:
    for preset in PRESETS:
        for seed in range(5):
            for step in walk(dealt_by(PRESETS[preset], seed), aimless(seed)):
                if step.state.table.talon_size == 0 and step.state.table.outcome is None:
                    assert list(worlds_of(step.view)) == [step.state]


def test_random_house_rules_keep_the_true_state() -> None:
    for seed in range(60):
        for step in walk(dealt_by(any_rules(seed), seed), aimless(seed)):
            if step.state.table.outcome is None:
                worlds = worlds_of(step.view)
                if worlds.count < 5000:
                    assert step.state.hands[other(step.view.seat)] in set(worlds.hands())


def test_a_view_that_contradicts_itself_has_no_world() -> None:
    step = next(walk(dealt_by(PRESETS["sixty-six"], 1), aimless(1)))
    broken = replace(step.view, known=(1 << 24) - 1)
    assert worlds_of(broken).count == 0
    assert list(worlds_of(broken)) == worlds_of(broken).sample(3, 1) == []


def test_splitmix64_is_the_published_one() -> None:
    stream = Stream(1234567)
    assert [stream.number() for _ in range(3)] == [
        6457827717110365317,
        3203168211198807973,
        9817491932198370423,
    ]
