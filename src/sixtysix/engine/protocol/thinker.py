"""What the server asks to think: an interface, and what the project's own engines look like through it."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from typing import Final, NamedTuple, Protocol, TypeAlias

from sixtysix.engine.limits import DEFAULT_LIMITS, Limits
from sixtysix.engine.player import Needs, Player
from sixtysix.engine.searching import report
from sixtysix.rules.action import Action
from sixtysix.rules.view import PlayerView


class Budget(NamedTuple):
    """How much one decision may cost; the clock is no part of it. None: as much as the engine likes."""

    nodes: int | None = None
    worlds: int | None = None


@dataclass(frozen=True, slots=True)
class Thought:
    """A decision, or the best so far; values by action, the higher the better for the seat."""

    action: Action
    values: Mapping[Action, float] = field(default_factory=dict[Action, float])
    nodes: int | None = None
    worlds: int | None = None
    depth: int | None = None


Listener: TypeAlias = Callable[[Thought], None]
"""Is told the best so far."""


class Thinker(Protocol):
    """An engine. Without `stopped`, the same view, needs, budget and seed give the same action."""

    @property
    def name(self) -> str:
        """What the engine is called."""
        ...

    @property
    def budget(self) -> Budget:
        """What a decision costs if nothing else is asked for; None where that cannot be asked for."""
        ...

    def think(
        self,
        view: PlayerView,
        needs: Needs | None,
        budget: Budget,
        seed: int,
        listener: Listener,
        stopped: Callable[[], bool],
    ) -> Thought:
        """The decision; once `stopped` says so, the best so far, as soon as can be."""
        ...


_LIMITED: Final = Budget(DEFAULT_LIMITS.nodes, DEFAULT_LIMITS.closed)


@dataclass(frozen=True, slots=True)
class SearchingThinker:
    """The searching engine. A decision takes it some hundredths of a second, so it does not stop in between."""

    name: str = "sixtysix"
    budget: Budget = _LIMITED

    def think(
        self,
        view: PlayerView,
        needs: Needs | None,  # noqa: ARG002  it plays each deal by itself
        budget: Budget,
        seed: int,
        listener: Listener,
        stopped: Callable[[], bool],  # noqa: ARG002  it is done as soon
    ) -> Thought:
        """The decision of `report`, told to the listener once."""
        found = report(view, seed, _limits(budget))
        thought = Thought(found.action, found.values, worlds=found.worlds or None)
        listener(thought)
        return thought


def _limits(budget: Budget) -> Limits:
    """The usual limits, with no more nodes and worlds than the budget allows."""
    most = DEFAULT_LIMITS.closed if budget.worlds is None else budget.worlds

    def fewer(worlds: tuple[int, ...]) -> tuple[int, ...]:
        return tuple(min(each, most) for each in worlds)

    usual = DEFAULT_LIMITS
    return replace(
        usual,
        closed=min(usual.closed, most),
        open_24=fewer(usual.open_24),
        open_20=fewer(usual.open_20),
        closing=min(usual.closing, most),
        nodes=usual.nodes if budget.nodes is None else budget.nodes,
    )


@dataclass(frozen=True, slots=True)
class PlayerThinker:
    """Any player; it has a budget of its own and says nothing on the way."""

    player: Player

    @property
    def name(self) -> str:
        """What the player is called."""
        return self.player.name

    @property
    def budget(self) -> Budget:
        """Its own, which cannot be changed."""
        return Budget()

    def think(
        self,
        view: PlayerView,
        needs: Needs | None,
        budget: Budget,  # noqa: ARG002  a player has its own
        seed: int,
        listener: Listener,  # noqa: ARG002  nothing to tell
        stopped: Callable[[], bool],  # noqa: ARG002  a player is not interrupted
    ) -> Thought:
        """The player's action."""
        return Thought(self.player.decide(view, seed, needs))
