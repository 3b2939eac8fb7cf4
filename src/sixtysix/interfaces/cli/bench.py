"""`sixtysix bench`: how fast things are on this machine."""

import json as json_text
import sys
from typing import Literal

from sixtysix.interfaces.cli.failure import needing_kernel
from sixtysix.interfaces.cli.options import Json


def bench(what: Literal["play", "solver"], /, *, json: Json = False) -> int:
    """Measure this machine, preset by preset: random deals a second (play), or how long solving takes (solver).

    Parameters
    ----------
    what
        play or solver.
    json
        Print JSON.

    """
    with needing_kernel():
        found = _play() if what == "play" else _solver()
    if json:
        sys.stdout.write(json_text.dumps(found) + "\n")
        return 0
    for name, figures in found.items():
        sys.stdout.write(f"{name}\n")
        for unit, figure in figures.items():
            sys.stdout.write(f"  {unit} {figure:,.{0 if figure >= 100 else 3}f}\n")
    return 0


def _play() -> dict[str, dict[str, float]]:
    from sixtysix.search.bench_play import bench_play  # noqa: PLC0415  slow to import

    return bench_play()


def _solver() -> dict[str, dict[str, float]]:
    from sixtysix.search.bench_solver import bench_solver  # noqa: PLC0415  slow to import

    return bench_solver()
