"""The built page: files of the static folder, compressed once, with the caching each kind wants."""

import asyncio
import gzip
import hashlib
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from starlette.datastructures import Headers
from starlette.responses import Response
from starlette.types import Receive, Scope, Send

from sixtysix.interfaces.web.answers import Fault

STATIC: Final = Path(__file__).parent / "static"
TYPES: Final = {
    ".66n": "application/octet-stream",
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".ico": "image/x-icon",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".map": "application/json",
    ".mp3": "audio/mpeg",
    ".ogg": "audio/ogg",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain; charset=utf-8",
    ".wasm": "application/wasm",
    ".wav": "audio/wav",
    ".webmanifest": "application/manifest+json",
    ".webp": "image/webp",
    ".woff2": "font/woff2",
}
COMPRESSIBLE: Final = frozenset(
    {".66n", ".css", ".html", ".js", ".json", ".map", ".svg", ".txt", ".wasm", ".webmanifest"}
)
FOREVER: Final = "public, max-age=31536000, immutable"
"""For files whose name changes with their content (`assets/`)."""
ASK: Final = "no-cache"
"""For all others: kept, but asked for each time whether they have changed."""
NOT_BUILT: Final = """<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>sixtysix: the page is not built</title>
<h1>The page is not built</h1>
<p>The server runs, but the page that it serves has not been built yet. In the project's folder, say</p>
<pre>make play</pre>
<p>which builds it and starts again, or <code>python hatch_build.py</code> to build it only; then reload.</p>
</html>
"""


@dataclass(frozen=True, slots=True)
class _File:
    stamp: tuple[int, int]
    kind: str
    plain: bytes
    zipped: bytes | None
    tag: str


class Page:
    """Serves the folder; an ASGI app to be mounted last."""

    def __init__(self, folder: Path = STATIC) -> None:
        self._folder = folder.resolve()
        self._files: dict[Path, _File] = {}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer a request."""
        try:
            response = await self._answer(scope)
        except Fault as fault:
            response = fault.response()
        await response(scope, receive, send)

    async def _answer(self, scope: Scope) -> Response:
        path: str = scope["path"]
        if scope["method"] not in ("GET", "HEAD"):
            raise Fault(405, message="Only GET and HEAD are answered here.")
        name = path.lstrip("/") or "index.html"
        file = await asyncio.to_thread(self._file, name)
        if file is None:
            if name == "index.html":
                return Response(NOT_BUILT, 503, {"cache-control": "no-store"}, "text/html; charset=utf-8")
            raise Fault(404)
        return _response(file, name, Headers(scope=scope))

    def _file(self, name: str) -> _File | None:
        try:
            path = (self._folder / name).resolve()
            kind = TYPES.get(path.suffix)
            if kind is None or not path.is_relative_to(self._folder) or not path.is_file():
                return None
            stat = path.stat()
        except (OSError, ValueError):  # a name that no file can have
            return None
        stamp = (stat.st_mtime_ns, stat.st_size)
        kept = self._files.get(path)
        if kept is None or kept.stamp != stamp:
            kept = self._files[path] = _read(path, kind, stamp)
        return kept


def _read(path: Path, kind: str, stamp: tuple[int, int]) -> _File:
    plain = path.read_bytes()
    zipped = gzip.compress(plain, 9, mtime=0) if path.suffix in COMPRESSIBLE and len(plain) > 1024 else None
    if zipped is not None and len(zipped) >= len(plain):
        zipped = None
    return _File(stamp, kind, plain, zipped, hashlib.sha256(plain).hexdigest()[:20])


def _response(file: _File, name: str, asked: Headers) -> Response:
    zipped = file.zipped if "gzip" in asked.get("accept-encoding", "") else None
    tag = f'"{file.tag}{"-gzip" if zipped is not None else ""}"'
    headers = {"cache-control": FOREVER if name.startswith("assets/") else ASK, "etag": tag}
    if file.zipped is not None:
        headers["vary"] = "accept-encoding"
    if tag in [each.strip() for each in asked.get("if-none-match", "").split(",")]:
        return Response(status_code=304, headers=headers)
    headers["content-type"] = file.kind
    if zipped is not None:
        headers["content-encoding"] = "gzip"
    return Response(file.plain if zipped is None else zipped, headers=headers)
