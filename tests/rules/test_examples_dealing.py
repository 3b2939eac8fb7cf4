"""Worked examples W1-W8 of docs/rules/examples.md: dealing, drawing, tricks while the talon is open."""

import pytest

from sixtysix.rules import PRESETS, Seat, cards_in, cardset, points_in, shuffled_deck, start, total
from tests.kit.moves import D, P, after, hand, names, options
from tests.kit.positions import Side, position, stacked


@pytest.mark.parametrize("preset", PRESETS)
def test_w01_after_the_deal(preset: str) -> None:
    variant = PRESETS[preset]
    state = start(variant, shuffled_deck(variant, bytes(32), "", 1), dealer=D)
    size = 6 if variant.deck == 24 else 5
    assert [held.bit_count() for held in state.hands] == [size, size]
    assert state.table.turn_up is not None
    assert len(state.talon) == {24: 11, 20: 9}[variant.deck]
    everything = [*cards_in(state.hands[P]), *cards_in(state.hands[D]), state.table.turn_up, *state.talon]
    assert len(set(everything)) == len(everything) == variant.deck
    assert points_in(cardset(everything)) == 120


def test_w02_the_winner_draws_first() -> None:
    state = after(stacked(p="9S", d="AS", talon="KC QD"), "9S AS D")
    assert state.hands[D] & hand("KC QD") == hand("KC")
    assert state.hands[P] & hand("KC QD") == hand("QD")
    assert state.table.turn == D
    assert state.table.talon_size == 10


def test_w03_the_loser_of_trick_six_takes_the_turn_up() -> None:
    state = position(p=Side("AS", tricks=3), d=Side("9S", tricks=2), top="KC", turn_up="JH")
    assert state.table.talon_size == 2
    state = after(state, "AS 9S D")
    assert state.hands[P] & hand("KC JH") == hand("KC")
    assert state.hands[D] & hand("KC JH") == hand("JH")
    assert state.table.talon_size == 0
    assert state.table.turn_up is None
    assert state.table.strict


def test_w03_the_loser_of_trick_six_takes_the_nine_if_swapped() -> None:
    state = position(p=Side("AS 9H", tricks=3), d=Side("9S", tricks=2), top="KC", turn_up="JH")
    state = after(state, "X AS 9S D")
    assert names(state.hands[D] & hand("9H JH")) == {"9H"}


def test_w04_claim_before_drawing() -> None:
    """The trick is worth 15 (ace and king) after 51: no two cards are worth 16."""
    state = position(p=Side("AS", tricks=2, points=31, married="C"), d=Side("KS"), turn_up="JH")
    assert total(state.table, P) == 51
    state = after(state, "AS KS")
    assert total(state.table, P) == 66
    assert options(state) == {"C", "D", "W"}
    ended = after(state, "W")
    assert ended.table.outcome is not None
    assert ended.table.outcome.winner == P
    assert ended.hands == state.hands, "nobody draws"


def test_w04_at_most_55_after_trick_one() -> None:
    state = after(stacked(p="KH QH", d="AS", turn_up="9H"), "40H KH AS")
    assert total(state.table, P) == 40 + 4 + 11 == 55


def check_trick(led: str, answer: str, winner: Seat, points: int) -> None:
    state = stacked(p=led, d=f"{answer} 9S")
    assert answer in options(after(state, [led])), "nothing need be followed"
    state = after(state, [led, answer])
    assert total(state.table, winner) == points
    assert total(state.table, 1 - winner) == 0
    assert state.table.turn == winner
    assert names(state.table.piles[winner]) == {led, answer}


def test_w05_ace_beats_ten() -> None:
    check_trick("AS", "TS", P, 21)


def test_w06_a_trump_though_one_could_follow() -> None:
    check_trick("AS", "9H", D, 11)


def test_w07_a_plain_card_of_another_suit_never_wins() -> None:
    check_trick("9C", "AD", P, 11)


def test_w08_ten_beats_king_and_queen_beats_jack() -> None:
    check_trick("KD", "TD", D, 14)
    check_trick("JH", "QH", D, 5)
