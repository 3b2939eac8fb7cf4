"""The screens as text, letter by letter: without colour and without symbols, in three sizes."""

import asyncio
from collections.abc import Callable
from pathlib import Path

import pytest

from sixtysix.interfaces.tui.app import TableApp
from sixtysix.interfaces.tui.desk import Desk
from sixtysix.interfaces.tui.signs import SYMBOLS
from tests.interfaces.tui.kit import screen_of, settled
from tests.kit.golden import Golden

Seat = Callable[..., Desk]
GUIDE = Path(__file__).parents[3] / "docs" / "guide" / "terminal.md"

MOMENTS: tuple[tuple[str, tuple[str, ...]], ...] = (
    ("the opening lead", ()),
    ("a card is lifted", ("3",)),
    ("a trick was won", ("escape", "t", "s")),
    ("a rank is held twice", ("enter", "k")),
    ("closing is asked about", ("escape", "c")),
    ("the talon is closed", ("enter",)),
    ("how things stand", ("s",)),
    ("the keys", ("escape", "?")),
    ("the deal is over", ("escape", "w", "w")),
    ("the table after it", ("escape",)),
    ("a line is typed", ("n", ":")),
)


@pytest.mark.golden
@pytest.mark.parametrize("size", [(60, 20), (80, 24), (120, 40)], ids=["60x20", "80x24", "120x40"])
def test_the_screens(
    golden: Golden, seat: Seat, monkeypatch: pytest.MonkeyPatch, size: tuple[int, int]
) -> None:
    monkeypatch.setenv("NO_COLOR", "1")
    app = TableApp(seat(seed=3), pace=0)
    shown: list[str] = []

    async def play() -> None:
        async with app.run_test(size=size) as pilot:
            for title, names in MOMENTS:
                for name in names:
                    await pilot.press(name)
                    await settled(app, pilot)
                shown.append(f"=== {title}\n{screen_of(app)}")

    asyncio.run(play())
    assert "".join(shown).isascii()
    golden.check(f"tui/{size[0]}x{size[1]}.txt", "".join(shown))


def test_without_colour_no_colour_is_written(seat: Seat, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NO_COLOR", "1")
    app = TableApp(seat(seed=3), pace=0)

    async def play() -> None:
        async with app.run_test(size=(60, 20)) as pilot:
            await pilot.pause()
            background = app.screen.background_colors[1]
            for drawn in app.screen._compositor.render_strips():
                strip = drawn
                for line_filter in app._filters:
                    strip = strip.apply_filter(line_filter, background) if line_filter.enabled else strip
                colours = {segment.style.color for segment in strip if segment.style is not None}
                assert {colour.name for colour in colours if colour is not None} <= {"default"}

    asyncio.run(play())


def test_the_guide_shows_the_table_as_it_is(seat: Seat) -> None:
    desk = seat(seed=3, signs=SYMBOLS, size=(80, 24))
    for name in ("t", "s", "enter"):
        desk.press(name)
    picture = desk.picture().text().replace("\ufe0e", "")
    assert f"```text\n{picture}```" in GUIDE.read_text(encoding="utf-8")
