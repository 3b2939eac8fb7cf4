"""A lock that one process holds, and that the system lets go of when the process ends."""

import sys
from pathlib import Path
from typing import BinaryIO

if sys.platform == "win32":
    import msvcrt

    def _take(file: BinaryIO) -> None:
        file.seek(0)
        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def _take(file: BinaryIO) -> None:
        fcntl.flock(file.fileno(), fcntl.LOCK_EX | fcntl.LOCK_NB)


def hold(path: Path) -> BinaryIO | None:
    """Hold the lock of a file until what is returned is closed; None if another holds it. Raises `OSError`."""
    path.parent.mkdir(parents=True, exist_ok=True)
    file = path.open("ab")
    try:
        _take(file)
    except OSError:
        file.close()
        return None
    return file
