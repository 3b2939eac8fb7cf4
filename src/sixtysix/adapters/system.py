"""Clock and entropy of the machine."""

import asyncio
import os
import time
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class SystemClock:
    """The time of the machine."""

    def now(self) -> float:
        """Seconds since 1970."""
        return time.time()

    async def sleep(self, seconds: float) -> None:
        """Wait."""
        await asyncio.sleep(seconds)


@dataclass(frozen=True, slots=True)
class SystemEntropy:
    """The random source of the operating system."""

    def draw(self, count: int) -> bytes:
        """That many bytes."""
        return os.urandom(count)
