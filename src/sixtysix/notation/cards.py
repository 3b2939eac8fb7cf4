"""Cards, sets of cards, suits and actions as text: the same tokens as on the wire (docs/protocol/table.md)."""

from collections.abc import Iterable
from typing import Final

from sixtysix.notation.words import Word
from sixtysix.rules.action import CLAIM, CLAIM_OUT_OF_TURN, CLOSE, DRAW, EXCHANGE, MARRIAGE, Action
from sixtysix.rules.card import CARD_NAMES, SUITS, Card, Suit
from sixtysix.rules.cardset import CardSet, cards_in, cardset

NOTHING: Final = "-"
"""Stands for no cards, no suits, no seat."""
CARDS: Final = {name: card for card, name in enumerate(CARD_NAMES)}
SUIT_NUMBERS: Final = {name: suit for suit, name in enumerate(SUITS)}
_PLAIN: Final = {EXCHANGE: "X", CLOSE: "C", DRAW: "D", CLAIM: "W", CLAIM_OUT_OF_TURN: "W!"}
_PLAIN_NUMBERS: Final = {name: action for action, name in _PLAIN.items()}
_A_CARD: Final = "a card (a rank of A T K Q J 9, then a suit of S H D C)"
_AN_ACTION: Final = "an action (a card, 20 or 40 and a suit, X, C, D, W or W!)"


def action_name(action: Action, trump: Suit) -> str:
    """An action as text; a marriage shows its points, so the trump suit is needed.

    >>> from sixtysix.rules import CLAIM, marry
    >>> action_name(marry(1), trump=1), action_name(marry(0), trump=1), action_name(CLAIM, trump=1)
    ('40H', '20S', 'W')
    """
    if action < MARRIAGE:
        return CARD_NAMES[action]
    if action < EXCHANGE:
        suit = action - MARRIAGE
        return ("40" if suit == trump else "20") + SUITS[suit]
    return _PLAIN[action]


def action_from_name(name: str, trump: Suit) -> Action:
    """The action of a text. Raises `NotationError`, also for a marriage of the wrong value."""
    return parse_action(Word(name, 1, 1), trump)


def parse_action(word: Word, trump: Suit) -> Action:
    """The action of a word."""
    text = word.text
    if text in CARDS:
        return CARDS[text]
    if text in _PLAIN_NUMBERS:
        return _PLAIN_NUMBERS[text]
    if len(text) != 3 or text[:2] not in ("20", "40") or text[2] not in SUIT_NUMBERS:
        word.fail(_AN_ACTION)
    suit = SUIT_NUMBERS[text[2]]
    points = "40" if suit == trump else "20"
    if text[:2] != points:
        word.refuse(f"{text} is worth {points} here: {SUITS[trump]} is trumps")
    return MARRIAGE + suit


def cards_text(cards: CardSet) -> str:
    """A set of cards: suit by suit, high to low.

    >>> from sixtysix.rules import card_from_name, cardset
    >>> cards_text(cardset(map(card_from_name, ["9H", "AH", "TS"])))
    'TS,AH,9H'
    """
    return pile_text(sorted(cards_in(cards), key=lambda card: (card // 6, -card)))


def pile_text(cards: Iterable[Card]) -> str:
    """Cards in their order."""
    return ",".join(CARD_NAMES[card] for card in cards) or NOTHING


def suits_text(suits: int) -> str:
    """A mask of suits."""
    return "".join(SUITS[suit] for suit in range(4) if suits >> suit & 1) or NOTHING


def parse_card(word: Word) -> Card:
    """The card of a word."""
    return word.one_of(CARDS, _A_CARD)


def parse_pile(word: Word) -> tuple[Card, ...]:
    """The cards of a word, in their order; none may come twice."""
    if word.text == NOTHING:
        return ()
    cards: list[Card] = []
    for part in word.split(","):
        card = parse_card(part)
        if card in cards:
            part.refuse(f"{part.text} comes twice")
        cards.append(card)
    return tuple(cards)


def parse_cards(word: Word) -> CardSet:
    """The cards of a word as a set."""
    return cardset(parse_pile(word))


def parse_suit(word: Word) -> Suit:
    """The suit of a word."""
    return word.one_of(SUIT_NUMBERS, "a suit (S, H, D or C)")


def parse_suits(word: Word) -> int:
    """The suits of a word as a mask."""
    if word.text == NOTHING:
        return 0
    if not word.text:
        word.fail("suits (letters of S H D C) or -")
    mask = 0
    for index in range(len(word.text)):
        part = word.cut(index, index + 1)
        suit = parse_suit(part)
        if mask >> suit & 1:
            part.refuse(f"{part.text} comes twice")
        mask |= 1 << suit
    return mask
