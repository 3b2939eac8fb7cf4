"""The exact solver over worlds: values of every action with all cards known, and their mean over what a view leaves possible."""

from collections.abc import Callable, Mapping, Sequence
from typing import TypeAlias

from sixtysix.rules.action import Action
from sixtysix.rules.state import State
from sixtysix.search.reference import Reference

Values: TypeAlias = Mapping[Action, int]
"""Game points to the seat on turn for each legal action, under best play by both with all cards known."""

Solve: TypeAlias = Callable[[Sequence[State]], Sequence[Values]]


def solve(states: Sequence[State]) -> Sequence[Values]:
    """The exact values of every action of each state."""
    reference = Reference()
    return [reference.action_values(state) for state in states]
