"""Beliefs: the hands that worlds hold possible, each as likely as the network's odds for its cards make it."""

from dataclasses import replace
from math import comb, exp, log, prod

import pytest

from sixtysix.engine.mind import network_of
from sixtysix.rules import PRESETS, PlayerView, cards_in, other
from sixtysix.search.belief import MOST_HANDS, belief
from sixtysix.search.inference import absences
from sixtysix.search.observation import observe
from sixtysix.search.thinking import ThinkLimits, think
from sixtysix.search.worlds import Worlds, worlds_of
from tests.kit.moments import RULES, moments, views
from tests.kit.networks import random_network
from tests.kit.walk import dealt_by, walk
from tests.kit.wasm import page_kernel

EXACT = ThinkLimits(uniform=0.0)


def hands_left(view: PlayerView) -> Worlds | None:
    """The worlds of a view whose hands are few enough to be listed, where house rules that act by themselves tell nothing."""
    worlds = worlds_of(view)
    return worlds if 0 < worlds.count // worlds.orders <= 400 and not absences(view) else None


def test_it_lists_the_hands_that_worlds_hold_possible_with_chances_that_sum_to_one() -> None:
    listed = 0
    for view in views(3, every=4):
        worlds = hands_left(view)
        if worlds is None:
            continue
        found = belief(view, random_network(view.table.variant.deck))
        assert {each.hand for each in found} == set(worlds.hands())
        assert len(found) == len({each.hand for each in found})
        assert sum(each.chance for each in found) == pytest.approx(1, abs=1e-3)
        listed += 1
    assert listed > 300


def test_house_rules_that_act_by_themselves_leave_no_hand_out() -> None:
    for view in views(3, every=4):
        worlds = worlds_of(view)
        if absences(view) and worlds.count // worlds.orders < 400:
            found = belief(view, random_network(view.table.variant.deck))
            assert {each.hand for each in found} >= set(worlds.hands())


def test_the_true_hand_always_has_a_chance() -> None:
    for variant in RULES:
        for step in moments(variant, 3):
            for view in step.views:
                worlds = worlds_of(view)
                if (
                    comb(len(worlds.free) + len(worlds.buried), worlds.missing) <= MOST_HANDS
                ):  # else they are drawn
                    found = dict(belief(view, random_network(variant.deck), EXACT))
                    assert found[step.state.hands[other(view.seat)]] > 0


def test_a_hand_is_as_likely_as_the_odds_of_its_cards_together() -> None:
    compared = 0
    for view in views(2, every=7):
        if hands_left(view) is None:
            continue
        network = random_network(view.table.variant.deck)
        odds = {card: exp(min(max(each, -6), 6)) for card, each in observe(view, network).beliefs.items()}
        found = belief(view, network, EXACT)
        ways = [prod(odds[card] for card in cards_in(hand & ~view.known)) for hand, _ in found]
        for (_, chance), way in zip(found, ways, strict=True):
            assert chance == pytest.approx(way / sum(ways), rel=1e-3, abs=1e-6)
        compared += len(found) > 1
    assert compared > 50


@pytest.mark.parametrize("limits", [ThinkLimits(uniform=1.0), ThinkLimits(weighed=False)])
def test_without_beliefs_each_hand_is_equally_likely(limits: ThinkLimits) -> None:
    for view in views(1, every=11):
        if hands_left(view) is not None:
            found = belief(view, random_network(view.table.variant.deck), limits)
            assert [each.chance for each in found] == pytest.approx([1 / len(found)] * len(found), rel=1e-3)


def test_drawn_hands_come_as_often_as_they_are_likely() -> None:
    network, compared = random_network(24), 0
    for view in views(1, rules=RULES[:1]):
        exact = belief(view, network)
        if not 1500 < len(exact) < MOST_HANDS or view.table.led is None:
            continue
        compared += 1
        true, drawn = dict.fromkeys(range(24), 0.0), dict.fromkeys(range(24), 0.0)
        for counted, found in ((true, exact), (drawn, belief(view, network, seed=5, most=1500))):
            for hand, chance in found:
                assert hand & view.known == view.known
                assert not hand & view.impossible
                for card in cards_in(hand):
                    counted[card] += chance
        assert drawn == pytest.approx(true, abs=0.06)
    assert compared


def test_hands_repeat_with_their_seed_and_change_with_another() -> None:
    view = next(views(1))
    network = random_network(24)
    assert belief(view, network, seed=7, most=50) == belief(view, network, seed=7, most=50)
    assert belief(view, network, seed=7, most=50) != belief(view, network, seed=8, most=50)


def test_the_page_believes_the_same() -> None:
    for view in views(1, every=5):
        network = random_network(view.table.variant.deck)
        here = belief(view, network, seed=3, most=300)
        assert belief(view, network, seed=3, most=300, kernel=page_kernel()) == here


def test_a_view_that_contradicts_itself_leaves_no_hand() -> None:
    view = next(views(1))
    assert belief(replace(view, known=(1 << 24) - 1), random_network(24)) == []
    assert belief(replace(view, hand=view.hand & view.hand - 1), random_network(24)) == []


@pytest.mark.parametrize("most", [0, -1, MOST_HANDS + 1])
def test_how_many_hands_may_be_asked_for(most: int) -> None:
    with pytest.raises(ValueError, match="ask for 1 to 6000"):
        belief(next(views(1)), random_network(24), most=most)


def test_a_side_that_needs_nothing_does_not_play() -> None:
    with pytest.raises(ValueError, match="needs at least 1"):
        belief(next(views(1)), random_network(24), needs=(0, 3))


@pytest.mark.parametrize("preset", ["sixty-six", "schnapsen"])
def test_the_networks_that_ship_guess_better_than_chance(preset: str) -> None:
    variant, guesses = PRESETS[preset], {True: 0.0, False: 0.0}
    network, policy = network_of(variant.deck), ThinkLimits(worlds=0, closed_worlds=0)
    for seed in range(8):
        for step in walk(
            dealt_by(variant, seed, seed & 1), lambda view: think(view, network.weights, policy, 1).action
        ):
            view = step.view
            if (
                step.state.table.talon_size
                and 1 < worlds_of(view).count // worlds_of(view).orders <= MOST_HANDS
            ):
                for weighed in guesses:
                    chances = dict(belief(view, network, ThinkLimits(weighed=weighed)))
                    guesses[weighed] += log(chances[step.state.hands[other(view.seat)]])
    assert guesses[True] > guesses[False]
