"""`ismcts-Nms`: information-set Monte Carlo tree search, one tree for what the searching seat sees (kernel/ismcts.c).

Its playouts are at random but for claims, exchanges and marriages, and its worlds equally likely. The budget is a number of
iterations, so that it decides the same everywhere: as many as took so many milliseconds on the machine it was measured on.
"""

import struct
from dataclasses import dataclass
from typing import Final

from sixtysix.engine.player import Needs
from sixtysix.engine.script import best, script
from sixtysix.engine.searching import certain
from sixtysix.rules.action import ACTION_COUNT, Action
from sixtysix.rules.view import PlayerView
from sixtysix.search.kernel import SIGNATURES, native
from sixtysix.search.packing import pack_state, pack_variant
from sixtysix.search.worlds import worlds_of

PER_MILLISECOND: Final = 1_200
"""Iterations in a millisecond (docs/design/arena.md)."""
WORLDS: Final = 400
"""Most worlds drawn; the iterations take them in turn."""
EXPLORE: Final = 0.7
"""The weight of exploration, of rewards between -1 and 1."""

SIGNATURES["s66_ismcts_memory"] = "i:q"
SIGNATURES["s66_ismcts"] = "ppiiiqww:"

_VISITS: Final = struct.Struct(f"<{ACTION_COUNT}I")


@dataclass(frozen=True, slots=True)
class Ismcts:
    """Searches for as many iterations as take so many milliseconds."""

    milliseconds: int
    explore: float = EXPLORE

    @property
    def name(self) -> str:
        """`ismcts-` and the milliseconds."""
        return f"ismcts-{self.milliseconds}ms"

    def decide(self, view: PlayerView, seed: int, needs: Needs | None = None) -> Action:  # noqa: ARG002  each deal by itself
        """The action taken most often at the root. Raises `KernelError` without the kernel."""
        found = certain(view)
        if found is not None:
            return found.action
        visits = searched(view, self.milliseconds * PER_MILLISECOND, seed, self.explore)
        return best(visits) if visits else best(script(view))

    def close(self) -> None:
        """Holds nothing."""


def searched(view: PlayerView, iterations: int, seed: int, explore: float = EXPLORE) -> dict[Action, float]:
    """How often each action was taken at the root; none if the view contradicts itself. Raises `KernelError`."""
    worlds = worlds_of(view).sample(min(iterations, WORLDS), seed)
    if not worlds or view.seat != view.table.turn:
        return {}
    kernel, visits = native(), bytearray(_VISITS.size)
    memory = bytearray(kernel.call("s66_ismcts_memory", iterations))
    kernel.call(
        "s66_ismcts",
        pack_variant(view.table.variant),
        b"".join(map(pack_state, worlds)),
        len(worlds),
        iterations,
        round(explore * 1000),
        seed & (1 << 64) - 1,
        memory,
        visits,
    )
    return {action: count for action, count in enumerate(_VISITS.unpack(visits)) if count}
