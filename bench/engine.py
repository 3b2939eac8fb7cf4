"""Strength and time of the engine: the arena over all presets, and the slowest decisions.

python -m bench.engine [PAIRS] [PRESET ...]
"""

import json
import sys
import time

from sixtysix.engine import FunctionPlayer
from sixtysix.engine.arena_pairs import Contest, Seated, play_pair
from sixtysix.engine.players import player
from sixtysix.engine.searching import report
from sixtysix.engine.statistics import estimate
from sixtysix.rules import DEFAULT_PRESET, PRESETS, Action, PlayerView

PAIRS = 200
OPPONENTS = ("random", "simple")


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

    strength: dict[str, dict[str, str]] = {}
    for preset in presets:
        strength[preset] = {}
        for name in OPPONENTS:
            contest = Contest("master", name, PRESETS[preset])
            seated = Seated(FunctionPlayer("master", timed), player(name))
            played = [play_pair(contest, seated, number).cluster for number in range(1, pairs + 1)]
            strength[preset][name] = str(estimate(played))
            print(f"  {preset} v {name}: {strength[preset][name]}", file=sys.stderr, flush=True)
    return {
        "game points a deal": strength,
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
