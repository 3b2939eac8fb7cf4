"""What a table's history is made of: numbered entries, appended and never changed.

An entry is kept as a row `(room, seq, kind, payload)`; the payload is the entry as JSON. Rows hold secrets (the seeds of
the shuffle) and never leave the server.
"""

from typing import Annotated, Literal, NamedTuple, TypeAlias

from pydantic import BaseModel, ConfigDict, Field, TypeAdapter

from sixtysix.rules import Seat

Show: TypeAlias = Literal["hidden", "own"]


class Row(NamedTuple):
    """One row as the store keeps it."""

    room: str
    seq: int
    kind: str
    payload: str


class Sitter(BaseModel):
    """Who sits at a seat: the holder of a token (kept as its SHA-256), or a level of the engine."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    name: str
    token: str | None = None
    level: str | None = None

    @property
    def engine(self) -> bool:
        """Whether the engine plays this seat."""
        return self.token is None


class _Entry(BaseModel):
    model_config = ConfigDict(frozen=True, extra="forbid")


class Created(_Entry):
    """The table was opened: its rules in full, its seats, and the seed promised for the first deal."""

    kind: Literal["created"] = "created"
    at: float
    preset: str
    switches: dict[str, bool | int | str]
    seats: tuple[Sitter, Sitter]
    next_seed: str


class Dealt(_Entry):
    """A deal was dealt with the promised seed; `next_seed` is the promise for the one after it."""

    kind: Literal["deal"] = "deal"
    deal: int
    dealer: Seat
    client_seed: str
    server_seed: str
    next_seed: str
    seat: Seat
    command: str | None = None


class Acted(_Entry):
    """A seat took an action, in the words of the protocol."""

    kind: Literal["action"] = "action"
    seat: Seat
    action: str
    command: str | None = None


class Pointed(_Entry):
    """A seat switched the display of its own points."""

    kind: Literal["points"] = "points"
    seat: Seat
    show: Show
    command: str | None = None


class Undone(_Entry):
    """A seat took back its last action of the deal, with all that followed."""

    kind: Literal["undo"] = "undo"
    seat: Seat
    command: str | None = None


Entry: TypeAlias = Created | Dealt | Acted | Pointed | Undone

_ADAPTER: TypeAdapter[Entry] = TypeAdapter(Annotated[Entry, Field(discriminator="kind")])


def entry_of(row: Row) -> Entry:
    """The entry of a row. Raises `ValueError` if it is none."""
    entry = _ADAPTER.validate_json(row.payload)
    if entry.kind != row.kind:
        raise ValueError(f"row {row.seq} is marked {row.kind} and holds {entry.kind}")
    return entry


def row_of(room: str, seq: int, entry: Entry) -> Row:
    """The row that keeps an entry."""
    return Row(room, seq, entry.kind, entry.model_dump_json())
