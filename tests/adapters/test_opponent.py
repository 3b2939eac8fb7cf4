"""The engine as an opponent: legal whatever happens, and out of everybody's way."""

import asyncio
import random
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

import pytest

from sixtysix.adapters.opponent import EngineOpponent
from sixtysix.adapters.system import SystemClock, SystemEntropy
from sixtysix.engine import LEVELS, NOTHING, Level, Needs, engine_seed, needs_of
from sixtysix.engine import decide as engine_decide
from sixtysix.notation import action_name
from sixtysix.rules import (
    CLAIM,
    CLOSE,
    DRAW,
    PRESETS,
    Action,
    Match,
    PlayerView,
    actions_in,
    deal,
    shuffled_deck,
    watch,
)
from sixtysix.services.entry import Acted, Entry
from sixtysix.services.room import opened
from tests.services.house import House


def view(seat: int) -> PlayerView:
    return watch(deal(PRESETS["sixty-six"], shuffled_deck(PRESETS["sixty-six"], bytes(32), "", 1), 1)).views[
        seat
    ]


def decide(
    ask: Callable[[PlayerView, int, Level, Needs], Action] | None, seat: int = 0, level: str | None = None
) -> Action | None:
    with ThreadPoolExecutor(1) as executor:
        opponent = EngineOpponent(executor) if ask is None else EngineOpponent(executor, ask=ask)
        return asyncio.run(opponent.decide(view(seat), 7, Match(PRESETS["sixty-six"], 1), level))


def test_the_engine_decides_the_same_again() -> None:
    action = decide(None)
    assert action is not None
    assert view(0).legal >> action & 1
    assert decide(None) == action


def test_the_level_of_the_table_is_asked() -> None:
    asked: list[str] = []

    def ask(seen: PlayerView, _: int, level: Level, __: Needs) -> Action:
        asked.append(level.name)
        return next(actions_in(seen.legal))

    for level in (*LEVELS, None):
        decide(ask, level=level)
    assert asked == [*LEVELS, "master"]


def test_advice_is_the_decision_of_the_strongest_with_what_each_action_is_worth() -> None:
    with ThreadPoolExecutor(1) as executor:
        opponent, match = EngineOpponent(executor), Match(PRESETS["sixty-six"], 1)
        found = asyncio.run(opponent.advise(view(0), match))
        assert asyncio.run(opponent.advise(view(1), match)) is None
    assert found is not None
    assert found.best == engine_decide(view(0), needs=needs_of(match, 0))
    assert found.values[0][0] == found.best
    rest = [value for _, value in found.values[1:]]
    assert rest == sorted(rest, reverse=True)
    assert {action for action, _ in found.values} <= set(actions_in(view(0).legal))
    assert rest


def test_every_action_is_weighed_and_none_is_worth_more_than_the_advice() -> None:
    with ThreadPoolExecutor(1) as executor:
        opponent, match = EngineOpponent(executor), Match(PRESETS["sixty-six"], 1)
        values = asyncio.run(opponent.weigh(view(0), match))
    assert set(values) == set(actions_in(view(0).legal)) - {CLAIM}, "it knows that it has not got 66"
    assert max(values, key=lambda action: values[action]) in actions_in(view(0).legal)
    assert values[CLOSE] < max(values.values()) - 1, "to close with this hand costs more than a point"


def test_it_thinks_in_another_thread() -> None:
    threads: list[int] = []

    def ask(seen: PlayerView, *_: object) -> Action:
        threads.append(threading.get_ident())
        return next(actions_in(seen.legal))

    decide(ask)
    assert threads != [threading.get_ident()]


def test_nothing_to_do() -> None:
    def nothing(_: PlayerView, __: int, *___: object) -> Action:
        return NOTHING

    assert decide(nothing, seat=1) is None


def test_a_failing_engine_is_logged_and_the_match_goes_on(caplog: pytest.LogCaptureFixture) -> None:
    def ask(*_: object) -> Action:
        raise ZeroDivisionError

    def draw(_: PlayerView, __: int, *___: object) -> Action:
        return DRAW

    assert decide(ask) == next(actions_in(view(0).legal))
    assert decide(draw) == next(actions_in(view(0).legal))
    assert decide(ask, seat=1) is None, "it does not claim out of turn for want of another action"
    assert [record.levelname for record in caplog.records] == ["ERROR"] * 3


def test_clock_and_entropy() -> None:
    assert SystemClock().now() > 1_700_000_000
    assert len({SystemEntropy().draw(16) for _ in range(5)}) == 5
    asyncio.run(SystemClock().sleep(0))


def test_anyone_can_run_the_engine_again_and_gets_the_same_actions() -> None:
    async def play() -> tuple[str, list[Entry]]:
        house, dice = House(), random.Random(1)
        with ThreadPoolExecutor(1) as executor:
            house.tables.opponent = EngineOpponent(executor)
            client = await house.client(PRESETS["schnapsen"], "schnapsen")
            await client.join()
            while client.view["deal"] < 3:
                while client.view["turn"] == 1:  # noqa: ASYNC110  the engine thinks in its thread
                    await asyncio.sleep(0.001)
                if not await client.play_on(dice):
                    break
            await house.tables.close()
        return client.opened.table, house.store.entries(client.opened.table)

    name, entries = asyncio.run(play())
    room, compared = opened(name, entries[0]), 0
    for entry in entries[1:]:
        if isinstance(entry, Acted) and entry.seat == 1:
            assert room.deal is not None
            seed = engine_seed(name, room.deal.number, room.deal.steps)
            again = engine_decide(room.deal.views[1], seed, needs=needs_of(room.match, 1))
            assert action_name(again, room.deal.state.table.trump) == entry.action
            compared += 1
        room = room.then(entry)
    assert compared > 5
