"""A view knows what its seat saw, all of it, and nothing else."""

import random

from hypothesis import assume, given
from hypothesis import strategies as st

from sixtysix.rules import (
    DRAW,
    SEATS,
    Action,
    Card,
    RuleError,
    State,
    apply,
    cards_in,
    cardset,
    events_of,
    legal_actions,
    other,
)
from sixtysix.rules.event import Dealt, Drew, Ended, hidden_cards
from sixtysix.rules.view import PlayerView
from tests.kit.random_deals import RandomDeal, observe, play_through, random_deals, seen


@given(random_deals())
def test_a_view_is_the_table_and_the_own_hand(played: RandomDeal) -> None:
    for seat in SEATS:
        for state, view in zip(played.states, played.views(seat), strict=True):
            assert view.table == state.table
            assert view.hand == state.hands[seat]
            assert view.legal == legal_actions(state.table, state.hands[seat], seat)


@given(random_deals())
def test_what_a_view_proves_is_true(played: RandomDeal) -> None:
    for seat in SEATS:
        for state, view in zip(played.states, played.views(seat), strict=True):
            theirs = state.hands[other(seat)]
            assert view.known & ~theirs == 0
            assert view.impossible & theirs == 0
            assert view.known & view.unseen == 0
            assert view.known | view.unseen == cardset(hidden_cards(state, seat)) | view.known


@given(random_deals())
def test_a_view_remembers_the_tricks(played: RandomDeal) -> None:
    for seat in SEATS:
        view = played.views(seat)[-1]
        piles = [0, 0]
        married = [0, 0]
        for trick in view.tricks:
            piles[trick.winner] |= 1 << trick.led | 1 << trick.answer
            if trick.married is not None:
                married[trick.leader] |= 1 << trick.married
        assert (piles[0], piles[1]) == played.end.table.piles
        for each in SEATS:
            waiting = played.end.table.married[each] & ~married[each]
            assert waiting.bit_count() <= 1, "only the last marriage may be without its trick"
        assert view.first_hand == played.dealt.hands[seat]
        assert view.dealt_turn_up == played.dealt.table.turn_up
        assert isinstance(view.ended, Ended)


@given(random_deals())
def test_hidden_cards_are_not_shown(played: RandomDeal) -> None:
    for seat in SEATS:
        for step in played.events():
            for event in seen(step, seat):
                assert not (isinstance(event, Dealt) and event.seat != seat)
                if isinstance(event, Drew) and event.seat != seat:
                    assert event.turn_up == (event.card is not None)


def rearranged(state: State, view: PlayerView, action: Action, rng: random.Random) -> State:
    """The state with the cards this seat has not seen dealt anew, as far as what it has seen allows."""
    seat, theirs = view.seat, other(view.seat)
    hidden = [*cards_in(state.hands[theirs] & ~view.known)]
    size = len(hidden)
    talon = [*state.talon]
    fixed: Card | None = None
    if action == DRAW:
        mine = 0 if state.table.turn == seat else 1
        fixed = talon.pop(mine) if mine < len(talon) else None
    pool = [*hidden, *talon]
    for _ in range(20):
        rng.shuffle(pool)
        if cardset(pool[:size]) & view.impossible == 0:
            break
    else:
        pool = [*hidden, *talon]
    down = pool[size:]
    if fixed is not None:
        down.insert(0 if state.table.turn == seat else 1, fixed)
    hand = cardset(pool[:size]) | view.known
    hands = (state.hands[0], hand) if theirs else (hand, state.hands[1])
    return State(state.table, hands, tuple(down))


@given(random_deals(), st.integers(0, 2**32))
def test_what_a_seat_sees_of_an_action_does_not_depend_on_what_it_cannot_see(
    played: RandomDeal, seed: int
) -> None:
    rng = random.Random(seed)
    assume(not played.variant.auto_exchange and not played.variant.auto_marriage)
    for seat in SEATS:
        views = played.views(seat)
        steps = zip(played.states, played.actions, played.states[1:], views, views[1:], strict=False)
        for before, action, after, view, then in steps:
            if after.table.outcome is not None:
                break
            instead = rearranged(before, view, action, rng)
            if not legal_actions(instead.table, instead.hands[instead.table.turn]) >> action & 1:
                continue
            events = [*events_of(instead, action, apply(instead, action))]
            assert seen(events, seat) == seen([*events_of(before, action, after)], seat)
            assert observe(view, events) == then


@given(random_deals(claims=0), st.integers(1, 20), st.integers(0, 2**32))
def test_two_decks_a_seat_cannot_tell_apart_give_it_the_same_view(
    played: RandomDeal, length: int, seed: int
) -> None:
    """Change a card the other holds since the deal with one of the talon: replayed, the seat has seen the same."""
    assume(not played.variant.auto_exchange and not played.variant.auto_marriage)
    until = min(length, len(played.actions) - 1)
    state, rng = played.states[until], random.Random(seed)
    for seat in SEATS:
        view = played.views(seat)[until]
        theirs = [*cards_in(state.hands[other(seat)] & played.dealt.hands[other(seat)] & ~view.known)]
        down = [*state.talon]
        if not theirs or not down:
            continue
        one, another = rng.choice(theirs), rng.choice(down)
        swap = {one: another, another: one}
        deck = [swap.get(card, card) for card in played.deck]
        try:
            again = play_through(played.variant, deck, played.dealer, played.actions[:until])
        except RuleError:
            continue
        assert again.views(seat)[-1] == view
