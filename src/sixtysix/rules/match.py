"""A match: deals until a seat reaches the target (R4, R5; A2-A5, F9, F10)."""

from dataclasses import dataclass, replace

from sixtysix.rules.seat import Seat, other
from sixtysix.rules.table import Outcome, Pair, with_seat
from sixtysix.rules.variant import Variant


@dataclass(frozen=True, slots=True)
class DealResult:
    """What one deal of a match came to: its dealer, outcome, and the game points booked, carry included."""

    dealer: Seat
    outcome: Outcome
    booked: int


@dataclass(frozen=True, slots=True)
class Match:
    """A match so far. `dealer` deals next; `carry` is what the next winner gets on top (F9)."""

    variant: Variant
    dealer: Seat
    score: Pair = (0, 0)
    carry: int = 0
    results: tuple[DealResult, ...] = ()

    @property
    def winner(self) -> Seat | None:
        """The seat that has reached the target, or None while the match goes on (A4: surplus is lost)."""
        target = self.variant.match_target
        return 0 if self.score[0] >= target else 1 if self.score[1] >= target else None

    @property
    def shutout(self) -> bool:
        """Whether the match was won to nothing and so counts double (A5)."""
        winner = self.winner
        return winner is not None and self.variant.shutout_double and self.score[other(winner)] == 0

    def record(self, outcome: Outcome) -> "Match":
        """The match after a deal with this outcome. Raises `ValueError` if the match is over."""
        if self.winner is not None:
            raise ValueError("the match is over")
        if outcome.winner is None:
            booked, carry, score = 0, self.carry + self.variant.draw_carry, self.score
        else:
            booked, carry = outcome.game_points + self.carry, 0
            score = with_seat(self.score, outcome.winner, self.score[outcome.winner] + booked)
        result = DealResult(self.dealer, outcome, booked)
        return replace(
            self, dealer=self._next_dealer(outcome), score=score, carry=carry, results=(*self.results, result)
        )

    def _next_dealer(self, outcome: Outcome) -> Seat:
        rule, winner = self.variant.next_dealer, outcome.winner
        if winner is None:
            return self.dealer if self.variant.redeal_same_dealer_on_draw else other(self.dealer)
        if rule == "alternate":
            return other(self.dealer)
        return winner if rule == "winner" else other(winner)
