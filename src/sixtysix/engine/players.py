"""Every player by its name.

>>> player("pimc-20").name
'pimc-20'
>>> player("nobody")  # doctest: +ELLIPSIS
Traceback (most recent call last):
sixtysix.engine.players.UnknownPlayer: there is no player 'nobody'. Players: novice, ...
"""

import re
from typing import Final

from sixtysix.engine.baselines.heuristic import heuristic_closing_player, heuristic_player
from sixtysix.engine.baselines.ismcts import Ismcts
from sixtysix.engine.baselines.pimc import Pimc
from sixtysix.engine.baselines.random import random_player
from sixtysix.engine.baselines.simple import simple_player
from sixtysix.engine.baselines.vu.table import THEIR_BOTS, TheirPlayer
from sixtysix.engine.levels import LEVELS
from sixtysix.engine.mind import Engine
from sixtysix.engine.player import FunctionPlayer, PlainPlayer, Player

BLIND: Final = "-blind"
"""How the names of levels end that have no regard to the score of the match."""

OUTSIDE: Final = "cmd:"
"""How the names of players begin that are processes of their own; what follows is the command."""

_PLAIN: Final[dict[str, PlainPlayer]] = {
    "random": random_player,
    "simple": simple_player,
    "heuristic": heuristic_player,
    "heuristic-closing": heuristic_closing_player,
}
_PIMC: Final = re.compile(r"pimc-([1-9][0-9]{0,3})")
_ISMCTS: Final = re.compile(r"ismcts-([1-9][0-9]{0,3})ms")

NAMES: Final = (*LEVELS, *_PLAIN, "pimc-N", "ismcts-Nms", *THEIR_BOTS, "cmd:COMMAND")
"""What may be asked for: N stands for a number, COMMAND for that of an engine."""


class UnknownPlayer(ValueError):
    """There is no player of that name; the text lists those there are."""


def player(name: str) -> Player:
    """The player of that name, new: to be closed when it is no longer needed. Raises `UnknownPlayer`."""
    level = LEVELS.get(name.removesuffix(BLIND))
    if level is not None:
        return Engine(level, blind=name.endswith(BLIND))
    if name in _PLAIN:
        return FunctionPlayer(name, _PLAIN[name])
    if found := _PIMC.fullmatch(name):
        return Pimc(int(found[1]))
    if found := _ISMCTS.fullmatch(name):
        return Ismcts(int(found[1]))
    if name in THEIR_BOTS:
        return TheirPlayer(name)
    if name.startswith(OUTSIDE):
        return _outside(name)
    raise UnknownPlayer(f"there is no player {name!r}. Players: {', '.join(NAMES)}.")


def _outside(name: str) -> Player:
    from sixtysix.engine.protocol import ExternalPlayer  # noqa: PLC0415  slow to import

    try:
        return ExternalPlayer(name.removeprefix(OUTSIDE))
    except ValueError as error:
        raise UnknownPlayer(f"{name!r} is no player: {error}") from error
