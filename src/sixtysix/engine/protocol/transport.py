"""Lines to and from the other side, behind an interface: a process, or a list in a test."""

from collections.abc import Callable, Iterator
from typing import Final, Protocol

_QUOTED: Final = 200
LONGEST_LINE: Final = 1 << 16
"""Bytes a line may have, its end not counted; more than that is a flood."""


class Silence(Exception):
    """No line came in time."""


class Ended(Exception):
    """The other side will say nothing more: it has ended or closed its output."""


class LineTooLong(Exception):
    """A line has more than `LONGEST_LINE` bytes."""


class CannotStart(Exception):
    """There is no other side; the text says why."""


class Transport(Protocol):
    """A line to somebody else, with the clock by which one waits."""

    def now(self) -> float:
        """Seconds, from any beginning."""
        ...

    def send(self, line: str) -> None:
        """Sends a line, given without its end. Does not wait and does not raise: who has ended does not answer."""
        ...

    def receive(self, until: float) -> bytes:
        """The next line, without its end, waiting until then. Raises `Silence`, `Ended` or `LineTooLong`."""
        ...

    def close(self, patience: float) -> str:
        """Ends the other side: waits so many seconds for it to end by itself, then makes it.

        Returns what is known of its end, in half a sentence, or nothing. Can be called again.
        """
        ...


def lines_in(read: Callable[[int], bytes | None]) -> Iterator[bytes]:
    r"""The lines of a stream, an unfinished last one included. Raises `LineTooLong`.

    >>> chunks = iter([b"id na", b"me x" + b"\r\n" + b"rea", b"dyok", b""])
    >>> list(lines_in(lambda _: next(chunks)))
    [b'id name x', b'readyok']
    """
    rest = b""
    while chunk := read(LONGEST_LINE):
        *lines, rest = (rest + chunk).split(b"\n")
        for line in lines:
            if len(line) > LONGEST_LINE + 1:
                raise LineTooLong
            yield line.removesuffix(b"\r")
        if len(rest) > LONGEST_LINE + 1:  # one more for a carriage return
            raise LineTooLong
    if rest:
        yield rest


def quoted(text: str) -> str:
    """What the other side said, as an error quotes it: cut short, and with nothing in it that disturbs a terminal."""
    return ascii(text if len(text) <= _QUOTED else f"{text[:_QUOTED]}...")
