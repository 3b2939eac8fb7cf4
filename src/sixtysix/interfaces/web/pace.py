"""How fast is too fast: a bucket of tokens that fills up again."""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass, field


@dataclass(slots=True)
class Bucket:
    """So many at once, then so many a second."""

    burst: float
    per_second: float
    now: Callable[[], float]
    _left: float = field(init=False)
    _at: float = field(init=False)

    def __post_init__(self) -> None:
        self._left, self._at = self.burst, self.now()

    def take(self) -> float:
        """Take one; returns 0, or the seconds after which there will be one again (then none was taken)."""
        now = self.now()
        self._left = min(self.burst, self._left + (now - self._at) * self.per_second)
        self._at = now
        if self._left >= 1:
            self._left -= 1
            return 0.0
        return (1 - self._left) / self.per_second

    @property
    def full(self) -> bool:
        """Whether nothing was taken for so long that the bucket may be forgotten."""
        return self._left + (self.now() - self._at) * self.per_second >= self.burst

    async def wait(self) -> None:
        """Take one, after waiting for it if need be: whoever is too fast is slowed down, not cut off."""
        while (seconds := self.take()) > 0:  # noqa: ASYNC110  nothing happens that could wake it
            await asyncio.sleep(seconds)


@dataclass(slots=True)
class Pace:
    """A bucket for each name (an address), forgotten once it is full again."""

    burst: float
    per_second: float
    now: Callable[[], float]
    at_most: int = 10_000
    _buckets: dict[str, Bucket] = field(default_factory=dict)

    def take(self, name: str) -> float:
        """Take one for a name; returns 0 or the seconds to wait."""
        bucket = self._buckets.get(name)
        if bucket is None:
            if len(self._buckets) >= self.at_most:
                self._forget()
            bucket = self._buckets[name] = Bucket(self.burst, self.per_second, self.now)
        return bucket.take()

    def _forget(self) -> None:
        """Forget the full buckets; if too few are, the older half too."""
        kept = [(name, bucket) for name, bucket in self._buckets.items() if not bucket.full]
        self._buckets = dict(kept if len(kept) < self.at_most else kept[len(kept) // 2 :])
