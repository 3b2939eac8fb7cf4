"""The window itself: Textual's keys, clicks and sizes."""

import asyncio
import random
from collections.abc import Awaitable, Callable

import pytest
from textual.pilot import Pilot

from sixtysix.interfaces.home.referee import YOU
from sixtysix.interfaces.tui.app import STYLES, TableApp
from sixtysix.interfaces.tui.desk import Desk
from sixtysix.interfaces.tui.signs import SYMBOLS
from sixtysix.notation import RecordBuilder, read_match
from sixtysix.rules import card_from_name
from tests.interfaces.tui.kit import chosen, keys_for, screen_of, settled

Seat = Callable[..., Desk]
Play = Callable[[TableApp, Pilot[None]], Awaitable[None]]


def run(desk: Desk, play: Play, size: tuple[int, int] = (60, 20)) -> TableApp:
    """Run the window and do something in it."""
    app = TableApp(desk, pace=0)

    async def whole() -> None:
        async with app.run_test(size=size) as pilot:
            await play(app, pilot)

    asyncio.run(whole())
    return app


def test_a_whole_match_by_keys(seat: Seat) -> None:
    desk, dice = seat(), random.Random(5)

    async def play(app: TableApp, pilot: Pilot[None]) -> None:
        for _ in range(2000):
            await settled(app, pilot)
            if desk.match.over:
                break
            if desk.match.referee.over:
                await pilot.press("enter")
            elif desk.match.view.table.turn == YOU:
                await pilot.press(*keys_for(desk, chosen(desk, dice)))
        assert desk.match.over
        assert "the match" in screen_of(app)
        await pilot.press("enter")
        await settled(app, pilot)
        assert desk.match.home.match.results == ()
        assert "Your lead." in screen_of(app) or "led was" in screen_of(app)

    run(desk, play)


def test_the_window_shows_the_picture_in_every_size(seat: Seat) -> None:
    desk = seat(seed=3)

    async def play(app: TableApp, pilot: Pilot[None]) -> None:
        for size in ((60, 20), (120, 40), (80, 24), (59, 20), (60, 19), (20, 5), (60, 20)):
            await pilot.resize_terminal(*size)
            await pilot.pause()
            assert (desk.width, desk.height) == size
            assert screen_of(app) == desk.picture().text()

    run(desk, play)


def test_a_window_that_is_too_small_says_so_in_words(seat: Seat) -> None:
    desk = seat(seed=3, size=(59, 20))
    shown = " ".join(desk.picture().text().split())
    assert shown.startswith("This window is 59 by 20 cells. The table needs 60 by 20:")
    assert "sixtysix play --plain" in shown


def test_clicks_play(seat: Seat) -> None:
    desk = seat(seed=3)

    async def play(app: TableApp, pilot: Pilot[None]) -> None:
        await pilot.click(offset=(20, 9))
        await settled(app, pilot)
        assert desk.match.referee.actions[0] == card_from_name("KH")
        await pilot.click(offset=(1, 19))
        await pilot.pause()
        assert desk.sheet is not None
        await pilot.click(offset=(1, 19))
        await pilot.pause()
        assert desk.sheet is None

    run(desk, play)


def test_a_line_can_be_typed(seat: Seat) -> None:
    desk = seat(seed=3)

    async def play(app: TableApp, pilot: Pilot[None]) -> None:
        await pilot.press(":")
        await pilot.pause()
        assert "a h, 1, m h" in screen_of(app)
        await pilot.press("q", "space", "s", "enter")
        await settled(app, pilot)
        assert desk.match.referee.actions[0] == card_from_name("QS")
        await pilot.press(":", "1", "escape")
        await pilot.pause()
        assert not desk.prompt
        assert "[:] type a command" in screen_of(app)

    run(desk, play)


@pytest.mark.parametrize("key", ["ctrl+q", "ctrl+c", "ctrl+d"])
def test_leaving_asks_nothing_and_loses_nothing(seat: Seat, key: str) -> None:
    desk = seat(seed=3)

    async def play(app: TableApp, pilot: Pilot[None]) -> None:
        await pilot.press("1", "1")
        await settled(app, pilot)
        await pilot.press(key)

    app = run(desk, play)
    assert app.return_code == 0
    with desk.match.keeper.file.open(encoding="utf-8") as stream:
        assert read_match(stream, RecordBuilder()) == desk.match.home.so_far()


def test_an_answer_that_comes_too_late_is_dropped(seat: Seat) -> None:
    """What the engine thought about before something was taken back is not played."""
    desk = seat(seed=3)
    desk.press("5")
    desk.press("5")
    version, action = desk.match.version, desk.match.home.engine_action()
    desk.press("z")
    desk.engine_decided(version, action)
    assert desk.match.referee.actions == []


def test_colours_are_of_the_sixteen_and_never_alone() -> None:
    suits = [STYLES[style].color for style in ("suit-0", "suit-1", "suit-2", "suit-3")]
    assert suits[0] is None  # the terminal's own
    names = [None if colour is None else colour.name for colour in suits]
    assert len(set(names)) == 4
    assert all(colour is None or (colour.number is not None and colour.number < 16) for colour in suits)
    cards = [SYMBOLS.card(card) for card in range(24)]
    assert len({card.encode("ascii", "ignore") for card in cards}) == 24
    assert all(card.endswith("\ufe0e") for card in cards)


def test_a_key_held_down_confirms_nothing_and_enter_does(seat: Seat) -> None:
    desk = seat(seed=3)
    app = TableApp(desk, pace=1)

    async def whole() -> None:
        async with app.run_test(size=(80, 24)) as pilot:
            while desk.match.engine_due:
                await pilot.pause(0.1)
            await pilot.press(*"wwwwww")
            assert desk.question == "claim"
            assert not desk.match.referee.over
            await pilot.press("enter")
            await pilot.pause()
            assert desk.match.referee.over

    asyncio.run(whole())


def test_a_letter_typed_so_fast_after_escape_that_they_come_as_one_is_both(seat: Seat) -> None:
    desk = seat(seed=3)

    async def play(app: TableApp, pilot: Pilot[None]) -> None:
        await settled(app, pilot)
        hand, ranks = (
            desk.match.view.hand,
            [card % 6 for card in range(24) if desk.match.view.hand >> card & 1],
        )
        shared = next((rank for rank in ranks if ranks.count(rank) > 1), None)
        assert shared is not None
        await pilot.press("9JQKTA"[shared].lower())
        assert desk.rank
        await pilot.press("alt+c")
        assert desk.rank == ""
        assert desk.match.view.hand == hand

    run(desk, play)
