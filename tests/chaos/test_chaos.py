"""Matches under a server that is killed, a line that is cut and commands said twice: no action is lost or doubled."""

import asyncio
import random
import sqlite3
import time
from contextlib import closing, suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import WebSocketException

from sixtysix.adapters.sql.file import prepare
from sixtysix.adapters.sql.store import SqlStore
from sixtysix.services.entry import Acted, Created, Entry, entry_of
from sixtysix.services.room import replay
from sixtysix.services.wire import view_frame
from tests.kit.server import ServerProcess, running_server
from tests.web.player import Player, choice_of, open_table

COMMANDS, KILLS = 60, 3
LINE_FAULTS = (ConnectionError, EOFError, WebSocketException)
"""What a broken line raises. A silent one is no fault of the line: `TimeoutError` fails the test."""


@dataclass
class Storm:
    """Plays one match and breaks things on the way."""

    server: ServerProcess
    player: Player
    dice: random.Random
    kills: int
    accepted: dict[str, int] = field(default_factory=dict)
    """Version of each acknowledged command."""
    refused: set[str] = field(default_factory=set)
    cuts: int = 0
    repeats: int = 0

    def play(self, commands_at_most: int) -> None:
        """Play until the match is over or enough was said."""
        self.join()
        for number in range(commands_at_most):
            command = self._next_command()
            if command is None:
                return
            self.carry_out({"id": f"c{number}", **command})

    def _next_command(self) -> dict[str, Any] | None:
        while True:
            try:
                if self.dice.random() < 0.1:
                    show = self.dice.choice(["own", "hidden"])
                    return {"type": "points", "version": self.player.version, "show": show}
                return choice_of(self.player.until_my_turn(), self.player.version, self.dice)
            except LINE_FAULTS:
                self.join()

    def join(self) -> None:
        """Connect, however often it takes."""
        end = time.monotonic() + 30
        while time.monotonic() < end:
            try:
                assert self.player.connect()["type"] == "welcome"
            except (*LINE_FAULTS, OSError):
                time.sleep(0.05)
            else:
                return
        raise AssertionError("the server does not come back")

    def carry_out(self, command: dict[str, Any]) -> None:
        """Say a command until it is answered, whatever happens on the way; then perhaps once more."""
        while True:
            try:
                self.player.say(**command)
                self._break_something()
                answer = self.player.until_answered(command["id"])
                break
            except LINE_FAULTS:
                self.join()
        if answer["type"] == "refused":
            assert answer["error"] == "stale", answer
            self.refused.add(command["id"])
            return
        self.accepted[command["id"]] = answer["version"]
        if self.dice.random() < 0.15:
            self.repeats += 1
            with suppress(*LINE_FAULTS):
                self.player.say(**command)
                assert self.player.until_answered(command["id"]) == answer

    def _break_something(self) -> None:
        luck = self.dice.random()
        if luck < 0.08 and self.kills:
            self.kills -= 1
            time.sleep(self.dice.random() * 0.03)
            self.server.kill()
            self.server.start()
        elif luck < 0.18:
            self.cuts += 1
            time.sleep(self.dice.random() * 0.01)
            self.player.drop()
            raise EOFError


def entries_of(database: Path, table: str) -> list[Entry]:
    """What the database holds of a table, read anew."""
    prepare(database)

    async def read() -> list[Entry]:
        store = SqlStore(database)
        rows = await store.rows(table)
        await store.close()
        return [entry_of(row) for row in rows]

    return asyncio.run(read())


@pytest.mark.slow
@pytest.mark.parametrize(("preset", "seed"), [("sixty-six", 1), ("schnapsen", 2)])
def test_no_action_is_lost_or_doubled(tmp_path: Path, preset: str, seed: int) -> None:
    dice, kills, cuts = random.Random(seed), KILLS, 0
    with running_server(tmp_path) as server:
        for _ in range(8):  # matches, until the server was killed often enough
            storm = play_one(server, preset, dice, kills)
            kills, cuts = storm.kills, cuts + storm.cuts
            check(server.database, storm)
            if kills == 0:
                break
    assert kills == 0
    assert cuts
    with closing(sqlite3.connect(server.database)) as connection:
        assert connection.execute("PRAGMA integrity_check").fetchone() == ("ok",)


def play_one(server: ServerProcess, preset: str, dice: random.Random, kills: int) -> Storm:
    """Play one match; at its end the player has seen all that happened."""
    opened = open_table(server.address, preset=preset, switches={"match_target": 15})
    with Player(server.address, opened) as player:
        storm = Storm(server, player, dice, kills)
        storm.play(COMMANDS)
        storm.join()
        player.until_my_turn()
        return storm


def check(database: Path, storm: Storm) -> None:
    """What was acknowledged is what was kept, and what a replay shows is what the player sees."""
    table = storm.player.opened["table"]
    entries = entries_of(database, table)
    assert isinstance(entries[0], Created)
    commands = [
        (entry.command, version)
        for version, entry in enumerate(entries)
        if not isinstance(entry, Created) and entry.command is not None
    ]
    assert len(dict(commands)) == len(commands), "nothing is kept twice"
    assert dict(commands) == storm.accepted, (
        "what was acknowledged is kept, as that version, and nothing else"
    )
    assert not storm.refused & set(dict(commands))
    room = replay(table, entries)
    assert room.version == storm.player.version
    assert view_frame(room, 0) == storm.player.view
    assert any(isinstance(entry, Acted) and entry.seat == 1 for entry in entries)
