"""The referee of one deal: holds the whole state, and tells each seat only what it may know."""

import hashlib
from collections.abc import Callable
from typing import Final, TypeAlias

from sixtysix.engine import Needs
from sixtysix.rules import (
    Action,
    Card,
    Event,
    PlayerView,
    Seat,
    State,
    Variant,
    actions_in,
    deal,
    watch,
)

Decide: TypeAlias = Callable[[PlayerView, int, Needs], Action]
"""Whoever plays the other seat: a decision from a view, a seed and the score; below zero is no action."""

YOU: Final[Seat] = 0
ENGINE: Final[Seat] = 1


class Referee:
    """One deal between the player (seat 0) and the engine (seat 1)."""

    def __init__(self, variant: Variant, deck: tuple[Card, ...], dealer: Seat) -> None:
        self.dealt = deal(variant, deck, dealer)
        self.actions: list[Action] = []
        self._watched = watch(self.dealt)
        self.opening = self._watched.news[YOU]
        """What the player saw of the dealing."""

    @property
    def state(self) -> State:
        """How the deal stands."""
        return self._watched.state

    def view(self, seat: Seat) -> PlayerView:
        """What a seat knows."""
        return self._watched.views[seat]

    def act(self, action: Action) -> tuple[Event, ...]:
        """Take an action; returns what the player sees of it. Raises the `RuleError` of an illegal one."""
        self._watched = self._watched.after(action)
        self.actions.append(action)
        return self._watched.news[YOU]

    def decided(self, decide: Decide, secret: str, needs: Needs) -> Action | None:
        """What the engine does now; None if it is not its turn and it does not claim. Its faults stop no match."""
        view = self.view(ENGINE)
        if not view.legal:
            return None
        text = f"66-engine-1:{secret}:{len(self.actions)}"
        try:
            seed = int.from_bytes(hashlib.sha256(text.encode()).digest()[:4], "big")
            action = decide(view, seed, needs)
        except Exception:  # noqa: BLE001  a fault of the engine must not end the match
            action = -1
        if action >= 0 and view.legal >> action & 1:
            return action
        return next(actions_in(view.legal)) if view.table.turn == ENGINE else None
