"""Marriages: king and queen of one suit, announced on one's lead (R19-R21, R26; C1-C10)."""

from sixtysix.rules.card import Card, Suit
from sixtysix.rules.cardset import PAIRS, CardSet
from sixtysix.rules.errors import (
    MarriageAnnounced,
    MarriageNeedsLead,
    MarriageNeedsPair,
    MarriageOnClosingLead,
    MarriageOnFirstLead,
    MarriageWhenClosed,
    MarriageWhenExhausted,
    MustDrawFirst,
    RuleError,
)
from sixtysix.rules.scoring import settle_reached
from sixtysix.rules.table import Table, with_seat


def pair_in(hand: CardSet, suit: Suit) -> bool:
    """Whether a hand holds the king and queen of a suit."""
    return hand & PAIRS[suit] == PAIRS[suit]


def marrying_fault(table: Table) -> type[RuleError] | None:
    """Why the seat on turn may announce no marriage at all now, or None if it may."""
    variant = table.variant
    if table.led is not None:
        return MarriageNeedsLead
    if table.must_draw:
        return MustDrawFirst
    if table.announced is not None:
        return MarriageAnnounced
    if not variant.marriage_first_lead and table.opening_lead:
        return MarriageOnFirstLead
    if table.closer is None:
        exhausted = table.talon_size == 0
        return MarriageWhenExhausted if exhausted and not variant.marriage_when_exhausted else None
    if table.closing_lead:
        return None if variant.marriage_on_closing_lead else MarriageOnClosingLead
    return None if variant.marriage_when_closed else MarriageWhenClosed


def marriage_fault(table: Table, hand: CardSet, suit: Suit) -> type[RuleError] | None:
    """Why the seat on turn may not announce the marriage of a suit now, or None if it may."""
    return marrying_fault(table) if pair_in(hand, suit) else MarriageNeedsPair


def announces_itself(table: Table, hand: CardSet, card: Card) -> bool:
    """Whether leading this card announces its marriage by itself (house rule C9)."""
    return (
        table.variant.auto_marriage
        and table.announced is None
        and 2 <= card % 6 <= 3
        and marriage_fault(table, hand, card // 6) is None
    )


def announce(table: Table, suit: Suit) -> Table:
    """The table after the player on turn announces a marriage; 66 may end the deal here (R21, C6, F1)."""
    seat = table.turn
    married = with_seat(table.married, seat, table.married[seat] | 1 << suit)
    announced = table._replace(married=married, announced=suit)
    return settle_reached(announced, seat) if table.variant.marriage_ends_deal else announced
