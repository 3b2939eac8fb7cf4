"""Two networks without search against each other; open cards decide from the last draw on.

python -m bench.networks A.66n B.66n [PAIRS] [PRESET]
"""

import sys
from pathlib import Path

from sixtysix.rules import PRESETS
from sixtysix.search.network import load_network
from sixtysix.search.self_play import net_match
from train.mix import MAIN

PAIRS = 60_000
SEED = 66


def main(words: list[str]) -> None:
    first, second = (load_network(Path(word)) for word in words[:2])
    pairs = int(words[2]) if len(words) > 2 else PAIRS
    preset = words[3] if len(words) > 3 else MAIN[first.deck]
    if not first.deck == second.deck == PRESETS[preset].deck:
        raise SystemExit(f"{preset} has {PRESETS[preset].deck} cards: both networks must be of that deck")
    found = net_match(PRESETS[preset], first.weights, second.weights, pairs=pairs, seed=SEED)
    print(f"{preset}: {words[0]} wins {found} a deal from {words[1]} ({pairs:,} pairs)")


if __name__ == "__main__":
    main(sys.argv[1:])
