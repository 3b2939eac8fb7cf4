"""The referee: it alone holds the state, gives each player its view, and takes no action that the rules forbid.

A player that raises, forfeits or acts illegally loses the deal; the fault is told, never raised.
"""

import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final, TypeAlias

from sixtysix.engine.player import NOTHING, Forfeit, Needs, Player
from sixtysix.rules.action import CLAIM_OUT_OF_TURN, Action
from sixtysix.rules.errors import NotYourTurn, RuleError
from sixtysix.rules.legal import fault
from sixtysix.rules.seat import Seat, other
from sixtysix.rules.state import State
from sixtysix.rules.table import Outcome
from sixtysix.rules.watched import watch
from sixtysix.search.stream import Stream

MOST_GAME_POINTS: Final = 3
"""What a forfeited deal costs: the most that a deal can."""

Score: TypeAlias = tuple[Needs, Needs]
"""What each seat needs, as that seat is told it."""

Clock: TypeAlias = Callable[[], float]
"""Seconds since whenever."""

_LONGEST_REASON: Final = 90


@dataclass(frozen=True, slots=True)
class Fault:
    """Why a seat lost a deal without its being played out."""

    seat: Seat
    reason: str
    """One line."""


@dataclass(frozen=True, slots=True)
class Played:
    """A deal as it was played; it has an outcome or a fault."""

    dealt: State
    actions: tuple[Action, ...]
    outcome: Outcome | None
    fault: Fault | None = None
    milliseconds: tuple[list[float], list[float]] = field(default=([], []), compare=False)
    """Time of each decision by seat, where a clock was given."""

    @property
    def points(self) -> int:
        """Game points to seat 0; negative if they go to seat 1."""
        if self.fault is not None:
            return -MOST_GAME_POINTS if self.fault.seat == 0 else MOST_GAME_POINTS
        if self.outcome is None or self.outcome.winner is None:
            return 0
        return self.outcome.game_points if self.outcome.winner == 0 else -self.outcome.game_points


def play_deal(
    dealt: State,
    players: tuple[Player, Player],
    seed: int,
    score: Score | None = None,
    clocks: tuple[Clock, Clock] = (time.thread_time, time.thread_time),
) -> Played:
    """Plays a deal to its end; `score` is told to the players, each is timed by its clock.

    Raises nothing that a player raises. Players that repeat themselves play the same deal again for the same seed.
    """
    return _Referee(dealt, players, score, clocks).play(seed)


class Faulty(Exception):
    """A player did what loses it the deal."""

    def __init__(self, seat: Seat, reason: str) -> None:
        super().__init__(reason)
        self.fault = Fault(seat, " ".join(reason.split())[:_LONGEST_REASON])


def raised(error: Exception) -> str:
    """What a player raised, as the reason of a fault."""
    return f"it gave up: {error}" if isinstance(error, Forfeit) else f"{type(error).__name__}: {error}"


class _Referee:
    def __init__(
        self,
        dealt: State,
        players: tuple[Player, Player],
        score: Score | None,
        clocks: tuple[Clock, Clock],
    ) -> None:
        self._dealt = dealt
        self._players = players
        self._score = score
        self._clocks = clocks
        self._watched = watch(dealt)
        self._actions: list[Action] = []
        self._milliseconds: tuple[list[float], list[float]] = ([], [])

    def play(self, seed: int) -> Played:
        stream = Stream(seed)
        found = None
        try:
            while self._watched.state.table.outcome is None:
                self._take(self._chosen(stream.number()))
        except Faulty as faulty:
            found = faulty.fault
        outcome = self._watched.state.table.outcome
        return Played(self._dealt, tuple(self._actions), outcome, found, self._milliseconds)

    def _chosen(self, seed: int) -> Action:
        """The next action; a seat that may claim out of turn is asked first."""
        turn = self._watched.state.table.turn
        waiting = other(turn)
        if self._watched.views[waiting].legal >> CLAIM_OUT_OF_TURN & 1:
            action = self._ask(waiting, seed)
            if action == CLAIM_OUT_OF_TURN:
                return action
            if action != NOTHING:
                raise Faulty(waiting, f"it answered {action} when it could only claim out of turn or wait")
        action = self._ask(turn, seed)
        error = _fault_of(self._watched.state, action)
        if error is not None:
            raise Faulty(turn, f"its action {action} is not legal: {error()}")
        return action

    def _ask(self, seat: Seat, seed: int) -> Action:
        player = self._players[seat]
        needs = None if self._score is None else self._score[seat]
        clock = self._clocks[seat]
        began = clock()
        try:
            return player.decide(self._watched.views[seat], seed, needs)
        except Exception as error:  # whatever it is, only this deal is lost
            raise Faulty(seat, raised(error)) from error
        finally:
            self._milliseconds[seat].append((clock() - began) * 1000)

    def _take(self, action: Action) -> None:
        self._watched = self._watched.after(action)
        self._actions.append(action)


def _fault_of(state: State, action: Action) -> type[RuleError] | None:
    if action == CLAIM_OUT_OF_TURN:
        return NotYourTurn
    return fault(state.table, state.hands[state.table.turn], action)
