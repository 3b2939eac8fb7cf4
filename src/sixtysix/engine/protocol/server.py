"""An engine of ours at the other end of the protocol. It goes on listening while it thinks."""

from collections.abc import Callable, Iterable, Iterator
from typing import BinaryIO, Final

from sixtysix.engine.player import Needs
from sixtysix.engine.protocol.answers import Identified, Named, Offered, Ready, Refusal, Written
from sixtysix.engine.protocol.commands import (
    MOST_WORK,
    VERSION,
    AreYouReady,
    Command,
    Go,
    Identify,
    NewMatch,
    Quit,
    SetOption,
    ShowLegal,
    ShowView,
    Stop,
    parse_command,
)
from sixtysix.engine.protocol.legal import choices
from sixtysix.engine.protocol.options import NumberOption
from sixtysix.engine.protocol.thinker import Thinker
from sixtysix.engine.protocol.thinking import Decision, Thinking
from sixtysix.engine.protocol.transport import LONGEST_LINE, quoted
from sixtysix.engine.protocol.voice import Voice
from sixtysix.notation.errors import NotationError
from sixtysix.rules.view import PlayerView

AUTHOR: Final = "the sixtysix authors"
FINISHING: Final = 10.0
"""Seconds that a decision may still take once nobody says anything any more."""


class _Refused(Exception):
    """What was said cannot be done; the text says why, and what to do."""


class Server:
    """Answers the lines that it is told. `write` is given each line with its end, and may raise `OSError`."""

    def __init__(self, thinker: Thinker, write: Callable[[str], None]) -> None:
        self._name = thinker.name
        self._budget = thinker.budget
        self._voice = Voice(write)
        self._thinking = Thinking(thinker, self._voice)
        self._options = {
            name: NumberOption(name, default, 1, MOST_WORK)
            for name, default in self._budget._asdict().items()
            if default is not None
        }
        self._match: NewMatch | None = None
        self._needs: Needs | None = None
        self._view: PlayerView | None = None

    def run(self, lines: Iterable[str]) -> OSError | None:
        """Answers line by line until `quit` or until there are no more; then a decision under way may still be finished.

        Returns what was wrong where the answers could not be written any more.
        """
        try:
            for line in lines:
                if not self.hear(line):
                    break
            else:
                self.finish()
        finally:
            self._voice.hush()
            self._thinking.stop()
        return self._voice.broken

    def hear(self, line: str) -> bool:
        """Does what a line says. False if it was the last one to listen to."""
        if self._voice.broken is not None:
            return False
        if not line.strip(" \t"):
            return True
        try:
            command = parse_command(line)
            if isinstance(command, Quit):
                return False
            self._do(command)
        except NotationError as error:
            self._voice.say(Refusal(f"column {error.column}: {error.problem}"))
        except _Refused as refused:
            self._voice.say(Refusal(str(refused)))
        return True

    def finish(self) -> None:
        """Waits for a decision under way, but not for ever."""
        self._thinking.wait(FINISHING)

    def _do(self, command: Command) -> None:
        match command:
            case Identify():
                self._introduce()
            case AreYouReady():
                self._voice.say(Ready())
            case SetOption(name, value):
                self._set(name, value)
            case NewMatch():
                self._begin(command)
            case ShowView(view, needs):
                self._look(view, needs)
            case ShowLegal(actions):
                self._compare(actions)
            case Go():
                self._go(command)
            case Stop():
                self._thinking.stop()
            case Quit():
                pass

    def _introduce(self) -> None:
        self._voice.say(Named(self._name))
        self._voice.say(Written(AUTHOR))
        for option in self._options.values():
            self._voice.say(Offered(option))
        self._voice.say(Identified(VERSION))

    def _set(self, name: str, value: str) -> None:
        self._idle("setoption")
        if name not in self._options:
            raise _Refused(
                f"there is no option {quoted(name)}: {', '.join(self._options) or 'there are none'}"
            )
        if (fault := self._options[name].fault(value)) is not None:
            raise _Refused(f"{name} takes {fault}, not {quoted(value)}")
        self._budget = self._budget._replace(**{name: int(value)})

    def _begin(self, match: NewMatch) -> None:
        self._idle("newmatch")
        self._match, self._needs, self._view = match, match.needs, None

    def _look(self, view: PlayerView, needs: Needs | None) -> None:
        self._idle("view")
        if self._match is not None and self._match.variant != view.table.variant:
            raise _Refused(
                "this view is under other rules than the match: send newmatch with its rules first"
            )
        self._view = view
        self._needs = self._needs if needs is None else needs

    def _compare(self, actions: tuple[str, ...]) -> None:
        self._idle("legal")
        ours = choices(self._seen())
        if set(actions) != set(ours):
            raise _Refused(f"by the rules that this engine knows, legal here is: {' '.join(ours)}")

    def _go(self, go: Go) -> None:
        self._idle("go")
        nodes = self._budget.nodes if go.nodes is None else go.nodes
        worlds = self._budget.worlds if go.worlds is None else go.worlds
        given = 0 if self._match is None else self._match.seed
        seed = given if go.seed is None else go.seed
        budget = self._budget._replace(nodes=nodes, worlds=worlds)
        self._thinking.begin(Decision(self._seen(), self._needs, budget, seed, go.movetime))

    def _seen(self) -> PlayerView:
        if self._view is None:
            raise _Refused("there is nothing to decide yet: send view first")
        return self._view

    def _idle(self, word: str) -> None:
        if self._thinking.busy:
            raise _Refused(f"{word} has to wait for bestaction: send stop to have it now")


def lines_of(stream: BinaryIO) -> Iterator[str]:
    """The lines of a stream, without their ends; one that is too long comes cut, and still too long to be obeyed."""
    while raw := stream.readline(LONGEST_LINE):
        line = raw
        while len(line) == LONGEST_LINE and not line.endswith(b"\n"):
            line = stream.readline(LONGEST_LINE)
        yield raw.decode("utf-8", "replace").removesuffix("\n").removesuffix("\r")
