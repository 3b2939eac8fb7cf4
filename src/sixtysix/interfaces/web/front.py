"""What the network meets: the guard, behind it the page and the calls.

Web framework, database and engine take a good part of a second to import. They are loaded in a thread while the page
is already served; the first calls wait for them.
"""

import asyncio
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Final

from starlette.types import ASGIApp, Receive, Scope, Send

from sixtysix.interfaces.web.guard import Guard
from sixtysix.interfaces.web.page import STATIC, Page

API: Final = "/api"


class Front:
    """The whole site as one ASGI app."""

    def __init__(self, load: Callable[[], ASGIApp], static: Path = STATIC) -> None:
        self._page = Page(static)
        self._load = load
        self._loading: asyncio.Task[ASGIApp] | None = None

    def begin(self) -> "asyncio.Task[ASGIApp]":
        """Begin to load the calls, if that has not begun."""
        if self._loading is None:
            self._loading = asyncio.create_task(asyncio.to_thread(self._load))
        return self._loading

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass on to the page or to the calls."""
        path: str = scope["path"]
        if scope["type"] == "http" and path != API and not path.startswith(f"{API}/"):
            await self._page(scope, receive, send)
            return
        calls = await asyncio.shield(self.begin())
        await calls(scope, receive, send)


def guarded(front: Front, hosts: Iterable[str] = (), *, any_address: bool = False) -> Guard:
    """The site behind its guard: it answers to this machine's names and to `hosts`; if asked, to bare addresses too."""
    return Guard(front, hosts, any_address=any_address)
