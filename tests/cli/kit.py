"""The command line from outside, and a match at the plain table without a terminal."""

import os
import subprocess
import sys
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path

from sixtysix.i18n.translator import Translator
from sixtysix.interfaces.cli.plain.player import Player
from sixtysix.interfaces.cli.plain.session import Session
from sixtysix.interfaces.home.match import HomeMatch
from sixtysix.interfaces.home.referee import Decide
from sixtysix.interfaces.home.wording import Wording
from sixtysix.notation import Header, MatchRecord
from sixtysix.rules import (
    CLOSE,
    PRESETS,
    Action,
    Match,
    PlayerView,
    Variant,
    actions_in,
    deal_seed,
    first_dealer,
    is_claim,
)
from sixtysix.services.ports import Advice

PROGRAM = "import sys; from sixtysix.interfaces.cli import main; sys.exit(main())"
ANYTHING = ("1\n2\n3\n4\n5\n6\nd\nk\n") * 4000
"""Played blindly it ends every match: what is not legal is refused."""


def command(folder: Path, *arguments: str, **environment: str) -> tuple[list[str], dict[str, str]]:
    """Arguments and environment for a process of its own, at home in a folder."""
    home = {"HOME": str(folder), "XDG_DATA_HOME": str(folder / "data"), "LOCALAPPDATA": str(folder / "data")}
    kept = {name: value for name, value in os.environ.items() if not name.startswith(("LC_", "LANG"))}
    return [sys.executable, "-c", PROGRAM, *arguments], {**kept, **home, "PYTHONUTF8": "1", **environment}


def sixtysix(
    folder: Path, *arguments: str, typed: str | bytes = "", **environment: str
) -> subprocess.CompletedProcess[str]:
    """Run the command line to its end."""
    line, variables = command(folder, *arguments, **environment)
    data = typed.encode() if isinstance(typed, str) else typed
    done = subprocess.run(
        line, input=data, capture_output=True, cwd=folder, env=variables, timeout=120, check=False
    )
    out, err = (stream.decode("utf-8", "replace") for stream in (done.stdout, done.stderr))
    return subprocess.CompletedProcess(line, done.returncode, out, err)


def refused(done: subprocess.CompletedProcess[str]) -> str:
    """The one line in which a command says what is wrong."""
    assert done.returncode == 2, done.stderr
    assert "Traceback" not in done.stderr
    lines = done.stderr.splitlines()
    assert len(lines) == 1, done.stderr
    assert lines[0].startswith("sixtysix: ")
    assert len(lines[0]) < 1000
    return lines[0].removeprefix("sixtysix: ")


def first_legal(view: PlayerView, *_: object) -> int:
    """An opponent that neither closes nor claims, and plays its first legal card."""
    return next((each for each in actions_in(view.legal) if each != CLOSE and not is_claim(each)), -1)


class SteadyAdviser:
    """Advice that is the same in every version: each legal action is worth a little less than the one before it."""

    def advise(self, view: PlayerView, match: Match) -> Advice | None:
        values = list(self.weigh(view, match).items())
        return Advice(values[0][0], tuple(values)) if values else None

    def weigh(self, view: PlayerView, match: Match) -> dict[Action, float]:
        assert match.winner is None
        sensible = [action for action in actions_in(view.legal) if not is_claim(action)]
        return {action: 0.5 - 0.1 * place for place, action in enumerate(sensible)}


@dataclass
class Script:
    """A console that types lines and keeps all that is shown; what is typed is shown after `> `."""

    lines: Iterator[str]
    interactive: bool = False
    shown: list[str] = field(default_factory=list[str])
    on_write: Callable[[str], None] | None = None

    def read(self) -> str | None:
        line = next(self.lines, None)
        self.shown.append(f"> {line or ''}".rstrip())
        return line

    def write(self, line: str) -> None:
        self.shown.append(line)
        if self.on_write is not None:
            self.on_write(line)

    @property
    def text(self) -> str:
        return "".join(f"{line}\n" for line in self.shown)


def session_of(
    script: Script,
    file: Path,
    *,
    variant: Variant = PRESETS["sixty-six"],
    seed: int = 1,
    language: str = "en",
    short: bool = False,
    show_points: bool = False,
    decide: Decide = first_legal,
    record: MatchRecord | None = None,
) -> Session:
    """A match against an opponent that is the same in every version."""
    player = Player(script, Wording(Translator("plain", language), short), show_points)
    if record is None:
        dealer = first_dealer(deal_seed(seed, 1), "")
        record = MatchRecord(Header(variant, ("you", "first legal"), dealer, None, seed))
    return Session(HomeMatch(record, decide, adviser=SteadyAdviser()), file, player)


def script(lines: str | Iterable[str], *, interactive: bool = False) -> Script:
    """A console that types some lines."""
    return Script(iter(lines.splitlines() if isinstance(lines, str) else lines), interactive)
