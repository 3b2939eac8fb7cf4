"""Sits the player down at the table in the terminal."""

import signal
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from sixtysix.adapters.folders import state_folder
from sixtysix.interfaces.home.match import HomeMatch
from sixtysix.interfaces.home.opening import resumed
from sixtysix.interfaces.tui.app import TableApp
from sixtysix.interfaces.tui.desk import Desk
from sixtysix.interfaces.tui.keeping import Keeper, at_home, left_before
from sixtysix.interfaces.tui.match import Begin, TableMatch
from sixtysix.interfaces.tui.signs import Signs
from sixtysix.interfaces.tui.words import Words
from sixtysix.notation import MatchRecord


@dataclass(frozen=True, slots=True)
class Seating:
    """How the player wants to play."""

    begin: Begin
    wanted: Callable[[MatchRecord], bool]
    """Whether a match that was left fits what was asked for."""
    record: Path | None = None
    points: bool = False


def desk_for(seating: Seating, words: Words, signs: Signs, folder: Path | None = None) -> Desk:
    """The desk at which the match goes on that was left, or a new one begins."""
    folder = state_folder() if folder is None else folder
    keeper = at_home(folder) if seating.record is None else Keeper(seating.record, named=True)
    left = left_before(keeper, seating.wanted)
    home: HomeMatch = seating.begin() if left is None else resumed(left)
    match = TableMatch(home, seating.begin, keeper, folder, words)
    match.start()
    return Desk(match, words, signs, points=seating.points, notice=match.greeting)


def ended_by_signals() -> tuple[int, ...]:
    """The signals that end the match as leaving does."""
    return () if sys.platform == "win32" else (signal.SIGTERM, signal.SIGHUP)


def run(desk: Desk, pace: float) -> int:
    """Play until the player leaves; says then how the match goes on. Returns the exit code."""
    app = TableApp(desk, pace=pace, ended_by=ended_by_signals())
    app.run()
    keeper = desk.match.keeper
    if not desk.match.over:
        command = f"sixtysix tui --record {keeper.file}" if keeper.named else "sixtysix tui"
        sys.stdout.write(f"{desk.words.own('left', command=command)}\n")
    keeper.close()
    return app.return_code or 0
