"""What an engine of ours says: one line at a time, from any thread, until nobody listens."""

import threading
from collections.abc import Callable

from sixtysix.engine.protocol.answers import Answer, answer_line


class Voice:
    """Says answers by a function that is given each line with its end."""

    def __init__(self, write: Callable[[str], None]) -> None:
        self._write = write
        self._lock = threading.Lock()
        self._hushed = False
        self.broken: OSError | None = None
        """Why nobody listens any more."""

    def say(self, answer: Answer) -> None:
        """Says an answer, unless it is of no use any more."""
        with self._lock:
            if self._hushed or self.broken is not None:
                return
            try:
                self._write(f"{answer_line(answer)}\n")
            except OSError as error:
                self.broken = error

    def hush(self) -> None:
        """Says nothing any more."""
        with self._lock:
            self._hushed = True
