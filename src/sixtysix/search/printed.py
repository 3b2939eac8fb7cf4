"""A printed position, and the full states it may be: any tricks and marriages that make the stated points will do."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations
from typing import Final

from sixtysix.rules.card import Card, card_name
from sixtysix.rules.cardset import ALL_20, PAIRS, CardSet, cards_in, cardset, points_in
from sixtysix.rules.presets import PRESETS
from sixtysix.rules.scoring import marriage_points, totals
from sixtysix.rules.seat import Seat, other
from sixtysix.rules.state import State
from sixtysix.rules.table import Closing, Table, with_seat

YOU: Final[Seat] = 0
OPPONENT: Final[Seat] = 1
VARIANT: Final = PRESETS["schnapsen"]


class PositionError(ValueError):
    """An entry that is no position; the text names its id and field."""

    def __init__(self, entry: str, field: str, problem: str) -> None:
        super().__init__(f"position {entry}, field {field}: {problem}")
        self.entry, self.field, self.problem = entry, field, problem


class Missing(Exception):
    """Something an entry leaves out that cannot be inferred; the text says what."""


class CloserMissing(Missing):
    """The stock is closed, and it is not said by whom; `closed_by` would say it."""


@dataclass(frozen=True, slots=True)
class Position:
    """One entry, checked. Seat 0 is `you`."""

    id: str
    hand: CardSet
    """Your cards, the led one not among them."""
    unseen: CardSet
    """The opponent's hand and the face-down stock, the led card not among them."""
    known: CardSet
    """Unseen cards the opponent is known to hold."""
    trump: int
    turn_up: Card | None
    face_down: int
    closer: Seat | None
    leader: Seat
    led: Card | None
    married_led: bool
    """A marriage is announced with the led card, not yet in the points."""
    points: tuple[int, int]
    """Points stated, a marriage that still waits for a trick included."""
    has_trick: tuple[bool, bool]

    @property
    def turn(self) -> Seat:
        """Who is to act."""
        return self.leader if self.led is None else other(self.leader)

    @property
    def opponent_cards(self) -> int:
        """How many cards the opponent holds."""
        return self.unseen.bit_count() - self.face_down

    def stocks(self) -> Iterator[tuple[Card, ...]]:
        """Every set of cards the face-down stock may be, lowest first."""
        yield from combinations(tuple(cards_in(self.unseen & ~self.known)), self.face_down)

    def state(self, stock: Sequence[Card]) -> State:
        """The full state when these cards are the face-down stock, top first."""
        piles, married = _piles(self)
        talon_size = self.face_down + 1 if self.turn_up is not None and self.face_down else 0
        own = self.hand.bit_count()
        bare = Table(
            variant=VARIANT,
            dealer=OPPONENT,
            trump=self.trump,
            turn_up=self.turn_up if talon_size else None,
            talon_size=talon_size,
            hand_sizes=(own, self.opponent_cards),
            leader=self.leader,
            turn=self.turn,
            led=self.led,
            piles=piles,
            married=married,
            closer=self.closer,
        )
        closing = None if self.closer is None else Closing((bare.tricks(0), bare.tricks(1)), totals(bare))
        return State(bare._replace(closing=closing), (self.hand, self.unseen & ~cardset(stock)), tuple(stock))


def _piles(position: Position) -> tuple[tuple[CardSet, CardSet], tuple[int, int]]:
    """Tricks and marriages that make the stated points; any will do, as only their sums count."""
    taken = position.hand | position.unseen
    for card in (position.led, position.turn_up):
        taken |= 0 if card is None else 1 << card
    played = tuple(cards_in(ALL_20 & ~taken))
    everything = cardset(played)
    marriages = _marriages(everything, position.trump)
    least = 2 * position.has_trick[0] if position.has_trick[1] else len(played)
    most = len(played) - 2 * position.has_trick[1] if position.has_trick[0] else 0
    for size in range(least, most + 1, 2):
        for chosen in combinations(played, size):
            first = cardset(chosen)
            piles = (first, everything & ~first)
            missing = (position.points[0] - points_in(piles[0]), position.points[1] - points_in(piles[1]))
            if missing in marriages:
                return piles, _with_led(marriages[missing], position)
    raise PositionError(position.id, "trick_points", "no tricks of the cards played make these points")


def _marriages(played: CardSet, trump: int) -> dict[tuple[int, int], tuple[int, int]]:
    """For every two sums that marriages can make, masks of suits: each has a card played, and one announcer."""
    possible = sum(1 << suit for suit in range(4) if PAIRS[suit] & played)
    found: dict[tuple[int, int], tuple[int, int]] = {}
    for yours in range(16):
        for theirs in range(16):
            if not (yours & theirs or (yours | theirs) & ~possible):
                sums = (marriage_points(yours, trump), marriage_points(theirs, trump))
                found.setdefault(sums, (yours, theirs))
    return found


def _with_led(married: tuple[int, int], position: Position) -> tuple[int, int]:
    """The marriages with that of the led card."""
    if position.led is None or not position.married_led:
        return married
    return with_seat(married, position.leader, married[position.leader] | 1 << position.led // 6)


def suit_first(card: Card) -> str:
    """A card's name, suit first."""
    return card_name(card)[::-1]
