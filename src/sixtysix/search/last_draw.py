"""The last draw: two cards in the talon, one trick, and the draw that lets both see everything. A mixed strategy for it.

The game that is solved (kernel/last_draw.c) holds every hand the opponent may have and, to each of these, every hand
that the opponent may think this seat has: its own among them.
"""

from collections.abc import Iterator
from typing import Final

from sixtysix.rules import MARRIAGE, Action, CardSet, PlayerView, State, Table, cards_in, other
from sixtysix.rules.table import with_seat
from sixtysix.search.features import shown_of_me
from sixtysix.search.kernel import SIGNATURES, Kernel, native
from sixtysix.search.nash import Game, Mixed, unpack_mixed
from sixtysix.search.nash_deals import hands_of, hidden_cards

SIGNATURES["s66_last_draw"] = "pppiiipiiwqw:i"

ITERATIONS: Final = 100
TRICKS: Final = 1
"""Tricks played in the game; what follows a closing is worth what open cards make of it, after them."""
_MEMORY: Final = 4 << 20
_MIXED_BYTES: Final = 264


def last_draw(view: PlayerView, iterations: int = ITERATIONS, kernel: Kernel | None = None) -> Mixed | None:
    """The mixed strategy of the seat on turn for its lead or its answer; the same view gives the same strategy.

    None if the view is not one of the last draw: two cards in the talon, open, and a card to be led or answered.
    """
    if not is_last_draw(view):
        return None
    game, path = Game(deals := list(deals_of(view)), [1.0] * len(deals)), path_of(view)
    memory, mixed = bytearray(_MEMORY), bytearray(_MIXED_BYTES)
    found = (kernel or native()).call(
        "s66_last_draw",
        *game.packed(),
        TRICKS,
        iterations,
        bytes(path),
        len(path),
        view.hand,
        memory,
        len(memory),
        mixed,
    )
    return unpack_mixed(mixed) if found else None


def is_last_draw(view: PlayerView) -> bool:
    """Whether the seat is on turn in the last trick before the talon is used up."""
    table = view.table
    return (
        table.outcome is None
        and table.turn == view.seat
        and table.talon_size == 2
        and table.closer is None
        and not table.must_draw
    )


def deals_of(view: PlayerView) -> Iterator[State]:
    """The deals of the game, before the lead."""
    table, opponent = _before_lead(view), other(view.seat)
    hidden = hidden_cards(table)
    for theirs in hands_of(hidden & ~view.hand, _known_before_lead(view), table.hand_sizes[opponent]):
        for own in hands_of(hidden & ~theirs, shown_of_me(view), view.hand.bit_count()):
            hands = (own, theirs) if view.seat == 0 else (theirs, own)
            yield State(table, hands, tuple(cards_in(hidden & ~theirs & ~own)))


def path_of(view: PlayerView) -> list[Action]:
    """What has been done since the lead was due."""
    led, married = view.table.led, view.married_now
    announced = [MARRIAGE + suit for suit in range(4) if married >> suit & 1]
    return announced if led is None else [*announced, led]


def _known_before_lead(view: PlayerView) -> CardSet:
    led = view.table.led
    return view.known if led is None else view.known | 1 << led


def _before_lead(view: PlayerView) -> Table:
    table = view.table
    leader, led = table.leader, int(table.led is not None)
    return table._replace(
        led=None,
        announced=None,
        turn=leader,
        hand_sizes=with_seat(table.hand_sizes, leader, table.hand_sizes[leader] + led),
        married=with_seat(table.married, leader, table.married[leader] & ~view.married_now),
    )
