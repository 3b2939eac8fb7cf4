"""Tricks: what may be answered, who wins, and the table after a card (R9-R12, R15, R23-R25)."""

from sixtysix.rules.card import Card, Suit
from sixtysix.rules.cardset import HIGHER, SUIT_CARDS, CardSet
from sixtysix.rules.errors import (
    CardNotInHand,
    MarriageAnnounced,
    MustDrawFirst,
    MustFollowSuit,
    MustHead,
    MustTrump,
    RuleError,
)
from sixtysix.rules.scoring import settle_played_out, settle_reached
from sixtysix.rules.seat import other
from sixtysix.rules.table import Table, with_seat


def beats(answer: Card, led: Card, trump: Suit) -> bool:
    """Whether the answer wins the trick: a higher card of the led suit, or a trump on a plain card (R9)."""
    if answer // 6 == led // 6:
        return answer > led
    return answer // 6 == trump


def answers(table: Table, hand: CardSet) -> CardSet:
    """The cards of a hand that may answer the led card (R10; strict R23-R25, D1-D3)."""
    led = table.led
    if led is None:
        raise ValueError("no card has been led")
    if not table.strict:
        return hand
    following = hand & SUIT_CARDS[led // 6]
    if following:
        heading = following & HIGHER[led] if table.variant.must_head else 0
        return heading or following
    trumping = hand & SUIT_CARDS[table.trump] if table.variant.must_trump else 0
    return trumping or hand


def play_fault(table: Table, hand: CardSet, card: Card) -> type[RuleError] | None:
    """Why the seat on turn may not play a card now, or None if it may."""
    if not hand >> card & 1:
        return CardNotInHand
    if table.led is not None:
        if answers(table, hand) >> card & 1:
            return None
        if card // 6 == table.led // 6:
            return MustHead
        return MustFollowSuit if hand & SUIT_CARDS[table.led // 6] else MustTrump
    if table.must_draw:
        return MustDrawFirst
    if table.announced is not None and not (card // 6 == table.announced and 2 <= card % 6 <= 3):
        return MarriageAnnounced
    return None


def lead(table: Table, card: Card) -> Table:
    """The table after the player on turn leads a card."""
    seat = table.turn
    return table._replace(
        led=card,
        turn=other(seat),
        announced=None,
        closing_lead=False,
        hand_sizes=with_seat(table.hand_sizes, seat, table.hand_sizes[seat] - 1),
    )


def answer(table: Table, card: Card) -> Table:
    """The table after the led card is answered: the trick is won, and the deal may be over (R11, R12, R15)."""
    led, leader, seat = table.led, table.leader, table.turn
    if led is None:
        raise ValueError("no card has been led")
    winner = seat if beats(card, led, table.trump) else leader
    sizes = with_seat(table.hand_sizes, seat, table.hand_sizes[seat] - 1)
    played = table._replace(
        led=None,
        leader=winner,
        turn=winner,
        must_draw=table.closer is None and table.talon_size > 0,
        swap_open=False,
        hand_sizes=sizes,
        piles=with_seat(table.piles, winner, table.piles[winner] | 1 << led | 1 << card),
    )
    settled = settle_reached(played, leader)
    if settled.outcome is None and sizes == (0, 0):
        return settle_played_out(settled)
    return settled
