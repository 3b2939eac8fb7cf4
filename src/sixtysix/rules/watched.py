"""A deal as its referee keeps it: the state, and what each seat knows of it."""

from collections.abc import Iterable
from dataclasses import dataclass

from sixtysix.rules.action import Action
from sixtysix.rules.apply import apply, auto_exchange
from sixtysix.rules.event import Event, events_of, seen_by, start_events
from sixtysix.rules.seat import BySeat
from sixtysix.rules.state import State
from sixtysix.rules.view import PlayerView, view_of


@dataclass(frozen=True, slots=True)
class Watched:
    """A deal and its watchers; made by `watch`."""

    state: State
    views: BySeat[PlayerView]
    news: BySeat[tuple[Event, ...]]
    """What each seat was shown last: of the action, or of the dealing."""

    @property
    def view(self) -> PlayerView:
        """The view of the seat on turn."""
        return self.views[self.state.table.turn]

    def after(self, action: Action) -> "Watched":
        """The deal after an action. Raises the `RuleError` of an illegal one."""
        state = apply(self.state, action)
        news = _shown(events_of(self.state, action, state))
        return Watched(state, self.views.zip(news, _observed), news)


def watch(dealt: State) -> Watched:
    """The deal before its first action, from the state as it was dealt."""
    state = auto_exchange(dealt) if dealt.table.variant.auto_exchange else dealt
    news = _shown(start_events(dealt, state))
    return Watched(state, BySeat(0, 1).zip(news, view_of), news)


def _observed(view: PlayerView, events: Iterable[Event]) -> PlayerView:
    for event in events:
        view = view.observe(event)
    return view


def _shown(events: Iterable[Event]) -> BySeat[tuple[Event, ...]]:
    happened = tuple(events)
    return BySeat(0, 1).map(
        lambda seat: tuple(seen for event in happened if (seen := seen_by(event, seat)) is not None)
    )
