"""Match play: from every score, the engine that is told the score against the one that is not.

python -m bench.scores [PAIRS] [PRESET] [LEVEL]

Each deal is played from both seats at the same score (the first needs A, the other B; then the other way round). What counts is the
chance to win the match after the deal, by the table of equities, in hundredths; and the interval is clustered by pair.
"""

import sys
from math import sqrt

from sixtysix.engine.levels import LEVELS
from sixtysix.engine.match_play import play_deal
from sixtysix.engine.mind import Engine, network_of
from sixtysix.engine.player import Needs
from sixtysix.rules import PRESETS, deal, deal_seed, shuffled_deck
from sixtysix.search.network import match_worth

PAIRS = 100


def equity(frequencies: tuple[float, ...], own: int, other: int) -> float:
    """The chance to win the match of a side that needs `own`, the other `other`."""
    if own <= 0 or other <= 0:
        return 1.0 if own <= 0 else 0.0
    return match_worth(frequencies, own, other)[1]


def compare(preset: str, level: str, needs: Needs, pairs: int, seed: int = 66) -> tuple[float, float]:
    """What being told the score brings at it: mean and half of the 95 % interval, in hundredths of a match."""
    variant = PRESETS[preset]
    frequencies = network_of(variant.deck).frequencies
    told, blind = Engine(LEVELS[level]), Engine(LEVELS[level], blind=True)
    gains: list[float] = []
    for number in range(1, pairs + 1):
        dealt = deal(variant, shuffled_deck(variant, deal_seed(seed, number), "", number), number % 2)
        gain = 0.0
        for players, sign in (((told, blind), 1), ((blind, told), -1)):
            # seat 0 needs `own` in both deals; it is told the score in the first only
            points = play_deal(dealt, players, seed + number, (needs, Needs(needs.other, needs.own))).points
            after = equity(frequencies, needs.own - max(points, 0), needs.other - max(-points, 0))
            gain += sign * after * 100
        gains.append(gain / 2)
    mean = sum(gains) / pairs
    return mean, 1.96 * sqrt(sum((gain - mean) ** 2 for gain in gains) / (pairs - 1) / pairs)


def main(words: list[str]) -> None:
    pairs = int(words[0]) if words else PAIRS
    preset = words[1] if len(words) > 1 else "sixty-six"
    level = words[2] if len(words) > 2 else "master"
    target = PRESETS[preset].match_target
    print(f"{preset}, {level}, {pairs} pairs a score: hundredths of a match that knowing the score brings")
    for own in range(1, target + 1):
        for other in range(1, target + 1):
            mean, margin = compare(preset, level, Needs(own, other), pairs)
            mark = "" if abs(mean) <= margin else "  better" if mean > 0 else "  WORSE"
            print(f"needs {own:2}, the other {other:2}: {mean:+6.2f} ± {margin:.2f}{mark}", flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
