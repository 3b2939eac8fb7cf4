"""A house without a world: rows in a dict, a clock that does not move, entropy and opponent that repeat."""

import asyncio
import json
import random
from collections import defaultdict
from collections.abc import Generator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any

from sixtysix.rules import Action, Match, PlayerView, Seat, Variant, actions_in, is_claim
from sixtysix.services.command import Act, Command, Costs, Hint, Next, Points, Question, Undo
from sixtysix.services.entry import Entry, Row, entry_of
from sixtysix.services.guests import Guests
from sixtysix.services.ports import Advice, EpochPassed, Kept, SeqTaken, Shelf, StoreError
from sixtysix.services.room import Room, replay
from sixtysix.services.tables import Opened, Tables

CLIENT_SEED = "0123456789abcdef" * 2


@dataclass
class MemoryStore:
    """Rows in memory; `failing` makes every append fail."""

    kept: dict[str, list[Row]] = field(default_factory=lambda: defaultdict(list))
    failing: StoreError | None = None

    async def rows(self, room: str, start: int = 0) -> list[Row]:
        await asyncio.sleep(0)
        return self.kept[room][start:]

    async def append(self, row: Row) -> None:
        await asyncio.sleep(0)
        if self.failing is not None:
            raise self.failing
        if row.seq != len(self.kept[row.room]):
            raise SeqTaken
        self.kept[row.room].append(row)

    def entries(self, room: str) -> list[Entry]:
        return [entry_of(row) for row in self.kept[room]]

    def room(self, room: str) -> Room:
        return replay(room, self.entries(room))


@dataclass
class MemoryPlayed:
    """Deals of guests in memory; `failing` makes every change fail."""

    kept: dict[str, list[Kept]] = field(default_factory=lambda: defaultdict(list))
    epochs: dict[str, int] = field(default_factory=lambda: defaultdict(int))
    failing: StoreError | None = None

    async def shelf(self, guest: str) -> Shelf:
        await asyncio.sleep(0)
        return Shelf(self.epochs[guest], len(self.kept[guest]))

    async def played(self, guest: str, after: int, at_most: int) -> list[Kept]:
        await asyncio.sleep(0)
        return self.kept[guest][after : after + at_most]

    async def keep(self, guest: str, epoch: int, deals: Sequence[tuple[str, str]]) -> int:
        self._fail()
        if epoch != self.epochs[guest]:
            raise EpochPassed
        known = {each.id for each in self.kept[guest]}
        new = [(name, payload) for name, payload in deals if name not in known]
        for name, payload in new:
            self.kept[guest].append(Kept(len(self.kept[guest]) + 1, name, payload))
        return len(new)

    async def forget(self, guest: str, epoch: int) -> int:
        self._fail()
        if epoch != self.epochs[guest]:
            raise EpochPassed
        self.epochs[guest] += 1
        return len(self.kept.pop(guest, []))

    def _fail(self) -> None:
        if self.failing is not None:
            raise self.failing


@dataclass
class StillClock:
    """Counts what is slept and never waits."""

    slept: list[float] = field(default_factory=list)

    def now(self) -> float:
        return 1_800_000_000.0

    async def sleep(self, seconds: float) -> None:
        self.slept.append(seconds)
        await asyncio.sleep(0)


class SeededEntropy:
    """The same bytes every time."""

    def __init__(self, seed: int) -> None:
        self._random = random.Random(seed)

    def draw(self, count: int) -> bytes:
        return self._random.randbytes(count)


@dataclass
class RandomOpponent:
    """Any legal action, a false claim included, chosen by the seed it is given."""

    name: str = "random"
    asked: list[tuple[PlayerView, int]] = field(default_factory=list)
    levels: list[str | None] = field(default_factory=list)
    held: asyncio.Event | None = None
    """What it waits for before it answers."""

    async def decide(self, view: PlayerView, seed: int, match: Match, level: str | None) -> Action | None:  # noqa: ARG002
        self.asked.append((view, seed))
        self.levels.append(level)
        if self.held is not None:
            await self.held.wait()
        await asyncio.sleep(0)
        if view.table.turn != view.seat:
            return None
        return random_action(view.legal, random.Random(seed))

    async def weigh(self, view: PlayerView, match: Match) -> Mapping[Action, float]:  # noqa: ARG002
        """Each action is worth its number, in hundredths."""
        await asyncio.sleep(0)
        return {action: action / 100 for action in actions_in(view.legal)}

    async def advise(self, view: PlayerView, match: Match) -> Advice | None:  # noqa: ARG002
        """The last legal action, as if it were worth a point more than each other."""
        await asyncio.sleep(0)
        legal = list(actions_in(view.legal))[::-1]
        return Advice(legal[0], tuple((each, float(each == legal[0])) for each in legal)) if legal else None


def random_action(legal: int, dice: random.Random) -> Action:
    """Any legal action; claims are rare, so that deals last."""
    actions = list(actions_in(legal))
    patient = [action for action in actions if not is_claim(action)]
    return dice.choice(patient if patient and dice.random() < 0.98 else actions)


class Client:
    """A connected player that keeps what it is sent, as text and as frames."""

    def __init__(self, tables: Tables, opened: Opened) -> None:
        self.tables, self.opened = tables, opened
        self.texts: list[str] = []
        self.frames: list[dict[str, Any]] = []
        self._ids = 0

    def send(self, frame: dict[str, Any]) -> None:
        self.texts.append(json.dumps(frame))
        self.frames.append(json.loads(self.texts[-1]))

    @property
    def last(self) -> dict[str, Any]:
        return self.frames[-1]

    @property
    def view(self) -> dict[str, Any]:
        view: dict[str, Any] | None = self.last["view"]
        assert view is not None
        return view

    @property
    def version(self) -> int:
        return int(self.last["version"])

    async def join(self, seen: int = 0, seed: str = CLIENT_SEED) -> Seat:
        return await self.tables.join(self.opened.table, self.opened.token, seen, seed, self)

    def leave(self) -> None:
        self.tables.leave(self.opened.table, self)

    async def say(self, command: Command) -> dict[str, Any]:
        """Give a command; returns the frame that answers it."""
        before = len(self.frames)
        await self.tables.command(self.opened.table, self, command)
        return next(frame for frame in self.frames[before:] if frame.get("command") == command.id)

    def id(self) -> str:
        self._ids += 1
        return f"c{self._ids}"

    async def act(self, action: str) -> dict[str, Any]:
        return await self.say(Act(self.id(), self.version, action))

    async def next(self, seed: str = CLIENT_SEED) -> dict[str, Any]:
        return await self.say(Next(self.id(), self.version, seed))

    async def points(self, show: Any) -> dict[str, Any]:
        return await self.say(Points(self.id(), self.version, show))

    async def undo(self) -> dict[str, Any]:
        return await self.say(Undo(self.id(), self.version))

    async def hint(self, late: int = 0) -> dict[str, Any]:
        return await self.ask(Hint(self.id(), self.version - late))

    async def costs(self) -> dict[str, Any]:
        return await self.ask(Costs(self.id(), self.version))

    async def ask(self, command: Question) -> dict[str, Any]:
        """The answer, which is not kept among the frames: it carries no view."""
        await self.tables.question(self.opened.table, self, command)
        at = next(i for i, frame in enumerate(self.frames) if frame.get("command") == command.id)
        self.texts.pop(at)
        return self.frames.pop(at)

    async def settled(self) -> None:
        """Wait until it is this player's turn, or nobody's."""
        for _ in range(500):
            view = self.last["view"]
            if view is not None and view["turn"] in (None, view["seat"]):
                return
            await asyncio.sleep(0)
        raise AssertionError("the opponent does not move")

    async def play_on(self, dice: random.Random) -> bool:
        """Do one random thing; false once the match is over."""
        await self.settled()
        view = self.view
        if view["match"]["over"]:
            return False
        if view["step"] == "over":
            await self.next()
            return True
        patient = [word for word in view["legal"] if not word.startswith("W")]
        await self.act(dice.choice(patient if patient and dice.random() < 0.98 else view["legal"]))
        return True


@dataclass
class House:
    """A service and what it stands on."""

    store: MemoryStore = field(default_factory=MemoryStore)
    clock: StillClock = field(default_factory=StillClock)
    opponent: RandomOpponent = field(default_factory=RandomOpponent)
    seed: int = 1
    played: MemoryPlayed = field(default_factory=MemoryPlayed)

    def __post_init__(self) -> None:
        self.tables = Tables(self.store, self.clock, SeededEntropy(self.seed), self.opponent)
        self.guests = Guests(self.played)

    def again(self) -> "House":
        """The same store after the process was killed: nothing else is left."""
        return House(self.store, seed=self.seed + 1)

    async def client(
        self, variant: Variant | None = None, preset: str = "sixty-six", level: str | None = None
    ) -> Client:
        """A player at a new table, not connected yet."""
        return Client(self.tables, await self.tables.open(preset, variant or Variant(), level))


@contextmanager
def failing(store: MemoryStore | MemoryPlayed, error: StoreError) -> Generator[None, None, None]:
    """The store fails meanwhile."""
    store.failing = error
    try:
        yield
    finally:
        store.failing = None
