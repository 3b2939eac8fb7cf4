"""The table as a picture, for any window of at least 60 by 20 cells."""

from sixtysix.interfaces.tui.actions import ACTION_ROWS, Choice, choices, put_choices
from sixtysix.interfaces.tui.cards import LARGE, SMALL
from sixtysix.interfaces.tui.hand import MARK_ROWS, put_hand
from sixtysix.interfaces.tui.middle import put_middle
from sixtysix.interfaces.tui.picture import Picture, Piece, wrapped
from sixtysix.interfaces.tui.scene import Scene
from sixtysix.interfaces.tui.signs import Signs
from sixtysix.interfaces.tui.status import STATUS_ROWS, put_opponent, put_piles, put_status
from sixtysix.interfaces.tui.words import Words

LEAST_WIDTH, LEAST_HEIGHT = 60, 20
_TABLE_WIDTH = 70
"""Cells that the table takes where the log stands beside it."""
_BESIDE = 100
"""From this width on the log stands beside the table."""
_TALL, _TALLER = 28, 36
"""From these heights on the cards are large, and there is air between the zones."""


def fits(width: int, height: int) -> bool:
    """Whether a window is large enough for the table."""
    return width >= LEAST_WIDTH and height >= LEAST_HEIGHT


def draw_table(scene: Scene, words: Words, signs: Signs, width: int, height: int) -> Picture:
    """The table, zone by zone from top to bottom; in wide windows the log is on the right."""
    picture = Picture(width, height, signs.typewriter)
    beside = width >= _BESIDE
    room = _TABLE_WIDTH if beside else width
    air = (height >= _TALL) + (height >= _TALLER)
    size = LARGE if air else SMALL
    put_status(picture, room, scene, words, signs)
    y = STATUS_ROWS + air
    put_opponent(picture, y, room, scene, words, signs)
    y += 1 + air
    put_middle(picture, y, room, size, scene, words, signs)
    y += size.height + 1 + air
    put_piles(picture, y, room, scene, words, signs)
    y += 1 + air
    put_hand(picture, y, size, scene, signs)
    y += size.height + MARK_ROWS + air
    put_choices(picture, y, room, ACTION_ROWS, choices(scene, words, signs))
    y += ACTION_ROWS + air
    bottom = height if scene.prompt else height - 1
    for row in wrapped(scene.said, room):
        if y < bottom:
            picture.put(0, y, row, "ask")
            y += 1
        else:
            picture.cut.append(row)
    if beside:
        for line in range(bottom):
            picture.put(room + 1, line, signs.frame[5], "dim")
        _put_log(picture, room + 3, 0, width - room - 3, bottom, scene, signs)
    else:
        _put_log(picture, 0, y + air, width, bottom - y - air, scene, signs)
    if not scene.prompt:
        put_choices(picture, height - 1, width, 1, _foot(words))
    return picture


def _foot(words: Words) -> list[Choice]:
    return [
        Choice("?", "?", [Piece(words.own("foot-help"))]),
        Choice(":", ":", [Piece(words.own("foot-type"))]),
        Choice("^Q", "leave", [Piece(words.own("foot-leave"))]),
    ]


def log_rows(scene: Scene, width: int) -> list[str]:
    """The log in rows of a width."""
    return [row for entry in scene.log for row in wrapped(entry, width)]


def _put_log(picture: Picture, x: int, y: int, width: int, height: int, scene: Scene, signs: Signs) -> None:
    """The last rows of the log, or those before them where it is scrolled."""
    rows = log_rows(scene, width - 2)
    back = max(0, min(scene.back, len(rows) - height))
    end = len(rows) - back
    shown = rows[max(0, end - height) : end] if height > 0 else []
    for place, row in enumerate(shown):
        picture.put(x, y + place, row)
    if shown and end > height:
        picture.put(x + width - 1, y, signs.up, "dim")
    if shown and back:
        picture.put(x + width - 1, y + len(shown) - 1, signs.down, "dim")
