"""Lines in, lines out."""

import shutil
import sys
from textwrap import TextWrapper
from typing import Protocol


class Console(Protocol):
    """Where the player is."""

    @property
    def interactive(self) -> bool:
        """Whether a person types; then single letters that cost a deal are asked about again."""
        ...

    def read(self) -> str | None:
        """The next line; None at the end of the input."""
        ...

    def write(self, line: str) -> None:
        """Show a line."""
        ...


class Terminal:
    """Standard input and output. What comes from a pipe is echoed, so that the transcript can be read."""

    def __init__(self) -> None:
        self.interactive = sys.stdin.isatty()
        reconfigure = getattr(sys.stdin, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(errors="replace")

    def read(self) -> str | None:
        """The next line; None at the end of the input."""
        sys.stdout.write("> ")
        sys.stdout.flush()
        try:
            line = sys.stdin.readline()
        except KeyboardInterrupt:
            sys.stdout.write("\n")  # what is said next begins on a row of its own
            raise
        if not self.interactive:
            sys.stdout.write(f"{_shown(line)}\n")
        elif not line:
            sys.stdout.write("\n")
        return line or None

    def write(self, line: str) -> None:
        """Show a line; on a screen it is broken between words, in a file it stays whole."""
        if sys.stdout.isatty():
            broken = TextWrapper(
                shutil.get_terminal_size().columns, break_long_words=False, break_on_hyphens=False
            )
            line = "\n".join("\n".join(broken.wrap(each)) for each in line.split("\n"))
        sys.stdout.write(f"{line}\n")


def _shown(line: str) -> str:
    text = line.strip()
    return "".join(each if each.isprintable() else "?" for each in text[:60])
