"""The player at the plain table: is told what happens, and asked until the answer is an action that is legal."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final, Literal

from sixtysix.interfaces.cli.plain.terminal import Console
from sixtysix.interfaces.home.advised import Hint
from sixtysix.interfaces.home.fairness import fairness_sentences
from sixtysix.interfaces.home.match import HomeMatch
from sixtysix.interfaces.home.referee import YOU
from sixtysix.interfaces.home.typed import Question, Unclear, understand
from sixtysix.interfaces.home.wording import Wording
from sixtysix.rules import CLAIM_OUT_OF_TURN, CLOSE, Action, Event, PlayerView, Table, fault

_COSTLY: Final = ("c", "w")
"""Single letters that may cost a deal: a person is asked again."""


class Left(Exception):
    """The player leaves the table."""


@dataclass(slots=True)
class Player:
    """Speaks and listens to the player."""

    console: Console
    wording: Wording
    show_points: bool = False
    hint: Hint | None = None
    """What was told last."""

    def say(self, key: str, **arguments: str | int) -> None:
        """One message."""
        self.console.write(self.wording.say(key, **arguments))

    def tell(self, lines: Iterable[str]) -> None:
        """Some lines."""
        for line in lines:
            self.console.write(line)

    def tell_events(self, events: Iterable[Event], before: Table) -> None:
        """What happened in one action; `before` is the table before it."""
        for event in events:
            self.tell(self.wording.event(event, before))

    def line(self) -> str:
        """The next line typed. Raises `Left` at the end of the input."""
        line = self.console.read()
        if line is None:
            raise Left
        return line

    def wait(self, key: str) -> None:
        """Ask to go on; only leaving is another answer."""
        self.say(key)
        if self.line().strip().lower() in ("q", "quit", "exit"):
            raise Left

    def action(self, view: PlayerView, home: HomeMatch) -> Action | Literal["undo"]:
        """What the player does, on turn."""
        self.console.write(self.wording.hand(view))
        if self._points_shown(view):
            self._points(view)
        self.console.write(self.wording.turn(view.table))
        while True:
            typed = self._typed(view, home)
            if typed is None:
                continue
            if typed == "undo":
                return "undo"
            found = fault(view.table, view.hand, typed, view.seat)
            if found is None:
                return typed
            self.console.write(self.wording.why(found))

    def claims_out_of_turn(self, view: PlayerView, home: HomeMatch) -> bool:
        """Whether the player claims while the other is on turn, where the rules allow it at any time."""
        self.say("ask-any-time")
        while True:
            line = self.line()
            if not line.strip():
                return False
            typed = understand(line, view)
            if typed == CLAIM_OUT_OF_TURN:
                return True
            if isinstance(typed, int) or typed == "undo":
                self.say("ask-any-time")
            else:
                self._answer(typed, line, view, home)

    def _typed(self, view: PlayerView, home: HomeMatch) -> Action | Literal["undo"] | None:
        """The action typed next, or to take one back; None if it was a question, which is answered, or was taken back."""
        line = self.line()
        typed = understand(line, view)
        if typed == "undo":
            return "undo"
        if isinstance(typed, Unclear) and not line.strip():
            typed = "state"
        if not isinstance(typed, int):
            self._answer(typed, line, view, home)
            return None
        if self.console.interactive and line.strip().lower() in _COSTLY:
            self.say("confirm-close" if typed == CLOSE else "confirm-claim")
            if understand(self.line(), view) != typed:
                self.say("not-done")
                return None
        return typed

    def _answer(self, typed: Question | Unclear, line: str, view: PlayerView, home: HomeMatch) -> None:
        match typed:
            case Unclear(reason):
                self.say(reason, text=_quoted(line))
            case "quit":
                raise Left
            case "hint":
                self._hint(view, home)
            case "fairness":
                self.fairness(home)
            case "points":
                self._points(view)
            case "help" | "hand" | "talon" | "state" | "last":
                self.tell(self._told(typed, view, home))

    def _told(self, asked: Question, view: PlayerView, home: HomeMatch) -> Iterable[str]:
        wording = self.wording
        match asked:
            case "hand":
                return [wording.hand(view)]
            case "talon":
                return [wording.talon(view.table)]
            case "state":
                return wording.state(view, home.match, home.opponent)
            case "last":
                return wording.look_back(view)
            case _:
                return wording.say("help").splitlines()

    def _hint(self, view: PlayerView, home: HomeMatch) -> None:
        """A hint, or one step more of it while nothing has happened."""
        if self.hint is not None and self.hint.view == view:
            self.hint = self.hint.further()
        else:
            advice = home.advice()
            self.hint = None if advice is None else Hint(advice, view)
        page = self.wording.page
        self.console.write(page("why-no-hint") if self.hint is None else self.hint.sentence(self.wording))

    def fairness(self, home: HomeMatch) -> None:
        """What was promised of the shuffle, and the check of a deal that is over."""
        if home.begun is not None:
            variant = home.record.header.variant
            self.tell(fairness_sentences(home.begun, variant, self.wording, over=not home.playing))

    def _points(self, view: PlayerView) -> None:
        if self._points_shown(view):
            both = view.table.variant.show_points == "both"
            self.console.write(self.wording.points(view.table, both=both))
        else:
            self.say("points-hidden")

    def _points_shown(self, view: PlayerView) -> bool:
        return view.seat == YOU and (self.show_points or view.table.variant.show_points != "hidden")


def _quoted(line: str) -> str:
    text = " ".join(line.split())[:40]
    return "".join(each if each.isprintable() else "?" for each in text)
