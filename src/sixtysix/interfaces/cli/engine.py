"""`sixtysix engine`: our engine for programs of others, over standard input and output."""

import sys
from collections.abc import Generator
from contextlib import contextmanager
from typing import TYPE_CHECKING

from sixtysix.interfaces.cli.failure import Failure
from sixtysix.interfaces.cli.files import opened

if TYPE_CHECKING:
    from sixtysix.engine.protocol import Thinker


def engine(*, level: str | None = None) -> int:
    """Speak the engine protocol on standard input and output (docs/protocol/engine.md).

    Type s66 to see who is there, quit to leave.

    Parameters
    ----------
    level
        novice, beginner, club, strong, expert or master (by default); or another player that sixtysix arena knows.

    """
    from sixtysix.engine.protocol.server import Server, lines_of  # noqa: PLC0415  slow to import

    if sys.stdin is None:
        raise Failure("standard input is closed, and the engine is spoken to on it. Open it, or type there.")
    output = sys.stdout.buffer

    def write(line: str) -> None:
        output.write(line.encode())
        output.flush()

    with _thinker(level) as thinker, opened("-") as stream:
        broken = Server(thinker, write).run(lines_of(stream))
    if isinstance(broken, BrokenPipeError):
        raise broken
    if broken is not None:
        raise Failure(
            f"standard output cannot be written: {broken}. Send it to a program or to a disk with room."
        )
    return 0


@contextmanager
def _thinker(level: str | None) -> "Generator[Thinker]":
    from sixtysix.engine.levels import LEVELS, MASTER  # noqa: PLC0415  slow to import
    from sixtysix.engine.protocol import EngineThinker, PlayerThinker  # noqa: PLC0415

    if level is None or level in LEVELS:
        yield EngineThinker(MASTER if level is None else LEVELS[level])
        return
    from sixtysix.engine.players import UnknownPlayer, player  # noqa: PLC0415

    try:
        chosen = player(level)
    except UnknownPlayer as unknown:
        raise Failure(str(unknown)) from unknown
    try:
        yield PlayerThinker(chosen)
    finally:
        chosen.close()
