"""The words of the table protocol for cards and actions (docs/protocol/table.md)."""

from typing import Final

from sixtysix.rules import (
    CLAIM,
    CLAIM_OUT_OF_TURN,
    CLOSE,
    DRAW,
    EXCHANGE,
    MARRIAGE,
    Action,
    CardSet,
    Suit,
    card_from_name,
    card_name,
    cards_in,
    is_marriage,
    is_play,
    marry,
)
from sixtysix.rules.card import SUITS

_SINGLE: Final = {EXCHANGE: "X", CLOSE: "C", DRAW: "D", CLAIM: "W", CLAIM_OUT_OF_TURN: "W!"}
_BY_WORD: Final = {word: action for action, word in _SINGLE.items()}


def suit_word(suit: Suit) -> str:
    """`S`, `H`, `D` or `C`."""
    return SUITS[suit]


def card_words(cards: CardSet) -> list[str]:
    """The names of a set of cards, suit by suit, highest first."""
    return [card_name(card) for card in sorted(cards_in(cards), key=lambda card: (card // 6, -card))]


def action_word(action: Action, trump: Suit) -> str:
    """An action in the words of the protocol; a marriage in trumps counts 40."""
    if is_play(action):
        return card_name(action)
    if is_marriage(action):
        suit = action - MARRIAGE
        return f"{40 if suit == trump else 20}{SUITS[suit]}"
    return _SINGLE[action]


def action_of(word: str, trump: Suit) -> Action | None:
    """The action of a word, or None if there is no such action while that suit is trumps."""
    if word in _BY_WORD:
        return _BY_WORD[word]
    if len(word) == 3 and word[:2] in ("20", "40") and word[2] in SUITS:
        action = marry(SUITS.index(word[2]))
        return action if action_word(action, trump) == word else None
    try:
        return card_from_name(word)
    except ValueError:
        return None
