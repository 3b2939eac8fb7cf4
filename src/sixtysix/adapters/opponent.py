"""The engine as an opponent, in threads of its own: no table is kept waiting by another one's thinking."""

import asyncio
import logging
from collections.abc import Callable, Mapping
from concurrent.futures import Executor
from dataclasses import dataclass, field, replace
from typing import Final

from sixtysix.engine import LEVELS, MASTER, NOTHING, Level, Needs, decide, needs_of, think
from sixtysix.rules import Action, Match, PlayerView, actions_in
from sixtysix.services.ports import Advice

_log: Final = logging.getLogger(__name__)

Ask = Callable[[PlayerView, int, Level, Needs], Action]


@dataclass(frozen=True, slots=True)
class EngineOpponent:
    """Asks the engine for each decision, on an executor."""

    executor: Executor
    name: str = "sixtysix"
    ask: Ask = field(default=decide)

    async def decide(self, view: PlayerView, seed: int, match: Match, level: str | None) -> Action | None:
        """The level's decision, at the score of the match. Should it fail, which is logged, the first legal action: no table gets stuck."""
        wanted = LEVELS.get(level or MASTER.name, MASTER)
        loop = asyncio.get_running_loop()
        try:
            action = await loop.run_in_executor(
                self.executor, self.ask, view, seed, wanted, needs_of(match, view.seat)
            )
        except Exception:  # noqa: BLE001  whatever it is, the match goes on
            _log.exception("the engine failed at a decision")
            return _first(view)
        if action == NOTHING:
            return None
        if not view.legal >> action & 1:
            _log.error("the engine chose action %s, which is not legal", action)
            return _first(view)
        return action

    async def weigh(self, view: PlayerView, match: Match) -> Mapping[Action, float]:
        """The strongest level's values of all actions, not only of those it would think of."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self.executor, weighed, view, needs_of(match, view.seat))

    async def advise(self, view: PlayerView, match: Match) -> Advice | None:
        """The strongest level's decision for the seat, with what each action is worth to it."""
        if not view.legal:
            return None
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self.executor, advice, view, needs_of(match, view.seat))


def weighed(view: PlayerView, needs: Needs) -> Mapping[Action, float]:
    """The strongest level's values of all actions of the view's seat."""
    limits = replace(MASTER.limits, runs=0, prior=0.0, heat=1e-6)  # with heat nothing is left out
    return think(view, 0, limits, needs).values


def advice(view: PlayerView, needs: Needs) -> Advice | None:
    """What the strongest level would do for the view's seat; None where it would do nothing."""
    decision = think(view, needs=needs)
    if decision.action == NOTHING:
        return None
    values = sorted(decision.values.items(), key=lambda each: (each[0] != decision.action, -each[1], each[0]))
    return Advice(decision.action, tuple(values))


def _first(view: PlayerView) -> Action | None:
    """The first legal action; None out of turn, where all there is to do is claim."""
    return next(actions_in(view.legal)) if view.table.turn == view.seat else None
