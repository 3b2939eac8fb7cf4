"""The measurement of random play."""

from sixtysix.rules import PRESETS
from sixtysix.search.bench_play import bench_play


def test_every_preset_is_measured_and_the_kernel_is_faster() -> None:
    rates = bench_play(0.02)
    assert list(rates) == list(PRESETS)
    assert all(rate["kernel_deals_per_s"] > 10 * rate["python_deals_per_s"] > 0 for rate in rates.values())
