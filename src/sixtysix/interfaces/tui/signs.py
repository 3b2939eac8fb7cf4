"""The characters that cards and marks are drawn with, and what stands for them where there are none."""

from dataclasses import dataclass, replace
from typing import Final

from sixtysix.rules import Card, Suit, card_name
from sixtysix.rules.card import SUITS

_AS_TEXT: Final = "\ufe0e"
"""After a suit: never as a picture in colours of its own."""
TYPEWRITER: Final = str.maketrans("’‘“”„«»–—−…·×←→↑↓\u00a0\u202f", '\'\'"""<>---.|x<>^v  ')
"""For each character of printed text one of a typewriter."""


@dataclass(frozen=True, slots=True)
class Signs:
    """One set of characters, each one cell wide."""

    suits: tuple[str, str, str, str]
    """By suit; empty where the letter stands alone."""
    frame: str
    """Corners (top left, top right, bottom left, bottom right), level and upright line."""
    lifted: str
    """The same for the card that is lifted."""
    back: str
    swap: str
    turn: str
    won: str
    open: str
    up: str
    down: str
    rule: str
    dot: str
    typewriter: bool = False

    def suit(self, suit: Suit) -> str:
        """Symbol and letter of a suit."""
        return self.suits[suit] + SUITS[suit]

    def card(self, card: Card) -> str:
        """Rank, letter and symbol of a card: what is typed comes first."""
        return card_name(card) + self.suits[card // 6]


SYMBOLS: Final = Signs(
    suits=("♠" + _AS_TEXT, "♥" + _AS_TEXT, "♦" + _AS_TEXT, "♣" + _AS_TEXT),
    frame="╭╮╰╯─│",
    lifted="╔╗╚╝═║",
    back="▒",
    swap="⇄",
    turn="▸",
    won="|",
    open="·",
    up="↑",
    down="↓",
    rule="─",
    dot="·",
)
BARE: Final = replace(SYMBOLS, suits=("♠", "♥", "♦", "♣"))
"""For terminals that give the mark after a suit a cell of its own."""
ASCII: Final = Signs(
    suits=("", "", "", ""),
    frame="++++-|",
    lifted="####=#",
    back=":",
    swap="<>",
    turn=">",
    won="|",
    open=".",
    up="^",
    down="v",
    rule="-",
    dot="|",
    typewriter=True,
)


def cells(signs: Signs) -> tuple[str, int]:
    """Signs in a row that must each take one cell, and how many cells they are."""
    row = "".join((*signs.suits, signs.frame, signs.lifted, signs.back, signs.swap, signs.turn))
    return row, len(row.replace(_AS_TEXT, ""))


def written(encoding: str | None) -> bool:
    """Whether an encoding has all of the symbols."""
    try:
        cells(SYMBOLS)[0].encode(encoding or "ascii")
    except (UnicodeEncodeError, LookupError):
        return False
    return True
