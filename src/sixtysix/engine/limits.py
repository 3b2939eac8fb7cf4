"""How much work a decision may cost, counted in worlds and positions; the clock is never asked, so a decision repeats."""

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True)
class Limits:
    """What the solver may be asked, by how much of the deal is left."""

    closed: int = 300
    """Worlds where nobody draws any more."""
    open_24: tuple[int, ...] = (1, 300, 150, 60, 30)
    """Worlds of 24 cards by draws left (index 0: none); beyond the last, the script decides."""
    open_20: tuple[int, ...] = (1, 300, 250, 80, 40)
    """The same of 20 cards."""
    closing: int = 200
    """Worlds asked before an early close."""
    tempting: int = 24
    """Worlds asked for the chances of the opponent to err, among equally good actions."""
    nodes: int = 2_000_000
    """Positions the solver may search for one decision."""

    def open(self, deck: int, draws: int) -> int:
        """Worlds for an open talon with so many draws left; 0 if the script decides."""
        worlds = self.open_24 if deck == 24 else self.open_20
        return worlds[draws] if draws < len(worlds) else 0


DEFAULT_LIMITS: Final = Limits()
