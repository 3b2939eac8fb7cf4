"""`pimc-N`: perfect-information Monte Carlo. N worlds are drawn, each is solved with all cards open, the best mean is played.

It takes every world as if both sides saw it, so it neither hides nor finds out anything; only after closing or announcing
is one card led in all worlds alike (`search.exact`).
"""

from dataclasses import dataclass
from typing import Final

from sixtysix.engine.player import Needs
from sixtysix.engine.script import best, script
from sixtysix.engine.searching import certain
from sixtysix.rules.action import Action
from sixtysix.rules.view import PlayerView
from sixtysix.search.exact import Budget, average

NODES: Final = 30_000_000
"""Positions for one decision, about a second: where they end, the mean is over the worlds solved so far."""


@dataclass(frozen=True, slots=True)
class Pimc:
    """Solves at most so many worlds for each decision, all of them where there are fewer."""

    worlds: int
    nodes: int = NODES

    @property
    def name(self) -> str:
        """`pimc-` and the number of worlds."""
        return f"pimc-{self.worlds}"

    def decide(self, view: PlayerView, seed: int, needs: Needs | None = None) -> Action:  # noqa: ARG002  each deal by itself
        """The action of the best mean; of equal ones the first in contractual order."""
        found = certain(view)
        if found is not None:
            return found.action
        values = mean_values(view, self.worlds, seed, self.nodes)
        return best(values) if values else best(script(view))

    def close(self) -> None:
        """Holds nothing."""


def mean_values(view: PlayerView, worlds: int, seed: int, nodes: int = NODES) -> dict[Action, float]:
    """Mean game points of each action but claims; none if the view contradicts itself or the seat is not on turn.

    Raises `KernelError` without the kernel.
    """
    averaged = average(view, worlds, seed, Budget(nodes))
    return {} if averaged is None else dict(averaged.values)
