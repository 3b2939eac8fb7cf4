"""What is true of every state, whatever was played. For tests, position parsing and the differential walk."""

from sixtysix.rules.cardset import ALL_20, ALL_24, cardset
from sixtysix.rules.seat import other
from sixtysix.rules.state import State


class BrokenState(ValueError):
    """A state that no deal can reach; the text says which invariant is broken."""


def check(state: State) -> None:  # noqa: PLR0912  a list of facts
    """Raises `BrokenState` if a card is missing or doubled, or the counts do not fit together."""
    table, hands, talon = state
    everywhere = [*hands, *table.piles, cardset(talon)]
    if table.turn_up is not None:
        everywhere.append(1 << table.turn_up)
    if table.led is not None:
        everywhere.append(1 << table.led)
    deck = ALL_24 if table.variant.deck == 24 else ALL_20
    if sum(cards.bit_count() for cards in everywhere) != table.variant.deck:
        raise BrokenState("the cards do not add up to one deck")
    union = 0
    for cards in everywhere:
        union |= cards
    if union != deck:
        raise BrokenState("a card is missing, doubled or foreign to the deck")
    if table.talon_size != len(talon) + (table.turn_up is not None) or table.talon_size % 2:
        raise BrokenState("the talon's size is wrong")
    if (table.turn_up is None) != (table.talon_size == 0):
        raise BrokenState("the turn-up lies under the talon exactly while there is one")
    if table.turn_up is not None and table.turn_up // 6 != table.trump:
        raise BrokenState("the turn-up is not a trump")
    if table.hand_sizes != (hands[0].bit_count(), hands[1].bit_count()):
        raise BrokenState("the hand sizes are wrong")
    behind = table.hand_sizes[other(table.leader)] - table.hand_sizes[table.leader]
    if behind != (0 if table.led is None else 1):
        raise BrokenState("the hands are of unequal size")
    if any(pile.bit_count() % 2 for pile in table.piles):
        raise BrokenState("tricks are of two cards")
    if table.led is None and table.outcome is None and table.turn != table.leader:
        raise BrokenState("the leader is on turn before a card is led")
    if table.led is not None and table.outcome is None and table.turn == table.leader:
        raise BrokenState("the follower is on turn after a card is led")
    if (table.closer is None) != (table.closing is None):
        raise BrokenState("closing is recorded exactly when somebody closed")
    if table.closer is None and table.outcome is None:
        full = table.variant.hand_size - (table.must_draw or table.led is not None)
        if table.talon_size and table.hand_sizes[table.leader] != full:
            raise BrokenState("hands are full while the talon is open")
