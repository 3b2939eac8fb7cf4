"""Sets of cards as 24-bit masks: bit `card` is set when the card is in the set."""

from collections.abc import Iterable, Iterator
from typing import Final, TypeAlias

from sixtysix.rules.card import CARD_POINTS, KING, QUEEN, Card, Suit

CardSet: TypeAlias = int

EMPTY: Final[CardSet] = 0
ALL_24: Final[CardSet] = (1 << 24) - 1
ALL_20: Final[CardSet] = ALL_24 & ~sum(1 << (suit * 6) for suit in range(4))
SUIT_CARDS: Final[tuple[CardSet, ...]] = tuple(0b111111 << (suit * 6) for suit in range(4))
HIGHER: Final[tuple[CardSet, ...]] = tuple(
    SUIT_CARDS[card // 6] & ~((1 << (card + 1)) - 1) for card in range(24)
)
"""For each card, the cards of its suit that beat it (R3)."""
PAIRS: Final[tuple[CardSet, ...]] = tuple(
    1 << (suit * 6 + QUEEN) | 1 << (suit * 6 + KING) for suit in range(4)
)
"""King and queen of each suit."""


def cardset(cards: Iterable[Card]) -> CardSet:
    """The set of some cards."""
    mask = 0
    for card in cards:
        mask |= 1 << card
    return mask


def cards_in(cards: CardSet) -> Iterator[Card]:
    """The cards of a set, lowest number first."""
    while cards:
        lowest = cards & -cards
        yield lowest.bit_length() - 1
        cards ^= lowest


def points_in(cards: CardSet) -> int:
    """Card points of a set (R2)."""
    total = 0
    while cards:
        lowest = cards & -cards
        total += CARD_POINTS[lowest.bit_length() - 1]
        cards ^= lowest
    return total


def of_suit(cards: CardSet, suit: Suit) -> CardSet:
    """The cards of one suit in a set."""
    return cards & SUIT_CARDS[suit]
