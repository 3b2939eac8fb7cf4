"""Cards, sets of cards, seats, and what the invariants refuse."""

import pytest

from sixtysix.rules import BySeat, State, card_from_name, card_name, cards_in, cardset, points_in
from sixtysix.rules.card import make_card, rank_of, suit_of
from sixtysix.rules.cardset import ALL_20, ALL_24, HIGHER, PAIRS, of_suit
from sixtysix.rules.invariant import BrokenState, check
from sixtysix.rules.table import Closing
from tests.kit.moves import D, P, after, hand, names
from tests.kit.positions import Side, position, stacked


def test_names_of_cards() -> None:
    assert [card_name(card) for card in range(6)] == ["9S", "JS", "QS", "KS", "TS", "AS"]
    for card in range(24):
        assert card_from_name(card_name(card)) == card
        assert make_card(suit_of(card), rank_of(card)) == card
    for wrong in ("", "10S", "SA", "as", "8S"):
        with pytest.raises(ValueError, match="not a card"):
            card_from_name(wrong)


def test_sets_of_cards() -> None:
    some = cardset([23, 0, 5])
    assert list(cards_in(some)) == [0, 5, 23]
    assert points_in(some) == 22
    assert points_in(ALL_24) == points_in(ALL_20) == 120
    assert names(of_suit(hand("AS KH QH"), 1)) == {"KH", "QH"}
    assert names(HIGHER[card_from_name("KD")]) == {"TD", "AD"}
    assert names(PAIRS[3]) == {"KC", "QC"}
    assert names(ALL_24 & ~ALL_20) == {"9S", "9H", "9D", "9C"}


def test_by_seat() -> None:
    pair = BySeat(1, 2)
    assert (pair[0], pair[1], *pair) == (1, 2, 1, 2)
    assert pair.map(str) == BySeat("1", "2")
    assert pair.swap() == BySeat(2, 1)
    assert pair.zip(BySeat(10, 20), lambda ours, theirs: ours + theirs) == BySeat(11, 22)
    assert pair.update(0, 5) == BySeat(5, 2)
    assert pair.update(1, 5) == BySeat(1, 5)


def broken_states() -> list[State]:
    """One state for each way to be broken that a misread position is likely to have."""
    state = position(p=Side(tricks=1), d=Side(tricks=1))
    table, hands, talon = state
    led = after(stacked(), [min(names(stacked().hands[P]))])
    return [
        state._replace(hands=(hands[0], hands[0])),
        state._replace(hands=(hands[0] & hands[0] - 1, hands[1])),
        state._replace(talon=talon[1:]),
        state._replace(table=table._replace(talon_size=table.talon_size - 2)),
        state._replace(table=table._replace(turn_up=None)),
        state._replace(table=table._replace(trump=2)),
        state._replace(table=table._replace(hand_sizes=(5, 6))),
        state._replace(table=table._replace(turn=D)),
        state._replace(table=table._replace(closer=P)),
        state._replace(table=table._replace(closing=Closing((0, 0), (0, 0)))),
        state._replace(table=table._replace(must_draw=True)),
        led._replace(table=led.table._replace(turn=P)),
    ]


@pytest.mark.parametrize("state", broken_states(), ids=range(12))
def test_broken_states_are_refused(state: State) -> None:
    with pytest.raises(BrokenState):
        check(state)
