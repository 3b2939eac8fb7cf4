"""The deals that everybody must think possible, and the hands with which a closing makes sense."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations
from typing import Final

from sixtysix.rules import (
    CLAIM,
    CLOSE,
    BySeat,
    CardSet,
    PlayerView,
    Seat,
    State,
    Table,
    apply,
    cards_in,
    cardset,
)
from sixtysix.rules.cardset import ALL_20, ALL_24
from sixtysix.search.nash import Game
from sixtysix.search.opencards import Solution, solve_all

SENSIBLE: Final = 0.4
"""Game points that a hand must promise itself of a closing, by the mean of open-card values."""
_CHUNK: Final = 1000


def hidden_cards(table: Table) -> CardSet:
    """The cards in both hands and the face-down talon."""
    seen = table.piles[0] | table.piles[1]
    for card in (table.turn_up, table.led):
        seen |= 0 if card is None else 1 << card
    return (ALL_24 if table.variant.deck == 24 else ALL_20) & ~seen


def hands_of(cards: CardSet, known: CardSet, size: int) -> Iterator[CardSet]:
    """The hands of so many cards, the known ones among them."""
    for drawn in combinations(cards_in(cards & ~known), size - known.bit_count()):
        yield known | cardset(drawn)


def public_deals(views: BySeat[PlayerView]) -> list[State]:
    """The deals that both seats' views have in common, if at most one card of the talon lies face down.

    What a seat is known to hold is: announced, or taken from under the talon. Raises `ValueError` for a larger talon.
    """
    table = views[0].table
    if table.talon_size > 2:
        raise ValueError(f"the talon has {table.talon_size} cards: at most two may be left, one face down")
    hidden, known = hidden_cards(table), (views[1].known, views[0].known)
    return [
        State(table, (first, second), tuple(cards_in(hidden & ~first & ~second)))
        for first in hands_of(hidden & ~known[1], known[0], table.hand_sizes[0])
        for second in hands_of(hidden & ~first, known[1], table.hand_sizes[1])
    ]


def closing_worths(deals: Sequence[State]) -> dict[CardSet, float]:
    """For each hand of the seat on turn, before its lead, what closing is worth by open cards.

    The mean over the deals with the hand, the same lead in all of them; game points to the seat that closes.
    """
    seat = deals[0].table.turn
    rows: dict[CardSet, list[Solution]] = {}
    for first in range(0, len(deals), _CHUNK):
        chunk = deals[first : first + _CHUNK]
        for deal, solution in zip(chunk, solve_all([apply(each, CLOSE) for each in chunk]), strict=True):
            rows.setdefault(deal.hands[seat], []).append(solution)
    return {hand: _best_mean(solutions) for hand, solutions in rows.items()}


def _best_mean(solutions: Sequence[Solution]) -> float:
    actions = [action for action in solutions[0].actions if action < CLAIM]
    return max(sum(each.actions[action].low for each in solutions) / len(solutions) for action in actions)


def closed_game(
    deals: Sequence[State],
    worths: Mapping[CardSet, float],
    least: float = SENSIBLE,
    most_hands: int = 999_999,
) -> Game | None:
    """The game after the closing of the deals, the closer having any hand with which it is worth `least`; None if it has none.

    Of more than `most_hands` such hands only so many, evenly spaced, are taken. All the others have weight 0: the opponent may
    think them possible.
    """
    sensible = sorted(hand for hand, worth in worths.items() if worth >= least)
    if not sensible:
        return None
    count = min(most_hands, len(sensible))
    taken = {sensible[i * len(sensible) // count] for i in range(count)}
    seat: Seat = deals[0].table.turn
    return Game([apply(deal, CLOSE) for deal in deals], [float(deal.hands[seat] in taken) for deal in deals])
