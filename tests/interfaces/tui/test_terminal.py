"""A real terminal: the program in a pty, as in a window of tmux."""

import os
import re
import select
import struct
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from types import TracebackType
from typing import Self

import pytest

from sixtysix.interfaces.tui.signs import ASCII, SYMBOLS, written
from sixtysix.interfaces.tui.terminal import signs_for
from sixtysix.notation import parse_record
from tests.cli.kit import command, refused, sixtysix

if sys.platform == "win32":
    pytest.skip("no ptys there", allow_module_level=True)

import fcntl
import pty
import termios

PATIENCE = 40.0
ESCAPES = re.compile(
    rb"\x1b\[[0-9;?<=>]*[A-Za-z]|\x1b[()][AB0]|\x1b[=>]|\x1b\][^\x07]*\x07|\x1bP[^\x1b]*\x1b\\"
)


OWN_TERMINAL = "import fcntl, os, sys, termios; fcntl.ioctl(0, termios.TIOCSCTTY, 0); os.execv(sys.argv[1], sys.argv[1:])"
"""Makes the pty the terminal of the process: without it nobody is told of a new size."""


Cells = Callable[[str], int]
"""How many cells a terminal gives a character."""


def as_most(sign: str) -> int:
    return 0 if sign == "\ufe0e" else 1


class Window:
    """The program in a pty of a size; answers where the cursor is as a terminal does."""

    def __init__(
        self,
        folder: Path,
        *arguments: str,
        size: tuple[int, int] = (60, 20),
        cells: Cells = as_most,
        **environment: str,
    ) -> None:
        line, variables = command(folder, "tui", "--language", "en", *arguments)
        variables = {name: value for name, value in variables.items() if name not in ("COLUMNS", "LINES")}
        variables |= {
            "TERM": "xterm-256color",
            "XDG_STATE_HOME": str(folder / "state"),
            "PYTHONUTF8": "0",
            "LC_ALL": "C.UTF-8",
            **environment,
        }
        self.cells = cells
        self.output = b""
        self.master, slave = pty.openpty()
        fcntl.ioctl(slave, termios.TIOCSWINSZ, struct.pack("HHHH", size[1], size[0], 0, 0))
        self.process = subprocess.Popen(
            [sys.executable, "-c", OWN_TERMINAL, *line],
            cwd=folder,
            env=variables,
            stdin=slave,
            stdout=slave,
            stderr=slave,
            start_new_session=True,
        )
        os.close(slave)

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self.process.poll() is None:
            self.process.kill()
        self.process.wait()
        os.close(self.master)

    def resize(self, width: int, height: int) -> None:
        fcntl.ioctl(self.master, termios.TIOCSWINSZ, struct.pack("HHHH", height, width, 0, 0))

    def type(self, text: str) -> None:
        os.write(self.master, text.encode())

    @property
    def text(self) -> str:
        return ESCAPES.sub(b"", self.output).decode("utf-8", "replace")

    def until(self, text: str) -> None:
        """Read until a text has been shown since the last call."""
        begun, until = len(self.output), time.monotonic() + PATIENCE
        while text not in " ".join(ESCAPES.sub(b"", self.output[begun:]).decode("utf-8", "replace").split()):
            assert time.monotonic() < until, self.text[-3000:]
            assert self._read(), self.text[-3000:]

    def ended(self) -> int:
        """Read to the end; returns the exit code."""
        while self._read():
            pass
        return self.process.wait(PATIENCE)

    def _read(self) -> bool:
        if not select.select([self.master], [], [], 1)[0]:
            return self.process.poll() is None
        try:
            data = os.read(self.master, 65536)
        except OSError:  # how Linux says that the other end was closed
            return False
        self.output += data
        for _ in range(data.count(b"\x1b[6n")):
            signs = re.findall(r"\r([^\x1b\r]*)\x1b\[6n", self.output.decode("utf-8", "replace"))
            column = 1 + sum(self.cells(sign) for sign in signs[-1])
            os.write(self.master, f"\x1b[1;{column}R".encode())
        return bool(data)


def test_play_resize_leave_and_go_on(tmp_path: Path) -> None:
    with Window(tmp_path, "--seed", "3", "--level", "novice", "--pace", "fast") as window:
        window.until("Your lead.")
        assert "♥\ufe0eH" in window.text
        window.type("q")
        window.until("Queen of spades: Enter plays it.")
        window.type("\r")
        window.until("You lead: queen of spades.")
        window.resize(50, 20)
        window.until("The table needs 60 by 20")
        window.resize(120, 40)
        window.until("Trump: hearts")
        window.type("\x11")
        assert window.ended() == 0
        assert "The match is saved. Go on with: sixtysix tui" in window.text
    file = tmp_path / "state" / "sixtysix" / "table-1.66r"
    assert len(parse_record(file.read_text(encoding="utf-8")).deals[0].actions) >= 1
    with Window(tmp_path) as window:
        window.until("The match goes on where it was left.")
        window.process.terminate()
        assert window.ended() == 0


def test_only_the_sixteen_colours_are_used(tmp_path: Path) -> None:
    with Window(tmp_path, "--seed", "3") as window:
        window.until("leave")
        window.type("\x11")
        window.ended()
        numbers = {
            number
            for found in re.findall(rb"\x1b\[([0-9;]*)m", window.output)
            for number in found.decode().split(";")
        }
    colours = {int(number) for number in numbers if number.isdigit() and int(number) >= 30}
    assert colours & {91, 94, 32}
    assert colours <= {*range(30, 38), 39, *range(40, 48), 49, *range(90, 98)}


def test_no_color_and_ascii(tmp_path: Path) -> None:
    with Window(tmp_path, "--seed", "3", "--ascii", NO_COLOR="1") as window:
        window.until("leave")
        window.type("\x11")
        window.ended()
        assert window.text.isascii()
        colours = set(re.findall(rb"\x1b\[(?:[0-9]+;)*(3[0-7]|9[0-7]|38|48)[;m]", window.output))
    assert colours == set()


def two_for_a_suit(sign: str) -> int:
    return 2 if sign in tuple("♠♥♦♣") else as_most(sign)


@pytest.mark.parametrize(
    ("cells", "card"),
    [(len, "│TH ♥│"), (two_for_a_suit, "|TH  |")],
    ids=["the mark after a suit has a cell", "suits have two cells"],
)
def test_signs_that_the_terminal_draws_too_wide_are_left_out(tmp_path: Path, cells: Cells, card: str) -> None:
    with Window(tmp_path, "--seed", "3", cells=cells) as window:
        window.until("leave")
        window.type("\x11")
        window.ended()
        drawn = ESCAPES.sub(b"", window.output.split(b"\x1b[?1049h")[1]).decode()
    assert card in drawn
    assert "\ufe0e" not in drawn


def test_an_encoding_without_suits_gets_letters(tmp_path: Path) -> None:
    with Window(tmp_path, "--seed", "3", LC_ALL="C", PYTHONIOENCODING="latin-1") as window:
        window.until("leave")
        window.type("\x11")
        assert window.ended() == 0
        assert b"|TH " in ESCAPES.sub(b"", window.output)


@pytest.mark.parametrize("term", ["dumb", "xterm"])
def test_where_no_table_can_be_drawn_it_says_what_to_do(tmp_path: Path, term: str) -> None:
    said = refused(sixtysix(tmp_path, "tui", "--language", "en", TERM=term))
    assert "sixtysix play --plain" in said
    with Window(tmp_path, TERM="dumb") as window:
        assert window.ended() == 2
        assert "TERM=dumb" in window.text


@pytest.mark.parametrize(
    ("arguments", "expected"),
    [
        (("--seed", "-1"), "--seed is a number from 0 up"),
        (("--preset", "nope"), "there is no preset 'nope'"),
        (("--set", "nope=1"), "--set nope=1: give switch=value"),
        (("--client-seed", "ö"), "--client-seed has at most 64 letters"),
        (("--record", "."), "is a folder"),
    ],
)
def test_what_is_asked_wrongly(tmp_path: Path, arguments: tuple[str, ...], expected: str) -> None:
    with Window(tmp_path, *arguments) as window:
        assert window.ended() == 2
        assert expected in " ".join(window.text.split())
        assert "Traceback" not in window.text


def test_what_encodings_have() -> None:
    assert written("utf-8")
    assert not written("latin-1")
    assert not written("ascii")
    assert not written(None)
    assert not written("no-such-encoding")
    assert signs_for(ascii_only=True) is ASCII
    assert SYMBOLS.suit(1) == "♥\ufe0eH"
    assert ASCII.suit(1) == "H"
