"""A match at home: deal after deal between the player and the engine, and its record."""

import secrets
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from functools import partial
from typing import Final

from sixtysix.engine import MASTER, needs_of
from sixtysix.interfaces.home.advice import Adviser, EngineAdviser, reckoned
from sixtysix.interfaces.home.notes import Notes, notes_in, remarks_of
from sixtysix.interfaces.home.referee import ENGINE, YOU, Decide, Referee
from sixtysix.notation import DealRecord, Fairness, MatchRecord
from sixtysix.rules import Action, Event, Match, commitment, deal_seed, shuffled_deck
from sixtysix.services.costs import DealCosts
from sixtysix.services.ports import Advice
from sixtysix.services.room import Step, told_by

ENGINE_NAME: Final = "sixtysix"


@dataclass(slots=True)
class HomeMatch:
    """A match from its record on. What is shown and asked meanwhile is the business of a table."""

    record: MatchRecord
    """The match without the deal being played. One broken off at its end is taken up again by `next_deal`."""
    decide: Decide
    server_seed: bytes | None = None
    """Shuffles the next deal; later ones are drawn, or follow from the seed of the match."""
    client_seed: str = ""
    adviser: Adviser = field(default_factory=EngineAdviser)
    match: Match = field(init=False)
    name: str = field(init=False)
    """Seeds the engine's decisions."""
    begun: DealRecord | None = field(init=False, default=None)
    """The deal on the table as it was dealt or taken up, over or not."""
    referee: Referee | None = field(init=False, default=None)
    """Holds the cards of that deal."""
    notes: dict[int, Notes] = field(init=False)
    """By the number of the deal, where there is anything to note."""

    def __post_init__(self) -> None:
        self.match = self.record.match
        seed = self.record.header.seed
        self.name = secrets.token_hex(16) if seed is None else str(seed)
        self.notes = notes_in(self.record.header.remarks)

    @property
    def opponent(self) -> str:
        """The level of the engine, as the record names it."""
        return level_name(self.record)

    @property
    def noted(self) -> Notes:
        """What is noted of the deal on the table."""
        return self.notes.get(0 if self.begun is None else self.begun.number, Notes())

    @property
    def playing(self) -> bool:
        """Whether a deal is on the table that is not over."""
        return self.referee is not None and not self.referee.over

    def next_deal(self) -> tuple[DealRecord, Referee]:
        """Deal, or take up the deal that was broken off. Raises `ValueError` if there is no next one."""
        if self.playing or self.match.winner is not None:
            raise ValueError("no deal comes next")
        begun = self._broken_off() or self._new_deal()
        referee = Referee(self.record.header.variant, begun.deck, begun.dealer)
        for action in begun.actions:
            referee.act(action)
        self.begun, self.referee = begun, referee
        return begun, referee

    def engine_action(self) -> Action | None:
        """What the engine does now; None if there is nothing for it to do."""
        if self.begun is None or self.referee is None:
            return None
        return self.referee.decided(self.decide, self.name, self.begun.number, needs_of(self.match, ENGINE))

    def act(self, action: Action) -> tuple[Event, ...]:
        """Take an action; returns what the player sees of it. Raises the `RuleError` of an illegal one."""
        if self.referee is None:
            raise ValueError("nothing has been dealt")
        seen = self.referee.act(action)
        outcome = self.referee.state.table.outcome
        if outcome is not None:
            self.record = replace(self.record, deals=(*self.record.deals, *self._on_the_table()))
            self.match = self.match.record(outcome)
        return seen

    def undo(self) -> tuple[Step, ...]:
        """Take back the player's last action; returns what is undone. A deal of which it had seen more is practice."""
        undone = () if self.referee is None else self.referee.undo()
        if told_by(undone, YOU):
            self._note(replace(self.noted, practice=True))
        return undone

    def advice(self) -> Advice | None:
        """What the strongest level would do for the player, which is noted; None if there is nothing to do."""
        if not self.playing or self.referee is None:
            return None
        found = self.adviser.advise(self.referee.view(YOU), self.match)
        if found is not None:
            self._note(replace(self.noted, hints=self.noted.hints + 1))
        return found

    def reckoner(self) -> Callable[[], DealCosts]:
        """Says, when it is called, what the player's decisions have cost in the deal that is over now."""
        past = () if self.referee is None else self.referee.past
        return partial(reckoned, self.adviser, self.match, past, YOU)

    def so_far(self) -> MatchRecord:
        """The record of all that has happened, the deal being played included."""
        header = replace(self.record.header, remarks=remarks_of(self.notes, self.record.header.remarks))
        played = self._on_the_table() if self.playing else ()
        return MatchRecord(header, (*self.record.deals, *played))

    def _note(self, notes: Notes) -> None:
        if self.begun is not None:
            self.notes[self.begun.number] = notes

    def _on_the_table(self) -> tuple[DealRecord, ...]:
        if self.begun is None or self.referee is None:
            return ()
        return (replace(self.begun, actions=tuple(self.referee.actions)),)

    def _broken_off(self) -> DealRecord | None:
        """The deal that was not played to its end, taken out of the record."""
        deals = self.record.deals
        if len(deals) == len(self.match.results):
            return None
        self.record = replace(self.record, deals=deals[:-1])
        return deals[-1]

    def _new_deal(self) -> DealRecord:
        header, number = self.record.header, len(self.record.deals) + 1
        if header.seed is not None:
            seed = deal_seed(header.seed, number)
        else:
            seed, self.server_seed = self.server_seed or secrets.token_bytes(32), None
        deck = shuffled_deck(header.variant, seed, self.client_seed, number)
        return DealRecord(
            number, self.match.dealer, deck, (), Fairness(commitment(seed), self.client_seed, seed)
        )


def level_name(record: MatchRecord) -> str:
    """The level of the engine that a record names, or whoever else it names."""
    name = record.header.players[ENGINE]
    return MASTER.name if name == ENGINE_NAME else name.removeprefix(f"{ENGINE_NAME} ")
