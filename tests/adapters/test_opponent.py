"""The engine as an opponent: legal whatever happens, and out of everybody's way."""

import asyncio
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

import pytest

from sixtysix.adapters.opponent import EngineOpponent
from sixtysix.adapters.system import SystemClock, SystemEntropy
from sixtysix.engine import NOTHING
from sixtysix.rules import (
    DRAW,
    PRESETS,
    Action,
    PlayerView,
    actions_in,
    deal,
    seen_by,
    shuffled_deck,
    start_events,
    view_of,
)


def view(seat: int) -> PlayerView:
    state = deal(PRESETS["sixty-six"], shuffled_deck(PRESETS["sixty-six"], bytes(32), "", 1), 1)
    return view_of(seat, filter(None, (seen_by(event, seat) for event in start_events(state, state))))


def decide(ask: Callable[[PlayerView, int], Action] | None, seat: int = 0) -> Action | None:
    with ThreadPoolExecutor(1) as executor:
        opponent = EngineOpponent(executor) if ask is None else EngineOpponent(executor, ask=ask)
        return asyncio.run(opponent.decide(view(seat), 7))


def test_the_engine_decides_the_same_again() -> None:
    action = decide(None)
    assert action is not None
    assert view(0).legal >> action & 1
    assert decide(None) == action


def test_it_thinks_in_another_thread() -> None:
    threads: list[int] = []

    def ask(seen: PlayerView, _: int) -> Action:
        threads.append(threading.get_ident())
        return next(actions_in(seen.legal))

    decide(ask)
    assert threads != [threading.get_ident()]


def test_nothing_to_do() -> None:
    assert decide(lambda _view, _seed: NOTHING, seat=1) is None


def test_a_failing_engine_is_logged_and_the_match_goes_on(caplog: pytest.LogCaptureFixture) -> None:
    def ask(*_: object) -> Action:
        raise ZeroDivisionError

    assert decide(ask) == next(actions_in(view(0).legal))
    assert decide(lambda _view, _seed: DRAW) == next(actions_in(view(0).legal))
    assert decide(ask, seat=1) is None, "it does not claim out of turn for want of another action"
    assert [record.levelname for record in caplog.records] == ["ERROR"] * 3


def test_clock_and_entropy() -> None:
    assert SystemClock().now() > 1_700_000_000
    assert len({SystemEntropy().draw(16) for _ in range(5)}) == 5
    asyncio.run(SystemClock().sleep(0))
