"""The open-card solver: exact values of positions, both hands and the talon open to both seats (kernel/solve.c).

Values are game points of the deal, -3 to 3, to the seat on turn, under best play of both seats and with every legal action
allowed: closing, exchanging, marrying, and claiming, even falsely where that is the cheapest way to lose. Under
`claim_when = any_time` the seat that is not on turn is asked first: its claim is settled before the other may act.

>>> from sixtysix.rules import PRESETS, actions_in, card_name, shuffled_deck, start
>>> state = start(PRESETS["schnapsen"], shuffled_deck(PRESETS["schnapsen"], bytes(32), "", 1), dealer=1)
>>> solution = solve(state)
>>> solution.exact, solution.value == max(bounds.low for bounds in solution.actions.values())
(True, True)

Calls free the GIL. A `Table` remembers positions during a search; each thread has one of its own unless it is given one.
"""

import struct
import threading
from collections.abc import Sequence
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Final

from sixtysix.rules import ACTION_COUNT, Action, State, Variant, actions_in
from sixtysix.search.kernel import SIGNATURES, Kernel, native
from sixtysix.search.packing import STATE_BYTES, pack_state, pack_variant

TABLE_MIB: Final = 1
"""Size of the table a thread gets by itself: it stays in the processor's cache, and larger ones are slower."""

SIGNATURES["s66_solve_batch"] = "ppiwqqww:i"

_SOLUTION: Final = struct.Struct("<QQbbB5x")
_NOT_LEGAL: Final = 127


@dataclass(frozen=True, slots=True)
class Bounds:
    """A value lies between these two, in game points; equal once it is known exactly."""

    low: int
    high: int

    @property
    def exact(self) -> bool:
        """Whether the value is known."""
        return self.low == self.high


@dataclass(frozen=True, slots=True)
class Solution:
    """What a position is worth to the seat on turn, and how much work it was."""

    low: int
    high: int
    nodes: int
    actions: "MappingProxyType[Action, Bounds]" = field(default_factory=lambda: MappingProxyType({}))
    """For each legal action what the position it leads to is worth to the seat that is on turn now; empty if not asked for.
    A claim out of turn, which the other seat would make, is among them."""
    best: tuple[Action, ...] = ()
    """The actions of the seat on turn with the greatest value; empty unless all are exact."""

    @property
    def exact(self) -> bool:
        """Whether the value is known: always, unless a limit on nodes stopped the search."""
        return self.low == self.high

    @property
    def value(self) -> int:
        """The value, or its lower bound if it is not exact."""
        return self.low


class Table:
    """Memory of a search. Threads may share one, but then wait for each other."""

    def __init__(self, mebibytes: int = TABLE_MIB) -> None:
        self.memory = bytearray(mebibytes << 20)
        self.lock = threading.Lock()


class _OwnTable(threading.local):
    def __init__(self) -> None:
        self.table = Table()


_own: Final = _OwnTable()


def solve(state: State, *, nodes: int = 0, table: Table | None = None) -> Solution:
    """The value of a position and of each of its legal actions; at most so many nodes are searched, 0 being no limit."""
    return solve_all([state], nodes=nodes, table=table)[0]


def value(state: State, *, nodes: int = 0, table: Table | None = None) -> Solution:
    """The value of a position only, which is less work than the values of its actions."""
    return solve_all([state], actions=False, nodes=nodes, table=table)[0]


def solve_all(
    states: Sequence[State], *, actions: bool = True, nodes: int = 0, table: Table | None = None
) -> list[Solution]:
    """The solutions of positions of one variant, in one call of the kernel; `nodes` limits each of them.

    Raises `ValueError` if the variants differ.
    """
    if not states:
        return []
    variant = states[0].table.variant
    if any(state.table.variant != variant for state in states):
        raise ValueError("the positions of one call are of one variant")
    packed = b"".join(map(pack_state, states))
    return solve_packed(variant, packed, actions=actions, nodes=nodes, table=table)


def solve_packed(
    variant: Variant,
    states: bytes,
    *,
    actions: bool = True,
    closing: bool = True,
    nodes: int = 0,
    table: Table | None = None,
    kernel: Kernel | None = None,
) -> list[Solution]:
    """As `solve_all`, of packed states that are sound; without `closing`, at a table where nobody closes."""
    solutions, values = raw(
        variant, states, actions=actions, closing=closing, nodes=nodes, table=table, kernel=kernel
    )
    return [_solution(solutions, values, place) for place in range(len(states) // STATE_BYTES)]


def raw(
    variant: Variant,
    states: bytes,
    *,
    actions: bool = True,
    closing: bool = True,
    nodes: int = 0,
    table: Table | None = None,
    kernel: Kernel | None = None,
) -> tuple[bytearray, bytearray]:
    """The kernel's own arrays: an `s66_solution` and, if asked for, an `s66_action_values` for each packed state."""
    count = len(states) // STATE_BYTES
    solutions = bytearray(count * _SOLUTION.size)
    values = bytearray(count * 2 * ACTION_COUNT if actions else 0)
    used = table or _own.table
    with used.lock:
        (kernel or native()).call(
            "s66_solve_batch",
            pack_variant(variant, closing=closing),
            states,
            count,
            used.memory,
            len(used.memory),
            nodes,
            solutions,
            values or 0,
        )
    return solutions, values


def _solution(solutions: bytearray, values: bytearray, place: int) -> Solution:
    nodes, best, low, high, _ = _SOLUTION.unpack_from(solutions, place * _SOLUTION.size)
    bounds: dict[Action, Bounds] = {}
    if values:
        start = place * 2 * ACTION_COUNT
        each = memoryview(values)[start : start + 2 * ACTION_COUNT].cast("b")
        bounds = {
            action: Bounds(each[action], each[action + ACTION_COUNT])
            for action in range(ACTION_COUNT)
            if each[action] != _NOT_LEGAL
        }
    return Solution(low, high, nodes, MappingProxyType(bounds), tuple(actions_in(best)))
