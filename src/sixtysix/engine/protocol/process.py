"""A process as the other side: its lines are read by threads, so that no wait is longer than one is willing to."""

import os
import signal
import subprocess
import sys
import time
import weakref
from collections.abc import Sequence
from contextlib import suppress
from queue import SimpleQueue
from threading import Thread
from typing import IO, Final

from sixtysix.engine.protocol.inbox import Inbox
from sixtysix.engine.protocol.transport import CannotStart, Ended, LineTooLong, lines_in, quoted

TAIL: Final = 4096
"""Bytes of its standard error that are kept, the last ones."""
DYING: Final = 2.0
"""Seconds until a process that was killed is gone for certain."""


class ProcessTransport:
    """A process that is spoken to on its standard input and output; fulfils `Transport`.

    It stands in a group of its own, which is ended with it. Raises `CannotStart`.
    """

    def __init__(self, command: Sequence[str]) -> None:
        try:
            process = subprocess.Popen(  # noqa: S603  the user's own command, without a shell
                command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                bufsize=0,
                start_new_session=True,
            )
        except (OSError, ValueError) as error:
            raise CannotStart(f"{quoted(command[0])} cannot be started: {_reason(error)}") from error
        self._process = process
        self._outbox: SimpleQueue[str | None] = SimpleQueue()
        self._inbox = Inbox()
        self._tail = bytearray()
        threads = [
            Thread(target=work, args=arguments, daemon=True)
            for work, arguments in (
                (_write, (process.stdin, self._outbox)),
                (_read, (process.stdout, self._inbox)),
                (_keep_tail, (process.stderr, self._tail)),
            )
        ]
        for thread in threads:
            thread.start()
        self._end = weakref.finalize(self, _end, process, self._outbox, threads)

    def now(self) -> float:
        """Seconds, from any beginning."""
        return time.monotonic()

    def send(self, line: str) -> None:
        """Sends a line. Whether it was read, the answer shows."""
        self._outbox.put(line)

    def receive(self, until: float) -> bytes:
        """The next line, waiting until then. Raises `Silence`, `Ended` or `LineTooLong`."""
        return self._inbox.take(until - self.now())

    def close(self, patience: float) -> str:
        """Ends the process and all it has started; returns its exit code and its last words on standard error."""
        self._inbox.close(patience)
        with suppress(subprocess.TimeoutExpired):
            self._process.wait(patience)
        code = self._process.returncode
        self._end()
        last = _last_line(bytes(self._tail))
        ending = [f"exit code {code}"] if code is not None else []
        return ", ".join([*ending, *([f"last on its standard error: {last}"] if last else [])])


def _end(
    process: "subprocess.Popen[bytes]", outbox: "SimpleQueue[str | None]", threads: list[Thread]
) -> None:
    """Kills a process and all of its group, and lets go of its streams."""
    outbox.put(None)
    if sys.platform == "win32":
        process.kill()
    else:
        with suppress(ProcessLookupError, PermissionError):
            os.killpg(process.pid, signal.SIGKILL)
    with suppress(subprocess.TimeoutExpired):
        process.wait(DYING)
    for thread, stream in zip(threads, (process.stdin, process.stdout, process.stderr), strict=True):
        thread.join(DYING)
        if stream is not None and not thread.is_alive():  # else one outside the group holds the other end
            stream.close()


def _write(stream: IO[bytes], outbox: "SimpleQueue[str | None]") -> None:
    with suppress(OSError):  # who does not read any more is found out by not answering
        while (line := outbox.get()) is not None:
            stream.write(f"{line}\n".encode())


def _read(stream: IO[bytes], inbox: Inbox) -> None:
    try:
        for line in lines_in(stream.read):
            inbox.put(line)
        inbox.end(Ended())
    except LineTooLong as flood:
        inbox.end(flood)


def _keep_tail(stream: IO[bytes], tail: bytearray) -> None:
    while chunk := stream.read(TAIL):
        tail += chunk
        del tail[:-TAIL]


def _last_line(text: bytes) -> str:
    lines = text.decode("utf-8", "replace").split("\n")
    said = [line.strip() for line in lines if line.strip()]
    return quoted(said[-1]) if said else ""


def _reason(error: OSError | ValueError) -> str:
    return (error.strerror or str(error)) if isinstance(error, OSError) else str(error)
