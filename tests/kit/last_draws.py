"""The last draw in Python, from the view alone: what kernel/last_draw.h is checked against.

The game that is solved holds every hand that the opponent may think this seat has, whatever hand it has itself, and to each of
these every hand that this seat would then think possible; if that makes too many deals, only hands that the opponent may have.
"""

from collections.abc import Iterator

from sixtysix.rules import MARRIAGE, Action, CardSet, PlayerView, State, Table, cards_in, other
from sixtysix.rules.table import with_seat
from sixtysix.search.features import shown_of_me
from sixtysix.search.kernel import Kernel
from sixtysix.search.nash import Game, Mixed, Solved
from sixtysix.search.nash_deals import hands_of, hidden_cards

MOST_DEALS = 200
MOST_WORK = 10_500
"""Deals times iterations, in a decision."""


def last_draw(view: PlayerView, iterations: int = 0, kernel: Kernel | None = None) -> Mixed | None:
    """The mixed strategy of the seat on turn for its lead or its answer, every hand equally likely.

    Of as many iterations as in a decision, if they are not named. None if the view is not one of the last draw: two cards in the talon, open, and a card to be led or answered.
    """
    if not is_last_draw(view):
        return None
    deals = list(deals_of(view))
    solved = Solved(Game(deals, [1.0] * len(deals)), tricks=1, kernel=kernel)
    solved.improve(iterations or min(100, MOST_WORK // len(deals)))
    return solved.strategy(view.hand, path_of(view))


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
    known, shown, size = _known_before_lead(view), shown_of_me(view), table.hand_sizes[opponent]
    suspected = dict.fromkeys(
        own
        for theirs in hands_of(hidden & ~view.hand, known, size)
        for own in hands_of(hidden & ~theirs, shown, view.hand.bit_count())
    )
    pairs = [(own, theirs) for own in suspected for theirs in hands_of(hidden & ~own, known, size)]
    if len(pairs) > MOST_DEALS:
        pairs = [(own, theirs) for own, theirs in pairs if not theirs & view.hand]
    for own, theirs in pairs:
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
