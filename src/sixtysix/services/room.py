"""A table (room): a pure function of its entries. `replay` is the one way to build one.

`version` counts everything that happened since the table was opened; entry n brings it to version n. What the last entry
told each seat is in `news`, so an update is a function of the room too.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from types import MappingProxyType

from sixtysix.notation import NotationError, action_from_name
from sixtysix.rules import (
    CLAIM_OUT_OF_TURN,
    DEFAULT_PRESET,
    DRAW,
    SEATS,
    Action,
    BySeat,
    Event,
    Match,
    PlayerView,
    Seat,
    State,
    Variant,
    Watched,
    deal,
    first_dealer,
    house_rules,
    other,
    shuffled_deck,
    watch,
)
from sixtysix.services.entry import Acted, Created, Dealt, Entry, Pointed, Show, Sitter, Undone

News = tuple[Event, ...]
_NO_NEWS: BySeat[News] = BySeat((), ())


class BrokenHistory(ValueError):
    """Entries that cannot have happened; the text says which and why."""


@dataclass(frozen=True, slots=True)
class Step:
    """An action that was taken, and the deal before it."""

    before: Watched
    seat: Seat
    action: Action


@dataclass(frozen=True, slots=True)
class Deal:
    """One deal of a table: how it left the dealer, how it stands, and what each seat has seen of it."""

    number: int
    dealer: Seat
    client_seed: str
    server_seed: bytes
    dealt: State
    watched: Watched
    past: tuple[Step, ...] = ()
    undone: int = 0
    """How often something was taken back."""
    practice: bool = False
    """Whether something was taken back that had shown a seat what it did not know."""

    @property
    def steps(self) -> int:
        """Actions taken so far."""
        return len(self.past)

    @property
    def state(self) -> State:
        """How it stands."""
        return self.watched.state

    @property
    def views(self) -> BySeat[PlayerView]:
        """What each seat has seen."""
        return self.watched.views

    @property
    def over(self) -> bool:
        """Whether the deal has ended, so that everything may be laid open."""
        return self.state.table.outcome is not None


@dataclass(frozen=True, slots=True)
class Room:
    """A table as its entries leave it."""

    name: str
    version: int
    preset: str
    match: Match
    seats: tuple[Sitter, Sitter]
    next_seed: bytes
    """The seed promised for the next deal. Secret until that deal is over."""
    deal: Deal | None = None
    shows: BySeat[Show | None] = field(default_factory=lambda: BySeat(None, None))
    news: BySeat[News] = _NO_NEWS
    undone: Seat | None = None
    """The seat that took something back by the last entry."""
    answered: str | None = None
    """The id of the command that the last entry came from."""
    accepted: Mapping[tuple[Seat, str], int] = field(default_factory=lambda: MappingProxyType({}))
    """The version that each command was accepted as, by seat and id."""

    @property
    def variant(self) -> Variant:
        """The rules of the table."""
        return self.match.variant

    @property
    def engine_seat(self) -> Seat | None:
        """The seat that the engine plays, if it may act now: on its turn, or by a claim out of turn."""
        if self.deal is None:
            return None
        return next((seat for seat in SEATS if self.seats[seat].engine and self.deal.views[seat].legal), None)

    def then(self, entry: Entry) -> "Room":
        """The room after one more entry. Raises `BrokenHistory`, or the `RuleError` of an illegal action."""
        match entry:
            case Dealt():
                after = _deal(self, entry)
            case Acted():
                after = _act(self, entry)
            case Pointed():
                after = replace(self, news=_NO_NEWS, shows=self.shows.update(entry.seat, entry.show))
            case Undone():
                after = _undo(self, entry)
            case Created():
                raise BrokenHistory("a table is opened once")
        accepted = self.accepted
        if entry.command is not None:
            accepted = MappingProxyType({**accepted, (entry.seat, entry.command): self.version + 1})
        return replace(
            after,
            version=self.version + 1,
            answered=entry.command,
            accepted=accepted,
            undone=entry.seat if isinstance(entry, Undone) else None,
        )


def opened(name: str, entry: Entry) -> Room:
    """The room that its first entry makes: version 0, nothing dealt."""
    if not isinstance(entry, Created):
        raise BrokenHistory("the first entry opens the table")
    variant = house_rules(DEFAULT_PRESET, dict(entry.switches))
    # The first dealer is drawn by lot when the first client seed is there; until then it does not matter who it is.
    return Room(name, 0, entry.preset, Match(variant, dealer=0), entry.seats, bytes.fromhex(entry.next_seed))


def replay(name: str, entries: Iterable[Entry]) -> Room:
    """The room after its entries, each checked."""
    room: Room | None = None
    for entry in entries:
        room = opened(name, entry) if room is None else room.then(entry)
    if room is None:
        raise BrokenHistory("a table has at least one entry")
    return room


def _deal(room: Room, entry: Dealt) -> Room:
    number = len(room.match.results) + 1
    seed = bytes.fromhex(entry.server_seed)
    if entry.deal != number or room.match.winner is not None or (room.deal and not room.deal.over):
        raise BrokenHistory(f"deal {entry.deal} cannot be dealt now")
    if seed != room.next_seed:
        raise BrokenHistory(f"deal {entry.deal} was not dealt with the seed that was promised")
    if entry.dealer != dealer_of(room, entry.client_seed):
        raise BrokenHistory(f"deal {entry.deal} was dealt by the wrong seat")
    match = replace(room.match, dealer=entry.dealer)
    deck = shuffled_deck(match.variant, seed, entry.client_seed, number)
    dealt = deal(match.variant, deck, entry.dealer)
    watched = watch(dealt)
    new = Deal(number, entry.dealer, entry.client_seed, seed, dealt, watched)
    return replace(room, match=match, deal=new, news=watched.news, next_seed=bytes.fromhex(entry.next_seed))


def _act(room: Room, entry: Acted) -> Room:
    old = room.deal
    if old is None:
        raise BrokenHistory("nothing has been dealt yet")
    try:
        action = action_from_name(entry.action, old.state.table.trump)
    except NotationError as error:
        raise BrokenHistory(f"{entry.action!r} is no action") from error
    turn = old.state.table.turn
    if entry.seat != (other(turn) if action == CLAIM_OUT_OF_TURN else turn):
        raise BrokenHistory(f"{entry.action!r} was not seat {entry.seat}'s to take")
    watched = old.watched.after(action)
    outcome = watched.state.table.outcome
    return replace(
        room,
        deal=replace(old, watched=watched, past=(*old.past, Step(old.watched, entry.seat, action))),
        match=room.match if outcome is None else room.match.record(outcome),
        news=watched.news,
    )


def undoable(deal: Deal, seat: Seat) -> int | None:
    """How many steps of the deal are left when the seat takes back its last action; None if it has taken none."""
    return next((at for at in reversed(range(deal.steps)) if deal.past[at].seat == seat), None)


def told_by(steps: Iterable[Step], seat: Seat) -> bool:
    """Whether steps showed a seat what it did not know; its own play, marriage, exchange or closing does not."""
    return any(step.seat != seat or step.action == DRAW for step in steps)


def _undo(room: Room, entry: Undone) -> Room:
    old = room.deal
    kept = None if old is None or old.over else undoable(old, entry.seat)
    if old is None or kept is None:
        raise BrokenHistory(f"seat {entry.seat} has nothing to take back")
    before, told = old.past[kept].before, told_by(old.past[kept:], entry.seat)
    deal = replace(
        old, watched=before, past=old.past[:kept], undone=old.undone + 1, practice=old.practice or told
    )
    return replace(room, deal=deal, news=_NO_NEWS)


def dealer_of(room: Room, client_seed: str) -> Seat:
    """Who deals next: by lot for the first deal (R4), else by the rules of the match."""
    return room.match.dealer if room.deal else first_dealer(room.next_seed, client_seed)
