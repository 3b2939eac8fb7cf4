"""What a view tells of the other hand: the hands it leaves possible, as likely as a network believes them (kernel/worlds.h).

>>> from sixtysix.engine.mind import network_of
>>> from sixtysix.rules import PRESETS, deal_seed, seen_by, shuffled_deck, start, start_events, view_of
>>> dealt = start(PRESETS["schnapsen"], shuffled_deck(PRESETS["schnapsen"], deal_seed(1, 1), "", 1), dealer=1)
>>> view = view_of(0, filter(None, (seen_by(event, 0) for event in start_events(dealt, dealt))))
>>> hands = belief(view, network_of(20))
>>> len(hands), round(sum(each.chance for each in hands), 4)
(2002, 1.0)
"""

import struct
from typing import Final, NamedTuple

from sixtysix.rules import CardSet, PlayerView
from sixtysix.search.kernel import SIGNATURES, Kernel, native
from sixtysix.search.network import Network
from sixtysix.search.packing import pack_variant
from sixtysix.search.thinking import ThinkLimits, pack_needs, pack_view

SIGNATURES["s66_belief"] = "pppppqwwwi:i"

MOST_HANDS: Final = 6000
"""More are never listed."""


class Held(NamedTuple):
    """A hand the other seat may hold, and how likely it is."""

    hand: CardSet
    chance: float


def belief(
    view: PlayerView,
    network: Network,
    limits: ThinkLimits | None = None,
    seed: int = 0,
    *,
    most: int = MOST_HANDS,
    needs: tuple[int, int] = (3, 3),
    kernel: Kernel | None = None,
) -> list[Held]:
    """The hands the other seat may hold, each once, with chances that sum to 1; none if the view contradicts itself.

    All hands if there are at most `most` of them, else as many drawn at random. Each holds what is proven to be in it and lacks
    what is proven not to be. `limits`, those of the master by default, say what is forgotten, whether the network's beliefs count
    (`weighed`), and which share of the chances is spread evenly all the same (`uniform`). Raises `ValueError` if `most` is not 1 to 6000.
    """
    if not 1 <= most <= MOST_HANDS:
        raise ValueError(f"most is {most}: ask for 1 to {MOST_HANDS} hands")
    kernel, limits = kernel or native(), limits or ThinkLimits()
    memory = bytearray(kernel.call("s66_think_bytes"))
    hands, chances = bytearray(4 * most), bytearray(4 * most)
    count = kernel.call(
        "s66_belief", pack_variant(view.table.variant, closing=limits.closing), pack_view(view), network.weights,
        pack_needs(needs), limits.pack(), seed & (1 << 64) - 1, memory, hands,
        chances, most,
    )  # fmt: skip
    found: dict[CardSet, float] = {}
    for hand, chance in zip(
        struct.unpack_from(f"<{count}I", hands), struct.unpack_from(f"<{count}f", chances), strict=True
    ):
        found[hand] = found.get(hand, 0.0) + chance
    return [Held(hand, chance) for hand, chance in found.items()]
