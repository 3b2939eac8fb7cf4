"""The searching player: one decision from one view. It counts, claims, solves what can be solved, else follows the script.

In this order: a claim that wins; the only action; a marriage that makes 66; the exchange; all worlds, or a sample of
them, given to the exact solver where the talon is closed, used up or nearly so; before that, the script, and closing if
the solver finds it good in a sample of worlds.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final, Literal, TypeAlias

from sixtysix.engine.count import reaching_marriage, winning_claim
from sixtysix.engine.limits import DEFAULT_LIMITS, Limits
from sixtysix.engine.player import NOTHING
from sixtysix.engine.script import best, script
from sixtysix.rules.action import CLOSE, EXCHANGE, Action, actions_in, is_claim
from sixtysix.rules.view import PlayerView
from sixtysix.search.exact import Averaged, Budget, average, closing_value, temptation
from sixtysix.search.kernel import KernelError

Why: TypeAlias = Literal[
    "nothing", "claim", "marriage", "forced", "exchange", "exact", "averaged", "close", "script"
]

NEAR: Final = 1e-9
PRIOR: Final = 0.03
"""Game points by which a sampled mean must lead before the script is overruled."""
CLOSE_AT: Final = 1.0
"""Game points that an early close must promise: what solving open cards makes of it is too bold."""


@dataclass(frozen=True, slots=True)
class Report:
    """A decision and what it rests on.

    `values` are game points to this seat: exact ones, or means over `worlds` worlds, each solved with all cards known.
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


def report(view: PlayerView, seed: int = 0, limits: Limits = DEFAULT_LIMITS) -> Report:
    """The decision with the values it rests on. Never raises."""
    found = certain(view)
    if found is not None:
        return found
    try:
        return _solved(view, seed, limits) or _scripted(view, seed, limits)
    except KernelError:  # the game goes on without the solver
        return Report(best(script(view)), "script")


def certain(view: PlayerView) -> Report | None:
    """What needs no search, `nothing` included; None if there is a choice to make."""
    claim = winning_claim(view)
    if claim is not None:
        return Report(claim, "claim")
    sensible = [action for action in actions_in(view.legal) if not is_claim(action)]
    if not sensible:
        return Report(NOTHING, "nothing")
    if len(sensible) == 1:
        return Report(sensible[0], "forced")
    marriage = reaching_marriage(view)
    if marriage is not None:
        return Report(marriage, "marriage")
    return Report(EXCHANGE, "exchange") if EXCHANGE in sensible else None


def _solved(view: PlayerView, seed: int, limits: Limits) -> Report | None:
    """The best action by the solver, where the deal is short enough."""
    table = view.table
    worlds = limits.closed if table.strict else limits.open(table.variant.deck, table.talon_size // 2)
    budget = Budget(limits.nodes)
    averaged = average(view, worlds, seed, budget) if worlds else None
    if averaged is None:
        return None
    action = _chosen(view, averaged, limits, budget)
    why: Why = "exact" if averaged.exact else "averaged"
    return Report(action, why, averaged.values, len(averaged.worlds), averaged.exact)


def _chosen(view: PlayerView, averaged: Averaged, limits: Limits, budget: Budget) -> Action:
    """The best value; of equal ones what the opponent can best err on, then what the script prefers."""
    values, worth = averaged.values, script(view)
    if not averaged.exact:
        favourite = best({action: worth[action] for action in values})
        if max(values.values()) - values[favourite] < PRIOR:
            return favourite
    equal = [action for action, value in values.items() if value > max(values.values()) - NEAR]
    if len(equal) == 1:
        return equal[0]
    tempting = temptation(averaged.worlds[: limits.tempting], equal, budget)
    return max(equal, key=lambda action: (round(tempting[action], 6), worth[action], -action))


def _scripted(view: PlayerView, seed: int, limits: Limits) -> Report:
    """The script's action, unless closing promises more."""
    worth = script(view)
    if view.legal >> CLOSE & 1:
        value = closing_value(view, limits.closing, seed, Budget(limits.nodes))
        if value is not None and value >= CLOSE_AT:
            return Report(CLOSE, "close", {CLOSE: value}, limits.closing)
    return Report(best(worth), "script")
