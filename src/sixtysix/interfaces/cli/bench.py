"""`sixtysix bench`: how fast things are on this machine, and what the engine decides."""

import json as json_text
import sys
from typing import Literal

from sixtysix.interfaces.cli.failure import Failure, needing_kernel
from sixtysix.interfaces.cli.options import Json


def bench(what: Literal["play", "solver", "signature"], /, *, json: Json = False) -> int:
    """Measure this machine, preset by preset: random deals a second (play), or how long solving takes (solver).

    Or print the signature: a number that is the same on every machine, and another one when the engine decides otherwise.

    Parameters
    ----------
    what
        play, solver or signature.
    json
        Print JSON.

    """
    if what == "signature":
        return _print_signature(json=json)
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


def _print_signature(*, json: bool) -> int:
    from sixtysix.interfaces.cli.signature import signature  # noqa: PLC0415  slow to import
    from sixtysix.search.network import NetworkError  # noqa: PLC0415

    try:
        with needing_kernel():
            found = signature()
    except NetworkError as error:
        raise Failure(str(error)) from error
    sys.stdout.write((json_text.dumps({"signature": found}) if json else found) + "\n")
    return 0
