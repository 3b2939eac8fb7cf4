"""`sixtysix perft`: counting the ways to play on."""

import json as json_text
import sys
from time import perf_counter

from sixtysix.interfaces.cli.failure import Failure
from sixtysix.interfaces.cli.options import Json, preset_named
from sixtysix.notation import parse_position, position_text


def perft(
    preset: str | None = None,
    /,
    *,
    depth: int,
    position: str | None = None,
    seed: int = 0,
    json: Json = False,
) -> int:
    """Count the ways to take so many actions, from the first deal of a seed or from a position.

    Parameters
    ----------
    preset
        Preset whose first deal is counted.
    depth
        Number of actions.
    position
        Position to count from, in place of a preset: one line in quotes.
    seed
        Seed of the deal.
    json
        Print JSON.

    """
    from sixtysix.search.perft import opening  # noqa: PLC0415  slow to import

    if (preset is None) == (position is None):
        raise Failure("give a preset or --position, as in: sixtysix perft sixty-six --depth 4")
    if not 0 <= depth <= 60:
        raise Failure("--depth is a number from 0 to 60; beyond 6 the count takes long.")
    state = parse_position(position) if position is not None else opening(preset_named(preset or ""), seed)
    begun = perf_counter()
    counts = [_count(position_text(state), each) for each in ([depth] if json else range(1, depth + 1))]
    took = perf_counter() - begun
    if json:
        found = {
            "position": position_text(state),
            "depth": depth,
            "count": counts[-1],
            "seconds": round(took, 6),
        }
        sys.stdout.write(json_text.dumps(found) + "\n")
        return 0
    sys.stdout.write(position_text(state) + "\n")
    for each, count in enumerate(counts, 1):
        sys.stdout.write(f"depth {each}: {count}\n")
    return 0


def _count(position: str, depth: int) -> int:
    """The kernel's count, or Python's where there is no kernel."""
    from sixtysix.search.kernel import KernelError, native  # noqa: PLC0415  slow to import
    from sixtysix.search.perft import perft as counted  # noqa: PLC0415

    state = parse_position(position)
    try:
        return native().perft(state, depth)
    except KernelError:
        return counted(state, depth)
