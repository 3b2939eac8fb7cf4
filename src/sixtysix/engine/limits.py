"""How much work a decision may cost, counted in worlds; the clock is never asked, so a decision repeats anywhere."""

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True)
class Limits:
    """Worlds the solver may be asked about, by how much of the deal is left."""

    closed: int = 400
    """Worlds where nobody draws any more."""
    open: tuple[int, ...] = (400, 400, 120)
    """Worlds by draws left (index 0: none); beyond the last, the script decides."""
    closing: int = 160
    """Worlds asked before an early close."""


DEFAULT_LIMITS: Final = Limits()
