"""The HTTP calls of docs/protocol/played.md: what a guest has played."""

import math
import re
import time
from typing import Annotated, Final, TypeAlias

from fastapi import APIRouter, Depends, FastAPI, Query, Request
from fastapi.security import HTTPAuthorizationCredentials, HTTPBearer
from pydantic import Field, StrictInt

from sixtysix.interfaces.web.answers import Fault
from sixtysix.interfaces.web.faults import RESPONSES, STORE_RESPONSES, declared
from sixtysix.interfaces.web.pace import Pace
from sixtysix.interfaces.web.shapes import Shape
from sixtysix.services.command import Refused
from sixtysix.services.guests import CannotHappen, Guests
from sixtysix.services.played import DealPlayed

router: Final = APIRouter(prefix="/api/played", responses={**RESPONSES, **STORE_RESPONSES, **declared(401)})

AT_ONCE: Final = 500
"""Deals in one call."""
BURST, PER_SECOND = 30, 1
"""Calls with deals to be checked, from one address: so many at once, then so many a second."""
_KEY: Final = re.compile(r"[0-9a-f]{32,64}")
_BEARER: Final = HTTPBearer(auto_error=False, description="The guest's key: 32 to 64 hex digits")


class PlayedShape(Shape):
    """Some of a guest's deals."""

    epoch: int = Field(title="Epoch", description="How often everything was deleted")
    count: int = Field(title="Deals kept")
    records: list[DealPlayed] = Field(title="Records", description="In the order they came")
    next: int = Field(title="Next", description="`after` of the next call, now or when there may be more")
    more: bool = Field(title="Whether there are more now")


class TellShape(Shape):
    """Deals to keep."""

    epoch: StrictInt = Field(title="Epoch", description="As answered last", ge=0, lt=2**31)
    records: list[DealPlayed] = Field(title="Records", min_length=1, max_length=AT_ONCE)


class ToldShape(Shape):
    """Deals were kept."""

    epoch: int = Field(title="Epoch")
    count: int = Field(title="Deals kept")
    new: int = Field(title="New ones among those sent")


class ForgottenShape(Shape):
    """Everything was deleted."""

    epoch: int = Field(title="Epoch")
    deleted: int = Field(title="Deals deleted")


def install(app: FastAPI, guests: Guests) -> None:
    """Give the calls what they work with."""
    app.state.guests = guests
    app.state.played_pace = Pace(BURST, PER_SECOND, time.monotonic)


def key_of(sent: Annotated[HTTPAuthorizationCredentials | None, Depends(_BEARER)]) -> str:
    """The guest's key."""
    if sent is None or _KEY.fullmatch(sent.credentials) is None:
        message = "Send the guest's key, 32 to 64 hex digits: Authorization: Bearer …"
        raise Fault(401, "no_key", message, headers={"www-authenticate": "Bearer"})
    return sent.credentials


Key: TypeAlias = Annotated[str, Depends(key_of)]


@router.get("", summary="What a guest has played")
async def read_played(
    request: Request,
    key: Key,
    after: Annotated[int, Query(title="After", ge=0, lt=2**62)] = 0,
    limit: Annotated[int, Query(title="At most", ge=1, le=AT_ONCE)] = AT_ONCE,
) -> PlayedShape:
    """The deals of the guest whose key is sent, page by page."""
    page = await _guests(request).page(key, after, limit)
    shelf = page.shelf
    return PlayedShape(
        epoch=shelf.epoch, count=shelf.deals, records=page.deals, next=page.next, more=page.more
    )


@router.post("", summary="Keep what a guest has played")
async def tell_played(request: Request, key: Key, told: TellShape) -> ToldShape:
    """Keep deals, all or none. A deal whose id is kept already stays as it is, so that nothing counts twice."""
    _take_pace(request)
    try:
        new, shelf = await _guests(request).keep(key, told.epoch, told.records)
    except CannotHappen as wrong:
        raise Fault(422, "cannot_happen", str(wrong), f"records.{wrong.place}") from wrong
    except Refused as refused:
        raise Fault(409, refused.code, str(refused)) from refused
    return ToldShape(epoch=shelf.epoch, count=shelf.deals, new=new)


@router.delete("", summary="Delete what a guest has played")
async def forget_played(
    request: Request, key: Key, epoch: Annotated[int, Query(title="Epoch", ge=0, lt=2**31)]
) -> ForgottenShape:
    """Delete every deal of the guest, for good. In a later epoch than the one named nothing is deleted: that was done."""
    deleted, shelf = await _guests(request).forget(key, epoch)
    return ForgottenShape(epoch=shelf.epoch, deleted=deleted)


def _guests(request: Request) -> Guests:
    guests: Guests = request.app.state.guests
    return guests


def _take_pace(request: Request) -> None:
    pace: Pace = request.app.state.played_pace
    wait = pace.take(request.client.host if request.client else "")
    if wait:
        seconds = max(1, math.ceil(wait))
        raise Fault(
            429, message=f"Too many requests: wait {seconds} s.", headers={"retry-after": str(seconds)}
        )
