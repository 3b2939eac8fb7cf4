"""The engine: one decision from one view, by a network, search and exact endings (kernel/think.c).

Nothing goes in but the view, a level, a seed and the match score; the clock is never asked. Same in, same out, on every machine.
"""

from dataclasses import dataclass, replace
from pathlib import Path
from typing import Final

from sixtysix.engine.levels import MASTER, Level
from sixtysix.engine.player import Needs
from sixtysix.rules.action import Action
from sixtysix.rules.view import PlayerView
from sixtysix.search.network import Network, NetworkError, load_network, match_worth
from sixtysix.search.thinking import MONEY, Decision, Listener, ThinkLimits
from sixtysix.search.thinking import think as think_with

WEIGHTS: Final = Path(__file__).parent / "weights"
"""One network a deck."""


def network_of(deck: int) -> Network:
    """The network that ships for a deck of 24 or 20 cards. Raises `NetworkError`."""
    path = WEIGHTS / f"{deck}.66n"
    network = load_network(path)
    if network.deck != deck:
        raise NetworkError(
            f"{path} is for {network.deck} cards, not for {deck}: the engine cannot play with it. Install sixtysix again."
        )
    return network


def think(
    view: PlayerView,
    seed: int = 0,
    limits: ThinkLimits = MASTER.limits,
    needs: Needs | None = None,
    listener: Listener | None = None,
) -> Decision:
    """The decision with the values it rests on: game points, or where the score counts, worth scaled to them.

    Raises `NetworkError` or `KernelError` where the engine is not whole.
    """
    network = network_of(view.table.variant.deck)
    worth = MONEY if needs is None else match_worth(network.frequencies, *needs)[0]
    score = (3, 3) if needs is None else needs
    return think_with(view, network.weights, limits, seed, worth, score, listener)


def decide(view: PlayerView, seed: int = 0, level: Level = MASTER, needs: Needs | None = None) -> Action:
    """The action of a level; `NOTHING` where the seat has nothing to do."""
    return think(view, seed, level.limits, needs).action


@dataclass(frozen=True, slots=True)
class Engine:
    """A level of the engine as a player."""

    level: Level = MASTER
    blind: bool = False
    """Whether it has no regard to the score of the match."""
    closing: bool = True
    """Whether talons are closed at its table."""

    @property
    def name(self) -> str:
        """That of the level."""
        return f"{self.level.name}-blind" if self.blind else self.level.name

    def decide(self, view: PlayerView, seed: int, needs: Needs | None = None) -> Action:
        """The level's action."""
        limits = self.level.limits if self.closing else replace(self.level.limits, closing=False)
        return think(view, seed, limits, None if self.blind else needs).action

    def close(self) -> None:
        """It holds nothing."""
