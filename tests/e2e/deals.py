"""Links to deals (docs/protocol/deal.md), made without the page."""

import hashlib

from sixtysix.rules import card_name

CARDS = [card_name(card) for card in range(24)]


def deal_link(
    deck: list[str], dealer: str = "o", level: str = "club", rules: str = "sixty-six", version: int = 1
) -> str:
    """The link to a deal with these cards, top card first; the dealer is the player (`p`) or the opponent (`o`)."""
    letters = "".join(chr(ord("a") + CARDS.index(card)) for card in deck)
    told = f"#deal={version}.{letters}.{dealer}.{level}&table={rules}"
    return f"{told}&sum={hashlib.sha256(told.encode()).hexdigest()[:8]}"


def deck_of(hand: str, theirs: str, turn_up: str) -> list[str]:
    """A deck that gives these hands where the opponent deals: three and three, twice, the turn-up, the others."""
    own, other = hand.split(), theirs.split()
    named = [*own[:3], *other[:3], *own[3:], *other[3:], turn_up]
    return [*named, *(card for card in CARDS if card not in named)]
