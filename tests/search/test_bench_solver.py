"""The solver's bench: what it measures is what it says."""

from sixtysix.rules import PRESETS, totals
from sixtysix.search import bench_solver as bench


def test_every_preset_asked_for_is_measured() -> None:
    found = bench.bench_solver(deals=2, presets=("schnapsen", "snapszli"))
    assert list(found) == ["schnapsen", "snapszli"]
    for times in found.values():
        assert set(times) == {"fresh_mean_ms", "fresh_median_ms", "ending_us", "nodes_per_s"}
        assert all(each > 0 for each in times.values())


def test_endings_are_full_hands_with_nobody_at_66() -> None:
    for preset in ("sixty-six", "schnapsen"):
        for state in bench.endings_of(PRESETS[preset], 20):
            assert state.table.talon_size == 0
            assert state.table.hand_sizes == (PRESETS[preset].hand_size,) * 2
            assert max(totals(state.table)) < 66


def test_fresh_deals_are_the_same_every_time() -> None:
    assert bench.fresh(PRESETS["sixty-six"], 5) == bench.fresh(PRESETS["sixty-six"], 5)
    assert bench.fresh(PRESETS["sixty-six"], 5) != bench.fresh(PRESETS["sixty-six"], 6)
