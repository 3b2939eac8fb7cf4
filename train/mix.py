"""Which rules a network is trained on: the presets of its deck, some more often, and random house rules."""

from typing import Literal

from sixtysix.engine.baselines.vu.seat import VARIANT
from sixtysix.rules import PRESETS, Variant
from sixtysix.search.differential import random_variant
from sixtysix.search.stream import Stream

SHARES: dict[int, dict[str, int]] = {
    24: {"sixty-six": 32, "santase": 14, "pagat": 8, "german": 8, "sixty-six-light": 8, "us-hoyle": 6},
    20: {"schnapsen": 46, "schnapsen-tournament": 18, "snapszli": 12},
}
"""In a hundred; the rest are random house rules."""

MAIN: dict[int, str] = {24: "sixty-six", 20: "schnapsen"}


NO_CLOSING: dict[int, int] = {24: 4, 20: 12}
"""In a hundred: tables where nobody closes."""


def draw_table(deck: Literal[24, 20], stream: Stream) -> tuple[Variant, bool]:
    """Rules, and whether talons are closed there."""
    closing = stream.below(100) >= NO_CLOSING[deck]
    return (
        VARIANT if deck == 20 and not closing and stream.below(2) else _draw_variant(deck, stream)
    ), closing


def _draw_variant(deck: Literal[24, 20], stream: Stream) -> Variant:
    place = stream.below(100)
    for name, share in SHARES[deck].items():
        place -= share
        if place < 0:
            return PRESETS[name]
    while True:
        variant = random_variant(stream)
        if variant.deck == deck:
            return variant
