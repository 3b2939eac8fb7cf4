"""What the arena concludes from pairs of deals: mean, interval, sequential test, times.

The deals of a pair are not independent (same cards, seats swapped), the pairs are: everything is clustered by pair.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import log, sqrt
from statistics import NormalDist, median
from typing import Final, Literal, NamedTuple, TypeAlias

Verdict: TypeAlias = Literal["low", "high", "open"]

MOST: Final = 3.0
"""Game points a deal: no mean is greater."""
ERROR: Final = 0.05
"""How often the sequential test may take the wrong side, each way."""
LEAST_PAIRS: Final = 32
"""Pairs before the sequential test may end: the variance is not known before."""
LEAST_VARIANCE: Final = 0.01
"""Of a pair's mean, in square game points: players that are twins end the test too."""

_Z: Final = NormalDist().inv_cdf(0.975)


class Cluster(NamedTuple):
    """A pair of deals, or of matches: the sum of game points to the first player, and how many deals that were."""

    points: int
    deals: int


@dataclass(frozen=True, slots=True)
class Estimate:
    """Game points a deal to the first player, with its 95 % interval, over pairs."""

    pairs: int
    mean: float
    low: float
    high: float

    def __str__(self) -> str:
        return f"{self.mean:+.3f} [{self.low:+.3f}, {self.high:+.3f}] ({self.pairs} pairs)"


def estimate(clusters: Sequence[Cluster]) -> Estimate:
    """The mean over all deals and its interval, clustered by pair, by Student's t.

    With fewer than four pairs the interval is all that is possible. Raises `ValueError` without a deal.
    """
    pairs, deals = len(clusters), sum(each.deals for each in clusters)
    if not deals:
        raise ValueError("a mean needs a deal")
    mean = sum(each.points for each in clusters) / deals
    if pairs < 4:
        return Estimate(pairs, mean, -MOST, MOST)
    squares = sum((each.points - mean * each.deals) ** 2 for each in clusters)
    margin = _student(pairs - 1) * sqrt(squares * pairs / (pairs - 1)) / deals
    return Estimate(pairs, mean, mean - margin, mean + margin)


def _student(freedom: int) -> float:
    """The 97.5 % quantile of Student's t, by Cornish and Fisher's expansion: within 0.02 from three degrees up."""
    z = _Z
    return (
        z
        + (z**3 + z) / (4 * freedom)
        + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * freedom**2)
        + (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / (384 * freedom**3)
    )


@dataclass(frozen=True, slots=True)
class Sprt:
    """A sequential test of means of pairs: `low` game points a deal or less against `high` or more.

    The likelihood ratio takes pair means as normal, with the variance seen so far (a generalised ratio); the test ends at
    the bounds of Wald for errors of 5 %.
    """

    low: float
    high: float

    def __post_init__(self) -> None:
        if not -MOST <= self.low < self.high <= MOST:
            raise ValueError("the sequential test needs LOW < HIGH, both between -3 and 3 game points a deal")

    @property
    def bound(self) -> float:
        """Where the log likelihood ratio decides, on either side."""
        return log((1 - ERROR) / ERROR)

    def ratio(self, clusters: Sequence[Cluster]) -> float:
        """The log likelihood ratio of `high` to `low`."""
        means = [each.points / each.deals for each in clusters if each.deals]
        if len(means) < 2:
            return 0.0
        mean = sum(means) / len(means)
        variance = sum((each - mean) ** 2 for each in means) / (len(means) - 1)
        middle = (self.low + self.high) / 2
        return (self.high - self.low) * len(means) * (mean - middle) / max(variance, LEAST_VARIANCE)

    def verdict(self, clusters: Sequence[Cluster]) -> Verdict:
        """Which side is taken, if any yet."""
        if len(clusters) < LEAST_PAIRS:
            return "open"
        ratio = self.ratio(clusters)
        return "high" if ratio >= self.bound else "low" if ratio <= -self.bound else "open"


class Times(NamedTuple):
    """Milliseconds a decision."""

    decisions: int
    mean: float
    median: float


def times(milliseconds: Iterable[float]) -> Times:
    """Mean and median; zeros if there was no decision."""
    each = list(milliseconds)
    return Times(len(each), sum(each) / len(each), median(each)) if each else Times(0, 0.0, 0.0)


def matches_won(points: Iterable[int], target: int, carry: int = 0) -> tuple[int, int]:
    """Matches won by the first and the second player when deals follow one another to the target.

    `points` are game points of the deals to the first player, negative ones to the second; `carry` is what the winner of
    the next deal gets on top after a drawn one. What is left of a match at the end counts for nobody.
    """
    won, score, waiting = [0, 0], [0, 0], 0
    for each in points:
        if each == 0:
            waiting += carry
            continue
        side = 0 if each > 0 else 1
        score[side] += abs(each) + waiting
        waiting = 0
        if score[side] >= target:
            won[side] += 1
            score = [0, 0]
    return won[0], won[1]
