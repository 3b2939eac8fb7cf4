"""Actions as ints; a set of actions is a 33-bit mask. The numeric order is the order of legal actions.

| code  | action |
| ----- | ------ |
| 0-23  | play the card of that number |
| 24-27 | announce the marriage of a suit; its king or queen is led next (or 66 claimed) |
| 28    | exchange the lowest trump for the turn-up |
| 29    | close the talon |
| 30    | draw: the winner of the trick takes the top card, the loser the next |
| 31    | claim 66 |
| 32    | claim 66 out of turn (house rule `claim_when = any_time` only) |
"""

from collections.abc import Iterator
from typing import Final, TypeAlias

from sixtysix.rules.card import Card, Suit

Action: TypeAlias = int
ActionSet: TypeAlias = int

MARRIAGE: Final[Action] = 24
EXCHANGE: Final[Action] = 28
CLOSE: Final[Action] = 29
DRAW: Final[Action] = 30
CLAIM: Final[Action] = 31
CLAIM_OUT_OF_TURN: Final[Action] = 32
ACTION_COUNT: Final = 33


def play(card: Card) -> Action:
    """The action of playing a card."""
    return card


def marry(suit: Suit) -> Action:
    """The action of announcing the marriage of a suit."""
    return MARRIAGE + suit


def is_play(action: Action) -> bool:
    """Whether the action plays a card; its number is the card."""
    return action < MARRIAGE


def is_marriage(action: Action) -> bool:
    """Whether the action announces a marriage; `action - MARRIAGE` is the suit."""
    return MARRIAGE <= action < EXCHANGE


def is_claim(action: Action) -> bool:
    """Whether the action claims 66, in or out of turn."""
    return action >= CLAIM


def actions_in(actions: ActionSet) -> Iterator[Action]:
    """The actions of a set in their contractual (numeric) order."""
    while actions:
        lowest = actions & -actions
        yield lowest.bit_length() - 1
        actions ^= lowest
