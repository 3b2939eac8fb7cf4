"""Numbers below given bounds, packed into one big number: nothing is wasted on whole bits."""

from collections.abc import Sequence


class RadixWriter:
    """Takes numbers, each with its bound, in the order in which a `RadixReader` gives them back."""

    def __init__(self) -> None:
        self._digits: list[tuple[int, int]] = []

    def push(self, number: int, bound: int) -> None:
        """Add a number from 0 to bound - 1."""
        if not 0 <= number < bound:
            raise ValueError(f"{number} is not below {bound}")
        self._digits.append((number, bound))

    def push_order(self, items: Sequence[int], among: Sequence[int]) -> None:
        """Add the order of all the items of a known collection."""
        left = list(among)
        for item in items:
            place = left.index(item)
            self.push(place, len(left))
            del left[place]

    def packed(self) -> bytes:
        """What was added, in as few bytes as hold it."""
        value = 0
        for number, bound in reversed(self._digits):
            value = value * bound + number
        return value.to_bytes((value.bit_length() + 7) // 8, "little")


class RadixReader:
    """Gives back what a `RadixWriter` was given, asked with the same bounds."""

    def __init__(self, packed: bytes) -> None:
        self._value = int.from_bytes(packed, "little")
        self.minimal = not packed.endswith(b"\0")
        """Whether the bytes are as few as they can be."""

    def pop(self, bound: int) -> int:
        """The next number below a bound."""
        self._value, number = divmod(self._value, bound)
        return number

    def pop_order(self, among: Sequence[int]) -> tuple[int, ...]:
        """The order of all the items of a known collection."""
        left = list(among)
        return tuple(left.pop(self.pop(len(left))) for _ in range(len(left)))

    @property
    def used_up(self) -> bool:
        """Whether nothing is left."""
        return self._value == 0
