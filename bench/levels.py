"""Round robin of the six levels: game points a deal and matches won, over pairs of deals with swapped seats.

python -m bench.levels [PAIRS] [PRESET]
"""

import sys
from itertools import combinations

from sixtysix.engine.arena_pairs import Contest, Seated, play_pair
from sixtysix.engine.levels import LEVELS
from sixtysix.engine.players import player
from sixtysix.engine.statistics import estimate
from sixtysix.rules import PRESETS

PAIRS = 300


def main(words: list[str]) -> None:
    pairs = int(words[0]) if words else PAIRS
    preset = words[1] if len(words) > 1 else "sixty-six"
    for weaker, stronger in combinations(LEVELS, 2):
        contest = Contest(stronger, weaker, PRESETS[preset])
        seated = Seated(player(stronger), player(weaker))
        played = [play_pair(contest, seated, number).cluster for number in range(1, pairs + 1)]
        print(f"{preset}: {stronger} v {weaker}: {estimate(played)}", flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
