"""The engine: decides from what one seat has seen.

>>> from sixtysix.rules import PRESETS, deal_seed, shuffled_deck, start, start_events, seen_by, view_of
>>> from sixtysix.engine import decide
>>> variant = PRESETS["sixty-six"]
>>> dealt = start(variant, shuffled_deck(variant, deal_seed(1, 1), "", 1), dealer=1)
>>> view = view_of(0, filter(None, (seen_by(event, 0) for event in start_events(dealt, dealt))))
>>> bool(view.legal >> decide(view, seed=1) & 1)
True
"""

from sixtysix.engine.levels import LEVELS, MASTER, Level
from sixtysix.engine.mind import Engine, decide, think
from sixtysix.engine.player import NOTHING, Forfeit, FunctionPlayer, Needs, Player, needs_of
from sixtysix.engine.seeding import engine_seed

__all__ = [
    "LEVELS",
    "MASTER",
    "NOTHING",
    "Engine",
    "Forfeit",
    "FunctionPlayer",
    "Level",
    "Needs",
    "Player",
    "decide",
    "engine_seed",
    "needs_of",
    "think",
]
