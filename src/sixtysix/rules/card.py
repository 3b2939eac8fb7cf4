"""Cards as ints: suit x 6 + rank, so that a set of cards is a 24-bit mask (`cardset`).

Ranks run 9 J Q K 10 A from low to high (R3), suits S H D C. The 20-card deck leaves the nines out.
"""

from typing import Final, TypeAlias

Card: TypeAlias = int
Suit: TypeAlias = int
Rank: TypeAlias = int

SUITS: Final = "SHDC"
RANKS: Final = "9JQKTA"
NINE, JACK, QUEEN, KING, TEN, ACE = range(6)
SPADES, HEARTS, DIAMONDS, CLUBS = range(4)

RANK_POINTS: Final = (0, 2, 3, 4, 10, 11)
"""Card points by rank (R2)."""

CARD_POINTS: Final = tuple(RANK_POINTS[card % 6] for card in range(24))
CARD_NAMES: Final = tuple(RANKS[card % 6] + SUITS[card // 6] for card in range(24))
_BY_NAME: Final = {name: card for card, name in enumerate(CARD_NAMES)}


def make_card(suit: Suit, rank: Rank) -> Card:
    """The card of a suit (0-3) and a rank (0-5)."""
    return suit * 6 + rank


def suit_of(card: Card) -> Suit:
    """The suit of a card, 0-3 in the order of `SUITS`."""
    return card // 6


def rank_of(card: Card) -> Rank:
    """The rank of a card, 0 (nine) to 5 (ace)."""
    return card % 6


def points_of(card: Card) -> int:
    """Card points of a card: A 11, 10 10, K 4, Q 3, J 2, 9 0 (R2)."""
    return CARD_POINTS[card]


def card_name(card: Card) -> str:
    """Rank then suit, two letters: `TH` is the ten of hearts."""
    return CARD_NAMES[card]


def card_from_name(name: str) -> Card:
    """The card of a two-letter name, rank then suit; raises `ValueError` if there is none."""
    try:
        return _BY_NAME[name]
    except KeyError:
        raise ValueError(
            f"{name!r} is not a card: expected a rank of {RANKS} and a suit of {SUITS}"
        ) from None
