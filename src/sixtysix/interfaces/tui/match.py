"""The match at this table: deals, actions, what is told of them, and keeping it all."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final, TypeAlias

from sixtysix.interfaces.home.advised import Hint
from sixtysix.interfaces.home.match import HomeMatch
from sixtysix.interfaces.home.referee import ENGINE, YOU, Referee
from sixtysix.interfaces.tui.keeping import Keeper
from sixtysix.interfaces.tui.result import Result
from sixtysix.interfaces.tui.words import Words
from sixtysix.rules import CLAIM_OUT_OF_TURN, Action, Event, PlayerView, Table, Trick
from sixtysix.rules.event import TrickWon

SHORT: Final = 16
"""Digits of a commitment that the log shows; a key shows them all."""

Begin: TypeAlias = Callable[[], HomeMatch]
"""A new match by the rules and against the level that were asked for."""


@dataclass(slots=True)
class TableMatch:
    """Plays a match and tells it to the log."""

    home: HomeMatch
    begin: Begin
    keeper: Keeper
    folder: Path
    """Where a match is kept that the player gave no file."""
    words: Words
    log: list[str] = field(default_factory=list[str])
    greeting: str = ""
    """What the player is to read first: how a match that was left was found."""
    rest: Trick | None = None
    """The trick just won, until the next action."""
    version: int = 0
    """Grows with everything that happens."""
    passed: int = -1
    """The version at which the player let the chance of a claim out of turn go by."""
    asked: int = -1
    """The version at which the engine had nothing to do."""

    def start(self) -> None:
        """Sit down: what was found, the rules, the first deal or the one that was broken off."""
        self._tell_notices()
        variant = self.home.record.header.variant
        self._say("welcome", rules=self.words.lines.rules(variant), target=variant.match_target)
        self.log.append(self.words.lines.opponent(self.home.opponent))
        self.next_deal()

    @property
    def referee(self) -> Referee:
        """Holds the deal on the table."""
        if self.home.referee is None:
            raise ValueError("nothing has been dealt")
        return self.home.referee

    @property
    def view(self) -> PlayerView:
        """What the player knows."""
        return self.referee.view(YOU)

    @property
    def over(self) -> bool:
        """Whether the match is over."""
        return self.home.match.winner is not None

    def next_deal(self) -> None:
        """Deal, or take up the deal that was broken off."""
        begun, referee = self.home.next_deal()
        self.rest = None
        if begun.fairness is not None:
            self._say("commitment", hash=f"{begun.fairness.commitment[:SHORT]}... (f)")
        self._say("deal-own" if begun.dealer == YOU else "deal-other", deal=begun.number)
        self._tell(referee.opening, self.view.table)
        for before, seen in referee.story():
            self._tell(seen, before)
        self._moved()

    def new_match(self) -> None:
        """Put this match among the records and begin another."""
        if not self.over:
            away = self.keeper.put_away(self.home.so_far())
            said = ("kept-aside", {"file": str(away)}) if isinstance(away, Path) else self._unsaved(away)
            self.keeper.notices.append(said)
        self.keeper = self.keeper.unnamed(self.folder)
        self.home = self.begin()
        self.start()

    def act(self, action: Action) -> Result | None:
        """Take a legal action; returns the result if it ends the deal."""
        before = self.view.table
        seen = self.home.act(action)
        won = any(isinstance(event, TrickWon) for event in seen)
        self.rest = self.view.tricks[-1] if won else None
        self._tell(seen, before)
        self._moved()
        return self.result() if self.referee.over else None

    def undo(self) -> bool:
        """Take back the player's last action; False if there is none."""
        before = self.home.noted.practice
        if not self.home.undo():
            return False
        self.rest = None
        self._say("undone")
        if self.home.noted.practice and not before:
            self.log.append(self.words.page("practice-about"))
        self._moved()
        return True

    def result(self) -> Result:
        """The result of the deal, which is over; a match that is over with it is put among the records."""
        saved = ""
        if self.over:
            away = self.keeper.put_away(self.home.so_far())
            key, arguments = ("saved", {"file": str(away)}) if isinstance(away, Path) else self._unsaved(away)
            saved = self.words.lines.say(key, **arguments)
        home = self.home
        return Result(
            self.referee.laid_open(),
            home.match,
            home.begun,
            saved,
            home.reckoner(),
            practice=home.noted.practice,
        )

    def hint(self) -> Hint | None:
        """A hint, which is noted and kept; None if there is nothing to do."""
        advice = self.home.advice() if self.view.legal else None
        if advice is None:
            return None
        self._keep()
        return Hint(advice, self.view)

    @property
    def holding(self) -> bool:
        """Whether the engine waits until the player has had the chance to claim out of turn."""
        may = self.view.legal >> CLAIM_OUT_OF_TURN & 1
        return bool(may) and self.passed != self.version

    def let_go_by(self) -> None:
        """The player does not claim."""
        self.passed = self.version

    @property
    def engine_due(self) -> bool:
        """Whether the engine is to be asked."""
        may_act = self.home.playing and bool(self.referee.view(ENGINE).legal)
        return may_act and not self.holding and self.asked != self.version

    def engine_acts(self, version: int, action: Action | None) -> Result | None:
        """Take what the engine decided at a version, unless something has happened since."""
        if version != self.version:
            return None
        if action is None:
            self.asked = version
            return None
        return self.act(action)

    def _moved(self) -> None:
        self.version += 1
        if not self.over:  # the result puts away what is over
            self._keep()

    def _keep(self) -> None:
        why = self.keeper.keep(self.home.so_far())
        if why is not None:
            key, arguments = self._unsaved(why)
            said = self.words.lines.say(key, **arguments)
            if said not in self.log:
                self.log.append(said)

    def _unsaved(self, why: str) -> tuple[str, dict[str, str]]:
        return "not-saved", {"file": str(self.keeper.file), "reason": why}

    def _tell_notices(self) -> None:
        told: list[str] = []
        for key, arguments in self.keeper.notices:
            say = self.words.own if key in ("damaged", "kept-aside") else self.words.lines.say
            told.append(say(key, **arguments))
        self.keeper.notices.clear()
        self.log += told
        self.greeting = " ".join(told)

    def _tell(self, events: Iterable[Event], before: Table) -> None:
        """One entry of the log for all that one action brought about."""
        told = [each for event in events for each in self.words.lines.event(event, before)]
        if told:
            self.log.append(" ".join(told))

    def _say(self, key: str, **arguments: str | int) -> None:
        self.log.append(self.words.lines.say(key, **arguments))
