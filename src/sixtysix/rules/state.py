"""The whole state of a deal, hidden cards included. Only referees and the open-card solver hold one."""

from collections.abc import Sequence
from typing import NamedTuple

from sixtysix.rules.card import Card
from sixtysix.rules.cardset import CardSet, cardset
from sixtysix.rules.seat import Seat, other
from sixtysix.rules.table import Table
from sixtysix.rules.variant import Variant


class State(NamedTuple):
    """A deal: the open table, both hands, and the face-down talon (top card first, turn-up not included)."""

    table: Table
    hands: tuple[CardSet, CardSet]
    talon: tuple[Card, ...]


def deal(variant: Variant, deck: Sequence[Card], dealer: Seat) -> State:
    """The state after dealing a deck (top card first) in the variant's pattern (R6, R7, A1).

    Raises `ValueError` if the deck is not exactly the variant's cards.
    """
    if len(deck) != variant.deck or cardset(deck).bit_count() != variant.deck:
        raise ValueError(f"a deck of {variant.deck} different cards is needed")
    if variant.deck == 20 and any(card % 6 == 0 for card in deck):
        raise ValueError("a deck of 20 has no nines")
    size, forehand = variant.hand_size, other(dealer)
    if variant.deal_pattern == "33T":
        first, second = [*deck[0:3], *deck[6:9]], [*deck[3:6], *deck[9:12]]
        turn_up = deck[12]
    else:
        rest = size - 3
        first, second = [*deck[0:3], *deck[7 : 7 + rest]], [*deck[3:6], *deck[7 + rest : 7 + 2 * rest]]
        turn_up = deck[6]
    talon = tuple(deck[2 * size + 1 :])
    hands = (cardset(first), cardset(second))
    table = Table(
        variant=variant,
        dealer=dealer,
        trump=turn_up // 6,
        turn_up=turn_up,
        talon_size=len(talon) + 1,
        hand_sizes=(size, size),
        leader=forehand,
        turn=forehand,
    )
    return State(table, hands if forehand == 0 else (hands[1], hands[0]), talon)
