"""A page that is told something else than the server said: for states that a random deal seldom brings."""

import json
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, WebSocketRoute


def tell(
    page: Page, change: Callable[[dict[str, Any]], dict[str, Any]], hint: dict[str, Any] | None = None
) -> None:
    """Lets every view on its way to the page be changed, and every hint; call it before the page opens."""

    def route(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()

        def on_message(message: str | bytes) -> None:
            frame = json.loads(message)
            if frame.get("view"):
                frame["view"] |= change(frame["view"])
            if hint and frame["type"] == "hint":
                frame |= hint
            socket.send(json.dumps(frame))

        server.on_message(on_message)

    page.route_web_socket("**/*", route)
