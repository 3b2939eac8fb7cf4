"""Round robin of the six levels: game points a deal and matches won, over pairs of deals with swapped seats.

python -m bench.levels [PAIRS] [PRESET]
"""

import sys
from itertools import combinations

from sixtysix.engine.arena import Arena
from sixtysix.engine.arena_pairs import Contest
from sixtysix.engine.levels import LEVELS
from sixtysix.rules import PRESETS

PAIRS = 300


def main(words: list[str]) -> None:
    pairs = int(words[0]) if words else PAIRS
    preset = words[1] if len(words) > 1 else "sixty-six"
    for weaker, stronger in combinations(LEVELS, 2):
        report = Arena(Contest(stronger, weaker, PRESETS[preset]), pairs).run()
        won, lost = report.matches_won
        print(
            f"{preset}: {stronger} v {weaker}: {report.estimate}, matches {won} : {lost}",
            flush=True,
        )


if __name__ == "__main__":
    main(sys.argv[1:])
