"""Time of the engine: milliseconds of CPU time and network runs a decision, by how far the deal is.

python -m bench.engine [DEALS] [PRESET ...]
"""

import json
import sys
import time

from sixtysix.engine import MASTER, think
from sixtysix.engine.match_play import play_deal
from sixtysix.engine.player import FunctionPlayer
from sixtysix.rules import PRESETS, Action, PlayerView, deal, deal_seed, shuffled_deck

DEALS = 200


def bench_engine(
    deals: int = DEALS, presets: tuple[str, ...] = ("sixty-six", "schnapsen")
) -> dict[str, object]:
    """By preset and kind of decision: how many, and the time of the median, the 99th in a hundred and the slowest."""
    return {preset: _timed(preset, deals) for preset in presets}


def _timed(preset: str, deals: int) -> dict[str, object]:
    variant = PRESETS[preset]
    spent: dict[str, list[float]] = {}

    def decide(view: PlayerView, seed: int) -> Action:
        began = time.thread_time()
        found = think(view, seed, MASTER.limits)
        milliseconds = (time.thread_time() - began) * 1000
        for kind in ("all", _kind(view, found.why)):
            spent.setdefault(kind, []).append(milliseconds)
        return found.action

    player = FunctionPlayer("master", decide)
    for number in range(1, deals + 1):
        dealt = deal(variant, shuffled_deck(variant, deal_seed(1, number), "", number), number % 2)
        play_deal(dealt, (player, player), number)
    return {
        kind: {
            "decisions": len(times),
            "median": round(sorted(times)[len(times) // 2], 2),
            "99 %": round(sorted(times)[int(len(times) * 0.99)], 1),
            "most": round(max(times), 1),
        }
        for kind, times in sorted(spent.items())
    }


def _kind(view: PlayerView, why: str) -> str:
    return f"talon {view.table.talon_size:2}" if why == "search" else why


def main(words: list[str]) -> None:
    """Prints the figures as JSON."""
    deals = int(words[0]) if words else DEALS
    print(json.dumps(bench_engine(deals, tuple(words[1:]) or ("sixty-six", "schnapsen")), indent=1))


if __name__ == "__main__":
    main(sys.argv[1:])
