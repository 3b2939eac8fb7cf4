"""What the player can see at a moment: the view of the own seat, and what the table says about it."""

from dataclasses import dataclass
from typing import Literal, TypeAlias

from sixtysix.rules import Card, Match, PlayerView, Trick

Question: TypeAlias = Literal["close", "claim", "marriage", "new"]
"""What was asked before it is done."""


@dataclass(frozen=True, slots=True)
class Scene:
    """All that a picture of the table is made from."""

    view: PlayerView
    match: Match
    said: str
    """What there is to do, or why something cannot be done."""
    log: tuple[str, ...] = ()
    back: int = 0
    """Rows of the log that are scrolled away below."""
    lifted: Card | None = None
    question: Question | None = None
    rest: Trick | None = None
    """The trick just won, which lies on the table until the next action."""
    points: bool = False
    """Whether the own card points are shown."""
    can_undo: bool = False
    can_hint: bool = False
    opponent: str = ""
    """The name of the opponent's level."""
    prompt: bool = False
    """Whether the last row is taken by what is being typed."""
