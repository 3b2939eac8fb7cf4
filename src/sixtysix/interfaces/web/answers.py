"""Errors as JSON, all of one shape. Light to import: the page is served before the rest is there."""

from collections.abc import Mapping
from http import HTTPStatus
from typing import Final

from starlette.responses import JSONResponse

SENTENCES: Final = {
    400: "The request cannot be read.",
    401: "The key is missing, or is none.",
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


class Fault(Exception):
    """An error to be answered: a code for programs, a sentence for people, the path of a field that is wrong."""

    def __init__(
        self,
        status: int,
        error: str | None = None,
        message: str | None = None,
        field: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> None:
        self.error = error or code_of(status)
        self.message = message or SENTENCES.get(status, HTTPStatus(status).phrase)
        super().__init__(self.message)
        self.status, self.field, self.headers = status, field, headers

    def response(self) -> JSONResponse:
        """The response that says it."""
        body = {"error": self.error, "message": self.message, "field": self.field}
        return JSONResponse(body, self.status, dict(self.headers) if self.headers else None)


def code_of(status: int) -> str:
    """The code of a status that has no better one: `not_found`."""
    return HTTPStatus(status).phrase.lower().replace(" ", "_").replace("-", "_")
