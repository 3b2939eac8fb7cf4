"""A page that is told something else than the server said: for states that a random deal seldom brings."""

import json
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, WebSocketRoute


def tell(page: Page, change: Callable[[dict[str, Any]], dict[str, Any]]) -> None:
    """Lets every view on its way to the page be changed; call it before the page opens."""

    def route(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()

        def on_message(message: str | bytes) -> None:
            frame = json.loads(message)
            if frame.get("view"):
                frame["view"] |= change(frame["view"])
            socket.send(json.dumps(frame))

        server.on_message(on_message)

    page.route_web_socket("**/*", route)
