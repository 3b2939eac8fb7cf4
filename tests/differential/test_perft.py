"""Perft: the counts of the golden files, which Python's own count bears out where it can reach."""

from pathlib import Path

import pytest

from sixtysix.rules import PRESETS
from sixtysix.search.kernel import Kernel
from sixtysix.search.perft import opening, perft
from tests.kit.golden import Golden

SEEDS = (1, 2, 3)
DEPTHS = range(1, 13)
GOLDEN = Path(__file__).parents[1] / "golden" / "perft"

each_preset = pytest.mark.parametrize("preset", PRESETS)


@pytest.mark.golden
@each_preset
def test_perft(preset: str, kernel: Kernel, golden: Golden) -> None:
    lines = [
        f"{seed} {depth} {kernel.perft(opening(PRESETS[preset], seed), depth)}\n"
        for seed in SEEDS
        for depth in DEPTHS
    ]
    golden.check(f"perft/{preset}.txt", "".join(lines))


@each_preset
def test_python_counts_the_same(preset: str) -> None:
    for line in (GOLDEN / f"{preset}.txt").read_text(encoding="utf-8").splitlines():
        seed, depth, count = map(int, line.split())
        if depth <= 6:
            assert perft(opening(PRESETS[preset], seed), depth) == count, line


def test_an_open_end_counts_no_further(kernel: Kernel) -> None:
    state = opening(PRESETS["sixty-six"], 1)
    assert kernel.perft(state, 0) == perft(state, 0) == 1
