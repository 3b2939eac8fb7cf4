"""What stands between the network and the app: which hosts and origins may ask, how much, how often; safe headers.

A page on another site that gets its visitor's browser to speak to this server is turned away: by its origin, and if it
has bent a name of its own to this address (DNS rebinding), by that name.
"""

import asyncio
import ipaddress
import math
import time
from collections.abc import Iterable
from typing import Final
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from sixtysix.interfaces.web.answers import Fault
from sixtysix.interfaces.web.pace import Pace

BODY_AT_MOST: Final = 64 * 1024
"""Bytes of a request's body."""
LARGER: Final = {"/api/played": 1024 * 1024}
"""The same for calls that are sent more."""
DRAIN_AT_MOST: Final = 32 * 1024 * 1024
"""Bytes of a body too large that are still read and dropped, so that the answer arrives."""
BODY_WITHIN: Final = 10.0
"""Seconds in which a body must be there."""
BURST, PER_SECOND = 120, 10
"""Calls that change something, from one address: so many at once, then so many a second."""
LOOPBACK: Final = ("localhost", "127.0.0.1", "::1")

HEADERS: Final = {
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
}
_POLICY: Final = (
    "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; style-src-attr 'unsafe-inline'; "
    "img-src 'self' data:; connect-src {sockets}; worker-src 'self'; manifest-src 'self'; object-src 'none'; base-uri 'none'; form-action 'none'; "
    "frame-ancestors 'none'"
)


class Guard:
    """The outermost middleware."""

    def __init__(self, app: ASGIApp, hosts: Iterable[str], *, any_address: bool = False) -> None:
        self._app = app
        self._hosts = frozenset(host.lower().strip("[]") for host in (*LOOPBACK, *hosts))
        self._any_address = any_address
        self._pace = Pace(BURST, PER_SECOND, time.monotonic)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Check, then pass on."""
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        headers = Headers(scope=scope)
        if scope["type"] == "http":
            send = _with_headers(send, headers.get("host", ""))
        try:
            self._check(scope, headers)
            if scope["type"] == "http" and scope["method"] in ("POST", "PUT", "PATCH", "DELETE"):
                receive = await _read(headers, receive, LARGER.get(scope["path"], BODY_AT_MOST))
        except Fault as fault:
            await _refuse(fault, scope, receive, send)
            return
        await self._app(scope, receive, send)

    def _check(self, scope: Scope, headers: Headers) -> None:
        host = headers.get("host", "")
        if not self._known(host):
            raise Fault(403, "unknown_host", "This server does not go by that name; --allow-host adds one.")
        origin = headers.get("origin")
        if origin is not None and urlsplit(origin.lower()).netloc != host.lower():
            raise Fault(403, "foreign_origin", "Pages of other sites may not use this server.")
        if scope["type"] == "websocket" or scope["method"] not in ("GET", "HEAD"):
            client = scope.get("client")
            wait = self._pace.take(client[0] if client else "")
            if wait:
                seconds = max(1, math.ceil(wait))
                raise Fault(
                    429,
                    message=f"Too many requests: wait {seconds} s.",
                    headers={"retry-after": str(seconds)},
                )

    def _known(self, host: str) -> bool:
        try:
            name = urlsplit(f"//{host.lower()}").hostname
        except ValueError:
            return False
        if name is None:
            return False
        if name in self._hosts:
            return True
        return self._any_address and _is_address(name)


def _is_address(name: str) -> bool:
    """Whether a host is a bare address: no name that could be bent."""
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True


def _with_headers(send: Send, host: str) -> Send:
    policy = _POLICY.format(sockets=f"'self' ws://{host} wss://{host}" if host.isascii() else "'self'")

    async def guarded(message: Message) -> None:
        if message["type"] == "http.response.start":
            headers = MutableHeaders(scope=message)
            for name, value in HEADERS.items():
                headers.setdefault(name, value)
            headers.setdefault("content-security-policy", policy)
        await send(message)

    return guarded


async def _read(headers: Headers, receive: Receive, at_most: int) -> Receive:
    """The whole body, read now and given again; raises `Fault` if it is too large or too slow."""
    body = bytearray()
    size, more = 0, True
    try:
        async with asyncio.timeout(BODY_WITHIN):
            while more:
                message = await receive()
                if message["type"] != "http.request":
                    break
                part = message.get("body", b"")
                more = message.get("more_body", False)
                size += len(part)
                if size <= at_most:
                    body += part
                elif size > DRAIN_AT_MOST:
                    break
    except TimeoutError:
        raise Fault(408, "request_timeout", "The body did not arrive in time.") from None
    declared = headers.get("content-length", "0")
    if size > at_most or (declared.isdecimal() and int(declared) > at_most):
        raise Fault(
            413,
            "too_large",
            f"The body is larger than {at_most // 1024} kB.",
            headers={"connection": "close"},
        )
    given = False

    async def again() -> Message:
        nonlocal given
        if given:
            return await receive()
        given = True
        return {"type": "http.request", "body": bytes(body), "more_body": False}

    return again


async def _refuse(fault: Fault, scope: Scope, receive: Receive, send: Send) -> None:
    if scope["type"] == "http" or "websocket.http.response" in scope.get("extensions", {}):
        await fault.response()(scope, receive, send)
    else:
        await send({"type": "websocket.close", "code": 1008, "reason": fault.error})
