"""Cards as little boxes of text."""

from dataclasses import dataclass
from typing import Final

from sixtysix.interfaces.tui.picture import DIM_STYLES, SUIT_STYLES, Picture, Style
from sixtysix.interfaces.tui.signs import Signs
from sixtysix.rules import Card, card_name


@dataclass(frozen=True, slots=True)
class Size:
    """How large a card is drawn."""

    width: int
    height: int


SMALL: Final = Size(6, 3)
LARGE: Final = Size(9, 5)
GAP: Final = 2
"""Cells between two cards of a hand."""


def put_frame(picture: Picture, x: int, y: int, size: Size, frame: str, style: Style = "") -> None:
    """An empty card."""
    top_left, top_right, low_left, low_right, level, upright = tuple(frame)
    inner = size.width - 2
    picture.put(x, y, f"{top_left}{level * inner}{top_right}", style)
    for row in range(1, size.height - 1):
        picture.put(x, y + row, f"{upright}{' ' * inner}{upright}", style)
    picture.put(x, y + size.height - 1, f"{low_left}{level * inner}{low_right}", style)


def put_card(  # noqa: PLR0913  what is drawn, where, and how
    picture: Picture,
    x: int,
    y: int,
    card: Card,
    size: Size,
    signs: Signs,
    *,
    dim: bool = False,
    lifted: bool = False,
) -> None:
    """A card face up: rank, letter and symbol of its suit."""
    style = (DIM_STYLES if dim else SUIT_STYLES)[card // 6]
    put_frame(picture, x, y, size, signs.lifted if lifted else signs.frame, "dim" if dim else "")
    symbol = signs.suits[card // 6]
    if size.height <= SMALL.height:
        picture.put(x + 1, y + 1, f"{card_name(card)} {symbol}", style)
        return
    picture.put(x + 2, y + 1, card_name(card), style)
    picture.put(x + size.width // 2, y + size.height // 2, symbol, style)
    name = card_name(card)
    picture.put(x + size.width - 2 - len(name), y + size.height - 2, name, style)


def put_back(picture: Picture, x: int, y: int, size: Size, signs: Signs) -> None:
    """A card face down."""
    put_frame(picture, x, y, size, signs.frame)
    for row in range(1, size.height - 1):
        picture.put(x + 1, y + row, signs.back * (size.width - 2), "dim")
