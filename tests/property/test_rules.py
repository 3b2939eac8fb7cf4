"""What holds of every deal under every mix of rules."""

import copy
from itertools import pairwise

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from sixtysix.rules import (
    ACTION_COUNT,
    PRESETS,
    SEATS,
    RuleError,
    State,
    Variant,
    actions_in,
    apply,
    cards_in,
    fault,
    house_rules,
    legal_actions,
    legal_actions_of,
    other,
    points_in,
    replay,
    totals,
)
from sixtysix.rules.errors import MustFollowSuit, MustHead, MustTrump
from sixtysix.rules.invariant import check
from tests.kit.random_deals import LONGEST_DEAL, RandomDeal, random_deal, random_deals

SEEDS = st.integers(0, 2**32)
PRESET = pytest.mark.parametrize("preset", PRESETS)


@given(random_deals())
def test_an_action_is_legal_exactly_if_no_rule_forbids_it(played: RandomDeal) -> None:
    for state in played.states:
        for seat in SEATS:
            hand = state.hands[seat]
            legal = legal_actions(state.table, hand, seat)
            for action in range(-1, ACTION_COUNT + 1):
                allowed = action >= 0 and bool(legal >> action & 1)
                assert (fault(state.table, hand, action, seat) is None) == allowed, (action, seat)


@given(random_deals())
def test_apply_raises_the_fault(played: RandomDeal) -> None:
    for state in played.states:
        for action in range(ACTION_COUNT - 1):
            found = fault(state.table, state.hands[state.table.turn], action)
            if found is not None:
                with pytest.raises(RuleError) as caught:
                    apply(state, action)
                assert type(caught.value) is found


@given(random_deals())
def test_the_invariants_hold(played: RandomDeal) -> None:
    check(played.dealt)
    for state in played.states:
        check(state)


@given(random_deals())
def test_apply_never_changes_its_state(played: RandomDeal) -> None:
    for state in played.states:
        before = copy.deepcopy(state)
        for action in actions_in(legal_actions_of(state)):
            assert apply(state, action) != state
            assert state == before


@given(random_deals())
def test_replay_is_the_same_deal(played: RandomDeal) -> None:
    assert replay(played.variant, played.deck, played.dealer, played.actions) == played.end


@given(random_deals())
def test_every_deal_ends(played: RandomDeal) -> None:
    end = played.end.table.outcome
    assert end is not None
    assert len(played.actions) < LONGEST_DEAL
    assert (end.winner is None) == (end.game_points == 0)
    assert end.game_points in {0, 1, 2, 3}
    assert end.totals == totals(played.end.table)
    assert (end.claimed_by is None) or end.reason in {"claim", "closer_beaten", "false_claim"}
    assert legal_actions_of(played.end) == 0


@given(random_deals())
def test_somebody_can_always_act(played: RandomDeal) -> None:
    for state in played.states[:-1]:
        assert legal_actions_of(state)


@given(random_deals())
def test_card_points_in_the_pack_are_120(played: RandomDeal) -> None:
    for state in played.states:
        table = state.table
        places = [*state.hands, *table.piles, *(1 << card for card in state.talon)]
        places += [1 << card for card in (table.turn_up, table.led) if card is not None]
        assert sum(points_in(place) for place in places) == 120


@given(random_deals())
def test_the_seats_are_alike(played: RandomDeal) -> None:
    """With the other dealer the same actions lead to the same deal, seats exchanged."""
    mirrored = replay(played.variant, played.deck, other(played.dealer), played.actions)
    assert mirrored.hands == played.end.hands[::-1]
    assert mirrored.talon == played.end.talon
    ours, theirs = played.end.table, mirrored.table
    assert theirs.piles == ours.piles[::-1]
    assert theirs.married == ours.married[::-1]
    assert ours.outcome is not None
    assert theirs.outcome is not None
    assert theirs.outcome.totals == ours.outcome.totals[::-1]
    assert theirs.outcome.reason == ours.outcome.reason
    winner = ours.outcome.winner
    assert theirs.outcome.winner == (None if winner is None else other(winner))


@given(random_deals())
def test_the_talon_shrinks_by_two_until_it_is_closed(played: RandomDeal) -> None:
    sizes = [state.table.talon_size for state in played.states]
    size = played.variant.hand_size
    assert sizes[0] == played.variant.deck - 2 * size
    assert {before - after for before, after in pairwise(sizes)} <= {0, 2}
    for state in played.states:
        if state.table.closer is None and state.table.outcome is None:
            tricks = state.table.tricks(0) + state.table.tricks(1) - state.table.must_draw
            assert state.table.talon_size == max(0, sizes[0] - 2 * tricks)


@given(SEEDS, st.booleans())
def test_where_66_wins_by_itself_nobody_plays_on_with_it(seed: int, marriage_ends_deal: bool) -> None:
    variant = house_rules("sixty-six-light", {"marriage_ends_deal": marriage_ends_deal})
    for state in random_deal(variant, seed).states[:-1]:
        in_its_trick = state.table.announced is not None or state.table.led is not None
        if marriage_ends_deal or not in_its_trick:
            assert max(totals(state.table)) < 66


@given(SEEDS)
def test_in_an_open_deal_one_has_66_or_both_have_65(seed: int) -> None:
    """Without marriages, played out: the bonus makes it 130 points."""
    end = random_deal(PRESETS["sixty-six"], seed, claims=0, specials=0).end
    points = totals(end.table)
    assert sum(points) == 130
    assert points == (65, 65) or max(points) >= 66 > min(points)


@PRESET
@example(seed=0)
@given(SEEDS)
@settings(max_examples=20)
def test_no_card_is_lost_in_any_preset(preset: str, seed: int) -> None:
    played = random_deal(PRESETS[preset], seed)
    assert played.end.table.outcome is not None
    for state in played.states:
        check(state)
        everywhere = {*cards_in(state.hands[0]), *cards_in(state.hands[1]), *state.talon}
        assert len(everywhere) == sum(state.table.hand_sizes) + len(state.talon)


def strictness(variant: Variant, state: State) -> None:
    """What D1-D3 promise of the answers to a lead, said anew."""
    table = state.table
    if table.led is None:
        return
    hand = {*cards_in(state.hands[table.turn])}
    answers = {*cards_in(legal_actions_of(state) & 0xFFFFFF)}
    led_suit = {card for card in hand if card // 6 == table.led // 6}
    higher = {card for card in led_suit if card > table.led}
    trumps = {card for card in hand if card // 6 == table.trump}
    if not table.strict:
        expected = hand
    elif led_suit:
        expected = higher if higher and variant.must_head else led_suit
    else:
        expected = trumps if trumps and variant.must_trump else hand
    assert answers == expected
    for card in hand - answers:
        forbidden = MustHead if card in led_suit else MustFollowSuit if led_suit else MustTrump
        assert fault(table, state.hands[table.turn], card) is forbidden


@given(random_deals())
def test_what_may_be_answered(played: RandomDeal) -> None:
    for state in played.states[:-1]:
        strictness(played.variant, state)
