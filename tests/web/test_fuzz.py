"""Whatever is sent to the calls, the answer is one that the description declares, in the shape it declares."""

import asyncio
import json
from typing import Any, Final

import httpx
from fastapi import FastAPI
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from pydantic import TypeAdapter

from sixtysix.interfaces.web.app import create_app
from sixtysix.interfaces.web.front import Front, guarded
from sixtysix.interfaces.web.shapes import (
    CLIENT_FRAME,
    BadRules,
    ErrorShape,
    GoodRules,
    HealthShape,
    OpenedShape,
    PresetsShape,
)
from sixtysix.rules import PRESETS, SWITCHES
from tests.services.house import House
from tests.web.site import ADDRESS

SHAPES: Final = {
    "/api/health": TypeAdapter[Any](HealthShape),
    "/api/presets": TypeAdapter[Any](PresetsShape),
    "/api/rules/check": TypeAdapter[Any](GoodRules | BadRules),
    "/api/tables": TypeAdapter[Any](OpenedShape),
}
ERROR: Final = TypeAdapter(ErrorShape)

scalars = st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=12)
anything = st.recursive(
    scalars,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=12,
)
values = st.sampled_from([value for switch in SWITCHES for value in switch.values]) | anything
switches = st.dictionaries(
    st.sampled_from([switch.name for switch in SWITCHES]) | st.text(max_size=70), values, max_size=5
)
rules = st.fixed_dictionaries(
    {}, optional={"preset": st.sampled_from(sorted(PRESETS)) | anything, "switches": switches | anything}
)
bodies = st.one_of(
    rules.map(lambda body: json.dumps(body).encode()),
    anything.map(lambda body: json.dumps(body).encode()),
    st.binary(max_size=200),
)
types = st.sampled_from(
    [
        "application/json",
        "application/json",
        "text/plain",
        "application/x-www-form-urlencoded",
        "multipart/form-data",
        "",
    ]
)
paths = st.sampled_from(
    [
        "/api/health",
        "/api/presets",
        "/api/rules/check",
        "/api/rules/check",
        "/api/tables",
        "/api/tables",
        "/api/x",
        "/api/tables/ab/socket",
        "/api/",
    ]
)
methods = st.sampled_from(["GET", "POST", "POST", "PUT", "DELETE", "HEAD", "PATCH", "OPTIONS"])


def described() -> tuple[FastAPI, dict[str, Any]]:
    house = House()
    app = create_app(house.tables, house.guests)
    return app, app.openapi()


APP, DESCRIPTION = described()


@settings(max_examples=250, suppress_health_check=[HealthCheck.too_slow])
@given(method=methods, path=paths, body=bodies, kind=types)
def test_every_answer_is_declared(method: str, path: str, body: bytes, kind: str) -> None:
    async def ask() -> httpx.Response:
        transport = httpx.ASGITransport(app=guarded(Front(lambda: APP)))
        async with httpx.AsyncClient(transport=transport, base_url=ADDRESS) as client:
            return await client.request(method, path, content=body, headers={"content-type": kind})

    response = asyncio.run(ask())
    call = DESCRIPTION["paths"].get(path, {}).get(method.lower())
    if call is None:
        assert response.status_code in (404, 405)
    else:
        assert str(response.status_code) in call["responses"], response.text
    if response.is_success:
        SHAPES[path].validate_json(response.content)
    elif method != "HEAD":
        ERROR.validate_json(response.content)


@settings(max_examples=300)
@given(
    st.fixed_dictionaries(
        {
            "type": st.sampled_from(["act", "next", "points", "undo", "hint", "costs", "ping", "hello"])
            | anything
        },
        optional={
            "id": st.text(max_size=70) | anything,
            "version": st.integers() | anything,
            "action": st.text(max_size=9) | anything,
            "client_seed": st.text(alphabet="0123456789abcdefxyz", max_size=70) | anything,
            "show": st.sampled_from(["own", "hidden"]) | anything,
            "seat": st.integers(0, 1),
        },
    )
)
def test_a_frame_is_understood_exactly_if_it_is_said_again_the_same(frame: dict[str, Any]) -> None:
    try:
        understood = CLIENT_FRAME.validate_json(json.dumps(frame))
    except ValueError:
        return
    said = understood.model_dump()
    if said["type"] == "next":
        frame.setdefault("client_seed", "")
    assert said == frame
