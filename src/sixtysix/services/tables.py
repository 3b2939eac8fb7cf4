"""All tables of a server: opens them, seats players, takes commands, lets the engine play, tells every socket.

Nothing happens at a table before its row is kept: a command is checked against the room, its row appended, and only
then is the room moved on and told. Whoever loses the race for a row number reads again.
"""

import asyncio
import logging
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Final, Protocol

from sixtysix.engine import engine_seed
from sixtysix.notation import action_name
from sixtysix.rules import Action, RuleError, Seat, Variant, commitment
from sixtysix.services.command import (
    Act,
    Command,
    Hint,
    Next,
    Question,
    Refused,
    accepted_version,
    check_version,
    digest_of,
    entry_for,
    seat_of,
)
from sixtysix.services.costs import DealCosts, costs_of
from sixtysix.services.entry import Created, Entry, Row, Sitter, entry_of, row_of
from sixtysix.services.ports import Advice, Clock, Entropy, Opponent, SeqTaken, Store, StoreError
from sixtysix.services.room import BrokenHistory, Room, replay
from sixtysix.services.wire import (
    Frame,
    costs_frame,
    hint_frame,
    refused_frame,
    switches_of,
    update_frame,
    welcome_frame,
)

_log: Final = logging.getLogger(__name__)

SEED_BYTES: Final = 32
MISSED_AT_MOST: Final = 64
"""Missed updates that are sent one by one after a reconnect; a client further behind gets the present view only."""
SOCKETS_AT_MOST: Final = 16
"""Sockets at one table."""
RETRY_FIRST, RETRY_LAST = 1.0, 30.0
"""Seconds until the engine tries again to make a move that could not be kept."""


class Listener(Protocol):
    """A socket, seen from a table. `send` must not wait."""

    def send(self, frame: Frame) -> None:
        """Take a frame to be sent."""
        ...


@dataclass(frozen=True, slots=True)
class Opened:
    """A new table and the key to its seat; the token is shown this once."""

    table: str
    token: str
    seat: Seat
    commitment: str


@dataclass(slots=True)
class _Live:
    """A table in memory while somebody is connected or the engine thinks."""

    name: str
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    room: Room | None = None
    listeners: dict[Listener, Seat] = field(default_factory=dict)
    users: int = 0
    thinking: asyncio.Task[None] | None = None


@dataclass(slots=True)
class Tables:
    """The service; one per server."""

    store: Store
    clock: Clock
    entropy: Entropy
    opponent: Opponent
    _lives: dict[str, _Live] = field(default_factory=dict)

    async def open(self, preset: str, variant: Variant, level: str | None = None) -> Opened:
        """Open a table against a level of the engine, by default the strongest. Raises `StoreError`."""
        name, token, seed = self.entropy.draw(10).hex(), self.entropy.draw(24).hex(), self._seed()
        created = Created(
            at=self.clock.now(),
            preset=preset,
            switches=switches_of(variant),
            seats=(Sitter(name="you", token=digest_of(token)), Sitter(name=self.opponent.name, level=level)),
            next_seed=seed.hex(),
        )
        await self.store.append(row_of(name, 0, created))
        return Opened(name, token, 0, commitment(seed))

    async def join(self, table: str, token: str, seen: int, client_seed: str, listener: Listener) -> Seat:
        """Connect a socket: it is welcomed, told what it missed, and the first deal is dealt if none was.

        Raises `Refused` (unknown table, wrong token, too many sockets) or `StoreError`; then the socket is not connected.
        """
        live = self._enter(table)
        try:
            async with live.lock:
                room = await self._load(live)
                seat = seat_of(room, token)
                if len(live.listeners) >= SOCKETS_AT_MOST:
                    raise Refused("too_many_sockets", "This table is open in too many places: close some.")
                await self._welcome(room, seat, seen, listener)
                live.listeners[listener] = seat
                live.users += 1
                if room.deal is None:
                    await self._first_deal(live, seat, client_seed, listener)
                self._wake(live)
        finally:
            self._exit(live)
        return seat

    def leave(self, table: str, listener: Listener) -> None:
        """Disconnect a socket."""
        live = self._lives.get(table)
        if live is not None and live.listeners.pop(listener, None) is not None:
            self._exit(live)

    async def command(self, table: str, listener: Listener, command: Command) -> None:
        """Take a command of a connected socket; it is answered to the socket by an update or a refusal."""
        live, seat = self._seated(table, listener)
        async with live.lock:
            try:
                await self._take(live, seat, command, listener)
            except Refused as refusal:
                listener.send(refused_frame(_room(live), seat, command.id, refusal.code, str(refusal)))
            except StoreError as error:
                listener.send(refused_frame(_room(live), seat, command.id, error.code, str(error)))
            self._wake(live)

    async def question(self, table: str, listener: Listener, question: Question) -> None:
        """Answer a question of a connected socket; nothing is changed and nobody kept waiting."""
        live, seat = self._seated(table, listener)
        room = _room(live)
        try:
            check_version(room, question)
            if isinstance(question, Hint):
                answer = hint_frame(room, seat, question.id, await self._advice(room, seat))
            else:
                answer = costs_frame(room, seat, question.id, await self._costs(room, seat))
            listener.send(answer)
        except Refused as refusal:
            listener.send(refused_frame(_room(live), seat, question.id, refusal.code, str(refusal)))

    async def _costs(self, room: Room, seat: Seat) -> DealCosts:
        if room.deal is None or not room.deal.over:
            raise Refused("deal_not_over", "The deal is still being played.")
        return await costs_of(room.match, room.deal.past, seat, self.opponent.weigh)

    async def _advice(self, room: Room, seat: Seat) -> Advice:
        deal = room.deal
        advice = None if deal is None else await self.opponent.advise(deal.views[seat], room.match)
        if advice is None:
            raise Refused("not_your_turn", "There is nothing for you to decide now.")
        return advice

    async def close(self) -> None:
        """Stop thinking; every table is as its rows say."""
        tasks = [live.thinking for live in self._lives.values() if live.thinking is not None]
        for task in tasks:
            task.cancel()
        for task in tasks:
            with suppress(asyncio.CancelledError):
                await task

    # --- one table -----------------------------------------------------------------------------------------------

    def _enter(self, table: str) -> _Live:
        live = self._lives.setdefault(table, _Live(table))
        live.users += 1
        return live

    def _exit(self, live: _Live) -> None:
        live.users -= 1
        if live.users == 0:
            self._lives.pop(live.name, None)

    def _seated(self, table: str, listener: Listener) -> tuple[_Live, Seat]:
        """Where a connected socket sits. Raises `Refused`."""
        live = self._lives.get(table)
        seat = live.listeners.get(listener) if live else None
        if live is None or seat is None:
            raise Refused("not_connected", "Say hello first.")
        return live, seat

    async def _load(self, live: _Live) -> Room:
        if live.room is None:
            live.room = await self._read(live.name)
        return live.room

    async def _read(self, table: str) -> Room:
        rows = await self.store.rows(table)
        if not rows:
            raise Refused("unknown_table", "There is no such table on this server.")
        return _replayed(table, rows)

    async def _welcome(self, room: Room, seat: Seat, seen: int, listener: Listener) -> None:
        """Welcome a socket at the version its client has seen and tell the rest one by one, unless that is too much."""
        if not 0 < seen < room.version or room.version - seen > MISSED_AT_MOST:
            listener.send(welcome_frame(room, seat))
            return
        rows = (await self.store.rows(room.name))[: room.version + 1]
        past = _replayed(room.name, rows[: seen + 1])
        listener.send(welcome_frame(past, seat))
        for row in rows[seen + 1 :]:
            past = past.then(entry_of(row))
            listener.send(update_frame(past, seat))

    async def _first_deal(self, live: _Live, seat: Seat, client_seed: str, listener: Listener) -> None:
        room = _room(live)
        try:
            await self._take(live, seat, Next(None, room.version, client_seed), listener)
        except (Refused, StoreError) as error:
            listener.send(refused_frame(_room(live), seat, None, error.code, str(error)))

    async def _take(self, live: _Live, seat: Seat, command: Command, listener: Listener) -> None:
        """Carry a command out, or raise `Refused` or `StoreError`. The lock is held."""
        while True:
            room = _room(live)
            accepted = accepted_version(room, seat, command)
            if accepted is not None:
                listener.send(update_frame(await self._as_accepted(room, accepted), seat))
                return
            entry = entry_for(room, seat, command, self._seed())
            if await self._append(live, entry):
                return

    async def _as_accepted(self, room: Room, version: int) -> Room:
        if version == room.version:
            return room
        return _replayed(room.name, (await self.store.rows(room.name))[: version + 1])

    async def _append(self, live: _Live, entry: Entry) -> bool:
        """Keep an entry and tell it to everybody; False if somebody else was quicker, whose entries are told then."""
        room = _room(live)
        after = room.then(entry)
        try:
            # Once begun it is brought to its end, also when the socket that asked for it goes away meanwhile.
            await asyncio.shield(self._keep(live, after, row_of(room.name, after.version, entry)))
        except SeqTaken:
            for row in await self.store.rows(room.name, room.version + 1):
                self._move(live, _room(live).then(entry_of(row)))
            return False
        return True

    async def _keep(self, live: _Live, after: Room, row: Row) -> None:
        await self.store.append(row)
        self._move(live, after)

    def _move(self, live: _Live, after: Room) -> None:
        if after.version != _room(live).version + 1:
            return  # told already, by whoever read it from the store
        live.room = after
        for listener, seat in live.listeners.items():
            listener.send(update_frame(after, seat))

    def _seed(self) -> bytes:
        return self.entropy.draw(SEED_BYTES)

    # --- the engine ----------------------------------------------------------------------------------------------

    def _wake(self, live: _Live) -> None:
        """Let the engine think if it is its turn and it does not think yet."""
        if live.room is None or live.room.engine_seat is None:
            return
        if live.thinking is not None and not live.thinking.done():
            return
        live.users += 1
        live.thinking = asyncio.create_task(self._think(live))
        live.thinking.add_done_callback(lambda task: self._thought(live, task))

    def _thought(self, live: _Live, task: asyncio.Task[None]) -> None:
        if live.thinking is task:
            live.thinking = None
        self._exit(live)
        if not task.cancelled() and (error := task.exception()) is not None:
            _log.error("table %s: the engine stopped", live.name, exc_info=error)

    async def _think(self, live: _Live) -> None:
        wait = RETRY_FIRST
        while True:
            room = _room(live)
            seat, deal = room.engine_seat, room.deal
            if seat is None or deal is None:
                return
            seed = engine_seed(room.name, deal.number, deal.steps)
            action = await self.opponent.decide(deal.views[seat], seed, room.match, room.seats[seat].level)
            if action is None:
                if _step(room) == _step(_room(live)):
                    return
                continue
            async with live.lock:
                try:
                    await self._engine_act(live, seat, room, action)
                    wait = RETRY_FIRST
                    continue
                except StoreError as error:
                    for listener, told in live.listeners.items():
                        listener.send(refused_frame(_room(live), told, None, error.code, str(error)))
            await self.clock.sleep(wait)
            wait = min(2 * wait, RETRY_LAST)
            if not live.listeners:
                return

    async def _engine_act(self, live: _Live, seat: Seat, thought_of: Room, action: Action) -> None:
        room = _room(live)
        if room.deal is None or thought_of.deal is None or _step(room) != _step(thought_of):
            return  # something happened meanwhile: think again
        word = action_name(action, room.deal.state.table.trump)
        await self._append(live, entry_for(room, seat, Act(None, room.version, word), b""))


def _step(room: Room) -> tuple[int, int, int] | None:
    return None if room.deal is None else (room.deal.number, room.deal.steps, room.deal.undone)


def _room(live: _Live) -> Room:
    if live.room is None:  # pragma: no cover  only called after loading
        raise RuntimeError("the table is not loaded")
    return live.room


def _replayed(table: str, rows: list[Row]) -> Room:
    try:
        return replay(table, map(entry_of, rows))
    except (BrokenHistory, RuleError, ValueError) as error:
        _log.exception("table %s cannot be replayed", table)
        raise Refused("broken_table", f"The history of this table is damaged: {error}") from error
