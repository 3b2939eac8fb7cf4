"""The engine's networks: weights read from a file by the kernel (kernel/load.h, net.h), and what a match score makes of game points."""

import struct
import zlib
from array import array
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Final

from sixtysix import Incomplete
from sixtysix.search.kernel import SIGNATURES, Kernel, native

FEATURES_VERSION: Final = 2
FEATURES: Final = 512
FIRST: Final = 256
PHASES: Final = 4
SECOND: Final = 96
POLICY: Final = 30
OUTCOMES: Final = 7
OUTCOME_AT: Final = 32
BELIEF_AT: Final = 40
OUT: Final = 64

UPPER: Final = FIRST * SECOND + SECOND + SECOND * OUT + OUT
"""Numbers in the upper layers of a phase."""
WEIGHTS: Final = FEATURES * FIRST + FIRST + PHASES * UPPER
"""Numbers in a network: layer by layer, a row an input, then the layer's biases; the upper layers phase by phase."""

SIGNATURES["s66_load_network"] = "pqww:i"
SIGNATURES["s66_match_worth"] = "piiw:"

_MOST: Final = 127
_HEADER: Final = struct.Struct("<4s7I2Q7fI")
_FAULTS: Final = (
    "",
    "is not a network of sixtysix",
    "belongs to another version of the engine (its network reads other features)",
    "is cut short",
    "is damaged",
)


class NetworkError(Incomplete):
    """A network cannot be used; the text names its file and says what to do."""


@dataclass(frozen=True, slots=True)
class Network:
    """A network as the kernel takes it."""

    weights: bytes
    """`WEIGHTS` floats of 32 bits."""
    deck: int
    deals: int
    """Deals it was trained on."""
    seed: int
    frequencies: tuple[float, ...]
    """How often a deal between equals brings -3 to 3 game points to the one who leads first."""


def read_network(file: bytes, name: str, kernel: Kernel | None = None) -> Network:
    """The network in a file's bytes. Raises `NetworkError` if it is damaged or of another version."""
    header, weights = bytearray(_HEADER.size), bytearray(4 * WEIGHTS)
    fault = (kernel or native()).call("s66_load_network", file, len(file), header, weights)
    if fault:
        raise NetworkError(
            f"{name} {_FAULTS[fault]}: the engine cannot play with it. Install sixtysix again, or in its source folder "
            "take the file back from version control."
        )
    *_, deck, deals, seed, f0, f1, f2, f3, f4, f5, f6, _ = _HEADER.unpack(header)
    return Network(bytes(weights), deck, deals, seed, (f0, f1, f2, f3, f4, f5, f6))


@lru_cache(maxsize=8)
def load_network(path: Path) -> Network:
    """The network of a file. Raises `NetworkError`."""
    try:
        file = path.read_bytes()
    except OSError as error:
        raise NetworkError(
            f"{path} cannot be read ({error.strerror}): the engine cannot play. Install sixtysix again."
        ) from error
    return read_network(file, str(path))


def pack_network(network: Network) -> bytes:
    """The network as a file; the first layer is rounded to 8 bits, the others to 16."""
    floats = memoryview(network.weights).cast("f").tolist()
    header = _HEADER.pack(
        b"66n2", 0, FEATURES_VERSION, FEATURES, FIRST, SECOND, OUT, network.deck, network.deals, network.seed,
        *network.frequencies, PHASES,
    )  # fmt: skip
    rough, fine = floats[: FEATURES * FIRST], floats[FEATURES * FIRST :]
    factors, rows = list[float](), array("b")
    for start in range(0, len(rough), FIRST):
        factor, row = _to_eight_bits(rough[start : start + FIRST])
        factors.append(factor)
        rows.extend(row)
    rest = (
        header[8:]
        + struct.pack(f"<{FEATURES}e", *factors)
        + rows.tobytes()
        + struct.pack(f"<{len(fine)}e", *fine)
    )
    return header[:4] + struct.pack("<I", zlib.crc32(rest)) + rest


def _to_eight_bits(row: Sequence[float]) -> tuple[float, list[int]]:
    """A factor of 16 bits, and the whole numbers that come nearest to the row when multiplied by it."""
    factor: float = struct.unpack("<e", struct.pack("<e", max(map(abs, row)) / _MOST))[0]
    return factor, [max(-_MOST, min(_MOST, round(number / factor))) if factor else 0 for number in row]


def match_worth(
    frequencies: Sequence[float], own: int, other: int, kernel: Kernel | None = None
) -> tuple[tuple[float, ...], float]:
    """What -3 to 3 game points are worth to a side that needs `own` more to win the match, the other `other`; and its chance now.

    Changes of the chance to win the match, scaled so that winning and losing one game point lie 2 apart.
    """
    worth = bytearray(32)
    (kernel or native()).call("s66_match_worth", struct.pack("<7f", *frequencies), own, other, worth)
    *found, chance = struct.unpack("<8f", worth)
    return tuple(found), chance
