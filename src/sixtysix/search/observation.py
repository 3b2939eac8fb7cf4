"""What a network is told of a view, and what it says to it (kernel/observation.h, net.h); `features` says the same in Python.

>>> from sixtysix.engine.mind import network_of
>>> from sixtysix.rules import PRESETS, deal_seed, seen_by, shuffled_deck, start, start_events, view_of
>>> dealt = start(PRESETS["sixty-six"], shuffled_deck(PRESETS["sixty-six"], deal_seed(1, 1), "", 1), dealer=1)
>>> view = view_of(0, filter(None, (seen_by(event, 0) for event in start_events(dealt, dealt))))
>>> seen = observe(view, network_of(24))
>>> len(seen.features), seen.suits[0] == view.table.trump, round(sum(seen.outcomes), 6)
(36, True, 1.0)
"""

import struct
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import exp
from types import MappingProxyType
from typing import Final

from sixtysix.rules import CLOSE, DRAW, MARRIAGE, Action, Card, PlayerView, Suit
from sixtysix.search.kernel import SIGNATURES, Kernel, native
from sixtysix.search.network import BELIEF_AT, OUT, OUTCOME_AT, OUTCOMES, Network
from sixtysix.search.packing import pack_variant
from sixtysix.search.thinking import pack_needs, pack_view

SIGNATURES["s66_observe"] = "ppppwww:i"

MOST_FEATURES: Final = 224
"""Room for the features that are on: no view has more."""

_CLOSE_AT: Final = 28
_DRAW_AT: Final = 29


@dataclass(frozen=True, slots=True)
class Observation:
    """A view as a network sees it, and its answer; legal or not, every action has a logit."""

    features: tuple[int, ...]
    """Numbers of the features that are on, the rules' last."""
    suits: tuple[Suit, ...]
    """The suits in the order the features put them: trumps first."""
    logits: Mapping[Action, float]
    """Of the policy, by card, marriage, close and draw: chances before they are scaled to what is legal."""
    outcomes: tuple[float, ...]
    """Chances of -3 to 3 game points for the view's seat."""
    beliefs: Mapping[Card, float]
    """For each card the log of its odds to be in the other hand rather than in the talon; it means nothing for cards that are seen."""

    def chances(self, actions: Sequence[Action]) -> dict[Action, float]:
        """The policy among some of its actions: chances that sum to 1."""
        return dict(zip(actions, _chances([self.logits[action] for action in actions]), strict=True))


def observe(
    view: PlayerView, network: Network, needs: tuple[int, int] = (3, 3), kernel: Kernel | None = None
) -> Observation:
    """What a network makes of a view when its seat needs so many game points to win the match, and the other so many.

    More than 3 make no difference to it.
    """
    on, order, out = bytearray(2 * MOST_FEATURES), bytearray(4), bytearray(4 * OUT)
    count = (kernel or native()).call(
        "s66_observe", pack_variant(view.table.variant), pack_view(view), network.weights,
        pack_needs(needs), on, order, out,
    )  # fmt: skip
    numbers = struct.unpack(f"<{OUT}f", out)
    by_card = {suit * 6 + rank: place * 6 + rank for place, suit in enumerate(order) for rank in range(6)}
    logits = {card: numbers[place] for card, place in by_card.items()}
    logits |= {MARRIAGE + suit: numbers[24 + place] for place, suit in enumerate(order)}
    logits |= {CLOSE: numbers[_CLOSE_AT], DRAW: numbers[_DRAW_AT]}
    return Observation(
        features=struct.unpack_from(f"<{count}H", on),
        suits=tuple(order),
        logits=MappingProxyType(logits),
        outcomes=tuple(_chances(numbers[OUTCOME_AT : OUTCOME_AT + OUTCOMES])),
        beliefs=MappingProxyType({card: numbers[BELIEF_AT + place] for card, place in by_card.items()}),
    )


def _chances(logits: Sequence[float]) -> list[float]:
    parts = [exp(logit - max(logits)) for logit in logits]
    return [part / sum(parts) for part in parts]
