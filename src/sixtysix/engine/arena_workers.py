"""The pairs of a contest, in order, played here or by processes of their own: the results are the same."""

import multiprocessing
import signal
import sys
import time
from collections.abc import Generator, Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from queue import Empty
from typing import TYPE_CHECKING, Final

from sixtysix.engine.arena_pairs import Contest, PairResult, Seated, play_pair
from sixtysix.engine.baselines.vu.table import loaded
from sixtysix.engine.baselines.vu.table import play_deal as play_theirs
from sixtysix.engine.match_play import Clock, play_deal
from sixtysix.engine.players import OUTSIDE, player

if TYPE_CHECKING:
    from multiprocessing.queues import Queue


_LOOK_EVERY: Final = 2.0
"""Seconds after which the processes are looked after."""
_PATIENCE: Final = 5.0
"""Seconds that a process has to let its players go."""
_LOST: Final = "a process of the arena ended by itself: the memory may not be enough for so many --jobs."


class WorkerLost(RuntimeError):
    """A process that played pairs ended by itself."""


def seated(contest: Contest) -> Seated:
    """The players of a contest, ready. Raises what `player` raises, and `PeersMissing`."""
    if contest.foreign:
        loaded()
    first = player(contest.first)
    try:
        second = player(contest.second)
    except BaseException:
        first.close()
        raise
    clocks = (clock_of(contest.first), clock_of(contest.second))
    return Seated(first, second, clocks, play_theirs if contest.foreign else play_deal)


def clock_of(name: str) -> Clock:
    """The clock for a player's decisions: of the processor, but for players outside this process."""
    return time.perf_counter if name.startswith(OUTSIDE) else time.thread_time


def played(
    contest: Contest, numbers: Sequence[int], jobs: int = 1, *, records: bool = False
) -> Generator[PairResult]:
    """The results of the pairs of these numbers, in their order, by so many processes; 1 is this one.

    Close the iterator to end the processes early. Raises `WorkerLost`.
    """
    if jobs == 1:
        here = seated(contest)
        try:
            for number in numbers:
                yield play_pair(contest, here, number, records=records)
        finally:
            here.close()
        return
    seated(contest).close()  # what is wrong with a player is said here
    crew = _Crew(contest, numbers, min(jobs, len(numbers)), records=records)
    try:
        yield from crew.results()
    finally:
        crew.end()


@contextmanager
def _deaf() -> Generator[None]:
    """Processes started in here do not hear Ctrl-C from their first moment on; this one hears it afterwards."""
    if not hasattr(signal, "pthread_sigmask"):  # Windows
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


class _Crew:
    """Processes that take the next number of a queue, play that pair, and put its result into another."""

    def __init__(self, contest: Contest, numbers: Sequence[int], jobs: int, *, records: bool) -> None:
        context = multiprocessing.get_context("spawn")
        self._numbers = numbers
        self._asked: Queue[int] = context.Queue()
        self._found: Queue[PairResult] = context.Queue()
        for number in numbers:
            self._asked.put(number)
        work = partial(_work, contest, self._asked, self._found, records=records)
        self._processes = [context.Process(target=work, daemon=True) for _ in range(jobs)]
        with _deaf():
            for process in self._processes:
                process.start()

    def results(self) -> Iterator[PairResult]:
        """Every result, in the order of the numbers."""
        early: dict[int, PairResult] = {}
        for number in self._numbers:
            while number not in early:
                found = self._next()
                early[found.number] = found
            yield early.pop(number)

    def _next(self) -> PairResult:
        while True:
            try:
                return self._found.get(timeout=_LOOK_EVERY)
            except Empty:
                if not all(process.is_alive() for process in self._processes):
                    raise WorkerLost(_LOST) from None

    def end(self) -> None:
        """Ends the processes, whatever they are doing."""
        for process in self._processes:
            process.terminate()
        for process in self._processes:
            process.join(_PATIENCE)
            process.kill()
            process.join()
        for queue in (self._asked, self._found):
            queue.close()
            queue.cancel_join_thread()


def _work(contest: Contest, asked: "Queue[int]", found: "Queue[PairResult]", *, records: bool) -> None:
    """Plays pair after pair until this process is ended."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the arena itself hears Ctrl-C, and ends this process
    signal.signal(signal.SIGTERM, _leave)
    found.cancel_join_thread()
    here = seated(contest)
    try:
        while True:
            found.put(play_pair(contest, here, asked.get(), records=records))
    finally:
        here.close()


def _leave(_number: int, _frame: object) -> None:
    """Ends this process, but not before its players are let go."""
    sys.exit()
