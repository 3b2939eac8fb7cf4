"""The whole site in this process: guard, page, calls and services, over rows in memory."""

import asyncio
from collections.abc import Callable, Coroutine
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx

from sixtysix.interfaces.web.app import create_app
from sixtysix.interfaces.web.front import Front, guarded
from tests.services.house import House

ADDRESS = "http://localhost:8066"


@dataclass
class Site:
    """The site and what it stands on."""

    static: Path = Path("/nowhere")
    hosts: tuple[str, ...] = ()
    any_address: bool = False
    house: House = field(default_factory=House)

    def __post_init__(self) -> None:
        self.app = create_app(self.house.tables, self.house.guests)
        self.site = guarded(Front(lambda: self.app, self.static), self.hosts, any_address=self.any_address)

    def ask(self, method: str, path: str, **options: Any) -> httpx.Response:
        """One request."""
        return self.session(lambda client: client.request(method, path, **options))

    def session(
        self, work: Callable[[httpx.AsyncClient], Coroutine[Any, Any, httpx.Response]]
    ) -> httpx.Response:
        """Several requests; returns the last response."""

        async def run() -> httpx.Response:
            # The front loads the app once, in the loop of the first request.
            front = guarded(Front(lambda: self.app, self.static), self.hosts, any_address=self.any_address)
            transport = httpx.ASGITransport(app=front)
            async with httpx.AsyncClient(transport=transport, base_url=ADDRESS) as client:
                return await work(client)

        return asyncio.run(run())


def is_error(response: httpx.Response, status: int, code: str) -> None:
    """The response is that error, in the one shape."""
    assert response.status_code == status, response.text
    body = response.json()
    assert set(body) == {"error", "message", "field"}
    assert body["error"] == code
    assert body["message"]
    assert body["field"] is None or isinstance(body["field"], str)
