"""Starting and stopping the server. What is slow to import is imported once the port is known to be free."""

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
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from types import FrameType

DEFAULT_HOST: Final = "127.0.0.1"
DEFAULT_PORT: Final = 8066
FRAME_AT_MOST: Final = 64 * 1024
"""Bytes of a frame from a client."""
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
    with listening:
        return _serve(listening, host, allow_hosts, database, open_browser=open_browser)


def listen(host: str, port: int) -> socket.socket:
    """A socket that listens; calls that come before the server is ready wait. Raises `OSError`."""
    found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
    family, kind, protocol, _, address = found[0]
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


def _serve(
    listening: socket.socket,
    host: str,
    allow_hosts: Sequence[str],
    database: Path | None,
    *,
    open_browser: bool,
) -> int:
    import uvicorn

    from sixtysix.adapters.sql import OpenError
    from sixtysix.interfaces.compose import house
    from sixtysix.interfaces.web.app import create_app

    try:
        home = house(database)
    except OpenError as error:
        _say(f"sixtysix: {error}")
        return 1
    everywhere = _is_everywhere(host)
    app = create_app(
        home.tables, hosts=(*((host,) if not everywhere else ()), *allow_hosts), any_address=everywhere
    )
    config = uvicorn.Config(
        app,
        log_level="warning",
        access_log=False,
        server_header=False,
        ws="websockets-sansio",
        ws_max_size=FRAME_AT_MOST,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=STOP_WITHIN,
        lifespan="off",
    )
    address = _address(host, listening)

    class Server(uvicorn.Server):
        async def startup(self, sockets: list[socket.socket] | None = None) -> None:
            await super().startup(sockets)
            _say(f"sixtysix is at {address} – Ctrl+C ends it.")
            if open_browser:
                Thread(target=webbrowser.open, args=(address,), daemon=True).start()

        async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
            await super().shutdown(sockets)
            await home.close()

    for each in (
        signal.SIGINT,
        signal.SIGTERM,
    ):  # the server ends by itself; they must not kill it a second time
        signal.signal(each, _ignore)
    with suppress(KeyboardInterrupt):
        Server(config).run([listening])
    return 0


def _ignore(_: int, __: "FrameType | None") -> None:
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
