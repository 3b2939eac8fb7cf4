"""`sixtysix solve`: a position with open cards."""

import json as json_text
import sys

from sixtysix.interfaces.cli.failure import Failure, needing_kernel
from sixtysix.interfaces.cli.options import Json
from sixtysix.notation import action_name, parse_position, position_text


def solve(position: str, /, *, json: Json = False) -> int:
    """Say what each action is worth if both players see all cards and play as well as can be.

    Values are game points of the deal to the player on turn, from -3 to 3.

    Parameters
    ----------
    position
        The position: one line in quotes (docs/protocol/notation.md).
    json
        Print JSON.

    """
    from sixtysix.search.opencards import solve as solved  # noqa: PLC0415  slow to import

    state = parse_position(position)
    table = state.table
    if table.outcome is not None:
        raise Failure("the deal of this position is over; there is nothing to solve.")
    with needing_kernel():
        solution = solved(state)
    values = {action_name(action, table.trump): each.low for action, each in solution.actions.items()}
    best = [action_name(action, table.trump) for action in solution.best]
    if json:
        found = {
            "position": position_text(state),
            "turn": table.turn,
            "value": solution.value,
            "exact": solution.exact,
            "actions": values,
            "best": best,
            "nodes": solution.nodes,
        }
        sys.stdout.write(json_text.dumps(found) + "\n")
        return 0
    sys.stdout.write(f"seat {table.turn} is on turn: {_signed(solution.value)}\n")
    for name, value in sorted(values.items(), key=lambda each: -each[1]):
        sys.stdout.write(f"{name:<4} {_signed(value)}{'  best' if name in best else ''}\n")
    return 0


def _signed(value: int) -> str:
    return f"{value:+d}" if value else "0"
