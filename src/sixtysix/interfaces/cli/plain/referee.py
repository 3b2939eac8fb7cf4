"""The referee of one deal: holds the whole state, and tells each seat only what it may know."""

import hashlib
from collections.abc import Callable, Iterable
from typing import Final, TypeAlias

from sixtysix.engine import Needs
from sixtysix.rules import (
    SEATS,
    Action,
    Card,
    Event,
    PlayerView,
    Seat,
    State,
    Variant,
    actions_in,
    apply,
    deal,
    events_of,
    seen_by,
    start,
    start_events,
    view_of,
)

Decide: TypeAlias = Callable[[PlayerView, int, Needs], Action]
"""Whoever plays the other seat: a decision from a view, a seed and the score; below zero is no action."""

YOU: Final[Seat] = 0
ENGINE: Final[Seat] = 1


class Referee:
    """One deal between the player (seat 0) and the engine (seat 1)."""

    def __init__(self, variant: Variant, deck: tuple[Card, ...], dealer: Seat) -> None:
        self.dealt = deal(variant, deck, dealer)
        self.state: State = start(variant, deck, dealer)
        self.actions: list[Action] = []
        events = list(start_events(self.dealt, self.state))
        self.opening = _seen(events, YOU)
        """What the player saw of the dealing."""
        self._views = {seat: view_of(seat, _seen(events, seat)) for seat in SEATS}

    def view(self, seat: Seat) -> PlayerView:
        """What a seat knows."""
        return self._views[seat]

    def act(self, action: Action) -> list[Event]:
        """Take an action; returns what the player sees of it. Raises the `RuleError` of an illegal one."""
        before, self.state = self.state, apply(self.state, action)
        self.actions.append(action)
        events = list(events_of(before, action, self.state))
        for seat in SEATS:
            for event in _seen(events, seat):
                self._views[seat] = self._views[seat].observe(event)
        return _seen(events, YOU)

    def decided(self, decide: Decide, secret: str, needs: Needs) -> Action | None:
        """What the engine does now; None if it is not its turn and it does not claim. Its faults stop no match."""
        view = self._views[ENGINE]
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


def _seen(events: Iterable[Event], seat: Seat) -> list[Event]:
    return [seen for event in events if (seen := seen_by(event, seat)) is not None]
