"""The engine as an opponent, in threads of its own: no table is kept waiting by another one's thinking."""

import asyncio
import logging
from collections.abc import Callable
from concurrent.futures import Executor
from dataclasses import dataclass, field
from typing import Final

from sixtysix.engine import MASTER, NOTHING, Engine, Needs, needs_of
from sixtysix.rules import Action, Match, PlayerView, actions_in

_log: Final = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class EngineOpponent:
    """Asks the engine for each decision, on an executor."""

    executor: Executor
    name: str = "sixtysix"
    ask: Callable[[PlayerView, int, Needs], Action] = field(default=Engine(MASTER).decide)

    async def decide(self, view: PlayerView, seed: int, match: Match) -> Action | None:
        """The engine's decision, at the score of the match. Should it fail, which is logged, the first legal action: no table gets stuck."""
        loop = asyncio.get_running_loop()
        try:
            action = await loop.run_in_executor(
                self.executor, self.ask, view, seed, needs_of(match, view.seat)
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


def _first(view: PlayerView) -> Action | None:
    """The first legal action; None out of turn, where all there is to do is claim."""
    return next(actions_in(view.legal)) if view.table.turn == view.seat else None
