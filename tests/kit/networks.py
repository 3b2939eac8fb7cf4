"""Networks for tests: random ones, which stay as they are when better ones ship; and a network run in plain Python."""

import random
import struct
from collections.abc import Iterable, Sequence
from functools import cache

from sixtysix.rules import PlayerView
from sixtysix.search.network import FEATURES, FIRST, OUT, PHASES, SECOND, UPPER, WEIGHTS, Network

_SPREADS = (
    (FEATURES * FIRST, 0.3),
    (FIRST, 0.1),
    *((FIRST * SECOND, 0.15), (SECOND, 0.1), (SECOND * OUT, 0.5), (OUT, 0.5)) * PHASES,
)
"""Numbers of each layer, and how far they spread: the policy becomes neither flat nor sure."""


@cache
def random_network(deck: int, seed: int = 1) -> Network:
    """A network that knows nothing and has opinions all the same."""
    rng = random.Random(f"{deck}/{seed}")
    numbers = [rng.uniform(-spread, spread) for size, spread in _SPREADS for _ in range(size)]
    frequencies = (0.05, 0.2, 0.25, 0.0, 0.25, 0.2, 0.05)
    return Network(struct.pack(f"<{WEIGHTS}f", *numbers), deck, 66, seed, frequencies)


def phase_of(view: PlayerView) -> int:
    """Which upper layers are asked."""
    table = view.table
    return (
        3 if table.closer is not None else 0 if table.talon_size >= 8 else 1 if table.talon_size >= 4 else 2
    )


def run_plainly(network: Network, phase: int, features: Iterable[int]) -> list[float]:
    """What the network says to some features: all its outputs, in double precision, as one would write it down."""
    numbers = memoryview(network.weights).cast("f")
    upper = FEATURES * FIRST + FIRST + phase * UPPER
    first, second, last = (0, FIRST), (upper, SECOND), (upper + FIRST * SECOND + SECOND, OUT)
    hidden = _layer(numbers, first, FEATURES, dict.fromkeys(features, 1.0))
    hidden = _layer(numbers, second, FIRST, _above_zero(hidden))
    return _layer(numbers, last, SECOND, _above_zero(hidden))


def _layer(
    numbers: Sequence[float], layer: tuple[int, int], rows: int, inputs: dict[int, float]
) -> list[float]:
    start, width = layer
    biases = start + rows * width
    sums = [float(number) for number in numbers[biases : biases + width]]
    for row, strength in inputs.items():
        at = start + row * width
        for place, weight in enumerate(numbers[at : at + width]):
            sums[place] += strength * weight
    return sums


def _above_zero(sums: Sequence[float]) -> dict[int, float]:
    return {place: number for place, number in enumerate(sums) if number > 0}
