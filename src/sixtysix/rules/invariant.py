"""What is true of every state, whatever was played. For tests, position parsing and the differential walk."""

from collections.abc import Iterator

from sixtysix.rules.cardset import ALL_20, ALL_24, cardset
from sixtysix.rules.seat import other
from sixtysix.rules.state import State
from sixtysix.rules.table import Table


class BrokenState(ValueError):
    """A state that no deal can reach; the text says which invariant is broken."""


def check(state: State) -> None:
    """Raises `BrokenState` if a card is missing or doubled, or the counts do not fit together."""
    for holds, broken in _facts(state):
        if not holds:
            raise BrokenState(broken)


def _facts(state: State) -> Iterator[tuple[bool, str]]:
    table, hands, talon = state
    everywhere = [*hands, *table.piles, cardset(talon)]
    everywhere += [1 << card for card in (table.turn_up, table.led) if card is not None]
    union = 0
    for cards in everywhere:
        union |= cards
    number = sum(cards.bit_count() for cards in everywhere)
    yield (
        number == table.variant.deck and len(set(talon)) == len(talon),
        "the cards do not add up to one deck",
    )
    deck = ALL_24 if table.variant.deck == 24 else ALL_20
    yield union == deck, "a card is missing, doubled or foreign to the deck"
    under = 0 if table.turn_up is None else 1
    yield table.talon_size == len(talon) + under and table.talon_size % 2 == 0, "the talon's size is wrong"
    yield under == (table.talon_size > 0), "the turn-up lies under the talon exactly while there is one"
    yield table.turn_up is None or table.turn_up // 6 == table.trump, "the turn-up is not a trump"
    yield table.hand_sizes == (hands[0].bit_count(), hands[1].bit_count()), "the hand sizes are wrong"
    yield all(pile.bit_count() % 2 == 0 for pile in table.piles), "tricks are of two cards"
    yield (
        (table.closer is None) == (table.closing is None),
        "closing is recorded exactly when somebody closed",
    )
    yield from _turn_facts(table)


def _turn_facts(table: Table) -> Iterator[tuple[bool, str]]:
    leads = table.led is None
    behind = table.hand_sizes[other(table.leader)] - table.hand_sizes[table.leader]
    yield behind == (0 if leads else 1), "the hands are of unequal size"
    if table.outcome is None:
        yield (table.turn == table.leader) == leads, "the leader is on turn exactly before a card is led"
        full = table.variant.hand_size - (table.must_draw or not leads)
        open_talon = table.closer is None and table.talon_size > 0
        yield (
            not open_talon or table.hand_sizes[table.leader] == full,
            "hands are full while the talon is open",
        )
