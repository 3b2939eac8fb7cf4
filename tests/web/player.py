"""A client of the table protocol in Python, over a real socket."""

import json
import random
import urllib.request
from collections.abc import Callable, Generator
from contextlib import AbstractContextManager, ExitStack, contextmanager
from typing import Any, Self

from websockets.sync.client import ClientConnection, connect

_connect: Callable[..., Any] = connect  # its own type is more than the checkers can follow
CLIENT_SEED = "fedcba9876543210" * 2


def open_table(address: str, **rules: Any) -> dict[str, Any]:
    """Open a table; returns table, token, seat and commitment."""
    request = urllib.request.Request(
        f"{address}/api/tables", json.dumps(rules).encode(), {"content-type": "application/json"}
    )
    with urllib.request.urlopen(request, timeout=10) as response:
        opened: dict[str, Any] = json.load(response)
    return opened


@contextmanager
def socket_of(address: str, table: str, **options: Any) -> Generator[ClientConnection, None, None]:
    """A connection to a table's socket, nothing said yet."""
    place = f"{address.replace('http', 'ws', 1)}/api/tables/{table}/socket"
    line: AbstractContextManager[ClientConnection] = _connect(
        place, open_timeout=10, close_timeout=2, max_size=None, compression=None, proxy=None, **options
    )
    with line as socket:
        yield socket


class Player:
    """One seat at one table: keeps the last frame that carries a view."""

    def __init__(self, address: str, opened: dict[str, Any]) -> None:
        self.address, self.opened = address, opened
        self.version = 0
        self.view: dict[str, Any] | None = None
        self.socket: ClientConnection | None = None
        self._line = ExitStack()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.drop()

    def drop(self) -> None:
        """Hang up."""
        self.socket = None
        self._line.close()

    def connect(self, **hello: Any) -> dict[str, Any]:
        """Connect and say hello; returns the first frame."""
        self.drop()
        self.socket = self._line.enter_context(socket_of(self.address, self.opened["table"]))
        self.say(
            type="hello",
            **{"token": self.opened["token"], "seen": self.version, "client_seed": CLIENT_SEED, **hello},
        )
        return self.hear()

    def say(self, **frame: Any) -> None:
        assert self.socket is not None
        self.socket.send(json.dumps(frame))

    def hear(self, timeout: float = 10) -> dict[str, Any]:
        """The next frame."""
        assert self.socket is not None
        frame: dict[str, Any] = json.loads(self.socket.recv(timeout=timeout))
        if (
            frame.get("version", -1) >= self.version or frame["type"] == "welcome"
        ):  # else an old one, said again
            self.version, self.view = frame["version"], frame["view"]
        return frame

    def until_answered(self, command: str) -> dict[str, Any]:
        """Listen until a command is answered; returns the answer."""
        while True:
            frame = self.hear()
            if frame.get("command") == command:
                return frame

    def until_my_turn(self) -> dict[str, Any]:
        """Listen until this seat has something to do; returns the view."""
        while self.view is None or self.view["turn"] not in (None, self.opened["seat"]):
            self.hear()
        return self.view

    def act(self, command: str, action: str) -> dict[str, Any]:
        self.say(type="act", id=command, version=self.version, action=action)
        return self.until_answered(command)


def choice_of(view: dict[str, Any], version: int, dice: random.Random) -> dict[str, Any] | None:
    """A random command for a view; None once the match is over."""
    if view["match"]["over"]:
        return None
    if view["step"] == "over":
        return {"type": "next", "version": version, "client_seed": CLIENT_SEED}
    patient = [word for word in view["legal"] if not word.startswith("W") and word != "C"]
    return {"type": "act", "version": version, "action": dice.choice(patient or view["legal"])}
