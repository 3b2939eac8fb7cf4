"""What first hands are worth: deals between two equal players, and the weights that best tell their game points.

`python -m bench.luck sixty-six 20000` prints the weights that stand in web/src/statistics/luck.ts: game points that a side
may expect more for each thing it has more of than the other. What is left over is how deals differ for other reasons.
"""

import sys
from math import sqrt
from random import Random
from typing import Final

from sixtysix.engine.match_play import play_deal
from sixtysix.engine.players import player
from sixtysix.rules import PRESETS, State, cards_in, deal, other
from sixtysix.rules.card import ACE, KING, QUEEN, TEN
from sixtysix.rules.shuffle import ordered_deck

LEVEL: Final = "strong"
NAMES: Final = ("lead", "trumps", "aces", "tens", "marriages", "trump marriage", "exchange card")


def hand_of(dealt: State, seat: int) -> list[int]:
    """The things of a hand that are counted, in the order of `NAMES`."""
    trump = dealt.table.trump
    cards = list(cards_in(dealt.hands[seat]))
    pairs = [suit for suit in range(4) if suit * 6 + KING in cards and suit * 6 + QUEEN in cards]
    return [
        seat == other(dealt.table.dealer),
        sum(card // 6 == trump for card in cards),
        sum(card % 6 == ACE for card in cards),
        sum(card % 6 == TEN for card in cards),
        sum(suit != trump for suit in pairs),
        trump in pairs,
        dealt.table.lowest_trump in cards,
    ]


def solved(matrix: list[list[float]], right: list[float]) -> list[float]:
    """The solution of a small system of equations."""
    rows = [[*row, value] for row, value in zip(matrix, right, strict=True)]
    for at in range(len(rows)):
        pivot = max(range(at, len(rows)), key=lambda row: abs(rows[row][at]))
        rows[at], rows[pivot] = rows[pivot], rows[at]
        rows[at] = [value / rows[at][at] for value in rows[at]]
        for row, values in enumerate(rows):
            if row != at:
                rows[row] = [each - values[at] * top for each, top in zip(values, rows[at], strict=True)]
    return [row[-1] for row in rows]


def main() -> None:
    """Plays, and prints the weights with what they explain."""
    preset, deals = sys.argv[1], int(sys.argv[2])
    variant = PRESETS[preset]
    dice = Random(66)
    players = (player(LEVEL), player(LEVEL))
    size = len(NAMES)
    squares = [[0.0] * size for _ in range(size)]
    products = [0.0] * size
    kept: list[tuple[list[int], int]] = []
    for number in range(deals):
        deck = ordered_deck(variant)
        dice.shuffle(deck)
        dealt = deal(variant, deck, number % 2)
        points = play_deal(dealt, players, number).points
        more = [mine - theirs for mine, theirs in zip(hand_of(dealt, 0), hand_of(dealt, 1), strict=True)]
        kept.append((more, points))
        for row in range(size):
            products[row] += more[row] * points
            for column in range(size):
                squares[row][column] += more[row] * more[column]
    weights = solved(squares, products)
    worth = [sum(weight * each for weight, each in zip(weights, more, strict=True)) for more, _ in kept]
    whole = sqrt(sum(points * points for _, points in kept) / deals)
    left = sqrt(sum((points - each) ** 2 for (_, points), each in zip(kept, worth, strict=True)) / deals)
    print(f"{preset}, {deals} deals of {LEVEL} against itself")
    for name, weight in zip(NAMES, weights, strict=True):
        print(f"  {name:15} {weight:+.3f}")
    print(f"  game points spread by {whole:.3f} a deal, by {left:.3f} when the hands are allowed for")
    print(f"  luck of the hands spreads by {sqrt(sum(each * each for each in worth) / deals):.3f}")


if __name__ == "__main__":
    main()
