"""What two seats of a table say at random and are sent: for the page's own referee (web/src/local), which must send the same.

One line of JSON opens a table, one stands for each command: `[seat, type, id, version, argument, digest]`. The digest is of all
frames that the command brings to both seats; `python -m tests.kit.transcript TABLE` prints those frames in full.
"""

import json
import random
import sys
from collections.abc import Iterator
from dataclasses import dataclass, field
from hashlib import sha256

from sixtysix.notation import action_name
from sixtysix.rules import ACTION_COUNT, CLAIM, CLOSE, DRAW, PRESETS, SEATS, Seat, State, actions_in, totals
from sixtysix.services.command import Act, Command, Next, Points, Refused, Undo, accepted_version, entry_for
from sixtysix.services.entry import Created, Entry, Sitter
from sixtysix.services.room import Room, opened, replay
from sixtysix.services.wire import Frame, refused_frame, switches_of, update_frame, welcome_frame
from tests.kit.walk import any_rules

LEVELS = (None, "novice", "master")
OFF = 8
"""One command in so many is none that the rules ask for now."""
Sent = list[tuple[Seat, Frame]]


@dataclass
class Talk:
    """A table, and all that is said at it."""

    number: int
    deals_at_most: int
    entries: list[Entry] = field(default_factory=list[Entry])
    said: list[tuple[Seat, Command]] = field(default_factory=list[tuple[Seat, Command]])

    def __post_init__(self) -> None:
        self.random = random.Random(self.number)
        self.name = f"table{self.number}"
        presets = tuple(PRESETS)
        self.preset = presets[self.number // 2 % len(presets)] if self.number % 2 == 0 else "house"
        variant = PRESETS[self.preset] if self.preset in PRESETS else any_rules(self.number)
        created = Created(
            at=0.0,
            preset=self.preset,
            switches=switches_of(variant),
            seats=(
                Sitter(name="you", token="0"),
                Sitter(name="sixtysix", token="1", level=self.random.choice(LEVELS)),
            ),
            next_seed=self.fresh_seed(0),
        )
        self.entries.append(created)
        self.room = opened(self.name, created)

    def fresh_seed(self, deal: int) -> str:
        """The server seed promised for a deal, the first being 0."""
        return sha256(f"{self.name}:{deal}".encode()).hexdigest()

    def commands(self) -> Iterator[tuple[Seat, Command, Sent]]:
        """What is said, one after the other, and what it brings."""
        while self.room.match.winner is None and len(self.room.match.results) < self.deals_at_most:
            seat, command = self._next()
            self.said.append((seat, command))
            yield seat, command, self._answers(seat, command)

    def welcomes(self) -> Sent:
        """What both seats are welcomed by, at the beginning and at the end."""
        versions = (0, self.room.version)
        rooms = [replay(self.name, self.entries[: version + 1]) for version in versions]
        return [(seat, welcome_frame(room, seat)) for room in rooms for seat in SEATS]

    def _answers(self, seat: Seat, command: Command) -> Sent:
        accepted = accepted_version(self.room, seat, command)
        if accepted is not None:
            past = replay(self.name, self.entries[: accepted + 1])
            return [(seat, update_frame(past, seat))]
        try:
            fresh = bytes.fromhex(self.fresh_seed(len(self.room.match.results) + 1))
            entry = entry_for(self.room, seat, command, fresh)
        except Refused as refusal:
            # How a text fails to be an action is told in many words; the code is enough.
            sentence = "" if refusal.code == "unknown_action" else str(refusal)
            return [(seat, refused_frame(self.room, seat, command.id, refusal.code, sentence))]
        self.entries.append(entry)
        self.room = self.room.then(entry)
        return [(each, update_frame(self.room, each)) for each in SEATS]

    # --- what is said ---

    def _next(self) -> tuple[Seat, Command]:
        rng, room = self.random, self.room
        if rng.randrange(OFF) == 0:
            return self._odd()
        if room.deal is None or room.deal.over:
            return rng.randrange(2), Next(self._id(), room.version, f"{rng.getrandbits(64):016x}")
        seats = [seat for seat in SEATS if room.deal.views[seat].legal]
        # A claim out of turn is always there, and seldom made.
        seat = room.deal.state.table.turn if rng.randrange(40) else rng.choice(seats)
        return seat, Act(self._id(), room.version, self._action(room.deal.state, seat, room))

    def _action(self, state: State, seat: Seat, room: Room) -> str:
        deal = room.deal
        assert deal is not None
        legal = deal.views[seat].legal
        hasty = deal.number % 4 == 3
        if not hasty and self.random.randrange(40):
            won = totals(state.table)[seat] >= 66 and self.random.randrange(2)
            rare = 1 << CLOSE | (0 if won else 3 << CLAIM)
            legal = legal & ~rare or legal
        return action_name(self.random.choice(tuple(actions_in(legal))), state.table.trump)

    def _odd(self) -> tuple[Seat, Command]:
        rng, version, seat = self.random, self.room.version, self.random.randrange(2)
        match rng.randrange(8):
            case 0:
                return seat, Points(self._id(), version, rng.choice(("hidden", "own")))
            case 1 | 2:
                return seat, Undo(self._id(), version)
            case 3 if self.said:
                return rng.choice(self.said)
            case 4:
                return seat, Act(self._id(), max(version - 1, 0), action_name(DRAW, 0))
            case 5:
                return seat, Next(
                    self._id(), version, rng.choice(("", "00112233445566778899aabbccddeeff", "?"))
                )
            case 6:
                return seat, Act(self._id(), version, rng.choice(("9X", "20", "60H", "w", "")))
            case _:
                return seat, Act(
                    self._id(), version, action_name(rng.randrange(ACTION_COUNT), rng.randrange(4))
                )

    def _id(self) -> str:
        return f"{len(self.said):x}"


def digest_of(sent: Sent) -> str:
    """Eight hex digits over frames, however their fields are ordered."""
    text = json.dumps(sent, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    return sha256(text.encode()).hexdigest()[:8]


def lines(first: int, tables: int, deals_at_most: int) -> Iterator[str]:
    """The transcript of some tables."""
    for number in range(first, first + tables):
        talk = Talk(number, deals_at_most)
        created = talk.entries[0]
        yield _line({"table": talk.name, **created.model_dump(mode="json")})
        for seat, command, sent in talk.commands():
            yield _line([seat, *_words(command), digest_of(sent)])
        yield _line({"welcomes": digest_of(talk.welcomes()), "deals": len(talk.room.match.results)})


def _words(command: Command) -> list[str | int | None]:
    match command:
        case Act():
            return ["act", command.id, command.version, command.action]
        case Next():
            return ["next", command.id, command.version, command.client_seed]
        case Points():
            return ["points", command.id, command.version, command.show]
        case Undo():
            return ["undo", command.id, command.version, None]


def _line(value: object) -> str:
    return json.dumps(value, separators=(",", ":"))


def main(arguments: list[str]) -> None:
    """`TABLE`: every frame of it; `FIRST TABLES DEALS`: the transcript of so many tables."""
    if len(arguments) == 1:
        for seat, command, sent in Talk(int(arguments[0]), 1000).commands():
            sys.stdout.write("".join(f"{_line(each)}\n" for each in ([seat, *_words(command)], *sent)))
        return
    first, tables, deals = map(int, arguments)
    sys.stdout.writelines(f"{line}\n" for line in lines(first, tables, deals))


if __name__ == "__main__":
    main(sys.argv[1:])
