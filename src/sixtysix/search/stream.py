"""Seeded random numbers, the same on every machine and in every language: splitmix64."""

from collections.abc import MutableSequence
from typing import Final, TypeVar

T = TypeVar("T")

_MASK: Final = (1 << 64) - 1
_STEP: Final = 0x9E3779B97F4A7C15
_MOST_WAYS: Final = 1 << 56


class Stream:
    """An endless stream of unbiased numbers from a seed; any int is a seed, of which 64 bits count."""

    def __init__(self, seed: int) -> None:
        self._state = seed & _MASK

    def number(self) -> int:
        """The next number of 64 bits."""
        self._state = (self._state + _STEP) & _MASK
        mixed = self._state
        mixed = (mixed ^ mixed >> 30) * 0xBF58476D1CE4E5B9 & _MASK
        mixed = (mixed ^ mixed >> 27) * 0x94D049BB133111EB & _MASK
        return mixed ^ mixed >> 31

    def below(self, bound: int) -> int:
        """A number in 0..bound-1, each equally likely (by rejection)."""
        limit = (1 << 64) - (1 << 64) % bound
        while True:
            number = self.number()
            if number < limit:
                return number % bound

    def shuffle_first(self, items: MutableSequence[T], count: int) -> None:
        """Brings `count` items, drawn at random without replacement, to the front."""
        place = 0
        while place < count:
            together, ways = 0, 1  # as many places as one number can choose
            while place + together < count and ways * (len(items) - place - together) <= _MOST_WAYS:
                ways *= len(items) - place - together
                together += 1
            choice = self.below(ways)
            for here in range(place, place + together):
                choice, chosen = divmod(choice, len(items) - here)
                items[here], items[here + chosen] = items[here + chosen], items[here]
            place += together
