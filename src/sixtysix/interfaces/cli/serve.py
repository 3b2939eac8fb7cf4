"""`sixtysix serve`: the table in the browser."""

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from sixtysix.interfaces.cli.failure import Failure


def serve(
    *,
    host: str = "127.0.0.1",
    port: int = 8066,
    open_: Annotated[bool, Parameter(name="--open", negative="", show_default=False)] = False,
    database: Path | None = None,
    allow_host: Annotated[tuple[str, ...], Parameter(negative="", show_default=False)] = (),
) -> int:
    """Serve the table to browsers until Ctrl+C.

    Parameters
    ----------
    host
        Address to listen at; 0.0.0.0 listens to other machines too.
    port
        Port to listen at.
    open_
        Open the browser.
    database
        File that keeps the matches; by default in your data folder.
    allow_host
        Another name under which browsers may call this server. Can be given several times.

    """
    return start_server(host, port, open_browser=open_, database=database, allow_hosts=allow_host)


def start_server(
    host: str = "127.0.0.1",
    port: int = 8066,
    *,
    open_browser: bool,
    database: Path | None = None,
    allow_hosts: tuple[str, ...] = (),
) -> int:
    """Run the server; returns its exit code."""
    from sixtysix.interfaces.web.server import run  # noqa: PLC0415  slow to import

    if not 0 <= port <= 65535:
        raise Failure(f"{port} is not a port. Give one from 1 to 65535, as in --port 8066.")
    return run(host, port, open_browser=open_browser, database=database, allow_hosts=allow_hosts)
