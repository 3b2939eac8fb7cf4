"""Errors of the HTTP calls, turned into the one shape."""

from collections.abc import Sequence
from typing import Any, Final

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from starlette.exceptions import HTTPException

from sixtysix.interfaces.web.answers import SENTENCES, Fault
from sixtysix.interfaces.web.shapes import ErrorShape
from sixtysix.services.ports import StoreError

Responses = dict[int | str, dict[str, Any]]


def declared(*codes: int) -> Responses:
    """Errors that a call may answer with, for its description."""
    return {code: {"model": ErrorShape, "description": SENTENCES[code]} for code in codes}


RESPONSES: Final = declared(400, 403, 404, 409, 413, 422, 429)
"""Declared of every call."""
STORE_RESPONSES: Final = declared(503, 507)


def path_of(location: Sequence[int | str]) -> str | None:
    """Where a field is: `switches.deck`."""
    parts = [str(part) for part in location]
    if parts and parts[0] in ("body", "query", "path"):
        parts = parts[1:]
    return ".".join(parts) or None


def install(app: FastAPI) -> None:
    """Answer every error of the app in the one shape."""

    @app.exception_handler(Fault)
    async def on_fault(_: Request, fault: Fault) -> JSONResponse:
        return fault.response()

    @app.exception_handler(StoreError)
    async def on_store(_: Request, error: StoreError) -> JSONResponse:
        return Fault(507 if error.code == "storage_full" else 503, error.code, str(error)).response()

    @app.exception_handler(RequestValidationError)
    async def on_invalid(_: Request, error: RequestValidationError) -> JSONResponse:
        first = error.errors()[0]
        if first["type"] == "json_invalid":
            return Fault(400, "malformed", "The body is not JSON.").response()
        return Fault(422, "invalid", f"{first['msg']}.", path_of(first["loc"])).response()

    @app.exception_handler(HTTPException)
    async def on_http(_: Request, error: HTTPException) -> JSONResponse:
        code = "malformed" if error.status_code == 400 else None
        return Fault(error.status_code, code, headers=error.headers).response()
