"""Errors of the HTTP calls, all of one shape."""

from collections.abc import Sequence
from http import HTTPStatus
from typing import Any, Final

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from starlette.exceptions import HTTPException

from sixtysix.interfaces.web.shapes import ErrorShape
from sixtysix.services.ports import StoreError

_SENTENCES: Final = {
    400: "The request cannot be read.",
    403: "This is not allowed.",
    404: "There is nothing at this address.",
    405: "This address does not answer to that method.",
    409: "This cannot be done now.",
    413: "The request is too large.",
    422: "A field is missing or wrong.",
    429: "Too many requests: wait a little.",
    503: "The database cannot be used now.",
    507: "There is no space left to write.",
}
RESPONSES: Final[dict[int | str, dict[str, Any]]] = {
    code: {"model": ErrorShape, "description": _SENTENCES[code]}
    for code in (400, 403, 404, 409, 413, 422, 429)
}
"""Declared of every call."""
STORE_RESPONSES: Final[dict[int | str, dict[str, Any]]] = {
    code: {"model": ErrorShape, "description": _SENTENCES[code]} for code in (503, 507)
}


class Fault(Exception):
    """An error to be answered."""

    def __init__(self, status: int, error: str, message: str, field: str | None = None) -> None:
        super().__init__(message)
        self.status = status
        self.shape = ErrorShape(error=error, message=message, field=field)


def code_of(status: int) -> str:
    """The code of a status that has no better one: `not_found`."""
    return HTTPStatus(status).phrase.lower().replace(" ", "_").replace("-", "_")


def answer(status: int, shape: ErrorShape, headers: dict[str, str] | None = None) -> JSONResponse:
    """The response that says it."""
    return JSONResponse(shape.model_dump(), status, headers)


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
        return answer(fault.status, fault.shape)

    @app.exception_handler(StoreError)
    async def on_store(_: Request, error: StoreError) -> JSONResponse:
        status = 507 if error.code == "storage_full" else 503
        return answer(status, ErrorShape(error=error.code, message=str(error), field=None))

    @app.exception_handler(RequestValidationError)
    async def on_invalid(_: Request, error: RequestValidationError) -> JSONResponse:
        first = error.errors()[0]
        if first["type"] == "json_invalid":
            return answer(400, ErrorShape(error="malformed", message="The body is not JSON.", field=None))
        shape = ErrorShape(error="invalid", message=f"{first['msg']}.", field=path_of(first["loc"]))
        return answer(422, shape)

    @app.exception_handler(HTTPException)
    async def on_http(_: Request, error: HTTPException) -> JSONResponse:
        status = error.status_code
        shape = ErrorShape(error=code_of(status), message=_SENTENCES.get(status, error.detail), field=None)
        return answer(status, shape, dict(error.headers) if error.headers else None)
