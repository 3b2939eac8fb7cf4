"""The same seed and the same actions leave the same record: at a table of the server, in lines, in the window."""

import asyncio
import random
from collections.abc import Iterator
from datetime import datetime
from pathlib import Path

import pytest

from sixtysix.engine import LEVELS, MASTER
from sixtysix.i18n.translator import Translator
from sixtysix.interfaces.cli.plain.player import Player
from sixtysix.interfaces.cli.plain.session import Session
from sixtysix.interfaces.home.match import HomeMatch
from sixtysix.interfaces.home.opening import new_match
from sixtysix.interfaces.home.referee import YOU
from sixtysix.interfaces.home.wording import Wording
from sixtysix.interfaces.tui.app import TableApp
from sixtysix.interfaces.tui.desk import Desk
from sixtysix.interfaces.tui.keeping import Keeper
from sixtysix.interfaces.tui.match import TableMatch
from sixtysix.interfaces.tui.signs import ASCII
from sixtysix.interfaces.tui.words import words_in
from sixtysix.notation import action_name, record_text
from sixtysix.rules import CLOSE, PRESETS, Action, Variant, actions_in, is_claim, is_play
from tests.cli.kit import Script
from tests.interfaces.tui.kit import keys_for, settled
from tests.kit.rooms import CLIENT_SEED, SeededTable, record_of

SEED = 7
LEVEL = LEVELS["novice"]


def begin(variant: Variant) -> HomeMatch:
    return new_match(variant, SEED, CLIENT_SEED, LEVEL)


def played(variant: Variant) -> tuple[list[Action], str]:
    """A whole match of random legal actions: the player's, and the record by the referee at home."""
    home, dice, own = begin(variant), random.Random(3), list[Action]()
    while home.match.winner is None:
        _, referee = home.next_deal()
        while not referee.over:
            action = home.engine_action()
            if action is None:
                legal = list(actions_in(referee.view(YOU).legal))
                patient = [each for each in legal if not is_claim(each) and each != CLOSE]
                action = dice.choice(patient if patient and dice.random() < 0.95 else legal)
                own.append(action)
            home.act(action)
    return own, record_text(home.record)


def at_the_server(variant: Variant, actions: list[Action]) -> str:
    table = SeededTable(variant, SEED, LEVEL)
    table.play(actions)
    assert LEVEL != MASTER
    names = ("you", f"sixtysix {LEVEL.name}")
    today = datetime.now().astimezone().date().isoformat()
    return record_text(record_of(str(SEED), table.entries, names, today, SEED))


def in_lines(variant: Variant, actions: list[Action], file: Path) -> str:
    home = begin(variant)

    def typed() -> Iterator[str]:
        left = iter(actions)
        while (referee := home.referee) is not None:
            if referee.over:
                yield ""
            else:
                name = action_name(next(left), referee.view(YOU).table.trump)
                yield {"C": "close", "W": "66"}.get(name, name)

    Session(home, file, Player(Script(typed()), Wording(Translator("plain"), short=True))).play()
    return file.read_text(encoding="utf-8")


def in_the_window(variant: Variant, actions: list[Action], file: Path) -> str:
    words = words_in("en")
    keeper = Keeper(file, named=True)
    match = TableMatch(begin(variant), lambda: begin(variant), keeper, file.parent, words)
    match.start()
    desk = Desk(match, words, ASCII)

    async def play() -> None:
        app, left = TableApp(desk, pace=0), iter(actions)
        async with app.run_test(size=(60, 20)) as pilot:
            while not match.over:
                if match.referee.over:
                    await pilot.press("enter")
                elif match.view.table.turn == YOU:
                    await pilot.press(*keys_for(desk, next(left)))
                await settled(app, pilot)

    asyncio.run(play())
    return file.read_text(encoding="utf-8")


@pytest.mark.parametrize("preset", ["sixty-six", "schnapsen"])
def test_the_record_is_the_same_everywhere(tmp_path: Path, preset: str) -> None:
    variant = PRESETS[preset]
    actions, expected = played(variant)
    assert sum(map(is_play, actions)) > 15
    assert at_the_server(variant, actions) == expected
    assert in_lines(variant, actions, tmp_path / "lines.66r") == expected
    assert in_the_window(variant, actions, tmp_path / "window.66r") == expected
