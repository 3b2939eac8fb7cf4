"""R1-R22 of docs/rules/rules.md, in the preset `sixty-six`: deal, tricks, talon, exchange, marriages."""

from itertools import pairwise

import pytest

from sixtysix.rules import (
    PRESETS,
    SEATS,
    Match,
    Outcome,
    State,
    Variant,
    card_name,
    cards_in,
    deal,
    deal_seed,
    events_of,
    first_dealer,
    marry,
    points_of,
    total,
    view_of,
)
from sixtysix.rules.errors import (
    ExchangeNeedsLead,
    ExchangeNeedsLowestTrump,
    ExchangeNeedsTrick,
    MarriageNeedsLead,
    MarriageNeedsPair,
    MustDrawFirst,
)
from sixtysix.rules.event import Married, seen_by, start_events
from sixtysix.rules.shuffle import ordered_deck
from sixtysix.rules.trick import beats
from tests.kit.moves import D, P, action, after, hand, names, options, playable, refusal
from tests.kit.positions import Side, position, stacked


def test_r01_two_players_and_24_cards() -> None:
    assert SEATS == (0, 1)
    deck = {card_name(card) for card in ordered_deck(Variant())}
    assert deck == {rank + suit for rank in "ATKQJ9" for suit in "SHDC"}
    with pytest.raises(ValueError, match="24"):
        deal(Variant(), ordered_deck(Variant())[1:], D)
    with pytest.raises(ValueError, match="24"):
        deal(Variant(), [*ordered_deck(Variant())[1:], 5], D)
    with pytest.raises(ValueError, match="nines"):
        deal(PRESETS["schnapsen"], ordered_deck(Variant())[:20], D)


def test_r02_card_points() -> None:
    worth = {card_name(card)[0]: points_of(card) for card in range(24)}
    assert worth == {"A": 11, "T": 10, "K": 4, "Q": 3, "J": 2, "9": 0}
    assert sum(points_of(card) for card in range(24)) == 120


def test_r03_rank_order() -> None:
    for suit in "SHDC":
        high_to_low = [action(rank + suit) for rank in "ATKQJ9"]
        assert high_to_low == sorted(high_to_low, reverse=True)
        for higher, lower in pairwise(high_to_low):
            assert beats(higher, lower, trump=0)
            assert not beats(lower, higher, trump=0)


def test_r04_first_dealer_by_lot() -> None:
    assert {first_dealer(deal_seed(number, 0), "") for number in range(20)} == {0, 1}


def test_r05_the_deal_alternates() -> None:
    match = Match(Variant(), D)
    for winner, dealer in ((D, P), (D, D), (P, P), (None, D)):
        match = match.record(Outcome(winner, winner is not None, "claim", (0, 0)))
        assert match.dealer == dealer


def test_r06_six_cards_each_in_two_rounds_of_three() -> None:
    deck = ordered_deck(Variant())[::-1]
    state = deal(Variant(), deck, D)
    assert {*cards_in(state.hands[P])} == {*deck[0:3], *deck[6:9]}
    assert {*cards_in(state.hands[D])} == {*deck[3:6], *deck[9:12]}


def test_r07_the_next_card_is_turned_up_for_trumps() -> None:
    deck = ordered_deck(Variant())[::-1]
    table = deal(Variant(), deck, D).table
    assert table.turn_up == deck[12]
    assert table.trump == deck[12] // 6
    assert table.talon_size == 12


def test_r08_the_non_dealer_leads() -> None:
    for dealer in SEATS:
        table = deal(Variant(), ordered_deck(Variant()), dealer).table
        assert (table.leader, table.turn, table.step) == (1 - dealer, 1 - dealer, "lead")


@pytest.mark.parametrize(
    ("led", "answer", "winner"),
    [("KS", "TS", D), ("TS", "KS", P), ("9C", "AD", P), ("AS", "9H", D), ("JH", "QH", D), ("9H", "AS", P)],
)
def test_r09_who_wins_the_trick(led: str, answer: str, winner: int) -> None:
    assert after(stacked(p=led, d=answer), [led, answer]).table.leader == winner


def test_r10_no_duty_while_the_talon_lasts() -> None:
    state = after(stacked(p="KS", d="AS 9S AH 9H TC 9D", turn_up="JH"), "KS")
    assert playable(state) == {"AS", "9S", "AH", "9H", "TC", "9D"}


def test_r11_tricks_are_laid_down_unseen() -> None:
    assert Variant().look_back == "none"
    state = after(stacked(p="KS", d="AS"), "KS AS")
    assert names(state.table.piles[D]) == {"KS", "AS"}
    assert state.table.led is None


def test_r12_the_winner_scores_both_cards() -> None:
    state = after(stacked(p="KS", d="AS"), "KS AS")
    assert (total(state.table, P), total(state.table, D)) == (0, 15)


def test_r13_totals_are_kept_in_the_head() -> None:
    assert Variant().show_points == "hidden"
    state = stacked(p="KS", d="AS")
    assert not any("total" in name or "points" in name for name in state.table._fields)


def test_r14_the_winner_draws_then_the_loser() -> None:
    state = after(stacked(p="KS", d="AS", talon="9C TC"), "KS AS")
    assert state.table.step == "draw"
    assert refusal(state, min(names(state.hands[D]))) is MustDrawFirst
    state = after(state, "D")
    assert state.hands[D] & hand("9C TC") == hand("9C")
    assert state.hands[P] & hand("9C TC") == hand("TC")
    assert state.table.hand_sizes == (6, 6)


def test_r15_the_winner_leads() -> None:
    state = after(stacked(p="KS", d="AS"), "KS AS D")
    assert (state.table.turn, state.table.step) == (D, "lead")


def test_r16_the_lowest_trump_is_exchanged_for_the_turn_up() -> None:
    state = position(p=Side("9H", tricks=1), turn_up="AH")
    assert "X" in options(state)
    state = after(state, "X")
    assert state.table.turn_up == action("9H")
    assert "AH" in names(state.hands[P])
    assert "9H" not in names(state.hands[P])
    without = position(p=Side("JH", tricks=1, lacks="9H"), d=Side("9H"), turn_up="AH")
    assert refusal(without, "X") is ExchangeNeedsLowestTrump


def test_r17_on_ones_own_lead_after_a_trick() -> None:
    assert refusal(stacked(p="9H"), "X") is ExchangeNeedsTrick
    following = position(p=Side(tricks=1), d=Side("9H", tricks=1), led="AS")
    assert refusal(following, "X") is ExchangeNeedsLead


def test_r18_only_with_full_hands_and_no_card_on_the_table() -> None:
    state = position(p=Side("9H", tricks=1), to_draw=True)
    assert refusal(state, "X") is MustDrawFirst
    assert "X" in options(after(state, "D"))


def married_events(state: State, words: str, seat: int) -> list[Married]:
    """The marriages a seat has seen."""
    found: list[Married] = []
    for word in words.split():
        then = after(state, word)
        for event in events_of(state, action(word), then):
            shown = seen_by(event, seat)
            if isinstance(shown, Married):
                found.append(shown)
        state = then
    return found


def test_r19_a_king_and_queen_are_married_on_ones_lead() -> None:
    state = stacked(p="KS QS KD", d="KC QC")
    assert married_events(state, "20S KS", D) == [Married(P, 0, 20)]
    assert options(after(state, "20S")) == {"KS", "QS", "W"}
    assert refusal(state, "20D") is MarriageNeedsPair
    assert refusal(after(state, "KD"), "20C") is MarriageNeedsLead


def test_r19_the_other_card_is_shown() -> None:
    state = stacked(p="KS QS", d="9S")
    then = after(state, "20S")
    events = [*start_events(state, state), *events_of(state, marry(0), then)]
    view = view_of(D, [shown for event in events if (shown := seen_by(event, D)) is not None])
    assert names(view.known) == {"KS", "QS"}


def test_r20_twenty_or_forty() -> None:
    plain = after(position(p=Side("KS QS", tricks=1, points=14)), "20S")
    trumps = after(position(p=Side("KH QH", tricks=1, points=14)), "40H")
    assert (total(plain.table, P), total(trumps.table, P)) == (34, 54)


def test_r21_marriage_points_wait_for_a_trick() -> None:
    state = after(stacked(p="KS QS JC", d="AS 9C"), "20S QS")
    assert total(state.table, P) == 0
    state = after(state, "AS")
    assert total(state.table, P) == 0
    assert total(after(state, "D 9C JC").table, P) == 22


def test_r22_the_loser_of_trick_six_takes_the_turn_up() -> None:
    state = position(p=Side("AS", tricks=3), d=Side("9S", tricks=2), turn_up="JH", top="KC")
    state = after(state, "AS 9S D")
    assert "JH" in names(state.hands[D])
    assert "KC" in names(state.hands[P])
    assert (state.table.talon_size, state.table.turn_up, state.talon) == (0, None, ())
