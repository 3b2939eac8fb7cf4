"""The own hand: its cards, their numbers, and the marks of what they can do."""

from sixtysix.interfaces.home.typed import sorted_hand
from sixtysix.interfaces.tui.cards import GAP, Size, put_card
from sixtysix.interfaces.tui.picture import Picture
from sixtysix.interfaces.tui.scene import Scene
from sixtysix.interfaces.tui.signs import Signs
from sixtysix.rules import EXCHANGE, marry
from sixtysix.rules.card import KING, QUEEN, make_card

HAND_MARGIN = 2
MARK_ROWS = 2
"""Rows below the cards: numbers, then marriages and the exchange."""


def put_hand(picture: Picture, y: int, size: Size, scene: Scene, signs: Signs) -> None:
    """Cards with their numbers; a number in brackets may be played now, others are dim while it is one's turn."""
    view = scene.view
    mine = view.table.turn == view.seat and view.table.outcome is None
    places = {card: HAND_MARGIN + place * (size.width + GAP) for place, card in enumerate(sorted_hand(view))}
    for number, (card, x) in enumerate(places.items(), 1):
        legal = bool(view.legal >> card & 1)
        put_card(picture, x, y, card, size, signs, dim=mine and not legal, lifted=card == scene.lifted)
        label = f"[{number}]" if legal else f" {number} "
        picture.put(x + (size.width - len(label)) // 2, y + size.height, label, "key" if legal else "dim")
        picture.spot(x, y, size.width, size.height + 1, f"card:{card}")
    _put_marks(picture, y + size.height + 1, size, scene, signs, places)


def _put_marks(
    picture: Picture, y: int, size: Size, scene: Scene, signs: Signs, places: dict[int, int]
) -> None:
    view, table = scene.view, scene.view.table
    for suit in range(4):
        if view.legal >> marry(suit) & 1:
            x = places[make_card(suit, KING)] + size.width // 2 - 1
            end = places[make_card(suit, QUEEN)] + size.width // 2 + 1
            points = f" {40 if suit == table.trump else 20} "
            corners, level = signs.frame[2:4], signs.frame[4]
            picture.put(x, y, corners[0] + points.center(end - x - 2, level) + corners[1], "bold")
            picture.spot(x, y, end - x, 1, f"marriage:{suit}")
    if view.legal >> EXCHANGE & 1:
        mark = f"{signs.swap} x"
        x = places[table.lowest_trump] + (size.width - len(mark)) // 2
        picture.put(x, y, mark, "bold")
        picture.spot(x, y, len(mark), 1, "x")
