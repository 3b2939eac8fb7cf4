"""A picture of text: cells with a style each, and the spots that can be clicked."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import groupby
from typing import Final, Literal, NamedTuple, TypeAlias

from rich.cells import cell_len

from sixtysix.interfaces.tui.signs import TYPEWRITER

Style: TypeAlias = Literal[
    "",
    "bold",
    "dim",
    "key",
    "ask",
    "suit-0",
    "suit-1",
    "suit-2",
    "suit-3",
    "dim-0",
    "dim-1",
    "dim-2",
    "dim-3",
]
SUIT_STYLES: Final[tuple[Style, ...]] = ("suit-0", "suit-1", "suit-2", "suit-3")
DIM_STYLES: Final[tuple[Style, ...]] = ("dim-0", "dim-1", "dim-2", "dim-3")


class Piece(NamedTuple):
    """Some text in one style."""

    text: str
    style: Style = ""


Line: TypeAlias = Sequence[Piece]


class Spot(NamedTuple):
    """A place that can be clicked, and the key that does the same."""

    x: int
    y: int
    width: int
    height: int
    key: str

    def holds(self, x: int, y: int) -> bool:
        """Whether a cell belongs to it."""
        return self.x <= x < self.x + self.width and self.y <= y < self.y + self.height


@dataclass(slots=True)
class Picture:
    """What a window of this size shows."""

    width: int
    height: int
    typewriter: bool = False
    """Whether printed characters are written as a typewriter has them."""
    spots: list[Spot] = field(default_factory=list[Spot])
    cut: list[str] = field(default_factory=list[str])
    """Whatever had no room."""
    _cells: list[list[Piece]] = field(init=False)

    def __post_init__(self) -> None:
        self._cells = [[Piece(" ")] * self.width for _ in range(self.height)]

    def put(self, x: int, y: int, text: str, style: Style = "") -> int:
        """Write text from a cell on; returns the cell after it. What leaves the picture is cut off."""
        for character in text.translate(TYPEWRITER) if self.typewriter else text:
            size = cell_len(character)
            if size == 0:
                self._join(x - 1, y, character)
                continue
            if not (0 <= y < self.height and x >= 0 and x + size <= self.width):
                self.cut.append(text)
                return x
            self._cells[y][x] = Piece(character, style)
            for rest in range(1, size):
                self._cells[y][x + rest] = Piece("", style)
            x += size
        return x

    def put_line(self, x: int, y: int, line: Line) -> int:
        """Write some pieces one after the other; returns the cell after them."""
        for text, style in line:
            x = self.put(x, y, text, style)
        return x

    def spot(self, x: int, y: int, width: int, height: int, key: str) -> None:
        """Make a place do what a key does."""
        self.spots.append(Spot(x, y, width, height, key))

    def key_at(self, x: int, y: int) -> str | None:
        """What a click at a cell does."""
        return next((spot.key for spot in reversed(self.spots) if spot.holds(x, y)), None)

    def line(self, y: int) -> list[Piece]:
        """A row, equal styles put together."""
        runs = (list(run) for _, run in groupby(self._cells[y], key=lambda piece: piece.style))
        return [Piece("".join(piece.text for piece in run), run[0].style) for run in runs]

    def text(self) -> str:
        """All rows without their styles."""
        rows = ("".join(piece.text for piece in row).rstrip() for row in self._cells)
        return "".join(f"{row}\n" for row in rows)

    def _join(self, x: int, y: int, mark: str) -> None:
        if 0 <= y < self.height and 0 <= x < self.width:
            text, style = self._cells[y][x]
            self._cells[y][x] = Piece(text + mark, style)


def width_of(line: Line) -> int:
    """Cells that some pieces need."""
    return sum(cell_len(text) for text, _ in line)


def wrapped(text: str, width: int) -> list[str]:
    """A text in rows of at most this width, broken between words; words too long into even parts."""
    rows: list[str] = []
    for paragraph in text.splitlines():
        row = ""
        for whole in paragraph.split():
            word = whole
            if row and cell_len(row) + 1 + cell_len(word) <= width:
                row = f"{row} {word}"
                continue
            if row:
                rows.append(row)
            even = -(-cell_len(word) // -(-cell_len(word) // width))
            while cell_len(word) > width:
                head = next(
                    end for end in range(len(word), 0, -1) if cell_len(word[:end]) <= even or end == 1
                )
                rows.append(word[:head])
                word = word[head:]
            row = word
        rows.append(row)
    return rows


def flow(items: Iterable[Line], width: int, gap: Line) -> list[list[Line]]:
    """Items put side by side with a gap between, in as few rows as they need; each row as its items."""
    rows: list[list[Line]] = []
    used = 0
    for item in items:
        size = width_of(item)
        if rows and used + width_of(gap) + size <= width:
            rows[-1].append(item)
            used += width_of(gap) + size
        else:
            rows.append([item])
            used = size
    return rows


def joined(items: Iterable[Line], gap: Line) -> Iterator[Piece]:
    """The pieces of some items with a gap between."""
    for place, item in enumerate(items):
        if place:
            yield from gap
        yield from item
