"""How well a network guesses the other hand: the mean logarithm of the chance it gives to the true one.

python -m bench.beliefs [DEALS]
"""

import sys
from collections.abc import Iterator
from math import log

from sixtysix.engine.mind import network_of
from sixtysix.rules import PRESETS, Action, PlayerView, State, other
from sixtysix.search.belief import MOST_HANDS, belief
from sixtysix.search.network import Network
from sixtysix.search.thinking import ThinkLimits, think
from sixtysix.search.worlds import worlds_of
from tests.kit.walk import dealt_by, walk

WAYS = {
    "believed": ThinkLimits(uniform=0.0),
    "as in play": ThinkLimits(),
    "equally likely": ThinkLimits(weighed=False),
}
POLICY = ThinkLimits(worlds=0, closed_worlds=0)


def main(deals: int = 200) -> int:
    """Prints a line a preset: the means, over all positions of deals between policies whose hands can be listed."""
    for preset in ("sixty-six", "schnapsen"):
        network, sums = network_of(PRESETS[preset].deck), dict.fromkeys(WAYS, 0.0)
        count = 0
        for view, state in _positions(preset, network, deals):
            count += 1
            for name, limits in WAYS.items():
                sums[name] += log(dict(belief(view, network, limits))[state.hands[other(view.seat)]])
        means = ", ".join(f"{name} {sums[name] / count:.3f}" for name in WAYS)
        print(f"{preset}: {count} positions, trained on {network.deals:,} deals: {means}", flush=True)
    return 0


def _positions(preset: str, network: Network, deals: int) -> Iterator[tuple[PlayerView, State]]:
    def choose(view: PlayerView) -> Action:
        return think(view, network.weights, POLICY, 1).action

    for seed in range(deals):
        for step in walk(dealt_by(PRESETS[preset], seed, seed & 1), choose):
            worlds = worlds_of(step.view)
            if step.state.table.talon_size and 1 < worlds.count // worlds.orders <= MOST_HANDS:
                yield step.view, step.state


if __name__ == "__main__":
    sys.exit(main(*map(int, sys.argv[1:])))
