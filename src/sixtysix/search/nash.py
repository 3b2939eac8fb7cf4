"""Games of hidden hands, solved exactly: what follows a closing or the last draw (kernel/nash.h).

A game is a list of deals that look the same to everybody, each with a weight: both seats know these, their own hand and
what lies open. Values are game points. A seat that has 66 claims at once; nobody claims falsely.
"""

import struct
from array import array
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from sixtysix.rules import ACTION_COUNT, Action, CardSet, State, Variant
from sixtysix.search.kernel import SIGNATURES, Kernel, native
from sixtysix.search.packing import pack_state, pack_variant

TO_THE_END: Final = 99
"""As a number of tricks: the game is played out, no lead is given its open-card value before."""

SIGNATURES.update(
    {
        "s66_nash_grow": "pppipiwq:q",
        "s66_nash_run": "wqi:",
        "s66_nash_worth_of": "wqw:",
        "s66_nash_strategy": "wqpiiw:i",
    }
)

_WORTH: Final = struct.Struct("<3d3Q")
_GAME_POINTS: Final = struct.pack("<7f", *range(-3, 4))
_NOT_MET: Final = 127
_FIRST_MIB: Final = 16
_MOST_MIB: Final = 3 << 10


class GameTooLarge(MemoryError):
    """A game needs more memory than it is given; the text says what to do."""


@dataclass(frozen=True, slots=True)
class Game:
    """Deals of one variant that differ in hidden cards only, and their weights, 0 for what is only thought possible."""

    deals: Sequence[State]
    weights: Sequence[float]

    def __post_init__(self) -> None:
        if not self.deals or len(self.deals) != len(self.weights):
            raise ValueError("a game has one weight for each of its deals, and at least one deal")
        if not any(weight > 0 for weight in self.weights) or min(self.weights) < 0:
            raise ValueError("weights are not negative, and one of them is more than 0")
        table = self.deals[0].table
        if any(deal.table != table for deal in self.deals):
            raise ValueError("the deals of one game have the same open table")

    @property
    def variant(self) -> Variant:
        """The variant of all deals."""
        return self.deals[0].table.variant

    def packed(self) -> tuple[bytes, bytes, bytes, int]:
        """The variant, the deals, their weights as the kernel takes them, and how many there are."""
        states = b"".join(map(pack_state, self.deals))
        return pack_variant(self.variant), states, array("f", self.weights).tobytes(), len(self.deals)


@dataclass(frozen=True, slots=True)
class Worth:
    """What a pair of strategies is worth, in game points, and the size of the game's tree."""

    value: float
    """To seat 0, if both play them."""
    responses: tuple[float, float]
    """What each seat gets, counted to itself, by an exact best response to the other's strategy."""
    positions: int
    information_sets: int
    leaves: int

    @property
    def nash_conv(self) -> float:
        """What both seats together could still gain: 0 at an equilibrium."""
        return sum(self.responses)


@dataclass(frozen=True, slots=True)
class Mixed:
    """A hand's mixed strategy, and what each action is worth to it, in game points, against the other's strategy."""

    probabilities: Mapping[Action, float]
    values: Mapping[Action, float]


class Solved:
    """A game's strategies, better with each iteration. Raises `GameTooLarge` if it does not fit into so many MiB."""

    def __init__(
        self, game: Game, *, tricks: int = TO_THE_END, most_mib: int = _MOST_MIB, kernel: Kernel | None = None
    ) -> None:
        self._kernel = kernel or native()
        packed, mebibytes = game.packed(), min(_FIRST_MIB, most_mib)
        while True:
            self._memory = bytearray(mebibytes << 20)
            self.bytes_used = self._kernel.call(
                "s66_nash_grow", *packed, _GAME_POINTS, tricks, self._memory, len(self._memory)
            )
            if self.bytes_used:
                return
            if mebibytes >= most_mib:
                raise GameTooLarge(f"the game needs more than {most_mib} MiB: give it fewer deals or tricks")
            mebibytes = min(4 * mebibytes, most_mib)

    def improve(self, iterations: int) -> None:
        """Iterations of CFR+ (each of both seats, linearly averaged)."""
        self._kernel.call("s66_nash_run", self._memory, len(self._memory), iterations)

    def worth(self) -> Worth:
        """What the average strategies are worth, with exact best responses."""
        packed = bytearray(_WORTH.size)
        self._kernel.call("s66_nash_worth_of", self._memory, len(self._memory), packed)
        value, first, second, *sizes = _WORTH.unpack(packed)
        return Worth(value, (first, second), *sizes)

    def strategy(self, hand: CardSet, path: Sequence[Action] = ()) -> Mixed | None:
        """The strategy of a hand (as it was in the deals) of the seat on turn after a path; None if it is not met."""
        packed = bytearray(2 * 4 * ACTION_COUNT)
        found = self._kernel.call(
            "s66_nash_strategy", self._memory, len(self._memory), bytes(path), len(path), hand, packed
        )
        return unpack_mixed(packed) if found else None


def unpack_mixed(packed: bytearray) -> Mixed:
    """The strategy of an `s66_mixed`."""
    numbers = memoryview(packed).cast("f").tolist()
    probabilities, values = numbers[:ACTION_COUNT], numbers[ACTION_COUNT:]
    met = [action for action in range(ACTION_COUNT) if probabilities[action] or values[action] != _NOT_MET]
    return Mixed(
        {action: probabilities[action] for action in met}, {action: values[action] for action in met}
    )
