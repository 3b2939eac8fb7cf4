"""The arena: two players over the same deals from both seats, as many pairs as it takes.

>>> from sixtysix.engine.arena_pairs import Contest
>>> from sixtysix.rules import PRESETS
>>> found = Arena(Contest("simple", "random", PRESETS["schnapsen"]), pairs=8).run()
>>> found.estimate.mean > 0, found.deals
(True, 16)
"""

from collections.abc import Callable
from contextlib import ExitStack, closing
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import BinaryIO, Literal, TypeAlias

from sixtysix.engine.arena_pairs import Contest, PairResult
from sixtysix.engine.arena_state import StateFile, StateRefused
from sixtysix.engine.arena_workers import played
from sixtysix.engine.statistics import Estimate, Sprt, Times, Verdict, estimate, matches_won, times

Stop: TypeAlias = Literal["pairs", "sprt", "interrupted"]


@dataclass(frozen=True, slots=True)
class Report:
    """What an arena found, to the first player."""

    contest: Contest
    pairs: tuple[PairResult, ...]
    stop: Stop
    sprt: Sprt | None

    @property
    def deals(self) -> int:
        """How many deals were played."""
        return sum(each.cluster.deals for each in self.pairs)

    @property
    def estimate(self) -> Estimate:
        """Game points a deal. Raises `ValueError` if nothing was played."""
        return estimate([each.cluster for each in self.pairs])

    @property
    def matches_won(self) -> tuple[int, int]:
        """Matches won by each: those played, or else the deals of each table chained to the target."""
        if self.contest.match_play:
            return sum(each.won[0] for each in self.pairs), sum(each.won[1] for each in self.pairs)
        variant = self.contest.variant
        won = [
            matches_won(
                [points for each in self.pairs for points in each.points[table]],
                variant.match_target,
                variant.draw_carry,
            )
            for table in (0, 1)
        ]
        return won[0][0] + won[1][0], won[0][1] + won[1][1]

    def times(self, side: int) -> Times:
        """Milliseconds a decision of a player."""
        return times(spent for each in self.pairs for spent in each.milliseconds[side])

    def forfeits(self, side: int) -> int:
        """Deals lost by a player's faults."""
        return sum(forfeit.side == side for each in self.pairs for forfeit in each.forfeits)

    @property
    def verdict(self) -> Verdict:
        """What the sequential test says; `open` also without one."""
        return "open" if self.sprt is None else self.sprt.verdict([each.cluster for each in self.pairs])


@dataclass(slots=True)
class Arena:
    """An arena that is to be run once."""

    contest: Contest
    pairs: int
    """Most pairs to be played."""
    jobs: int = 1
    """Processes that play them; the result does not depend on it."""
    sprt: Sprt | None = None
    records: Path | None = None
    """Where the deals are written, after what is there already."""
    resume: Path | None = None
    """The state file: kept as it goes, and gone on from."""
    on_pair: Callable[[int, Estimate], None] | None = None
    """Is told how many pairs there are, and what they come to so far."""
    _done: list[PairResult] = field(default_factory=list[PairResult])

    def run(self) -> Report:
        """Plays. Ctrl-C ends it early, with what was played until then.

        Raises `UnknownPlayer`, `StateRefused`, `WorkerLost`, or the `OSError` of a file.
        """
        stop: Stop = "pairs"
        try:
            with ExitStack() as stack:
                stop = self._run(stack)
        except KeyboardInterrupt:
            stop = "interrupted"
        return Report(self.contest, tuple(self._done), stop, self.sprt)

    def _run(self, stack: ExitStack) -> Stop:
        state = None
        if self.resume is not None:
            state = stack.enter_context(StateFile(self.resume, self.contest, self.records))
        records = None if self.records is None else stack.enter_context(self.records.open("ab"))
        if state is not None and records is not None and state.pairs:
            _cut(records, state.records_end)
        for pair in (state.pairs if state is not None else [])[: self.pairs]:
            if self._count(pair):
                return "sprt"
        numbers = range(len(self._done) + 1, self.pairs + 1)
        playing = played(self.contest, numbers, self.jobs, records=records is not None)
        for pair in stack.enter_context(closing(playing)):
            end = 0 if records is None else _append(records, pair.records)
            if state is not None:
                state.add(pair, end)
            if self._count(replace(pair, records="")):
                return "sprt"
        return "pairs"

    def _count(self, pair: PairResult) -> bool:
        """Takes a pair in; says whether the test has come to its end."""
        self._done.append(pair)
        clusters = [each.cluster for each in self._done]
        if self.on_pair is not None:
            self.on_pair(len(self._done), estimate(clusters))
        return self.sprt is not None and self.sprt.verdict(clusters) != "open"


def _append(records: BinaryIO, text: str) -> int:
    """Writes the records of a pair out; returns how long the file is then."""
    records.write(text.encode())
    records.flush()
    return records.tell()


def _cut(records: BinaryIO, end: int) -> None:
    """Drops what was written after the last pair that counts."""
    if records.tell() < end:
        raise StateRefused(
            "the file of records is shorter than it was: it is not the one that belongs to this state. Name another file to "
            "resume."
        )
    records.truncate(end)
