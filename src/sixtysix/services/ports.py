"""What the services need from outside: a store, a clock, entropy, an opponent. Adapters give them."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import NamedTuple, Protocol

from sixtysix.rules import Action, Match, PlayerView
from sixtysix.services.entry import Row


class StoreError(Exception):
    """The store cannot do what is asked; nothing was changed. `code` is sent to clients, the text to people."""

    code = "storage_failed"


class StoreFull(StoreError):
    """There is no room left to write."""

    code = "storage_full"


class StoreBusy(StoreError):
    """Another program holds the store."""

    code = "storage_busy"


class StoreReadOnly(StoreError):
    """The store may not be written."""

    code = "storage_read_only"


class SeqTaken(Exception):
    """Somebody else has appended a row of that number: read again."""


class Store(Protocol):
    """Append-only rows, unique by room and number."""

    async def rows(self, room: str, start: int = 0) -> list[Row]:
        """The rows of a room from a number on, in order; none if there is no such room. Raises `StoreError`."""
        ...

    async def append(self, row: Row) -> None:
        """Keep a row for good. Raises `SeqTaken` or `StoreError`; then nothing was kept."""
        ...


class Kept(NamedTuple):
    """A deal that was played, as the store keeps it: its place among those of its guest, its id, the record as JSON."""

    place: int
    id: str
    payload: str


class Shelf(NamedTuple):
    """What there is of a guest: how often everything was deleted, and how many deals are kept since."""

    epoch: int
    deals: int


class EpochPassed(Exception):
    """The guest's deals were deleted meanwhile: read again."""


class PlayedStore(Protocol):
    """Deals that guests have played, unique by guest and id. A guest is the digest of a key."""

    async def shelf(self, guest: str) -> Shelf:
        """What there is of a guest. Raises `StoreError`."""
        ...

    async def played(self, guest: str, after: int, at_most: int) -> list[Kept]:
        """The guest's deals after a place, in the order they came. Raises `StoreError`."""
        ...

    async def keep(self, guest: str, epoch: int, deals: Sequence[tuple[str, str]]) -> int:
        """Keep deals (id, record) for good, all or none; those whose id is there stay as they are. Says how many are new.

        Raises `EpochPassed` or `StoreError`; then nothing was kept.
        """
        ...

    async def forget(self, guest: str, epoch: int) -> int:
        """Delete all deals of a guest and begin a new epoch; says how many they were.

        Raises `EpochPassed` or `StoreError`; then nothing was deleted.
        """
        ...


class Clock(Protocol):
    """The time."""

    def now(self) -> float:
        """Seconds since 1970."""
        ...

    async def sleep(self, seconds: float) -> None:
        """Wait."""
        ...


class Entropy(Protocol):
    """Unpredictable bytes."""

    def draw(self, count: int) -> bytes:
        """That many bytes."""
        ...


@dataclass(frozen=True, slots=True)
class Advice:
    """What the strongest level would do, and what the seat may expect of each action, best first.

    In game points, or in what those are worth where the score of the match counts; empty where there is no choice.
    """

    best: Action
    values: tuple[tuple[Action, float], ...] = ()


class Opponent(Protocol):
    """Whoever plays the other seat. It is given what that seat may know and nothing else."""

    @property
    def name(self) -> str:
        """What the page calls it."""
        ...

    async def decide(self, view: PlayerView, seed: int, match: Match, level: str | None) -> Action | None:
        """A legal action, the same one for the same arguments; None to leave the other seat its turn."""
        ...

    async def weigh(self, view: PlayerView, match: Match) -> Mapping[Action, float]:
        """What the view's seat may expect of each action it can tell apart, as in `Advice`."""
        ...

    async def advise(self, view: PlayerView, match: Match) -> Advice | None:
        """What the strongest level would do for the view's seat; None where it has nothing to do."""
        ...
