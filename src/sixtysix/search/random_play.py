"""Whole deals between two players at random, in Python: the double of kernel/random.c, number by number.

The player claims 66 when it has it and may; else it takes one of the other legal actions, each equally likely.
"""

from collections.abc import Iterator

from sixtysix.rules import CLAIM, Action, Card, State, Variant, actions_in, legal_actions_of, start, total
from sixtysix.rules.apply import _apply
from sixtysix.rules.shuffle import ordered_deck
from sixtysix.search.kernel import PlaySum
from sixtysix.search.packing import REASONS
from sixtysix.search.stream import Stream

_MASK = (1 << 32) - 1
_RUNS = {24: ((23, 20), (19, 15), (14, 8), (7, 1)), 20: ((19, 15), (14, 8), (7, 1))}


def random_play(variant: Variant, seed: int, deals: int, first: int = 0) -> PlaySum:
    """Plays deals number `first`, `first` + 1, … of a seed, seat 0 dealing the even ones, and sums them up."""
    steps, game_points, totals, reasons = 0, [0, 0], [0, 0], [0] * len(REASONS)
    for number in range(first, first + deals):
        *before, state = random_deal(variant, seed, number)
        outcome = state.table.outcome
        if outcome is None:
            raise ValueError("a deal ends")
        steps += len(before)
        if outcome.winner is not None:
            game_points[outcome.winner] += outcome.game_points
        totals[0] += outcome.totals[0]
        totals[1] += outcome.totals[1]
        reasons[REASONS.index(outcome.reason)] += 1
    return PlaySum(deals, steps, (game_points[0], game_points[1]), (totals[0], totals[1]), tuple(reasons))


def random_deal(variant: Variant, seed: int, number: int) -> Iterator[State]:
    """The states of one deal, first to last."""
    stream = stream_of_deal(seed, number)
    state = start(variant, shuffled(variant, stream), number & 1)
    yield state
    while state.table.outcome is None:
        state = _apply(state, random_action(state, stream))
        yield state


def random_action(state: State, stream: Stream) -> Action:
    """A true claim, or another legal action by lot."""
    legal = legal_actions_of(state)
    if legal >> CLAIM & 1 and total(state.table, state.table.turn) >= 66:
        return CLAIM
    actions = list(actions_in(legal & ~(1 << CLAIM)))
    return actions[0] if len(actions) == 1 else actions[below(len(actions), stream)]


def stream_of_deal(seed: int, number: int) -> Stream:
    """The random numbers of one deal."""
    return Stream(Stream(Stream(seed).number() + number).number())


def below(bound: int, stream: Stream) -> int:
    """An unbiased number in 0..bound-1 from 32 bits, by multiplication."""
    while True:
        product = (stream.number() >> 32) * bound
        if product & _MASK >= (1 << 32) % bound:
            return product >> 32


def shuffled(variant: Variant, stream: Stream) -> list[Card]:
    """A shuffled deck: Fisher-Yates, several of its numbers from one draw of 32 bits (kernel/deal.h says how)."""
    deck = ordered_deck(variant)
    for last, first in _RUNS[len(deck)]:
        for place, chosen in zip(range(last, first - 1, -1), _run(last, first, stream), strict=True):
            deck[place], deck[chosen] = deck[chosen], deck[place]
    return deck


def _run(last: int, first: int, stream: Stream) -> list[int]:
    bounds = 1
    for place in range(first, last + 1):
        bounds *= place + 1
    while True:
        left, chosen = stream.number() >> 32, list[int]()
        for place in range(last, first - 1, -1):
            left *= place + 1
            chosen.append(left >> 32)
            left &= _MASK
        if left >= (1 << 32) % bounds:
            return chosen
