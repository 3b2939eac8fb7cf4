"""The screens as text, letter by letter: without colour and without symbols, in three sizes."""

import asyncio
from collections.abc import Callable, Iterable
from pathlib import Path

import pytest

from sixtysix.interfaces.tui.app import TableApp
from sixtysix.interfaces.tui.desk import Desk
from sixtysix.interfaces.tui.signs import SYMBOLS
from sixtysix.rules import house_rules
from tests.interfaces.tui.kit import press, screen_of, settled
from tests.kit.golden import Golden

Seat = Callable[..., Desk]
GUIDE = Path(__file__).parents[3] / "docs" / "guide" / "terminal.md"

MOMENTS: tuple[tuple[str, tuple[str, ...]], ...] = (
    ("the opening lead", ()),
    ("a hint: what to think about", ("i",)),
    ("a hint: what may be done", ("i",)),
    ("a hint: what is best", ("i",)),
    ("what was promised of the shuffle", ("f",)),
    ("a card is lifted", ("escape", "3")),
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
OPEN_COUNT: tuple[tuple[str, tuple[str, ...]], ...] = (
    ("a trick to answer, under the open count", ()),
    ("cards not seen yet", ("l",)),
    ("two marriages may be announced", ("escape", "t", "s", "enter")),
    ("which of them", ("m",)),
    ("one is announced", ("c",)),
    ("taken back: the deal is practice now", ("q", "z")),
)


def screens(desk: Desk, size: tuple[int, int], moments: Iterable[tuple[str, tuple[str, ...]]]) -> list[str]:
    """What a window of a size shows at each moment, after its keys."""
    app = TableApp(desk, pace=0)
    shown: list[str] = []

    async def play() -> None:
        async with app.run_test(size=size) as pilot:
            await settled(app, pilot)
            for title, names in moments:
                for name in names:
                    await pilot.press(name)
                    await settled(app, pilot)
                shown.append(f"=== {title}\n{screen_of(app)}")

    asyncio.run(play())
    return shown


@pytest.mark.golden
@pytest.mark.parametrize("size", [(60, 20), (80, 24), (120, 40)], ids=["60x20", "80x24", "120x40"])
def test_the_screens(
    golden: Golden, seat: Seat, monkeypatch: pytest.MonkeyPatch, size: tuple[int, int]
) -> None:
    monkeypatch.setenv("NO_COLOR", "1")
    open_count = house_rules("sixty-six", {"show_points": "both"})
    shown = [
        *screens(seat(seed=3), size, MOMENTS),
        *screens(seat(seed=212, variant=open_count), size, OPEN_COUNT),
    ]
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


def test_the_guide_shows_the_screens_as_they_are(seat: Seat) -> None:
    guide = GUIDE.read_text(encoding="utf-8")
    desk = seat(seed=3, signs=SYMBOLS, size=(80, 24))
    for keys in (("t", "s", "enter"), ("i", "i", "i")):
        press(desk, *keys)
        assert shown_in(guide, desk)
    desk.width, desk.height = 60, 20
    press(desk, "w", "w")
    assert desk.result is not None
    desk.result.costs = desk.result.reckon()
    assert shown_in(guide, desk)


def shown_in(guide: str, desk: Desk) -> bool:
    """Whether the guide has what the desk shows now."""
    picture = desk.picture().text().replace("\ufe0e", "")
    return f"```text\n{picture}```" in guide
