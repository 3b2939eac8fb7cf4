"""`sixtysix positions`: printed positions against the exact solver."""

import json as json_text
import sys
from typing import cast

from sixtysix.interfaces.cli.failure import Failure, needing_kernel
from sixtysix.interfaces.cli.files import opened
from sixtysix.interfaces.cli.options import File, Json


def positions(file: File, /, *, json: Json = False) -> int:
    """Judge a file of printed positions: whether what is stated of each agrees with the exact solver.

    The file is JSON: a list of positions, or an object with a list named positions.

    Parameters
    ----------
    file
        The file, or - for standard input.
    json
        Print JSON: a list of id, verdict, values and stated.

    """
    from sixtysix.search.positions import judge  # noqa: PLC0415  slow to import

    entries = _entries(file)
    with needing_kernel():
        judged = judge(entries)
    if json:
        sys.stdout.write(json_text.dumps(judged, indent=1) + "\n")
        return 0
    for each in judged:
        reason = f" ({each['reason']})" if each["reason"] else ""
        sys.stdout.write(f"{each['id']}: {each['verdict']}{reason}\n")
        for action, value in cast("dict[str, object]", each["values"]).items():
            sys.stdout.write(f"  {action}: {_value(value)}\n")
    return 0


def _value(value: object) -> str:
    if not isinstance(value, dict):
        return str(value)
    fields = cast("dict[str, object]", value)
    return f"{fields['expected_game_points']} (wins {fields['win_probability']})"


def _entries(file: str) -> list[object]:
    with opened(file) as stream:
        raw = stream.read()
    try:
        found: object = json_text.loads(raw.decode("utf-8-sig"))
    except (ValueError, RecursionError) as error:
        raise Failure(f"{file} is not JSON: {' '.join(str(error).split())}.") from error
    if isinstance(found, dict):
        found = cast("dict[str, object]", found).get("positions")
    if not isinstance(found, list):
        raise Failure(f'{file} is neither a list nor an object with a list named "positions".')
    return cast("list[object]", found)
