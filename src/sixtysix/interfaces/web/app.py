"""The app: calls, sockets and page over the services."""

from collections.abc import Iterable
from pathlib import Path
from typing import Any

from fastapi import FastAPI

from sixtysix import __version__
from sixtysix.interfaces.web import calls, faults, socket
from sixtysix.interfaces.web.guard import Guard
from sixtysix.interfaces.web.page import STATIC, Page
from sixtysix.services.tables import Tables


def create_app(
    tables: Tables, *, hosts: Iterable[str] = (), any_address: bool = False, static: Path = STATIC
) -> FastAPI:
    """The app over the tables.

    It answers to the names of this machine and to `hosts`; with `any_address` to bare addresses too.
    """
    app = FastAPI(
        title="sixtysix",
        version=__version__,
        summary="Tables of the card game Sixty-Six",
        description="The HTTP calls. Play itself goes over a socket: see docs/protocol/table.md.",
        openapi_url="/api/openapi.json",
        docs_url=None,
        redoc_url=None,
        separate_input_output_schemas=False,
    )
    app.state.tables = tables
    faults.install(app)
    app.include_router(calls.router)
    app.include_router(socket.router)
    app.mount("/", Page(static))
    app.add_middleware(Guard, hosts=tuple(hosts), any_address=any_address)
    return app


def openapi(app: FastAPI) -> dict[str, Any]:
    """The description of the calls."""
    return app.openapi()
