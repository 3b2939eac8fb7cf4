"""How many random deals a second the kernel and Python play, preset by preset, on one core (`sixtysix bench play`)."""

from collections.abc import Callable
from time import perf_counter

from sixtysix.rules import PRESETS, Variant
from sixtysix.search.kernel import PlaySum, native
from sixtysix.search.random_play import random_play

SEED = 66


def bench_play(seconds: float = 0.5) -> dict[str, dict[str, float]]:
    """Deals a second by preset, `kernel_deals_per_s` and `python_deals_per_s`, each measured for so many seconds.

    Both play the same deals: the player of `random_play`, which claims 66 when it has it.
    """
    kernel = native()
    return {
        name: {
            "kernel_deals_per_s": deals_per_second(kernel.random_play, variant, seconds),
            "python_deals_per_s": deals_per_second(random_play, variant, seconds),
        }
        for name, variant in PRESETS.items()
    }


def deals_per_second(
    play: Callable[[Variant, int, int, int], PlaySum], variant: Variant, seconds: float
) -> float:
    """The best rate of batches that double until they fill the time: other work on the machine only slows it."""
    batch, first, best, begun = 64, 0, 0.0, perf_counter()
    while perf_counter() - begun < seconds:
        started = perf_counter()
        play(variant, SEED, batch, first)
        took = perf_counter() - started
        first += batch
        best = max(best, batch / took)
        if took < seconds / 10:
            batch *= 2
    return best
