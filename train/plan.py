"""What a training is to do."""

from dataclasses import dataclass, field
from pathlib import Path
from typing import Literal, TypeAlias

from train.learner import Rates, Settings

Deck: TypeAlias = Literal[24, 20]


@dataclass(frozen=True, slots=True)
class Plan:
    deck: Deck
    folder: Path
    """Where everything is kept: the checkpoint, older networks, the curve."""
    seed: int = 1
    deals: int = 20_000_000
    """Deals to train for; rates follow the share of them that is done."""
    threads: int = 2
    start: bytes | None = None
    """Weights to begin with; at random if there are none."""
    before: int = 0
    """Deals they were trained on."""
    against: bytes | None = None
    """To learn to beat this network alone, instead of playing against itself."""
    company: tuple[bytes, ...] = ()
    """More networks to meet besides older ones: those that learnt to beat it."""

    a_round: int = 6144
    """Deals a round."""
    a_chunk: int = 256
    """Deals of one variant."""
    pool_share: int = 20
    """In a hundred: deals against an older network."""
    learning: tuple[float, float] = (1e-3, 5e-5)
    entropy: tuple[float, float] = (0.03, 0.006)
    closing: tuple[float, float] = (0.006, 0.001)
    measure_every: int = 100
    """Rounds; saved as often."""
    measured_pairs: int = 8000
    settings: Settings = field(default_factory=Settings)

    def rates(self, deals: int) -> Rates:
        """After so many deals: from the first of each pair to the last, by equal factors."""
        done = min(deals / self.deals, 1.0)

        def between(first: float, last: float) -> float:
            return float(first * (last / first) ** done)

        return Rates(between(*self.learning), between(*self.entropy), between(*self.closing))
