"""The commands, and what becomes of their errors."""

import os
import sys
from collections.abc import Sequence
from typing import Final, TextIO

from cyclopts import App, CycloptsError

from sixtysix import Incomplete, __version__
from sixtysix.interfaces.cli.failure import Failure
from sixtysix.notation.errors import NotationError

_COMMANDS: Final = {
    "play": "Play a match in the browser or, with --plain, line by line in the terminal.",
    "tui": "Play a match in the terminal window.",
    "played": "Give the deals played in the terminal to the statistics of the page.",
    "serve": "Serve the table to browsers.",
    "solve": "Say what each action of a position is worth with open cards.",
    "replay": "Replay and check the record of a match.",
    "positions": "Judge a file of printed positions by the exact solver.",
    "perft": "Count the ways to take so many actions.",
    "engine": "Speak the engine protocol, for programs of others.",
    "bench": "Measure speed: play or solver; or print the signature of the engine.",
    "arena": "Play two players against each other over many deals.",
    "selfcheck": "Compare the kernel with the rules in Python.",
}
INTERRUPTED: Final = 130


def application(called: str = "") -> App:
    """The application, its commands not yet imported; the one that is called explains itself in full."""
    app = App(
        name="sixtysix",
        help="The card game Sixty-Six: play it, solve it, check it.",
        version=f"sixtysix {__version__}",
        help_format="plaintext",
        help_formatter="default" if sys.stdout.isatty() else "plain",
        result_action="return_value",
        exit_on_error=False,
        print_error=False,
        suppress_keyboard_interrupt=False,
    )
    for place, (name, summary) in enumerate(_COMMANDS.items()):
        app.command(
            f"sixtysix.interfaces.cli.{name}:{name}",
            name=name,
            help=None if name == called else summary,
            sort_key=place,
        )
    return app


def run(arguments: Sequence[str] | None = None) -> int:
    """Run the command line; errors become one line on standard error and exit code 2."""
    _never_fail_to_print(sys.stdout, sys.stderr)
    given = sys.argv[1:] if arguments is None else list(arguments)
    try:
        result: object = application(given[0] if given else "")(given)
        sys.stdout.flush()
    except (Failure, NotationError, Incomplete) as error:
        return _failed(str(error))
    except CycloptsError as error:
        return _failed(_one_line(error, given))
    except BrokenPipeError:  # whoever read our output has seen enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), 1)
        return 1
    except KeyboardInterrupt:
        return INTERRUPTED
    return result if isinstance(result, int) else 0


def _one_line(error: CycloptsError, given: Sequence[str]) -> str:
    command = f"{given[0]} " if given and given[0] in _COMMANDS else ""
    return f"{' '.join(str(error).split())} See: sixtysix {command}--help"


def _failed(message: str) -> int:
    sys.stderr.write(f"sixtysix: {message}\n")
    return 2


def _never_fail_to_print(*streams: TextIO) -> None:
    """What the terminal's encoding does not have is printed as a question mark."""
    for stream in streams:
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(errors="replace")
