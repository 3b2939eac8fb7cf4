"""What the terminal is able to do: asked and measured, not assumed."""

import os
import re
import sys
import time
from collections.abc import Mapping
from typing import Final

from sixtysix.interfaces.tui.signs import ASCII, BARE, SYMBOLS, Signs, cells, written

_ANSWER: Final = re.compile(rb"\x1b\[[0-9]+;([0-9]+)R")
_PATIENCE: Final = 0.5
"""Seconds that a terminal has to tell where its cursor is."""


def lacking(environment: Mapping[str, str] = os.environ) -> str | None:
    """Why the table cannot be drawn here, if so: the name of the message that says it."""
    if not (sys.__stdin__ and sys.__stdin__.isatty() and sys.__stderr__ and sys.__stderr__.isatty()):
        return "no-terminal"
    if not (sys.__stdout__ and sys.__stdout__.isatty()):
        return "no-terminal"
    return "dumb-terminal" if environment.get("TERM", "") == "dumb" else None


def signs_for(*, ascii_only: bool) -> Signs:
    """The signs to draw with: letters alone where the encoding has no suits, or the terminal draws them too wide."""
    stream = sys.__stderr__
    if ascii_only or stream is None or not written(stream.encoding):
        return ASCII
    for signs in (SYMBOLS, BARE):
        row, expected = cells(signs)
        width = measured(row)
        if width in (None, expected):
            return signs
    return ASCII


def measured(text: str) -> int | None:
    """The cells that this terminal takes for a text, by where its cursor stands afterwards; None if it does not say."""
    if sys.platform == "win32" or sys.__stdin__ is None or sys.__stderr__ is None:
        return None
    import termios  # noqa: PLC0415  not on Windows
    import tty  # noqa: PLC0415

    terminal = sys.__stdin__.fileno()
    try:
        before = termios.tcgetattr(terminal)
        tty.setcbreak(terminal)
    except termios.error:
        return None
    try:
        sys.__stderr__.write(f"\r{text}\x1b[6n\r\x1b[K")
        sys.__stderr__.flush()
        column = _column(terminal)
    finally:
        termios.tcsetattr(terminal, termios.TCSADRAIN, before)
    return None if column is None else column - 1


def _column(terminal: int) -> int | None:
    """The column in a terminal's answer."""
    import select  # noqa: PLC0415  not for this on Windows

    answer, until = b"", time.monotonic() + _PATIENCE
    while (left := until - time.monotonic()) > 0 and select.select([terminal], [], [], left)[0]:
        answer += os.read(terminal, 64)
        if (found := _ANSWER.search(answer)) is not None:
            return int(found[1])
    return None
