"""Perft: the number of ways to take so many actions from the start of a fixed deal.

Any change of the rules moves it. Python's count is the authority, the kernel's (`Kernel.perft`) reaches deeper.
"""

from sixtysix.rules import State, Variant, actions_in, deal_seed, legal_actions_of, shuffled_deck, start
from sixtysix.rules.apply import _apply


def opening(variant: Variant, seed: int) -> State:
    """The first deal of the match of a seed, dealt by seat 1."""
    return start(variant, shuffled_deck(variant, deal_seed(seed, 1), "", 1), dealer=1)


def perft(state: State, depth: int) -> int:
    """The number of ways to take `depth` actions, those of the seat on turn; deals that end sooner do not count."""
    if depth == 0:
        return 1
    actions = legal_actions_of(state)
    if depth == 1:
        return actions.bit_count()
    return sum(perft(_apply(state, action), depth - 1) for action in actions_in(actions))
