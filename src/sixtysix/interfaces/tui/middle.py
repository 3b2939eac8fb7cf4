"""The middle of the table: the trick, and the talon with the turn-up."""

from rich.cells import cell_len

from sixtysix.interfaces.home.referee import YOU
from sixtysix.interfaces.tui.cards import Size, put_back, put_card
from sixtysix.interfaces.tui.picture import Picture
from sixtysix.interfaces.tui.scene import Scene
from sixtysix.interfaces.tui.signs import Signs
from sixtysix.interfaces.tui.words import Words
from sixtysix.rules import Card, Seat, other

_MARGIN = 2
_STACKED = 3
"""Cells of a card that the one above it leaves open."""


def put_middle(
    picture: Picture, y: int, width: int, size: Size, scene: Scene, words: Words, signs: Signs
) -> None:
    """Trick on the left, talon on the right, a row of words below both."""
    x = _MARGIN
    for seat in (other(YOU), YOU):
        name = words.page("opponent" if seat != YOU else "you")
        card = trick_cards(scene)[seat]
        if card is not None:
            put_card(picture, x, y, card, size, signs)
            picture.put(x, y + size.height, name, "" if _wins(scene, seat) else "dim")
        x += max(size.width, cell_len(name)) + 2
    _put_talon(picture, y, width, size, scene, words, signs)


def trick_cards(scene: Scene) -> tuple[Card | None, Card | None]:
    """The cards of the trick that lies on the table, by seat."""
    table, rest = scene.view.table, scene.rest
    if table.led is not None:
        return (table.led, None) if table.leader == YOU else (None, table.led)
    if rest is None:
        return (None, None)
    return (rest.led, rest.answer) if rest.leader == YOU else (rest.answer, rest.led)


def _wins(scene: Scene, seat: Seat) -> bool:
    """Whether the seat leads this trick, or won the one that rests."""
    if scene.view.table.led is not None or scene.rest is None:
        return True
    return scene.rest.winner == seat


def _put_talon(
    picture: Picture, y: int, width: int, size: Size, scene: Scene, words: Words, signs: Signs
) -> None:
    table = scene.view.table
    if table.closer is not None:
        label = words.page("talon-closed")
    elif table.talon_size == 0:
        label = words.page("talon-left", count=0)
    else:
        label = f"{words.page('talon')}: {table.talon_size}"
    x = width - _MARGIN - size.width - _STACKED
    if table.talon_size > 1 or (table.closer is not None and table.talon_size):
        put_back(picture, x + _STACKED, y, size, signs)
    if table.closer is None and table.turn_up is not None:
        put_card(picture, x, y, table.turn_up, size, signs)
    elif table.talon_size:
        put_back(picture, x, y, size, signs)
    picture.put(width - _MARGIN - cell_len(label), y + size.height, label)
