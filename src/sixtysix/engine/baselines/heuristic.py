"""`heuristic`: the script with a perfect count; `heuristic-closing`: with the solver for what is closed or used up."""

from typing import Final

from sixtysix.engine.limits import Limits
from sixtysix.engine.script import best, script
from sixtysix.engine.searching import certain, decide
from sixtysix.rules.action import Action
from sixtysix.rules.view import PlayerView

_NO_OPEN_WORLDS: Final = Limits(open_24=(), open_20=())


def heuristic_player(view: PlayerView, seed: int) -> Action:  # noqa: ARG001  a player takes a seed
    """Counts, claims what it has won, exchanges, marries to 66; else the script. It never closes and searches nothing."""
    found = certain(view)
    return best(script(view)) if found is None else found.action


def heuristic_closing_player(view: PlayerView, seed: int) -> Action:
    """The script while the talon is open; the solver for closing, and over what may lie where once nobody draws."""
    return decide(view, seed, _NO_OPEN_WORLDS)
