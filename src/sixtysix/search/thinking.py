"""The kernel's decision for one seat, from its view alone (kernel/think.h)."""

import struct
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Final, Literal, TypeAlias, get_args

from sixtysix.rules import Action, PlayerView, other
from sixtysix.rules.state import State
from sixtysix.search.kernel import SIGNATURES, Kernel, native
from sixtysix.search.packing import NONE, pack_state, pack_variant

SIGNATURES["s66_think_bytes"] = ":i"
SIGNATURES["s66_think_begin"] = "pppppp" + "qww:"
SIGNATURES["s66_think_on"] = "ppwiw:i"

Why: TypeAlias = Literal["nothing", "sure", "exact", "closed", "search", "policy", "mixed"]

MONEY: Final = (-3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0)
"""What -3 to 3 game points are worth where each deal counts by itself."""

ALL: Final = 99
"""More tricks, or cards in a hand, than there are."""

_WHY: Final[tuple[Why, ...]] = get_args(Why)
_UNKNOWN: Final = -99.0
_TAIL: Final = struct.Struct("<3I24s4B")
_LIMITS: Final = struct.Struct("<8IQ5f4x")
_DECISION: Final = struct.Struct("<33f33f7f4xQI4B")
_ACTIONS: Final = 33
_DONE_AT: Final = _DECISION.size - 2
_STEP: Final = 16
"""Worlds between two words to a listener."""


@dataclass(frozen=True, slots=True)
class ThinkLimits:
    """What a decision may cost and how it is made: `s66_limits`, where each is explained."""

    worlds: int = 240
    closed_worlds: int = 400
    weighed: bool = True
    open_from: int = 3
    open_talon: int = 2
    memory: int = ALL
    last_draw: int = 100
    runs: int = 0
    closing: bool = True
    """Whether talons are closed at this table; not in `s66_limits`: the kernel is told another rule."""
    nodes: int = 0
    prior: float = 0.03
    mixing: float = 0.0
    heat: float = 0.0
    uniform: float = 0.15
    slip: float = 0.0

    def pack(self) -> bytes:
        """As an `s66_limits`."""
        return _LIMITS.pack(
            self.worlds, self.closed_worlds, self.weighed, self.open_from, self.open_talon, self.memory, self.last_draw, self.runs,
            self.nodes, self.prior, self.mixing, self.heat, self.uniform, self.slip,
        )  # fmt: skip


@dataclass(frozen=True, slots=True)
class Decision:
    """An action and what it rests on; `values` in game points, or in worth where a match score counts."""

    action: Action
    """-1: nothing to do."""
    why: Why
    values: "MappingProxyType[Action, float]" = field(default_factory=lambda: MappingProxyType({}))
    chances: "MappingProxyType[Action, float]" = field(default_factory=lambda: MappingProxyType({}))
    """The policy's; at the last draw those of the mixed strategy that the action was drawn from."""
    outcomes: tuple[float, ...] = ()
    """Chances of -3 to 3 game points as the network sees them; all 0 where it was not asked."""
    nodes: int = 0
    worlds: int = 0


Listener: TypeAlias = Callable[[Decision], bool]
"""Is told the best so far; stops the search by saying yes."""


def pack_view(view: PlayerView) -> bytes:
    """The view as an `s66_view`."""
    own, opponent = view.hand, other(view.seat)
    open_state = State(view.table, (0, own) if view.seat else (own, 0), (NONE,) * _talon_cards(view))
    plays = [card for trick in view.tricks for card in (trick.led, trick.answer)]
    if view.table.led is not None:
        plays.append(view.table.led)
    tail = _TAIL.pack(
        view.known,
        view.impossible,
        view.first_hand,
        bytes(plays).ljust(24, b"\xff"),
        len(plays),
        view.seat,
        NONE if view.dealt_turn_up is None else view.dealt_turn_up,
        view.table.hand_sizes[opponent],
    )
    return pack_state(open_state) + tail


def pack_needs(needs: tuple[int, int]) -> bytes:
    """Game points still needed, own and the other's; more than 3 count as 3. Raises `ValueError` below 1."""
    if min(needs) < 1:
        raise ValueError(f"needs are {needs}: a side that goes on playing needs at least 1 game point")
    return bytes(min(need, 3) for need in needs)


def _talon_cards(view: PlayerView) -> int:
    return max(view.table.talon_size - 1, 0)


class Thinking:
    """A decision in the making: `on` goes on with it, `decision` is the best so far."""

    def __init__(
        self,
        view: PlayerView,
        weights: bytes,
        limits: ThinkLimits,
        seed: int,
        worth: Sequence[float] = MONEY,
        needs: tuple[int, int] = (3, 3),
        kernel: Kernel | None = None,
    ) -> None:
        self._kernel = kernel or native()
        self._variant = pack_variant(view.table.variant, closing=limits.closing)
        self._weights = weights
        self._memory = _room(self._kernel)
        self._decision = bytearray(_DECISION.size)
        self._kernel.call(
            "s66_think_begin", self._variant, pack_view(view), weights, struct.pack("<7f", *worth),
            pack_needs(needs), limits.pack(), seed & (1 << 64) - 1, self._memory, self._decision,
        )  # fmt: skip
        self._done = False
        self._settle()

    def on(self, worlds: int = 0) -> bool:
        """Goes on for so many more worlds, to the end if 0; says whether there is more to do."""
        if self._done:
            return False
        self._kernel.call("s66_think_on", self._variant, self._weights, self._memory, worlds, self._decision)
        self._settle()
        return not self._done

    def _settle(self) -> None:
        """Lets the memory go once the decision is made."""
        self._done = bool(self._decision[_DONE_AT])
        if self._done:
            _spare.setdefault(len(self._memory), []).append(self._memory)

    @property
    def decision(self) -> Decision:
        """The best so far."""
        return _unpack(self._decision)


_spare: dict[int, list[bytearray]] = {}
"""Memory of decisions that are made, by size, to be used again: there is much of it, and making it anew takes a millisecond."""


def _room(kernel: Kernel) -> bytearray:
    size = kernel.call("s66_think_bytes")
    try:
        return _spare.setdefault(size, []).pop()
    except IndexError:  # threads take from it at once: what was there may be gone
        return bytearray(size)


def _unpack(packed: bytearray) -> Decision:
    found = _DECISION.unpack(packed)
    values, chances = found[:_ACTIONS], found[_ACTIONS : 2 * _ACTIONS]
    nodes, worlds, action, _, _, _ = found[-6:]
    why: int = found[-3]
    return Decision(
        action=-1 if action == NONE else action,
        why=_WHY[why],
        values=MappingProxyType({a: value for a, value in enumerate(values) if value > _UNKNOWN}),
        chances=MappingProxyType({a: chance for a, chance in enumerate(chances) if chance > 0}),
        outcomes=found[2 * _ACTIONS : 2 * _ACTIONS + 7],
        nodes=nodes,
        worlds=worlds,
    )


def think(
    view: PlayerView,
    weights: bytes,
    limits: ThinkLimits,
    seed: int,
    worth: Sequence[float] = MONEY,
    needs: tuple[int, int] = (3, 3),
    listener: Listener | None = None,
) -> Decision:
    """The decision; `listener` is told the best so far every few worlds, and stops the search by saying yes."""
    thinking = Thinking(view, weights, limits, seed, worth, needs)
    while thinking.on(_STEP if listener else 0):
        if listener is not None and listener(thinking.decision):
            break
    return thinking.decision
