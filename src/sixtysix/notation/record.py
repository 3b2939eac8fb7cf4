"""The record of a match: what is written down of it, from which everything else follows by replay."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from sixtysix.notation.packed import PackedDeal
from sixtysix.rules.action import Action
from sixtysix.rules.card import Card
from sixtysix.rules.cardset import cards_in
from sixtysix.rules.match import Match
from sixtysix.rules.seat import Seat, other
from sixtysix.rules.state import State
from sixtysix.rules.variant import Variant

RECORD_VERSION: Final = 1


@dataclass(frozen=True, slots=True)
class Fairness:
    """The seeds of a deal: committed to before it, revealed after it (docs/protocol/fairness.md).

    `server_seed` is None as long as it is secret.
    """

    commitment: str
    client_seed: str = ""
    server_seed: bytes | None = None


@dataclass(frozen=True, slots=True)
class Header:
    """What is known before the first deal. `seed` is the number that seeds every deal, if one does.

    `remarks` are headers of one's own, their names beginning with `x-`.
    """

    variant: Variant
    players: tuple[str, str]
    dealer: Seat
    date: str | None = None
    seed: int | None = None
    remarks: tuple[tuple[str, str], ...] = ()


@dataclass(frozen=True, slots=True)
class DealRecord:
    """One deal of a match: its number from 1, who dealt which deck (top card first), and what was done."""

    number: int
    dealer: Seat
    deck: tuple[Card, ...]
    actions: tuple[Action, ...]
    fairness: Fairness | None = None

    def final(self, variant: Variant) -> State:
        """The state after the last action. Raises the `RuleError` of an illegal one."""
        return PackedDeal(variant, self.dealer, self.deck, self.actions).final


@dataclass(frozen=True, slots=True)
class MatchRecord:
    """A match: header and deals. The last deal may be unfinished."""

    header: Header
    deals: tuple[DealRecord, ...] = ()

    @property
    def match(self) -> Match:
        """The match as far as it was played."""
        match = Match(self.header.variant, self.header.dealer)
        for deal in self.deals:
            outcome = deal.final(self.header.variant).table.outcome
            if outcome is not None:
                match = match.record(outcome)
        return match


def deck_of(
    variant: Variant, dealer: Seat, hands: tuple[int, int], talon: Sequence[Card]
) -> tuple[Card, ...]:
    """A deck that deals these hands and this talon (turn-up last); each hand is dealt lowest card first.

    Whether the cards make up a deck is for `rules.deal` to say.
    """
    forehand = other(dealer)
    first, second = list(cards_in(hands[forehand])), list(cards_in(hands[dealer]))
    *face_down, turn_up = talon
    if variant.deal_pattern == "33T":
        return (*first[:3], *second[:3], *first[3:], *second[3:], turn_up, *face_down)
    return (*first[:3], *second[:3], turn_up, *first[3:], *second[3:], *face_down)
