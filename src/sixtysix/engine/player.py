"""The player: one decision from one view. It claims, marries, searches where that is exact or near it, else follows the script."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final, Literal, TypeAlias

from sixtysix.engine.count import reaching_marriage, winning_claim
from sixtysix.engine.limits import DEFAULT_LIMITS, Limits
from sixtysix.engine.script import best, script
from sixtysix.rules.action import Action, actions_in, is_claim
from sixtysix.rules.view import PlayerView

Why: TypeAlias = Literal["nothing", "claim", "marriage", "forced", "exact", "averaged", "script"]

NOTHING: Final[Action] = -1
"""What `decide` returns when this seat has nothing to do: not its turn, and no claim it would win."""


@dataclass(frozen=True, slots=True)
class Report:
    """A decision and what it rests on.

    `values` are game points to this seat: exact ones, or means over `worlds` worlds. `exact` says whether the values are
    those of perfect play with all cards known, which is what the position is.
    """

    action: Action
    why: Why
    values: Mapping[Action, float] = field(default_factory=dict[Action, float])
    worlds: int = 0
    exact: bool = False


def decide(view: PlayerView, seed: int = 0, limits: Limits = DEFAULT_LIMITS) -> Action:
    """The action this seat takes; the same view, seed and limits give the same action. Never raises.

    `NOTHING` if the seat is not on turn and has no claim to make.
    """
    return report(view, seed, limits).action


def report(view: PlayerView, seed: int = 0, limits: Limits = DEFAULT_LIMITS) -> Report:  # noqa: ARG001  search needs both
    """The decision with the values it rests on. Never raises."""
    claim = winning_claim(view)
    if claim is not None:
        return Report(claim, "claim")
    sensible = [action for action in actions_in(view.legal) if not is_claim(action)]
    if not sensible:
        return Report(NOTHING, "nothing")
    marriage = reaching_marriage(view)
    if marriage is not None:
        return Report(marriage, "marriage")
    if len(sensible) == 1:
        return Report(sensible[0], "forced")
    return Report(best(script(view)), "script")
