"""Players and pairs for the tests of the engine."""

from sixtysix.engine import FunctionPlayer, Player
from sixtysix.engine.arena_pairs import Contest, Seated, play_pair
from sixtysix.engine.player import PlainPlayer
from sixtysix.engine.statistics import Estimate, estimate
from sixtysix.rules import Variant


def seated(first: PlainPlayer | Player, second: PlainPlayer | Player) -> Seated:
    """Two players, or functions as players."""
    return Seated(as_player(first), as_player(second))


def as_player(given: PlainPlayer | Player) -> Player:
    """A function as a player."""
    return FunctionPlayer("a function", given) if callable(given) else given


def compare(
    variant: Variant, first: PlainPlayer | Player, second: PlainPlayer | Player, pairs: int, seed: int = 1
) -> Estimate:
    """Game points a deal to the first player over pairs of deals."""
    contest, players = Contest("first", "second", variant, seed), seated(first, second)
    return estimate([play_pair(contest, players, number).cluster for number in range(1, pairs + 1)])
