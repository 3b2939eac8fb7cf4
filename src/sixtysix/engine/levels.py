"""Six levels of one engine, each with honest handicaps: forgetting, miscounting, looking less far; never other cards.

What each is like to play against is in `i18n`; how strong each is, measured, in bench/results.md.
"""

from dataclasses import dataclass
from types import MappingProxyType
from typing import Final

from sixtysix.search.thinking import ALL, ThinkLimits


@dataclass(frozen=True, slots=True)
class Level:
    """A level: its name and how it thinks."""

    name: str
    limits: ThinkLimits


NOVICE: Final = Level(
    "novice",
    ThinkLimits(worlds=0, closed_worlds=0, memory=0, exact_from=0, heat=0.30, slip=0.20),
)
BEGINNER: Final = Level(
    "beginner",
    ThinkLimits(worlds=0, closed_worlds=0, memory=1, exact_from=1, heat=0.20, slip=0.12),
)
CLUB: Final = Level(
    "club",
    ThinkLimits(worlds=0, closed_worlds=0, memory=2, exact_from=3, heat=0.12, slip=0.05),
)
STRONG: Final = Level(
    "strong",
    ThinkLimits(worlds=0, closed_worlds=0, memory=3, exact_from=ALL, heat=0.08),
)
EXPERT: Final = Level("expert", ThinkLimits(worlds=0, closed_worlds=100))
MASTER: Final = Level("master", ThinkLimits())

LEVELS: Final = MappingProxyType(
    {level.name: level for level in (NOVICE, BEGINNER, CLUB, STRONG, EXPERT, MASTER)}
)
"""From the weakest to the strongest."""
