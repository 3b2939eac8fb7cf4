"""The arena's conclusions: means, intervals and the sequential test, on numbers whose law is known."""

import random
from math import log

import pytest

from sixtysix.engine.statistics import LEAST_PAIRS, Cluster, Sprt, estimate, matches_won, times


def drawn(rng: random.Random, mean: float, count: int) -> list[Cluster]:
    """Pairs of deals of -3 to 3 game points each, with about this mean."""
    half = mean / 6 + 0.5
    return [Cluster(sum(3 if rng.random() < half else -3 for _ in range(2)), 2) for _ in range(count)]


def test_the_mean_is_over_deals_not_over_pairs() -> None:
    found = estimate([Cluster(6, 2), Cluster(0, 4), Cluster(0, 4), Cluster(0, 2)])
    assert found.mean == 0.5
    assert found.low < 0.5 < found.high


def test_without_variance_the_interval_is_a_point() -> None:
    found = estimate([Cluster(2, 2)] * 10)
    assert (found.mean, found.low, found.high) == (1, 1, 1)


def test_the_interval_of_equal_pairs_is_that_of_student() -> None:
    # pair means 0, 1, 0, 1, 0: mean 0.4, standard error sqrt(0.3 / 5), t with four degrees of freedom 2.776
    found = estimate([Cluster(points, 2) for points in (0, 2, 0, 2, 0)])
    assert found.mean == 0.4
    assert found.high - found.mean == pytest.approx(2.776 * (0.3 / 5) ** 0.5, abs=0.01)


def test_few_pairs_prove_nothing() -> None:
    found = estimate([Cluster(6, 2)] * 3)
    assert (found.low, found.high) == (-3, 3)
    with pytest.raises(ValueError, match="needs a deal"):
        estimate([])


@pytest.mark.parametrize("mean", [0.0, 0.6])
def test_the_interval_holds_the_truth_in_95_of_100_cases(mean: float) -> None:
    rng = random.Random(3)
    held = sum(
        found.low <= mean <= found.high for found in (estimate(drawn(rng, mean, 60)) for _ in range(600))
    )
    assert 0.93 < held / 600 < 0.97


def decided(rng: random.Random, test: Sprt, mean: float) -> tuple[str, int]:
    """What the test says of pairs of this mean, and after how many."""
    clusters: list[Cluster] = []
    while (verdict := test.verdict(clusters)) == "open":
        clusters += drawn(rng, mean, 1)
    return verdict, len(clusters)


@pytest.mark.parametrize(("mean", "right"), [(0.0, "low"), (0.8, "high"), (-0.5, "low"), (1.5, "high")])
def test_the_sequential_test_is_right_in_95_of_100_cases(mean: float, right: str) -> None:
    rng, test = random.Random(5), Sprt(0.0, 0.8)
    found = [decided(rng, test, mean) for _ in range(200)]
    assert sum(verdict == right for verdict, _ in found) >= 0.93 * 200
    assert min(pairs for _, pairs in found) >= LEAST_PAIRS


def test_the_sequential_test_takes_few_pairs_where_the_answer_is_clear() -> None:
    rng, test = random.Random(7), Sprt(0.0, 0.5)
    clear = sum(decided(rng, test, 1.5)[1] for _ in range(40))
    close = sum(decided(rng, test, 0.5)[1] for _ in range(40))
    assert clear < close


def test_twins_end_the_sequential_test_too() -> None:
    even, test = [Cluster(0, 2)] * LEAST_PAIRS, Sprt(0.0, 0.2)
    assert test.verdict(even[:-1]) == "open"
    assert test.verdict(even) == "low"
    assert test.bound == pytest.approx(log(19))


@pytest.mark.parametrize(("low", "high"), [(0.1, 0.1), (0.2, 0.1), (-4, 0), (0, 3.5), (float("nan"), 1)])
def test_a_sequential_test_needs_two_sides(low: float, high: float) -> None:
    with pytest.raises(ValueError, match="LOW < HIGH"):
        Sprt(low, high)


def test_deals_are_chained_to_matches() -> None:
    assert matches_won([3, 3, 1, -3, -3, 3, -1, 2, 2, 2], 7) == (1, 1)
    assert matches_won([3, 3], 7) == (0, 0)
    assert matches_won([3, 0, 3], 7) == (0, 0)
    assert matches_won([3, 0, 3], 7, carry=1) == (1, 0)


def test_times_have_a_mean_and_a_median() -> None:
    assert times([1, 2, 6]) == (3, 3, 2)
    assert times([]) == (0, 0, 0)
