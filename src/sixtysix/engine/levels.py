"""Six levels of one engine, each with honest handicaps: forgetting, miscounting, looking less far; never other cards.

How strong each is, measured, stands in bench/results.md.
"""

from dataclasses import dataclass
from types import MappingProxyType
from typing import Final

from sixtysix.search.thinking import ThinkLimits


@dataclass(frozen=True, slots=True)
class Level:
    """A level: its name, how it thinks, and what it is like to play against."""

    name: str
    limits: ThinkLimits
    character: str


NOVICE: Final = Level(
    "novice",
    ThinkLimits(worlds=0, last_draw=0, closed_worlds=1, memory=0, heat=0.45, prior=0.1, slip=0.20),
    "Knows the rules and takes what it sees. Forgets every card, miscounts, claims too late and sometimes too early.",
)
BEGINNER: Final = Level(
    "beginner",
    ThinkLimits(worlds=0, last_draw=0, closed_worlds=2, memory=0, heat=0.28, prior=0.1, slip=0.12),
    "Has played a few evenings. Remembers the last aces and trumps, no more; its count is off now and then.",
)
CLUB: Final = Level(
    "club",
    ThinkLimits(worlds=0, last_draw=0, closed_worlds=4, memory=1, heat=0.18, prior=0.1, slip=0.05),
    "A regular at the table. Plays by feel, keeps the high cards in mind, counts well on most days.",
)
STRONG: Final = Level(
    "strong",
    ThinkLimits(worlds=0, last_draw=0, closed_worlds=12, memory=3, heat=0.12, prior=0.1),
    "Counts without fault and forgets only small cards of long ago; does not search.",
)
EXPERT: Final = Level(
    "expert",
    ThinkLimits(worlds=0, closed_worlds=200, heat=0.12, prior=0.1),
    "Remembers every card and reckons the last draw and the ending to the end; plays the rest by its trained sense.",
)
MASTER: Final = Level(
    "master",
    ThinkLimits(runs=7500),  # so that a slow phone too answers within a tenth of a second
    "Plays out hundreds of deals in its head before each card.",
)

LEVELS: Final = MappingProxyType(
    {level.name: level for level in (NOVICE, BEGINNER, CLUB, STRONG, EXPERT, MASTER)}
)
"""From the weakest to the strongest."""
