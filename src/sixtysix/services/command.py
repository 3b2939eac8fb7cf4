"""Commands of a seat, and the entry that each becomes, or why it is refused."""

import hmac
import re
from dataclasses import dataclass
from hashlib import sha256
from typing import Final, TypeAlias

from sixtysix.notation import NotationError, action_from_name
from sixtysix.rules import SEATS, Seat, fault
from sixtysix.services.entry import Acted, Dealt, Entry, Pointed, Show, Undone
from sixtysix.services.room import Room, dealer_of, undoable

CLIENT_SEED: Final = re.compile(r"(?:[0-9a-fA-F]{16,64})?")


@dataclass(frozen=True, slots=True)
class Act:
    """Take an action."""

    id: str | None
    version: int
    action: str


@dataclass(frozen=True, slots=True)
class Next:
    """Deal the next deal."""

    id: str | None
    version: int
    client_seed: str


@dataclass(frozen=True, slots=True)
class Points:
    """Show or hide this seat's own points."""

    id: str | None
    version: int
    show: Show


@dataclass(frozen=True, slots=True)
class Undo:
    """Take back this seat's last action of the deal, with all that followed."""

    id: str | None
    version: int


Command: TypeAlias = Act | Next | Points | Undo


@dataclass(frozen=True, slots=True)
class Hint:
    """Ask what the strongest level would do with this seat's view; changes nothing."""

    id: str
    version: int


@dataclass(frozen=True, slots=True)
class Costs:
    """Ask what each decision of this seat has cost in the deal that is over; changes nothing."""

    id: str
    version: int


Question: TypeAlias = Hint | Costs


class Refused(Exception):
    """A command that changes nothing: a code for programs, a sentence for people."""

    def __init__(self, code: str, sentence: str) -> None:
        super().__init__(sentence)
        self.code = code


def digest_of(token: str) -> str:
    """What is kept of a token."""
    return sha256(token.encode()).hexdigest()


def seat_of(room: Room, token: str) -> Seat:
    """The seat a token is the key to. Raises `Refused`."""
    digest = digest_of(token)
    for seat in SEATS:
        kept = room.seats[seat].token
        if kept is not None and hmac.compare_digest(kept, digest):
            return seat
    raise Refused("wrong_token", "That token is not the key to a seat at this table.")


def accepted_version(room: Room, seat: Seat, command: Command) -> int | None:
    """The version that this seat's command was accepted as, if it was."""
    return None if command.id is None else room.accepted.get((seat, command.id))


def entry_for(room: Room, seat: Seat, command: Command, fresh_seed: bytes) -> Entry:
    """The entry that a seat's command becomes. Raises `Refused`. A deal promises `fresh_seed` to the one after it."""
    check_version(room, command)
    match command:
        case Act():
            return _act(room, seat, command)
        case Next():
            return _next(room, seat, command, fresh_seed)
        case Points():
            return Pointed(seat=seat, show=command.show, command=command.id)
        case Undo():
            return _undo(room, seat, command)


def check_version(room: Room, command: Command | Question) -> None:
    """Raises `Refused` if the command was made against another version of the table."""
    if command.version != room.version:
        raise Refused(
            "stale",
            f"The table is at version {room.version}; the command was made against {command.version}.",
        )


def _act(room: Room, seat: Seat, command: Act) -> Acted:
    if room.deal is None:
        raise Refused("not_dealt", "Nothing has been dealt yet.")
    table, hands, _ = room.deal.state
    try:
        action = action_from_name(command.action, table.trump)
    except NotationError as error:
        raise Refused("unknown_action", f"{command.action!r} is no action now: {error}") from error
    if found := fault(table, hands[seat], action, seat):
        raise Refused(found.code(), f"{found.sentence} ({found.rule}).")
    return Acted(seat=seat, action=command.action, command=command.id)


def _next(room: Room, seat: Seat, command: Next, fresh_seed: bytes) -> Dealt:
    if room.deal is not None and not room.deal.over:
        raise Refused("deal_not_over", "The deal is still being played.")
    if room.match.winner is not None:
        raise Refused("match_over", "The match is over; open a new table.")
    if not CLIENT_SEED.fullmatch(command.client_seed):
        raise Refused("bad_client_seed", "The client's seed is 16 to 64 hex digits, or empty.")
    return Dealt(
        deal=len(room.match.results) + 1,
        dealer=dealer_of(room, command.client_seed),
        client_seed=command.client_seed,
        server_seed=room.next_seed.hex(),
        next_seed=fresh_seed.hex(),
        seat=seat,
        command=command.id,
    )


def _undo(room: Room, seat: Seat, command: Undo) -> Undone:
    if room.deal is None:
        raise Refused("not_dealt", "Nothing has been dealt yet.")
    if room.deal.over:
        raise Refused("deal_over", "The deal is over and both hands have been shown: nothing can be undone.")
    if undoable(room.deal, seat) is None:
        raise Refused("nothing_to_undo", "You have done nothing in this deal yet.")
    return Undone(seat=seat, command=command.id)
