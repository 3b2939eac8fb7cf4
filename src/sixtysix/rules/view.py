"""What one seat knows, built from the events it has seen. A view has no field that can hold a hidden card."""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import NamedTuple

from sixtysix.rules.action import ActionSet
from sixtysix.rules.card import Card, Suit
from sixtysix.rules.cardset import ALL_20, ALL_24, HIGHER, PAIRS, SUIT_CARDS, CardSet
from sixtysix.rules.event import (
    Claimed,
    Closed,
    Dealt,
    Drew,
    Ended,
    Event,
    Exchanged,
    Married,
    Played,
    TrickWon,
    TurnedUp,
)
from sixtysix.rules.legal import legal_actions
from sixtysix.rules.marriage import announce
from sixtysix.rules.seat import Seat, other
from sixtysix.rules.table import Table
from sixtysix.rules.talon import close, draw, exchange
from sixtysix.rules.trick import answer, lead


class Trick(NamedTuple):
    """A trick that was played, as both players saw it; `married` is the suit announced with its lead."""

    leader: Seat
    led: Card
    answer: Card
    winner: Seat
    married: Suit | None


@dataclass(frozen=True, slots=True)
class PlayerView:
    """A seat's knowledge of a deal."""

    seat: Seat
    table: Table
    hand: CardSet
    known: CardSet = 0
    """Cards the opponent is proven to hold: shown in a marriage, taken from under the talon."""
    impossible: CardSet = 0
    """Cards the opponent is proven not to hold, by what it could not answer under the strict rules."""
    tricks: tuple[Trick, ...] = ()
    dealt_turn_up: Card | None = None
    """The card turned up in the deal, whatever became of it."""
    first_hand: CardSet = 0
    """The hand this seat was dealt."""
    ended: Ended | None = None

    @property
    def legal(self) -> ActionSet:
        """The actions this seat may take now, as a mask."""
        return legal_actions(self.table, self.hand, self.seat)

    @property
    def unseen(self) -> CardSet:
        """Cards whose place this seat has not seen: the opponent's unknown cards and the face-down talon."""
        table = self.table
        seen = self.hand | self.known | table.piles[0] | table.piles[1]
        if table.turn_up is not None:
            seen |= 1 << table.turn_up
        if table.led is not None:
            seen |= 1 << table.led
        return (ALL_24 if table.variant.deck == 24 else ALL_20) & ~seen

    @property
    def married_now(self) -> int:
        """Marriages announced with the present lead, as a mask of suits."""
        leader = self.table.leader
        before = sum(
            1 << trick.married
            for trick in self.tricks
            if trick.leader == leader and trick.married is not None
        )
        return self.table.married[leader] & ~before

    def observe(self, event: Event) -> "PlayerView":
        """The view after one more event, as this seat saw it (`event.seen_by`)."""
        return _observe(self, event)


def view_of(seat: Seat, events: Iterable[Event]) -> PlayerView:
    """The view of a seat after the events of a deal, each as that seat saw it; the first is `TurnedUp`."""
    view: PlayerView | None = None
    for event in events:
        view = begin(seat, event) if view is None else view.observe(event)
    if view is None:
        raise ValueError("a view begins with the TurnedUp event")
    return view


def begin(seat: Seat, event: Event) -> PlayerView:
    """The view of a seat when the trump has been turned up and nothing else is known."""
    if not isinstance(event, TurnedUp):
        raise TypeError("a view begins with the TurnedUp event")
    size, forehand = event.variant.hand_size, other(event.dealer)
    table = Table(
        variant=event.variant,
        dealer=event.dealer,
        trump=event.card // 6,
        turn_up=event.card,
        talon_size=event.variant.deck - 2 * size,
        hand_sizes=(size, size),
        leader=forehand,
        turn=forehand,
    )
    return PlayerView(seat, table, 0, dealt_turn_up=event.card)


def _observe(view: PlayerView, event: Event) -> PlayerView:
    table = view.table
    match event:
        case Dealt(seat, hand) if seat == view.seat:
            return replace(view, hand=hand, first_hand=hand)
        case Married(seat, suit):
            shown = 0 if seat == view.seat else PAIRS[suit]
            return replace(view, table=announce(table, suit), known=view.known | shown)
        case Played(seat, card):
            return _played(view, seat, card)
        case Drew(seat, card, turn_up):
            return _drew(view, seat, card, turn_up=turn_up)
        case Exchanged(seat, given, taken):
            return _exchanged(view, seat, given, taken)
        case Closed():
            return replace(view, table=close(table))
        case Ended(outcome):
            return replace(view, table=table._replace(outcome=outcome, must_draw=False), ended=event)
        case TrickWon() | Claimed() | TurnedUp() | Dealt():
            return view


def _exchanged(view: PlayerView, seat: Seat, given: Card, taken: Card) -> PlayerView:
    table = exchange(view.table)
    if seat == view.seat:
        return replace(view, table=table, hand=view.hand & ~(1 << given) | 1 << taken)
    return replace(view, table=table, known=view.known & ~(1 << given) | 1 << taken)


def _played(view: PlayerView, seat: Seat, card: Card) -> PlayerView:
    table, bit = view.table, 1 << card
    hand, known = view.hand & ~bit, view.known & ~bit
    if table.led is None:
        return replace(view, table=lead(table, card), hand=hand, known=known)
    impossible = view.impossible
    if seat != view.seat and table.strict:
        impossible |= disproved(table, table.led, card)
    after, new = answer(table, card), view.married_now
    trick = Trick(table.leader, table.led, card, after.leader, new.bit_length() - 1 if new else None)
    return replace(
        view, table=after, hand=hand, known=known, impossible=impossible, tricks=(*view.tricks, trick)
    )


def looked_back(view: PlayerView) -> list[Trick]:
    """The tricks the seat may look at again (A6), in the order they were won; the last one only until the next lead."""
    rule, tricks = view.table.variant.look_back, view.tricks
    if rule == "none":
        return []
    if rule == "last_trick":
        return [] if view.table.led is not None else list(tricks[-1:])
    theirs = [trick for trick in tricks if trick.winner != view.seat]
    first = theirs[:1] if rule == "own_plus_first" else []
    return [trick for trick in tricks if trick.winner == view.seat or trick in first]


def counted_openly(view: PlayerView) -> CardSet | None:
    """The cards whose place the seat has not seen, where the rules show the count openly (A7); else it keeps count itself."""
    return view.unseen if view.table.variant.show_points == "both" else None


def disproved(table: Table, led: Card, card: Card) -> CardSet:
    """Cards that an answer under the strict rules proves not to be in the answering hand."""
    suit = SUIT_CARDS[led // 6]
    if card // 6 == led // 6:
        return HIGHER[led] if table.variant.must_head and card < led else 0
    trumps = SUIT_CARDS[table.trump] if table.variant.must_trump and card // 6 != table.trump else 0
    return suit | trumps


def _drew(view: PlayerView, seat: Seat, card: Card | None, *, turn_up: bool) -> PlayerView:
    hand, known, table = view.hand, view.known, view.table
    if card is not None:
        if seat == view.seat:
            hand |= 1 << card
        elif turn_up:
            known |= 1 << card
    # Both draws are one step of the table; it moves with the loser's, the second.
    return replace(view, hand=hand, known=known, table=table if seat == table.turn else draw(table))
