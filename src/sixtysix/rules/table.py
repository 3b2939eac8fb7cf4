"""What lies open on the table: everything about a deal that both players know.

Hands and the order of the talon are not here (`state.State` holds them), so a `Table` is safe to show to anyone, and a
player's view moves it on with the same functions as the full state: `trick`, `marriage`, `talon` and `scoring`.
"""

from dataclasses import dataclass
from typing import Literal, NamedTuple, TypeAlias

from sixtysix.rules.card import Card, Suit
from sixtysix.rules.cardset import CardSet
from sixtysix.rules.seat import Seat
from sixtysix.rules.variant import Variant

Pair: TypeAlias = tuple[int, int]
Step: TypeAlias = Literal["lead", "announced", "follow", "draw", "over"]
Reason: TypeAlias = Literal[
    "claim",
    "reached",
    "false_claim",
    "closer_failed",
    "closer_beaten",
    "higher_total",
    "last_trick",
    "counted",
    "draw",
]


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a deal ended: winner (None after a draw), game points (0-3), why, and both totals at the end."""

    winner: Seat | None
    game_points: int
    reason: Reason
    totals: Pair
    claimed_by: Seat | None = None


class Closing(NamedTuple):
    """Tricks won and card points by seat at the moment of closing (E6, E8)."""

    tricks: Pair
    points: Pair


class Table(NamedTuple):
    """The open part of a deal; tuples of two are by seat."""

    variant: Variant
    dealer: Seat
    trump: Suit
    turn_up: Card | None
    """The card under the talon: face up while the talon is open, face down once closed, None when taken."""
    talon_size: int
    """Cards in the talon, the turn-up counted; once closed, the cards out of play."""
    hand_sizes: Pair
    leader: Seat
    """Who leads, or led, the present trick; after the last trick, its winner."""
    turn: Seat
    led: Card | None = None
    announced: Suit | None = None
    """A marriage just announced whose king or queen is still to be led."""
    must_draw: bool = False
    """A trick was just won and the hands are one card short."""
    closer: Seat | None = None
    closing: Closing | None = None
    closing_lead: bool = False
    """The talon was closed and nothing has been led since (C5)."""
    swap_open: bool = False
    """The closer's opponent may still exchange (B6): until he plays his first card after the closing."""
    piles: tuple[CardSet, CardSet] = (0, 0)
    """Cards won in tricks."""
    married: Pair = (0, 0)
    """Announced marriages as masks of suits."""
    outcome: Outcome | None = None

    @property
    def strict(self) -> bool:
        """Whether the strict rules hold: the talon is closed or used up (R23-R25, R30)."""
        return self.closer is not None or self.talon_size == 0

    @property
    def opening_lead(self) -> bool:
        """Whether no card has been played yet."""
        return self.led is None and self.piles == (0, 0)

    @property
    def step(self) -> Step:
        """What the player on turn is to do."""
        if self.outcome is not None:
            return "over"
        if self.led is not None:
            return "follow"
        if self.must_draw:
            return "draw"
        return "lead" if self.announced is None else "announced"

    @property
    def lowest_trump(self) -> Card:
        """The card that may be exchanged for the turn-up (R16)."""
        return self.trump * 6 + self.variant.lowest_rank

    def tricks(self, seat: Seat) -> int:
        """Tricks won by a seat."""
        return self.piles[seat].bit_count() // 2


def with_seat(pair: Pair, seat: Seat, value: int) -> Pair:
    """A pair with the value of one seat replaced."""
    return (pair[0], value) if seat else (value, pair[1])
