"""A conversation with an engine: who says what when, and how long one waits. Whatever goes wrong is a `Forfeit`."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Final, TypeAlias, TypeVar

from sixtysix.engine.player import Forfeit, Needs
from sixtysix.engine.protocol.answers import (
    Answer,
    BestAction,
    Identified,
    Named,
    Offered,
    Progress,
    Ready,
    Refusal,
    Remark,
    Written,
    parse_answer,
)
from sixtysix.engine.protocol.commands import (
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
    command_line,
)
from sixtysix.engine.protocol.legal import choices
from sixtysix.engine.protocol.options import Option
from sixtysix.engine.protocol.transport import LONGEST_LINE, Ended, LineTooLong, Silence, Transport, quoted
from sixtysix.notation.errors import NotationError, shown
from sixtysix.rules.action import Action
from sixtysix.rules.view import PlayerView

MOST_LINES: Final = 10_000
"""Lines an engine may say before the one that is waited for."""
LONGEST_SENTENCE: Final = 600
"""Characters of what is said about a fault; an engine may offer options without end."""
LEAVING: Final = 0.5
"""Seconds an engine has to end once it was asked to, or has stopped speaking by itself."""


@dataclass(frozen=True, slots=True)
class Patience:
    """Seconds one waits: for the first answers, for a decision, and for one after `stop`."""

    handshake: float = 10.0
    decision: float = 10.0
    grace: float = 2.0


T = TypeVar("T", Identified, Ready, BestAction)
Between: TypeAlias = Callable[[Answer], bool]


def _never(_: Answer) -> bool:
    return False


class Conversation:
    """One side of the protocol: the one that asks. After a `Forfeit` the conversation is over."""

    def __init__(self, transport: Transport, patience: Patience) -> None:
        self._transport = transport
        self._patience = patience

    def greet(self, options: Mapping[str, str]) -> None:
        """Asks who is there, agrees on the version, and sets options. Raises `Forfeit`."""
        offered: dict[str, Option] = {}

        def introduces(answer: Answer) -> bool:
            if isinstance(answer, Offered):
                offered[answer.option.name] = answer.option
            return isinstance(answer, Offered | Named | Written)

        self._send(Identify())
        version = self._expect(Identified, "s66ok", introduces).version
        if version != VERSION:
            raise self._forfeit(
                f"the engine speaks version {version} of the protocol, this program version {VERSION}"
            )
        for name, value in options.items():
            self._set(name, value, offered)

    def _set(self, name: str, value: str, offered: Mapping[str, Option]) -> None:
        if name not in offered:
            known = ", ".join(map(shown, offered)) or "none"
            raise self._forfeit(f"the engine has no option {shown(name)}; it offers {known}")
        if (fault := offered[name].fault(value)) is not None:
            raise self._forfeit(f"the engine's option {shown(name)} takes {fault}, not {shown(value)}")
        self._send(SetOption(name, value))

    def start(self, match: NewMatch) -> None:
        """Says that a match begins."""
        self._send(match)

    def ask(self, view: PlayerView, needs: Needs | None, go: Go) -> Action:
        """The engine's decision for a view that has something to decide. Raises `Forfeit`."""
        legal = choices(view)
        self._send(ShowView(view, needs))
        self._send(ShowLegal(tuple(legal)))
        # A decision that comes before `go` would be taken for the answer to it; here it is found out.
        self._send(AreYouReady())
        self._expect(Ready, "readyok")
        self._send(go)
        word = self._decision()
        if word not in legal:
            raise self._forfeit(
                f"the engine answered {shown(word)}, which is not legal here ({' '.join(legal)})"
            )
        return legal[word]

    def _decision(self) -> str:
        """The word of the decision; an engine that is late is asked to stop before it is given up."""
        patience = self._patience
        try:
            return self._await(BestAction, "bestaction", patience.decision).action
        except Silence:
            self._send(Stop())
        try:
            return self._await(BestAction, "bestaction", patience.grace).action
        except Silence as silence:
            raise self._forfeit(
                f"the engine did not decide within {patience.decision:g} s,"
                f" nor within {patience.grace:g} s after it was told to stop"
            ) from silence

    def leave(self) -> None:
        """Takes leave, and ends the engine if it does not end by itself."""
        self._send(Quit())
        self._transport.close(LEAVING)

    def _send(self, command: Command) -> None:
        self._transport.send(command_line(command))

    def _expect(self, kind: type[T], word: str, between: Between = _never) -> T:
        """The next answer of a kind. Raises `Forfeit` if it does not come in time."""
        seconds = self._patience.handshake
        try:
            return self._await(kind, word, seconds, between)
        except Silence as silence:
            raise self._forfeit(f"the engine did not say {word} within {seconds:g} s") from silence

    def _await(self, kind: type[T], word: str, seconds: float, between: Between = _never) -> T:
        """The next answer of a kind; before it may come information, and what `between` allows. Raises `Silence`."""
        until = self._transport.now() + seconds
        for _ in range(MOST_LINES):
            line = self._line(word, until)
            if not line.strip(" \t"):
                continue
            answer = self._parsed(line)
            if isinstance(answer, kind):
                return answer
            if isinstance(answer, Refusal):
                raise self._forfeit(f"the engine refused what it was told: {quoted(answer.sentence)}")
            if not isinstance(answer, Progress | Remark) and not between(answer):
                raise self._forfeit(f"the engine said {quoted(line)} where {word} was expected")
        raise self._forfeit(f"the engine said {MOST_LINES} lines without {word}")

    def _line(self, word: str, until: float) -> str:
        """The next line. Raises `Silence`."""
        try:
            line = self._transport.receive(until)
        except Ended as end:
            raise self._forfeit(f"the engine ended where {word} was expected", LEAVING) from end
        except LineTooLong as flood:
            raise self._forfeit(f"the engine said a line of more than {LONGEST_LINE} bytes") from flood
        try:
            return line.decode()
        except UnicodeDecodeError as error:
            said = quoted(line.decode("utf-8", "backslashreplace"))
            raise self._forfeit(f"the engine said what is not UTF-8: {said}") from error

    def _parsed(self, line: str) -> Answer:
        try:
            return parse_answer(line)
        except NotationError as error:
            raise self._forfeit(
                f"the engine said {quoted(line)}, which is not of the protocol:"
                f" column {error.column}: {error.problem}"
            ) from error

    def _forfeit(self, sentence: str, patience: float = 0) -> Forfeit:
        """Ends the engine; what is known of its end is added to the sentence."""
        end = self._transport.close(patience)
        harmless = "".join(sign if sign.isprintable() else "?" for sign in sentence[:LONGEST_SENTENCE])
        return Forfeit(f"{harmless} ({end})" if end else harmless)
