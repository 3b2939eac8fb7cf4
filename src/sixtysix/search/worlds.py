"""Worlds: the full states that a seat's view leaves possible, all of them or a seeded sample, each equally likely.

This is the one place where a hidden card is given a place. Nothing is read but the view: the opponent's hand is its known
cards and any of the unseen ones that are not proven absent; the rest is the face-down talon, in any order.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from itertools import combinations, permutations
from math import comb, factorial

from sixtysix.rules.card import Card
from sixtysix.rules.cardset import CardSet, cards_in, cardset
from sixtysix.rules.seat import other
from sixtysix.rules.state import State
from sixtysix.rules.view import PlayerView
from sixtysix.search.inference import Absence, absences, can_hold, draws_made
from sixtysix.search.stream import Stream

_TRIES = 64


@dataclass(frozen=True)
class Worlds:
    """The states a view leaves possible."""

    view: PlayerView
    free: tuple[Card, ...]
    """Unseen cards that may be in the opponent's hand or in the talon."""
    buried: tuple[Card, ...]
    """Unseen cards proven not to be in the opponent's hand: they lie in the talon."""
    missing: int
    """How many of the free cards the opponent holds."""
    late: tuple[Absence, ...]
    """Free cards the opponent can hold only if it drew them late enough."""

    @cached_property
    def orders(self) -> int:
        """How many orders of the face-down talon matter: one where nobody draws from it any more."""
        table = self.view.table
        return 1 if table.closer is not None else factorial(max(table.talon_size - 1, 0))

    @cached_property
    def count(self) -> int:
        """How many worlds there are; 0 if the view contradicts itself."""
        if not 0 <= self.missing <= len(self.free) or self._face_down != max(
            self.view.table.talon_size - 1, 0
        ):
            return 0
        hands = sum(1 for _ in self.hands()) if self.late else comb(len(self.free), self.missing)
        return hands * self.orders

    @property
    def _face_down(self) -> int:
        return len(self.free) + len(self.buried) - self.missing

    def hands(self) -> Iterator[CardSet]:
        """Every hand the opponent may hold, in a fixed order."""
        draws = draws_made(self.view)
        for chosen in combinations(self.free, self.missing):
            hand = self.view.known | cardset(chosen)
            if not self.late or can_hold(hand, self.late, draws):
                yield hand

    def __iter__(self) -> Iterator[State]:
        """Every world, in a fixed order."""
        if not self.count:
            return
        unseen = self.view.unseen
        for hand in self.hands():
            talon = tuple(cards_in(unseen & ~hand))
            if self.orders == 1:
                yield self._state(hand, talon)
            else:
                for order in permutations(talon):
                    yield self._state(hand, order)

    def sample(self, size: int, seed: int) -> list[State]:
        """`size` worlds drawn with replacement, each world equally likely each time; none if there are none."""
        if not self.count:
            return []
        stream = Stream(seed)
        return [self._draw(stream) for _ in range(size)]

    def at_most(self, size: int, seed: int) -> tuple[list[State], bool]:
        """All worlds if there are at most `size`, else a sample of that many; and whether they are all."""
        if self.count <= size:
            return list(self), True
        return self.sample(size, seed), False

    def _draw(self, stream: Stream) -> State:
        cards = list(self.free)
        draws = draws_made(self.view)
        for _ in range(_TRIES):
            stream.shuffle_first(cards, self.missing)
            hand = self.view.known | cardset(cards[: self.missing])
            if not self.late or can_hold(hand, self.late, draws):
                break
        else:
            hands = list(self.hands())
            hand = hands[stream.below(len(hands))]
        talon = list(cards_in(self.view.unseen & ~hand))
        if self.orders > 1:
            stream.shuffle_first(talon, len(talon))
        return self._state(hand, tuple(talon))

    def _state(self, hand: CardSet, talon: tuple[Card, ...]) -> State:
        own = self.view.hand
        return State(self.view.table, (hand, own) if self.view.seat else (own, hand), talon)


def worlds_of(view: PlayerView) -> Worlds:
    """The worlds a view leaves possible."""
    opponent = other(view.seat)
    draws = draws_made(view)
    late = absences(view)
    absent = view.impossible | cardset(absence.card for absence in late if absence.draws == draws)
    free = view.unseen & ~absent
    return Worlds(
        view=view,
        free=tuple(cards_in(free)),
        buried=tuple(cards_in(view.unseen & absent)),
        missing=view.table.hand_sizes[opponent] - view.known.bit_count(),
        late=tuple(each for each in late if each.draws < draws or each.played is not None),
    )
