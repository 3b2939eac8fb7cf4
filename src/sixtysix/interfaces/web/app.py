"""The calls and sockets over the services, as one app."""

from fastapi import FastAPI

from sixtysix import __version__
from sixtysix.interfaces.web import calls, faults, played, socket
from sixtysix.services.guests import Guests
from sixtysix.services.tables import Tables


def create_app(tables: Tables, guests: Guests) -> FastAPI:
    """The app that answers everything under `/api`. `front.Front` stands before it and has the page."""
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
    played.install(app, guests)
    faults.install(app)
    app.include_router(calls.router)
    app.include_router(played.router)
    app.include_router(socket.router)
    return app
