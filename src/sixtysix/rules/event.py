"""Events: what happened at the table, and who may see it. Views and the protocol are fed by these alone."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import TypeAlias

from sixtysix.rules.action import CLAIM_OUT_OF_TURN, CLOSE, DRAW, MARRIAGE, Action, is_claim
from sixtysix.rules.card import Card, Suit
from sixtysix.rules.cardset import CardSet, cards_in
from sixtysix.rules.scoring import marriage_points
from sixtysix.rules.seat import Seat, other
from sixtysix.rules.state import State
from sixtysix.rules.table import Outcome
from sixtysix.rules.variant import Variant


@dataclass(frozen=True, slots=True)
class TurnedUp:
    """The deal was made: variant, dealer, and the card turned up (R7)."""

    variant: Variant
    dealer: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class Dealt:
    """The hand a seat was dealt; only that seat sees it."""

    seat: Seat
    hand: CardSet


@dataclass(frozen=True, slots=True)
class Married:
    """A seat announced a marriage, showing both cards; `points` is 20 or 40 (R19, R20)."""

    seat: Seat
    suit: Suit
    points: int


@dataclass(frozen=True, slots=True)
class Played:
    """A seat played a card."""

    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class TrickWon:
    """A seat won the trick of the led card and the answer."""

    seat: Seat
    led: Card
    answer: Card


@dataclass(frozen=True, slots=True)
class Drew:
    """A seat drew a card: its own, or the turn-up; None where it may not be seen."""

    seat: Seat
    card: Card | None
    turn_up: bool = False


@dataclass(frozen=True, slots=True)
class Exchanged:
    """A seat put the lowest trump (`given`) under the talon and took the turn-up (`taken`)."""

    seat: Seat
    given: Card
    taken: Card


@dataclass(frozen=True, slots=True)
class Closed:
    """A seat closed the talon with so many cards left, the turn-up counted."""

    seat: Seat
    talon_size: int


@dataclass(frozen=True, slots=True)
class Claimed:
    """A seat claimed 66."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Ended:
    """The deal is over: its outcome, the cards not played, and the face-down talon, all laid open."""

    outcome: Outcome
    hands: tuple[CardSet, CardSet]
    talon: tuple[Card, ...]


Event: TypeAlias = (
    TurnedUp | Dealt | Married | Played | TrickWon | Drew | Exchanged | Closed | Claimed | Ended
)


def seen_by(event: Event, seat: Seat) -> Event | None:
    """The event as a seat may know it; None if it sees nothing of it."""
    if isinstance(event, Dealt):
        return event if event.seat == seat else None
    if isinstance(event, Drew) and event.seat != seat and not event.turn_up:
        return replace(event, card=None)
    return event


def start_events(dealt: State, started: State) -> Iterator[Event]:
    """The events of a deal: `dealt` as it left the dealer, `started` as the first action finds it."""
    table = dealt.table
    if table.turn_up is None:
        raise ValueError("not the start of a deal")
    yield TurnedUp(table.variant, table.dealer, table.turn_up)
    yield Dealt(0, dealt.hands[0])
    yield Dealt(1, dealt.hands[1])
    yield from _exchange_events(dealt, started)


def events_of(before: State, action: Action, after: State) -> Iterator[Event]:
    """The events of one action, in the order they happened."""
    table, seat = before.table, before.table.turn
    if is_claim(action):
        yield Claimed(other(seat) if action == CLAIM_OUT_OF_TURN else seat)
    elif action == CLOSE:
        yield Closed(seat, table.talon_size)
    elif action == DRAW:
        yield from _draw_events(before)
    if after.table.married[seat] != table.married[seat]:
        new = after.table.married[seat] & ~table.married[seat]
        yield Married(seat, new.bit_length() - 1, marriage_points(new, table.trump))
    if action < MARRIAGE and after.hands[seat] != before.hands[seat]:
        yield Played(seat, action)
        if table.led is not None:
            yield TrickWon(after.table.leader, table.led, action)
    yield from _exchange_events(before, after)
    if after.table.outcome is not None:
        yield Ended(after.table.outcome, after.hands, after.talon)


def _draw_events(before: State) -> Iterator[Event]:
    winner, talon, turn_up = before.table.turn, before.talon, before.table.turn_up
    yield Drew(winner, talon[0])
    last = len(talon) == 1
    yield Drew(other(winner), turn_up if last else talon[1], turn_up=last)


def _exchange_events(before: State, after: State) -> Iterator[Event]:
    taken, given = before.table.turn_up, after.table.turn_up
    if taken is not None and given is not None and taken != given:
        yield Exchanged(after.table.turn, given, taken)


def hidden_cards(state: State, seat: Seat) -> Iterator[Card]:
    """The cards a seat may not know by sight: the other hand and the face-down talon."""
    yield from cards_in(state.hands[other(seat)])
    yield from state.talon
