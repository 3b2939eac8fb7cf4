"""What the server asks to think: an interface, and what the project's own engines look like through it."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from typing import NamedTuple, Protocol, TypeAlias

from sixtysix.engine.levels import MASTER, Level
from sixtysix.engine.mind import think
from sixtysix.engine.player import Needs, Player
from sixtysix.engine.protocol.commands import MOST_WORK
from sixtysix.rules.action import Action
from sixtysix.rules.view import PlayerView
from sixtysix.search.thinking import Decision, ThinkLimits


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


@dataclass(frozen=True, slots=True)
class EngineThinker:
    """A level of the engine. What is asked for may make it search less, never more than the level does."""

    level: Level = MASTER

    @property
    def name(self) -> str:
        """The project and the level."""
        return f"sixtysix {self.level.name}"

    @property
    def budget(self) -> Budget:
        """That of the level; worlds only where it searches any."""
        limits = self.level.limits
        return Budget(limits.nodes or MOST_WORK, max(limits.worlds, limits.closed_worlds) or None)

    def think(
        self,
        view: PlayerView,
        needs: Needs | None,
        budget: Budget,
        seed: int,
        listener: Listener,
        stopped: Callable[[], bool],
    ) -> Thought:
        """The level's decision; the listener hears of it every few worlds and at the end."""

        def heard(decision: Decision) -> bool:
            listener(_thought(decision))
            return stopped()

        found = _thought(think(view, seed, self._limits(budget), needs, heard))
        if found.values:
            listener(found)
        return found

    def _limits(self, budget: Budget) -> ThinkLimits:
        limits, own = self.level.limits, self.budget
        nodes = min(each for each in (own.nodes, budget.nodes) if each is not None)
        if budget.worlds is None:
            return replace(limits, nodes=nodes)
        return replace(
            limits,
            nodes=nodes,
            worlds=min(limits.worlds, budget.worlds),
            closed_worlds=min(limits.closed_worlds, budget.worlds),
        )


def _thought(decision: Decision) -> Thought:
    return Thought(decision.action, decision.values, decision.nodes, decision.worlds)


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
