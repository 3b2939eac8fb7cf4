"""The contract of a player: a view, a seed and the score in, an action out."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, NamedTuple, Protocol, TypeAlias

from sixtysix.rules.action import Action
from sixtysix.rules.match import Match
from sixtysix.rules.seat import Seat, other
from sixtysix.rules.view import PlayerView

NOTHING: Final[Action] = -1
"""What a player returns when its seat has nothing to do: not its turn, and no claim it would make."""


class Needs(NamedTuple):
    """Game points that each side still needs to win the match, from 1 up. `None` instead: each deal by itself."""

    own: int
    other: int


def needs_of(match: Match, seat: Seat) -> Needs:
    """What a seat and the other one need, what the next winner gets on top (F9) taken off."""
    target, score = match.variant.match_target, match.score
    own, opponent = (max(target - score[each] - match.carry, 1) for each in (seat, other(seat)))
    return Needs(own, opponent)


class Player(Protocol):
    """One who decides for a seat. The same view, seed and score give the same action."""

    @property
    def name(self) -> str:
        """What the player is called in tables and records."""
        ...

    def decide(self, view: PlayerView, seed: int, needs: Needs | None = None) -> Action:
        """The action of the view's seat, or `NOTHING`. With `needs` it plays for the match, else for game points.

        Raises `Forfeit` where it cannot go on with this deal.
        """
        ...

    def close(self) -> None:
        """Lets go of what the player holds, an external process for one. It is asked nothing afterwards."""
        ...


class Forfeit(Exception):
    """The player gave up its right to this deal."""


PlainPlayer: TypeAlias = Callable[[PlayerView, int], Action]
"""A player without a memory or a regard to the score: the action for a view and a seed."""


@dataclass(frozen=True, slots=True)
class FunctionPlayer:
    """A plain function as a player."""

    name: str
    function: PlainPlayer

    def decide(self, view: PlayerView, seed: int, needs: Needs | None = None) -> Action:  # noqa: ARG002  each deal by itself
        """The function's action, whatever the score."""
        return self.function(view, seed)

    def close(self) -> None:
        """A function holds nothing."""
