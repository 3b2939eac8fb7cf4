"""The C kernel from Python: one method a function of kernel/sixtysix.h, over packed variants and states (`packing`).

Calls free the GIL: big batches run on threads.

>>> from sixtysix.rules import PRESETS
>>> native().random_play(PRESETS["sixty-six"], seed=66, deals=1000).deals
1000
"""

import ctypes
import os
import struct
import sys
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final, TypeAlias

from sixtysix import Incomplete
from sixtysix.rules import Action, Card, Seat, State, Variant
from sixtysix.search.packing import (
    ABI,
    PLAY_SUM_BYTES,
    STATE_BYTES,
    STEP_BYTES,
    VARIANT_BYTES,
    pack_state,
    pack_variant,
)

Argument: TypeAlias = int | bytes | bytearray
"""A number, an array the kernel reads (`bytes`), or one it writes to (`bytearray`)."""

SIGNATURES: Final = {
    "s66_abi": "i:i",
    "s66_start_batch": "pppwi:",
    "s66_check_batch": "ppwi:i",
    "s66_legal_batch": "ppwi:",
    "s66_apply_batch": "pwpi:i",
    "s66_totals_batch": "ppwi:",
    "s66_replay": "ppipiw:i",
    "s66_perft": "ppi:q",
    "s66_random_play": "pqqqw:",
}
"""Arguments and result of each function: `p` an array that is read, `w` one that is written, `i` 32 bits, `q` 64."""

FAULTS: Final = ("sound", "variant", "value", "cards", "talon", "hands", "turn", "closing", "outcome")
"""What `Kernel.check` says of a state, by number."""

_PLAY_SUM: Final = struct.Struct("<15Q")


class KernelError(Incomplete):
    """The kernel cannot be used; the text says what to do."""


@dataclass(frozen=True, slots=True)
class PlaySum:
    """Sums over deals: steps taken, game points and card points by seat, and how the deals ended (by `REASONS`)."""

    deals: int
    steps: int
    game_points: tuple[int, int]
    totals: tuple[int, int]
    reasons: tuple[int, ...]


class Kernel(ABC):
    """The functions of the kernel, wherever it runs: as a shared library, or as WebAssembly in tests."""

    @abstractmethod
    def call(self, function: str, *arguments: Argument) -> int:
        """Calls a function of `SIGNATURES`; what has no result gives 0. Arrays are trusted to be long enough."""

    def require_abi(self, where: str) -> None:
        """Raises `KernelError` unless the structs are those of `packing`."""
        expected = (ABI, VARIANT_BYTES, STATE_BYTES, STEP_BYTES, PLAY_SUM_BYTES)
        found = tuple(self.call("s66_abi", what) for what in range(len(expected)))
        if found != expected:
            raise KernelError(
                f"{where} is of another version (ABI {found}, needed {expected}). Build it anew: `make setup` in the "
                "source folder, or install the package again."
            )

    def start(self, variant: Variant, decks: Sequence[Sequence[Card]], dealers: Sequence[Seat]) -> bytearray:
        """The packed states of deals before their first action."""
        states = bytearray(len(decks) * STATE_BYTES)
        joined = b"".join(map(bytes, decks))
        self.call("s66_start_batch", pack_variant(variant), joined, bytes(dealers), states, len(decks))
        return states

    def check(self, variant: Variant, states: bytes) -> bytes:
        """For each packed state the number of its fault in `FAULTS`; 0 is sound, and safe to give to the others."""
        faults = bytearray(len(states) // STATE_BYTES)
        self.call("s66_check_batch", pack_variant(variant), states, faults, len(faults))
        return bytes(faults)

    def legal(self, variant: Variant, states: bytes) -> list[int]:
        """The legal actions of each packed state: those of the seat on turn, and bit 32 if the other may claim."""
        count = len(states) // STATE_BYTES
        legal = bytearray(count * 8)
        self.call("s66_legal_batch", pack_variant(variant), states, legal, count)
        return memoryview(legal).cast("Q").tolist()

    def apply(self, variant: Variant, states: bytearray, actions: Sequence[Action]) -> int:
        """Applies an action to each packed state in place; says how many were legal, the others do nothing."""
        return self.call("s66_apply_batch", pack_variant(variant), states, bytes(actions), len(actions))

    def totals(self, variant: Variant, states: bytes) -> list[tuple[int, int]]:
        """Card points of both seats of each packed state."""
        count = len(states) // STATE_BYTES
        totals = bytearray(count * 2)
        self.call("s66_totals_batch", pack_variant(variant), states, totals, count)
        return list(zip(totals[::2], totals[1::2], strict=True))

    def replay(
        self, variant: Variant, deck: Sequence[Card], dealer: Seat, actions: Sequence[Action]
    ) -> bytes:
        """The packed steps of a deal, the one before the first action included; fewer if an action is illegal."""
        steps = bytearray((len(actions) + 1) * STEP_BYTES)
        packed = pack_variant(variant)
        played = self.call("s66_replay", packed, bytes(deck), dealer, bytes(actions), len(actions), steps)
        return bytes(steps[: (played + 1) * STEP_BYTES])

    def perft(self, state: State, depth: int) -> int:
        """The number of ways to take `depth` actions from a state."""
        return self.call("s66_perft", pack_variant(state.table.variant), pack_state(state), depth)

    def random_play(self, variant: Variant, seed: int, deals: int, first: int = 0) -> PlaySum:
        """Plays deals number `first`, `first` + 1, … of a seed at random: `random_play.random_play`."""
        sums = bytearray(PLAY_SUM_BYTES)
        self.call("s66_random_play", pack_variant(variant), seed, first, deals, sums)
        return unpack_sum(sums)


def unpack_sum(packed: bytes | bytearray) -> PlaySum:
    """The sums of an `s66_play_sum`."""
    deals, steps, points_0, points_1, total_0, total_1, *reasons = _PLAY_SUM.unpack(packed)
    return PlaySum(deals, steps, (points_0, points_1), (total_0, total_1), tuple(reasons))


_TYPES: Final[dict[str, type[ctypes.c_uint32 | ctypes.c_uint64 | ctypes.c_void_p]]] = {
    "i": ctypes.c_uint32,
    "q": ctypes.c_uint64,
    "p": ctypes.c_void_p,
    "w": ctypes.c_void_p,
}


class NativeKernel(Kernel):
    """The kernel as a shared library."""

    def __init__(self, path: Path) -> None:
        if not path.exists():
            raise KernelError(
                f"The kernel is not built: there is no {path}. In the source folder run `make setup` (or `python "
                "hatch_build.py`); a package that lacks it was built wrongly: install it again."
            )
        try:
            self._library = ctypes.CDLL(str(path))
        except OSError as error:
            raise KernelError(
                f"The kernel does not load: {error}. It may have been built for another machine: delete {path} and "
                "build it anew by `make setup`, or install the package again."
            ) from error
        self._functions: dict[str, Callable[..., int | None]] = {}
        self.require_abi(str(path))

    def call(self, function: str, *arguments: Argument) -> int:
        """Calls a function of the library; frees the GIL."""
        called = self._functions.get(function) or self._find(function)
        result = called(*map(_passed, arguments))
        return 0 if result is None else result

    def _find(self, function: str) -> Callable[..., int | None]:
        arguments, result = SIGNATURES[function].split(":")
        try:
            found = self._library[function]
        except AttributeError:
            raise KernelError(
                f"The kernel has no {function}: it is an old one. Build it anew by `make setup`."
            ) from None
        found.argtypes = [_TYPES[letter] for letter in arguments]
        found.restype = _TYPES.get(result)
        self._functions[function] = found
        return found


def _passed(argument: Argument) -> object:
    if isinstance(argument, bytearray):
        return ctypes.byref(ctypes.c_char.from_buffer(argument)) if argument else None
    return argument


@cache
def native() -> NativeKernel:
    """The kernel of this installation, or the library that `SIXTYSIX_KERNEL` names; raises `KernelError`."""
    named = os.environ.get("SIXTYSIX_KERNEL")
    name = {"darwin": "kernel.dylib", "win32": "kernel.dll"}.get(sys.platform, "kernel.so")
    return NativeKernel(Path(named) if named else Path(__file__).parent / "_kernel" / name)
