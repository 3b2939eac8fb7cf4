"""Every value of the switches of the set-up and of play, A1 to E4: what it changes at the table."""

import pytest

from sixtysix.rules import RuleError, State, cards_in, cardset, deal
from sixtysix.rules.errors import (
    CloseAfterDraw,
    CloseOnFirstLead,
    CloseTalonTooSmall,
    ExchangeNeedsLead,
    ExchangeNeedsTrick,
    ExchangeTalonTooSmall,
    MarriageDoesNotEndDeal,
    MarriageOnClosingLead,
    MarriageOnFirstLead,
    MarriageWhenClosed,
    MarriageWhenExhausted,
    TalonClosed,
)
from sixtysix.rules.shuffle import ordered_deck
from tests.kit.cases import each_value
from tests.kit.moves import D, P, action, after, options, playable, refusal
from tests.kit.positions import Side, position, rules, stacked


def check_refused(state: State, words: str, expected: type[RuleError] | None) -> None:
    """The last of some actions is legal, or refused with that error."""
    *first, last = words.split()
    state = after(state, first)
    if expected is None:
        assert last in options(state)
    else:
        assert refusal(state, last) is expected


# --- set-up ------------------------------------------------------------------------------------------------


@each_value({24: ("24 cards", 6, "9H"), 20: ("no nines", 5, "JH")})
def test_switch_deck(value: int, expected: tuple[str, int, str]) -> None:
    state = stacked(rules(deck=24) if value == 24 else rules(deck=20, deal_pattern="3T2"))
    _, size, lowest = expected
    assert [held.bit_count() for held in state.hands] == [size, size]
    assert len(state.talon) + 1 + 2 * size == value
    assert state.table.lowest_trump == action(lowest)


@each_value(
    {
        "33T": ((0, 1, 2, 6, 7, 8), (3, 4, 5, 9, 10, 11), 12, 13),
        "3T3": ((0, 1, 2, 7, 8, 9), (3, 4, 5, 10, 11, 12), 6, 13),
        "3T2": ((0, 1, 2, 7, 8), (3, 4, 5, 9, 10), 6, 11),
    }
)
def test_switch_deal_pattern(value: str, expected: tuple[tuple[int, ...], tuple[int, ...], int, int]) -> None:
    """Which places of the pack make up P's hand, D's hand, the turn-up, and where the talon begins."""
    variant = rules(deck=20, deal_pattern="3T2") if value == "3T2" else rules(deal_pattern=value)
    deck = ordered_deck(variant)[::-1]
    first, second, turned, rest = expected
    for dealer in (0, 1):
        state = deal(variant, deck, dealer)
        assert state.hands[1 - dealer] == cardset(deck[place] for place in first)
        assert state.hands[dealer] == cardset(deck[place] for place in second)
        assert state.table.turn_up == deck[turned]
        assert state.talon == tuple(deck[rest:])
        assert state.table.turn == 1 - dealer


# --- exchange ----------------------------------------------------------------------------------------------


@each_value({True: ExchangeNeedsTrick, False: None})
def test_switch_exchange_needs_trick(value: bool, expected: type[RuleError] | None) -> None:
    check_refused(stacked(rules(exchange_needs_trick=value), p="9H"), "X", expected)


@each_value({"lead": ExchangeNeedsLead, "own_turn": None})
def test_switch_exchange_when(value: str, expected: type[RuleError] | None) -> None:
    state = position(rules(exchange_when=value), p=Side("AS", tricks=1), d=Side("9H KS", tricks=1))
    check_refused(state, "AS X", expected)


def test_switch_exchange_when_following_the_exchanged_card_may_win() -> None:
    state = position(
        rules(exchange_when="own_turn"), p=Side("AS", tricks=1), d=Side("9H", tricks=1), turn_up="TH"
    )
    assert after(state, "AS X TH").table.turn == D


@each_value({2: (2, 4), 3: (4,), 4: (4,)})
def test_switch_exchange_min_talon(value: int, expected: tuple[int, ...]) -> None:
    """The talon is always even, so 3 and 4 come to the same."""
    variant = rules(exchange_min_talon=value)
    for size, tricks in ((2, 3), (4, 2)):
        state = position(variant, p=Side("9H", tricks=tricks), d=Side(tricks=2))
        assert state.table.talon_size == size
        check_refused(state, "X", None if size in expected else ExchangeTalonTooSmall)


@each_value({False: "9H", True: "AH"})
def test_switch_auto_exchange(value: bool, expected: str) -> None:
    state = stacked(rules(auto_exchange=value), p="9S", d="AS", turn_up="AH", talon="9H")
    state = after(state, "9S AS D")
    assert action(expected) in {*cards_in(state.hands[D])}
    assert ("X" in options(state)) == (not value)


def test_switch_auto_exchange_waits_until_it_is_legal() -> None:
    state = stacked(rules(auto_exchange=True), p="9H 9S", d="JS", turn_up="AH")
    assert state.table.turn_up == action("AH"), "no trick yet"
    state = after(state, "9H JS D")
    assert state.table.turn_up == action("AH"), "it was led"


@each_value({False: TalonClosed, True: None})
def test_switch_exchange_on_opponent_close(value: bool, expected: type[RuleError] | None) -> None:
    state = stacked(rules(exchange_on_opponent_close=value), p="AS JS", d="9H KS 9S")
    check_refused(state, "C AS X", expected)
    assert refusal(after(state, "C AS KS JS"), "X") is TalonClosed, "only before his first card"


def test_switch_exchange_on_opponent_close_is_not_for_the_closer() -> None:
    state = stacked(rules(exchange_on_opponent_close=True), p="9H")
    assert refusal(after(state, "C"), "X") is TalonClosed


# --- marriages ---------------------------------------------------------------------------------------------


@each_value({True: None, False: MarriageOnFirstLead})
def test_switch_marriage_first_lead(value: bool, expected: type[RuleError] | None) -> None:
    variant = rules(marriage_first_lead=value)
    check_refused(stacked(variant, p="KS QS"), "20S", expected)
    check_refused(position(variant, p=Side("KS QS", tricks=1)), "20S", None)


@each_value({False: MarriageWhenExhausted, True: None})
def test_switch_marriage_when_exhausted(value: bool, expected: type[RuleError] | None) -> None:
    state = position(rules(marriage_when_exhausted=value), p=Side("KS QS", tricks=3), d=Side(tricks=3))
    check_refused(state, "20S", expected)


@each_value({False: MarriageWhenClosed, True: None})
def test_switch_marriage_when_closed(value: bool, expected: type[RuleError] | None) -> None:
    variant = rules(marriage_when_closed=value, marriage_on_closing_lead=True)
    state = position(variant, p=Side("KS QS", tricks=3), d=Side(), talon=8, closed_by=P)
    check_refused(state, "20S", expected)


@each_value({False: MarriageOnClosingLead, True: None})
def test_switch_marriage_on_closing_lead(value: bool, expected: type[RuleError] | None) -> None:
    variant = rules(marriage_on_closing_lead=value)
    check_refused(position(variant, p=Side("KS QS KD QD AS", tricks=1), d=Side("9S")), "C 20S", expected)
    closed = after(position(variant, p=Side("KS QS AS", tricks=1), d=Side("9S")), "C AS 9S")
    assert refusal(closed, "20S") is MarriageWhenClosed, "the next lead is another matter"


@each_value({True: None, False: MarriageDoesNotEndDeal})
def test_switch_marriage_ends_deal(value: bool, expected: type[RuleError] | None) -> None:
    state = position(rules(marriage_ends_deal=value), p=Side("KS QS", tricks=3, points=50), turn_up="JH")
    check_refused(state, "20S W", expected)


@pytest.mark.parametrize("ends", [True, False])
def test_switch_marriage_ends_deal_by_itself(ends: bool) -> None:
    variant = rules(win_mode="auto", marriage_ends_deal=ends)
    state = position(variant, p=Side("KS QS", tricks=3, points=50), d=Side("9C"), turn_up="JH")
    state = after(state, "20S")
    assert (state.table.outcome is not None) == ends
    if not ends:
        state = after(state, "KS")
        assert state.table.outcome is None
        state = after(state, "9C")
        assert state.table.outcome is not None
        assert state.table.outcome.winner == P


@each_value({False: 0, True: 0b0001})
def test_switch_auto_marriage(value: bool, expected: int) -> None:
    state = stacked(rules(auto_marriage=value), p="KS QS 9C")
    assert after(state, "QS").table.married[P] == expected
    assert after(state, "9C").table.married[P] == 0
    assert after(state, "20S QS").table.married[P] == 0b0001, "it may be said as well"


# --- strict phase ------------------------------------------------------------------------------------------


@each_value({True: {"AS"}, False: {"AS", "9S"}})
def test_switch_must_head(value: bool, expected: set[str]) -> None:
    state = position(rules(must_head=value), p=Side(tricks=9), d=Side("AS 9S AH"), led="KS")
    assert playable(state) == expected


@each_value({True: {"AH"}, False: {"AH", "9C", "TD"}})
def test_switch_must_trump(value: bool, expected: set[str]) -> None:
    state = position(rules(must_trump=value), p=Side(tricks=9), d=Side("AH 9C TD"), led="KS")
    assert playable(state) == expected


# --- closing -----------------------------------------------------------------------------------------------


@each_value({True: None, False: CloseOnFirstLead})
def test_switch_close_first_lead(value: bool, expected: type[RuleError] | None) -> None:
    check_refused(stacked(rules(close_first_lead=value)), "C", expected)
    check_refused(position(rules(close_first_lead=value), p=Side(tricks=1)), "C", None)


@each_value({"either": None, "after_draw": CloseAfterDraw})
def test_switch_close_timing(value: str, expected: type[RuleError] | None) -> None:
    state = position(rules(close_timing=value), p=Side(tricks=1), to_draw=True)
    check_refused(state, "C", expected)
    check_refused(state, "D C", None)


@each_value({2: None, 4: CloseTalonTooSmall})
def test_switch_close_min_talon(value: int, expected: type[RuleError] | None) -> None:
    variant = rules(close_min_talon=value)
    check_refused(position(variant, p=Side(tricks=3), d=Side(tricks=2)), "C", expected)
    before_drawing = position(variant, p=Side(tricks=3), d=Side(tricks=2), to_draw=True)
    assert before_drawing.table.talon_size == 4
    check_refused(before_drawing, "C", None)
