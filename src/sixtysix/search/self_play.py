"""Whole deals between networks: what training learns from, and matches without search (kernel/selfplay.h)."""

import struct
from dataclasses import dataclass
from math import sqrt
from typing import Final

from sixtysix.rules import Variant
from sixtysix.search.kernel import SIGNATURES, Kernel, native
from sixtysix.search.packing import pack_variant

SAMPLE_BYTES: Final = 352
SAMPLE_ON: Final = 104
MOST_DECISIONS: Final = 48
"""More samples than a deal gives."""

SIGNATURES["s66_self_play"] = "ppppqqiwiw:i"
SIGNATURES["s66_net_match"] = "pppiqqiw:"

_OPTIONS: Final = struct.Struct("<IIf")


@dataclass(frozen=True, slots=True)
class SelfPlay:
    """Deals a network played: samples (`s66_sample`, one after the other), and its game points won and lost."""

    samples: bytearray
    deals: int
    won: int
    lost: int


@dataclass(frozen=True, slots=True)
class NetMatch:
    """Game points a deal to the first network over pairs of deals, with half of the 95 % interval."""

    pairs: int
    mean: float
    margin: float

    def __str__(self) -> str:
        return f"{self.mean:+.3f} ± {self.margin:.3f}"


def self_play(  # noqa: PLR0913  what to play, and which deals
    variant: Variant,
    weights: bytes,
    others: bytes | None,
    *,
    seed: int,
    first: int,
    deals: int,
    branched: int = 85,
    scored: int = 64,
    least: float = 0.001,
    closing: bool = True,
    kernel: Kernel | None = None,
) -> SelfPlay:
    """Plays deals of a network against itself, or against `others`.

    `branched` in 256 decisions are learnt from: every choice of a chance of at least `least` is tried. `scored` in 256
    deals are played at a random match score. `closing`: whether talons are closed. Frees the GIL.
    """
    room = (deals + 1) * MOST_DECISIONS
    samples = bytearray(room * SAMPLE_BYTES)
    sums = bytearray(24)
    options = _OPTIONS.pack(branched, scored, least)
    kept = (kernel or native()).call(
        "s66_self_play", pack_variant(variant, closing=closing), weights, weights if others is None else others, options, seed, first,
        deals, samples, room, sums,
    )  # fmt: skip
    played, won, lost = struct.unpack("<3Q", sums)
    del samples[kept * SAMPLE_BYTES :]
    return SelfPlay(samples, played, won, lost)


def net_match(
    variant: Variant,
    weights: bytes,
    others: bytes,
    *,
    pairs: int,
    seed: int = 1,
    greedy: bool = True,
    kernel: Kernel | None = None,
) -> NetMatch:
    """Two networks over the same deals from both seats, no search but for the end."""
    sums = bytearray(24)
    (kernel or native()).call(
        "s66_net_match", pack_variant(variant), weights, others, int(greedy), seed, 0, pairs, sums
    )
    count, total, squares = struct.unpack("<3q", sums)
    mean = total / count / 2
    variance = max(squares / count / 4 - mean * mean, 0.0)
    return NetMatch(count, mean, 1.96 * sqrt(variance / count))
