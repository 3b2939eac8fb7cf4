"""Starting and stopping the server."""

import errno
import ipaddress
import signal
import socket
import sys
import webbrowser
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from threading import Thread
from types import FrameType
from typing import TYPE_CHECKING, Final

import uvicorn

from sixtysix.adapters.sql.file import OpenError, default_path, prepare
from sixtysix.interfaces.web.front import Front, guarded

if TYPE_CHECKING:
    from asyncio import Task

    from starlette.types import ASGIApp

    from sixtysix.interfaces.compose import House

DEFAULT_HOST: Final = "127.0.0.1"
DEFAULT_PORT: Final = 8066
FRAME_AT_MOST: Final = 64 * 1024
"""Bytes of a frame from a client."""
CONNECTIONS_AT_MOST: Final = 2000
STOP_WITHIN: Final = 3
"""Seconds that open calls are given when the server stops."""


def run(
    host: str = DEFAULT_HOST,
    port: int = DEFAULT_PORT,
    *,
    open_browser: bool = False,
    database: Path | None = None,
    allow_hosts: Sequence[str] = (),
) -> int:
    """Serve until interrupted; returns the exit code: 0, 1 if the database cannot be used, 2 if the port cannot."""
    try:
        listening = listen(host, port)
    except OSError as error:
        _say(_cannot_listen(host, port, error))
        return 2
    path = database or default_path()
    with listening:
        try:
            prepare(path)
        except OpenError as error:
            _say(f"sixtysix: {error}")
            return 1
        everywhere = _is_everywhere(host)
        hosts = allow_hosts if everywhere else (host, *allow_hosts)
        server = Server(
            path, hosts, _address(host, listening), any_address=everywhere, open_browser=open_browser
        )
        for each in (
            signal.SIGINT,
            signal.SIGTERM,
        ):  # the server ends by itself; they must not kill it once more
            signal.signal(each, _ignore)
        with suppress(KeyboardInterrupt):
            server.run([listening])
    return server.exit_code


def listen(host: str, port: int) -> socket.socket:
    """A socket that listens; calls that come before the server is ready wait. Raises `OSError`."""
    family, kind, protocol, _, address = socket.getaddrinfo(
        host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE
    )[0]
    listening = socket.socket(family, kind, protocol)
    try:
        if sys.platform != "win32":
            listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind(address)
        listening.listen(128)
    except BaseException:
        listening.close()
        raise
    return listening


class Server(uvicorn.Server):
    """Serves the site; loads what is heavy while it already answers, and closes the house at the end."""

    def __init__(
        self, database: Path, hosts: Sequence[str], address: str, *, any_address: bool, open_browser: bool
    ) -> None:
        self._database = database
        self._address = address
        self._open_browser = open_browser
        self._house: House | None = None
        self.exit_code = 0
        self._front = Front(self._load)
        super().__init__(
            uvicorn.Config(
                guarded(self._front, hosts, any_address=any_address),
                log_level="warning",
                access_log=False,
                server_header=False,
                ws="websockets-sansio",
                ws_max_size=FRAME_AT_MOST,
                ws_per_message_deflate=False,
                limit_concurrency=CONNECTIONS_AT_MOST,
                timeout_graceful_shutdown=STOP_WITHIN,
                lifespan="off",
            )
        )

    def _load(self) -> "ASGIApp":
        from sixtysix.interfaces.compose import house  # noqa: PLC0415  slow to import: see front.py
        from sixtysix.interfaces.web.app import create_app  # noqa: PLC0415

        self._house = house(self._database)
        return create_app(self._house.tables, self._house.guests)

    def _loaded(self, loading: "Task[ASGIApp]") -> None:
        if not loading.cancelled() and (error := loading.exception()) is not None:
            _say(f"sixtysix: the server cannot be loaded: {error}")
            self.exit_code, self.should_exit = 1, True

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Begin to serve, and say so."""
        await super().startup(sockets)
        self._front.begin().add_done_callback(self._loaded)
        _say(f"sixtysix is at {self._address} – Ctrl+C ends it.")
        if self._open_browser:
            Thread(target=webbrowser.open, args=(self._address,), daemon=True).start()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """End the calls, then close the house."""
        await super().shutdown(sockets)
        with suppress(Exception):  # said by `_loaded`
            await self._front.begin()
        if self._house is not None:
            await self._house.close()


def _ignore(_: int, __: FrameType | None) -> None:
    pass


def _is_everywhere(host: str) -> bool:
    with suppress(ValueError):
        return ipaddress.ip_address(host).is_unspecified
    return host == ""


def _address(host: str, listening: socket.socket) -> str:
    port = listening.getsockname()[1]
    name = "127.0.0.1" if _is_everywhere(host) else host
    return f"http://{f'[{name}]' if ':' in name else name}:{port}/"


def _cannot_listen(host: str, port: int, error: OSError) -> str:
    if error.errno == errno.EADDRINUSE:
        return f"sixtysix: port {port} is already in use. Try another: --port {_next_free(host, port)}"
    if error.errno == errno.EACCES:
        return f"sixtysix: port {port} may not be opened by this user. Try another: --port {DEFAULT_PORT}"
    return f"sixtysix: cannot listen on {host} port {port}: {error.strerror}. Check --host and --port."


def _next_free(host: str, port: int) -> int:
    for candidate in range(port + 1, min(port + 50, 65536)):
        with suppress(OSError):
            listen(host, candidate).close()
            return candidate
    return 0


def _say(line: str) -> None:
    sys.stderr.write(f"{line}\n")
    sys.stderr.flush()
