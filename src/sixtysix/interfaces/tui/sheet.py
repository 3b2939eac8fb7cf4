"""Sheets laid over the table: results, help, answers too long for one row."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeAlias

from sixtysix.interfaces.tui.actions import Choice, put_choices
from sixtysix.interfaces.tui.picture import Line, Picture, Piece, wrapped
from sixtysix.interfaces.tui.signs import Signs
from sixtysix.interfaces.tui.table import LEAST_HEIGHT, LEAST_WIDTH
from sixtysix.interfaces.tui.words import Words

Body: TypeAlias = Callable[[int], list[Line]]
"""The lines of a sheet for a width."""


@dataclass(frozen=True, slots=True)
class Sheet:
    """A title, what stands below it, and what can be chosen."""

    title: str
    body: Body
    offered: tuple[Choice, ...]


def told(title: str, sentences: list[str], words: Words) -> Sheet:
    """A sheet of sentences."""
    return Sheet(
        title,
        lambda width: paragraphs(sentences, width),
        (Choice("Esc", "escape", [Piece(words.own("back"))]),),
    )


def paragraphs(sentences: list[str], width: int) -> list[Line]:
    """Sentences, each on a line of its own."""
    return [[Piece(row)] for sentence in sentences for row in wrapped(sentence, width)]


def page_rows(height: int) -> int:
    """Rows of a sheet's body that a window shows at once."""
    return height - 4


def draw_sheet(sheet: Sheet, signs: Signs, width: int, height: int, top: int) -> Picture:
    """A sheet from a row of its body on."""
    picture = Picture(width, height, signs.typewriter)
    picture.put(1, 0, sheet.title, "bold")
    picture.put(0, 1, signs.rule * width, "dim")
    lines, rows = sheet.body(width - 2), page_rows(height)
    top = max(0, min(top, len(lines) - rows))
    for y, line in enumerate(lines[top : top + rows]):
        picture.put_line(1, 2 + y, line)
    picture.put(0, height - 2, signs.rule * width, "dim")
    scroll: list[Choice] = []
    if len(lines) > rows:
        scroll.append(
            Choice(
                f"{signs.up}{signs.down}",
                "pagedown",
                [Piece(f"{top + 1}-{min(top + rows, len(lines))}/{len(lines)}")],
            )
        )
    put_choices(picture, height - 1, width, 1, [*sheet.offered, *scroll])
    return picture


def draw_too_small(words: Words, signs: Signs, width: int, height: int) -> Picture:
    """What a window that is too small says instead of the table."""
    picture = Picture(width, height, signs.typewriter)
    said = words.own(
        "too-small", width=width, height=height, least_width=LEAST_WIDTH, least_height=LEAST_HEIGHT
    )
    for y, row in enumerate(wrapped(said, width)[:height]):
        picture.put(0, y, row)
    return picture
