"""The two seats, and values held by seat."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Final, Generic, TypeAlias, TypeVar

Seat: TypeAlias = int
SEATS: Final[tuple[Seat, Seat]] = (0, 1)

T = TypeVar("T")
U = TypeVar("U")
V = TypeVar("V")


def other(seat: Seat) -> Seat:
    """The opponent of a seat."""
    return 1 - seat


@dataclass(frozen=True, slots=True)
class BySeat(Generic[T]):
    """One value for each seat."""

    first: T
    second: T

    def __getitem__(self, seat: Seat) -> T:
        return self.second if seat else self.first

    def __iter__(self) -> Iterator[T]:
        yield self.first
        yield self.second

    def map(self, function: Callable[[T], U]) -> "BySeat[U]":
        """The function's value of each."""
        return BySeat(function(self.first), function(self.second))

    def swap(self) -> "BySeat[T]":
        """The same values, seats exchanged."""
        return BySeat(self.second, self.first)

    def zip(self, others: "BySeat[U]", function: Callable[[T, U], V]) -> "BySeat[V]":
        """The function's value of each pair."""
        return BySeat(function(self.first, others.first), function(self.second, others.second))

    def update(self, seat: Seat, value: T) -> "BySeat[T]":
        """A copy with the value of one seat replaced."""
        return BySeat(self.first, value) if seat else BySeat(value, self.second)
