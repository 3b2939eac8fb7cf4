"""What a network is told of a view, in Python: the double of kernel/observation.h, read from the view alone.

It is what the kernel is checked against, and the place to read what a feature means; the table of the blocks is in
docs/design/network.md. `observe` is the one to use. All features are 0 or 1, and a seat's are the same however suits are named.
"""

from collections.abc import Iterable
from typing import Final, NamedTuple

from sixtysix.rules import Card, CardSet, PlayerView, Suit, Variant, cards_in, other, totals
from sixtysix.rules.cardset import PAIRS
from sixtysix.rules.variant import SWITCHES
from sixtysix.rules.view import disproved

HAND: Final = 0
SHOWN: Final = 24
UNSEEN: Final = 48
BURIED: Final = 72
I_LED: Final = 96
I_ANSWERED: Final = 120
IT_LED: Final = 144
IT_ANSWERED: Final = 168
LED: Final = 192
TURN_UP: Final = 216
LAST: Final = 222
SHOWN_OF_ME: Final = 318
DENIED_OF_ME: Final = 342
PAIR: Final = 366
I_MARRIED: Final = 370
IT_MARRIED: Final = 374
POINTS: Final = 378
ITS_POINTS: Final = 395
FLAGS: Final = 412
TALON: Final = 428
CARDS: Final = 435
NEEDS: Final = 442
RULES: Final = 448

_SWITCHES: Final = (
    "exchange_needs_trick", "exchange_when", "auto_exchange", "exchange_on_opponent_close", "marriage_first_lead",
    "marriage_when_exhausted", "marriage_when_closed", "marriage_on_closing_lead", "marriage_ends_deal", "auto_marriage",
    "must_head", "must_trump", "close_first_lead", "close_timing", "close_freeze", "close_fail", "close_fail_when",
    "close_beaten", "close_unclaimed", "win_mode", "claim_when", "false_claim", "last_trick", "unclaimed",
    "draw_last_trick_wins",
)  # fmt: skip


class _Played(NamedTuple):
    """Cards played so far: all in order, and by who led and who answered with them (by seat)."""

    order: list[Card]
    led: tuple[CardSet, CardSet]
    answered: tuple[CardSet, CardSet]


def features_of(view: PlayerView, needs: tuple[int, int] = (3, 3)) -> frozenset[int]:
    """The features that are on, for a seat that needs so many game points to win the match, and the other so many."""
    suits = suits_in_order(view)
    place = {suit: at for at, suit in enumerate(suits)}
    blocks = _card_blocks(view)
    on = {block + place[card // 6] * 6 + card % 6 for block, cards in blocks for card in cards_in(cards)}
    on |= {block + place[suit] for block, chosen in _suit_blocks(view) for suit in chosen}
    if view.table.turn_up is not None:
        on.add(TURN_UP + view.table.turn_up % 6)
    both = totals(view.table)
    on |= _points(POINTS, both[view.seat]) | _points(ITS_POINTS, both[other(view.seat)])
    on |= {FLAGS + at for at, flag in enumerate(_flags(view)) if flag}
    on |= {TALON + view.table.talon_size // 2, CARDS + view.hand.bit_count()}
    on |= {NEEDS + min(needs[0], 3) - 1, NEEDS + 3 + min(needs[1], 3) - 1}
    return frozenset(on | _rules(view.table.variant))


def suits_in_order(view: PlayerView) -> list[Suit]:
    """Trumps first, then the plain suits by what the seat knows of them, so that their names make no difference."""
    played, seat = _played(view), view.seat
    keys = (
        view.hand, view.unseen, view.known, played.led[seat], played.answered[seat], played.led[other(seat)],
    )  # fmt: skip

    def key(suit: Suit) -> tuple[int, ...]:
        return tuple(-(cards >> 6 * suit & 63) for cards in keys)

    trump = view.table.trump
    return [trump, *sorted((suit for suit in range(4) if suit != trump), key=key)]


def _card_blocks(view: PlayerView) -> Iterable[tuple[int, CardSet]]:
    played, seat, opponent = _played(view), view.seat, other(view.seat)
    yield HAND, view.hand
    yield SHOWN, view.known
    yield UNSEEN, view.unseen & ~view.impossible
    yield BURIED, view.unseen & view.impossible
    yield I_LED, played.led[seat]
    yield I_ANSWERED, played.answered[seat]
    yield IT_LED, played.led[opponent]
    yield IT_ANSWERED, played.answered[opponent]
    if view.table.led is not None:
        yield LED, 1 << view.table.led
    mine = played.led[seat] | played.answered[seat]
    done = played.order[: 2 * len(view.tricks)]
    for trick, cards in ((0, done[-2:]), (1, done[-4:-2])):
        for card in cards:
            yield LAST + 48 * trick + 24 * (mine >> card & 1), 1 << card
    yield SHOWN_OF_ME, shown_of_me(view)
    yield DENIED_OF_ME, _denied_of_me(view) & (view.unseen | view.hand)


def _suit_blocks(view: PlayerView) -> Iterable[tuple[int, list[Suit]]]:
    yield PAIR, [suit for suit in range(4) if view.hand & PAIRS[suit] == PAIRS[suit]]
    for block, seat in ((I_MARRIED, view.seat), (IT_MARRIED, other(view.seat))):
        yield block, [suit for suit in range(4) if view.table.married[seat] >> suit & 1]


def _played(view: PlayerView) -> _Played:
    order, led, answered = list[Card](), [0, 0], [0, 0]
    for trick in view.tricks:
        order += (trick.led, trick.answer)
        led[trick.leader] |= 1 << trick.led
        answered[other(trick.leader)] |= 1 << trick.answer
    if view.table.led is not None:
        order.append(view.table.led)
        led[view.table.leader] |= 1 << view.table.led
    return _Played(order, (led[0], led[1]), (answered[0], answered[1]))


def shown_of_me(view: PlayerView) -> CardSet:
    """What the other seat has seen of this hand: shown in a marriage, or the card turned up in the deal, once it is held."""
    shown = 0 if view.dealt_turn_up is None else 1 << view.dealt_turn_up
    for suit in range(4):
        if view.table.married[view.seat] >> suit & 1:
            shown |= PAIRS[suit]
    return shown & view.hand


def _denied_of_me(view: PlayerView) -> CardSet:
    """Cards that this seat's answers under the strict rules have proven it not to hold."""
    table, denied = view.table, 0
    closed_at = None if table.closing is None else sum(table.closing.tricks)
    for at, trick in enumerate(view.tricks):
        exhausted = table.variant.deck - 2 * table.variant.hand_size <= 2 * at
        strict = exhausted if closed_at is None else at >= closed_at
        if not strict or trick.leader == view.seat:
            continue
        denied |= disproved(table, trick.led, trick.answer)
    return denied


def _points(block: int, points: int) -> set[int]:
    """13 steps of five points, then the rest in ones."""
    rest = points % 5 if points < 66 else 4
    return {block + step for step in range(min(points // 5, 13))} | {block + 13 + one for one in range(rest)}


def _flags(view: PlayerView) -> tuple[bool, ...]:
    table, me, it = view.table, view.seat, other(view.seat)
    limit, both, closer = table.variant.schneider_limit, totals(view.table), table.closer
    closing = table.closing
    defender = 0 if closer is None else other(closer)
    return (
        bool(table.piles[me]),
        bool(table.piles[it]),
        both[me] >= limit,
        both[it] >= limit,
        closer == me,
        closer == it,
        closing is not None and closing.tricks[defender] == 0,
        closing is not None and closing.points[defender] < limit,
        table.closing_lead,
        table.must_draw,
        table.announced is not None,
        table.leader == me,
        table.swap_open,
        table.dealer == me,
        bool(table.married[me]) and not table.piles[me],
        bool(table.married[it]) and not table.piles[it],
    )


def _rules(variant: Variant) -> set[int]:
    """The switches that bear on a deal: each value but the first, and of the numbers what is not the least."""
    values = {switch.name: switch.values for switch in SWITCHES}
    on, first = set[int](), RULES
    for name in _SWITCHES:
        value = values[name].index(getattr(variant, name))
        if value:
            on.add(first + value - 1)
        first += len(values[name]) - 1
    if variant.exchange_min_talon > 2:
        on.add(first + variant.exchange_min_talon - 3)
    if variant.close_min_talon > 2:
        on.add(first + 2)
    if variant.schneider_limit == 31:
        on.add(first + 3)
    return on
