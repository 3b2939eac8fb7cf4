"""Every player by its name.

>>> player("pimc-20").name
'pimc-20'
>>> player("nobody")
Traceback (most recent call last):
sixtysix.engine.players.UnknownPlayer: there is no player 'nobody'. Players: master, random, simple, heuristic, heuristic-closing, pimc-N, vu:NAME (in the arena only).
"""

import re
from typing import Final

from sixtysix.engine.baselines.heuristic import heuristic_closing_player, heuristic_player
from sixtysix.engine.baselines.pimc import Pimc
from sixtysix.engine.baselines.random import random_player
from sixtysix.engine.baselines.simple import simple_player
from sixtysix.engine.player import FunctionPlayer, PlainPlayer, Player
from sixtysix.engine.searching import decide

FOREIGN: Final = "vu:"
"""How the names of players begin that play in an engine of their own (`baselines.vu`)."""

_PLAIN: Final[dict[str, PlainPlayer]] = {
    "master": decide,
    "random": random_player,
    "simple": simple_player,
    "heuristic": heuristic_player,
    "heuristic-closing": heuristic_closing_player,
}
_PIMC: Final = re.compile(r"pimc-([1-9][0-9]{0,3})")

NAMES: Final = (*_PLAIN, "pimc-N", "vu:NAME (in the arena only)")
"""What may be asked for; N stands for a number."""


class UnknownPlayer(ValueError):
    """There is no player of that name; the text lists those there are."""


def player(name: str) -> Player:
    """The player of that name, new: to be closed when it is no longer needed. Raises `UnknownPlayer`."""
    if name in _PLAIN:
        return FunctionPlayer(name, _PLAIN[name])
    if found := _PIMC.fullmatch(name):
        return Pimc(int(found[1]))
    raise UnknownPlayer(f"there is no player {name!r}. Players: {', '.join(NAMES)}.")
