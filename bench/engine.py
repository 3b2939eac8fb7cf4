"""Strength and time of the engine: paired deals against a random and a simple player, and the slowest decisions.

python -m bench.engine [PAIRS] [PRESET ...]
"""

import json
import sys
import time

from sixtysix.engine import report
from sixtysix.engine.baseline import random_player, simple_player
from sixtysix.engine.match_play import Player, compare
from sixtysix.rules import DEFAULT_PRESET, PRESETS, Action, PlayerView

PAIRS = 200
OPPONENTS: dict[str, Player] = {"random": random_player, "simple": simple_player}


def bench_engine(
    pairs: int = PAIRS, presets: tuple[str, ...] = (DEFAULT_PRESET, "schnapsen")
) -> dict[str, object]:
    """Game points a deal with 95 % intervals by preset and opponent; milliseconds of CPU time a decision by kind."""
    spent: dict[str, list[float]] = {}

    def timed(view: PlayerView, seed: int) -> Action:
        began = time.thread_time()
        found = report(view, seed)
        spent.setdefault(_kind(view, found.why), []).append((time.thread_time() - began) * 1000)
        return found.action

    return {
        "game points a deal": _strength(timed, pairs, presets),
        "milliseconds a decision": {
            kind: {
                "decisions": len(times),
                "mean": round(sum(times) / len(times), 2),
                "99 %": round(sorted(times)[int(len(times) * 0.99)], 1),
                "most": round(max(times), 1),
            }
            for kind, times in sorted(spent.items())
        },
    }


def _strength(player: Player, pairs: int, presets: tuple[str, ...]) -> dict[str, dict[str, str]]:
    found: dict[str, dict[str, str]] = {}
    for preset in presets:
        found[preset] = {}
        for name, opponent in OPPONENTS.items():
            found[preset][name] = str(compare(PRESETS[preset], player, opponent, pairs))
            print(f"  {preset} v {name}: {found[preset][name]}", file=sys.stderr, flush=True)
    return found


def _kind(view: PlayerView, why: str) -> str:
    table = view.table
    if why not in ("exact", "averaged", "script", "close"):
        return "sure"
    state = "closed" if table.closer is not None else f"talon {table.talon_size:2}"
    return f"{table.variant.deck} cards, {state}"


def main(words: list[str]) -> None:
    """Prints the figures as JSON."""
    pairs = int(words[0]) if words else PAIRS
    print(json.dumps(bench_engine(pairs, tuple(words[1:]) or tuple(PRESETS)), indent=1))


if __name__ == "__main__":
    main(sys.argv[1:])
