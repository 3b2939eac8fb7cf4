"""The referee of one deal: holds the whole state, and tells each seat only what it may know."""

from collections.abc import Callable, Iterator
from itertools import pairwise
from typing import Final, NamedTuple, TypeAlias

from sixtysix.engine import Needs, engine_seed
from sixtysix.rules import (
    CLAIM,
    CLAIM_OUT_OF_TURN,
    Action,
    BySeat,
    Card,
    CardSet,
    Event,
    Outcome,
    PlayerView,
    Seat,
    State,
    Table,
    Variant,
    Watched,
    actions_in,
    deal,
    other,
    total,
    watch,
)
from sixtysix.rules.scoring import TARGET
from sixtysix.services.room import Step

Decide: TypeAlias = Callable[[PlayerView, int, Needs], Action]
"""Whoever plays the other seat: a decision from a view, a seed and the score; below zero is no action."""

YOU: Final[Seat] = 0
ENGINE: Final[Seat] = 1


class LaidOpen(NamedTuple):
    """Everything about a deal that is over."""

    outcome: Outcome
    view: PlayerView
    """What the player has seen of it."""
    dealt: BySeat[CardSet]
    """The hands as they were dealt."""
    left: BySeat[CardSet]
    """What was not played of them."""
    talon: tuple[Card, ...]
    """The talon as it was dealt, in the order of drawing, the turn-up last."""
    sums: tuple[BySeat[int], ...] = ()
    """What both seats had after each trick."""
    late: int | None = None
    """Tricks that were played after the player could have claimed 66; None if it never could."""

    @property
    def unclaimed(self) -> bool:
        """Whether the closer had 66 and lost the deal because it did not say so."""
        outcome, closer = self.outcome, self.view.table.closer
        return outcome.reason == "closer_failed" and closer is not None and outcome.totals[closer] >= TARGET

    @property
    def claimed_wrongly(self) -> bool:
        """Whether the player claimed without 66."""
        return self.outcome.reason == "false_claim" and self.outcome.claimed_by == YOU


class Referee:
    """One deal between the player (seat 0) and the engine (seat 1)."""

    def __init__(self, variant: Variant, deck: tuple[Card, ...], dealer: Seat) -> None:
        self.dealt = deal(variant, deck, dealer)
        self._history = [watch(self.dealt)]
        self.actions: list[Action] = []

    @property
    def watched(self) -> Watched:
        """The deal and what each seat knows of it."""
        return self._history[-1]

    @property
    def opening(self) -> tuple[Event, ...]:
        """What the player saw of the dealing."""
        return self._history[0].news[YOU]

    def story(self) -> Iterator[tuple[Table, tuple[Event, ...]]]:
        """Of each action so far: the table before it, and what the player saw of it."""
        for before, after in pairwise(self._history):
            yield before.state.table, after.news[YOU]

    @property
    def state(self) -> State:
        """How the deal stands."""
        return self.watched.state

    @property
    def over(self) -> bool:
        """Whether the deal has ended."""
        return self.state.table.outcome is not None

    def view(self, seat: Seat) -> PlayerView:
        """What a seat knows."""
        return self.watched.views[seat]

    def act(self, action: Action) -> tuple[Event, ...]:
        """Take an action; returns what the player sees of it. Raises the `RuleError` of an illegal one."""
        self._history.append(self.watched.after(action))
        self.actions.append(action)
        return self.watched.news[YOU]

    @property
    def past(self) -> tuple[Step, ...]:
        """Every action so far, and the deal before it."""
        return tuple(
            Step(before, self._actor(step, action), action)
            for step, (before, action) in enumerate(zip(self._history, self.actions, strict=False))
        )

    def undo(self) -> tuple[Step, ...]:
        """Take back the player's last action with all that followed; none if there is none, or the deal is over."""
        step = self._last_own_step()
        if step is None:
            return ()
        undone = self.past[step:]
        del self.actions[step:], self._history[step + 1 :]
        return undone

    @property
    def can_undo(self) -> bool:
        """Whether there is something to take back."""
        return self._last_own_step() is not None

    def _last_own_step(self) -> int | None:
        steps = range(len(self.actions) - 1, -1, -1)
        own = (step for step in steps if self._actor(step, self.actions[step]) == YOU)
        return None if self.over else next(own, None)

    def _actor(self, step: int, action: Action) -> Seat:
        turn = self._history[step].state.table.turn
        return other(turn) if action == CLAIM_OUT_OF_TURN else turn

    def decided(self, decide: Decide, name: str, number: int, needs: Needs) -> Action | None:
        """What the engine does now; None if it is not its turn and it does not claim. Its faults stop no match.

        Its decision is seeded by the name of the match, the number of the deal and the actions taken, as on a server.
        """
        view = self.view(ENGINE)
        if not view.legal:
            return None
        try:
            action = decide(view, engine_seed(name, number, len(self.actions)), needs)
        except Exception:  # noqa: BLE001  a fault of the engine must not end the match
            action = -1
        if action >= 0 and view.legal >> action & 1:
            return action
        return next(actions_in(view.legal)) if view.table.turn == ENGINE else None

    def laid_open(self) -> LaidOpen:
        """All the cards. Raises `ValueError` while the deal goes on."""
        outcome, turn_up = self.state.table.outcome, self.dealt.table.turn_up
        if outcome is None or turn_up is None:
            raise ValueError("a deal is laid open only when it is over")
        return LaidOpen(
            outcome=outcome,
            view=self.view(YOU),
            dealt=BySeat(*self.dealt.hands),
            left=BySeat(*self.state.hands),
            talon=(*self.dealt.talon, turn_up),
            sums=tuple(self._sums()),
            late=self._late(),
        )

    def _sums(self) -> Iterator[BySeat[int]]:
        tables = [each.state.table for each in self._history]
        for before, after in pairwise(tables):
            if _tricks(after) > _tricks(before):
                yield BySeat(total(after, YOU), total(after, ENGINE))

    def _late(self) -> int | None:
        claims = 1 << CLAIM | 1 << CLAIM_OUT_OF_TURN
        for each in self._history:
            table = each.state.table
            if each.views[YOU].legal & claims and total(table, YOU) >= TARGET:
                return _tricks(self.state.table) - _tricks(table)
        return None


def _tricks(table: Table) -> int:
    return table.tricks(YOU) + table.tricks(ENGINE)
