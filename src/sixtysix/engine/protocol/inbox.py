"""Lines on their way from a reading thread to the one who waits for them, with room for so many."""

import threading
from collections import deque
from typing import Final

from sixtysix.engine.protocol.transport import Ended, LineTooLong, Silence

ROOM: Final = 256
"""Lines that may wait. Who writes more than are read is kept waiting itself."""


class Inbox:
    """A bounded queue that both ends can close."""

    def __init__(self, room: int = ROOM) -> None:
        self._room = room
        self._lines: deque[bytes] = deque()
        self._end: Ended | LineTooLong | None = None
        self._closed = False
        self._changed = threading.Condition()

    def put(self, line: bytes) -> None:
        """Adds a line, waiting for room; drops it where nobody reads any more."""
        with self._changed:
            self._changed.wait_for(lambda: self._closed or len(self._lines) < self._room)
            if not self._closed:
                self._lines.append(line)
                self._changed.notify_all()

    def end(self, why: Ended | LineTooLong) -> None:
        """Says that no line comes any more."""
        with self._changed:
            self._end = why
            self._changed.notify_all()

    def take(self, seconds: float) -> bytes:
        """The next line. Raises `Silence` if there is none in time, or why there will be none."""
        with self._changed:
            self._changed.wait_for(lambda: self._lines or self._end, max(seconds, 0))
            if self._lines:
                line = self._lines.popleft()
                self._changed.notify_all()
                return line
            raise self._end or Silence

    def close(self, patience: float) -> None:
        """Reads no more, and waits so long for the end."""
        with self._changed:
            self._closed = True
            self._lines.clear()
            self._changed.notify_all()
            self._changed.wait_for(lambda: self._end, max(patience, 0))
