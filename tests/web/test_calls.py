"""The HTTP calls of docs/protocol/table.md."""

import json
from typing import Any

import httpx
import pytest

from sixtysix import __version__
from sixtysix.interfaces.web.faults import RESPONSES
from sixtysix.rules import PRESETS, SWITCHES, house_rules
from sixtysix.services.ports import StoreBusy, StoreError, StoreFull
from tests.services.house import failing
from tests.web.site import Site, is_error


def test_health() -> None:
    assert Site().ask("GET", "/api/health").json() == {"status": "ok", "version": __version__}


def test_presets() -> None:
    body = Site().ask("GET", "/api/presets").json()
    assert list(body["presets"]) == list(PRESETS)
    assert {switch["name"] for switch in body["switches"]} == {switch.name for switch in SWITCHES}
    for name, switches in body["presets"].items():
        assert house_rules("sixty-six", switches) == PRESETS[name]
    kinds = {switch["name"]: (switch["type"], switch["values"]) for switch in body["switches"]}
    assert kinds["must_head"] == ("bool", [False, True])
    assert kinds["deck"] == ("int", [24, 20])
    assert kinds["show_points"] == ("choice", ["hidden", "own", "both"])


@pytest.mark.parametrize(
    ("body", "answer"),
    [
        ({}, {"ok": True, "differences": {}}),
        ({"preset": "pagat"}, {"ok": True, "differences": {}}),
        ({"switches": {"match_target": 9}}, {"ok": True, "differences": {"match_target": 9}}),
        ({"preset": "schnapsen", "switches": {"must_head": True}}, {"ok": True, "differences": {}}),
    ],
)
def test_rules_that_can_be_played(body: dict[str, Any], answer: dict[str, Any]) -> None:
    assert Site().ask("POST", "/api/rules/check", json=body).json() == answer


@pytest.mark.parametrize(
    ("body", "reason"),
    [
        ({"preset": "whist"}, "unknown_preset"),
        ({"switches": {"deck": 20}}, "deal_pattern_needs_deck"),
        ({"switches": {"deck": 32}}, "bad_value"),
        ({"switches": {"must_head": 1}}, "bad_value"),
        ({"switches": {"jokers": True}}, "unknown_switch"),
    ],
)
def test_rules_that_cannot_be_played(body: dict[str, Any], reason: str) -> None:
    site = Site()
    checked = site.ask("POST", "/api/rules/check", json=body).json()
    assert (checked["ok"], checked["reason"]) == (False, reason)
    assert checked["detail"]
    opened = site.ask("POST", "/api/tables", json=body)
    is_error(opened, 422, reason)
    assert opened.json()["field"] in ("preset", "switches")
    assert not site.house.store.kept


@pytest.mark.parametrize(
    "options",
    [
        {},
        {"json": {}},
        {"json": {"preset": "pagat", "switches": {"match_target": 5}}},
        {"json": {"level": "master"}},
    ],
)
def test_a_table_is_opened(options: dict[str, Any]) -> None:
    site = Site()
    response = site.ask("POST", "/api/tables", **options)
    assert response.status_code == 201
    body = response.json()
    assert set(body) == {"table", "token", "seat", "commitment"}
    assert body["seat"] == 0
    kept = json.dumps(site.house.store.kept)
    assert body["table"] in kept
    assert body["token"] not in kept, "only its hash is kept"


@pytest.mark.parametrize(
    ("content", "status", "code"),
    [
        (b"{", 400, "malformed"),
        (b"\xff\xfe{}", 400, "malformed"),
        (b'{"preset": "\xe4"}', 400, "malformed"),
        (b"[]", 422, "invalid"),
        (b'"x"', 422, "invalid"),
        (b'{"preset": 3}', 422, "invalid"),
        (b'{"preset": "pagat", "x": 1}', 422, "invalid"),
        (b'{"level": "champion"}', 422, "invalid"),
        (b'{"switches": {"deck": 24.5}}', 422, "invalid"),
        (b'{"switches": {"deck": null}}', 422, "invalid"),
        (b'{"switches": {"deck": NaN}}', 422, "invalid"),
        (b'{"preset": "' + b"x" * 70 + b'"}', 422, "invalid"),
        (b"[" * 30_000, 400, "malformed"),
        (b'{"preset": "' + b"x" * 70_000 + b'"}', 413, "too_large"),
    ],
)
def test_bodies_that_are_refused(content: bytes, status: int, code: str) -> None:
    site = Site()
    for path in ("/api/tables", "/api/rules/check"):
        response = site.ask("POST", path, content=content, headers={"content-type": "application/json"})
        is_error(response, status, code)
    assert not site.house.store.kept


def test_the_field_that_is_wrong_is_named() -> None:
    response = Site().ask("POST", "/api/tables", json={"switches": {"deck": []}})
    assert response.json()["field"].startswith("switches.deck")
    assert Site().ask("POST", "/api/tables", json={"rules": 1}).json()["field"] == "rules"


def test_nothing_there_and_wrong_method() -> None:
    is_error(Site().ask("GET", "/api/nothing"), 404, "not_found")
    is_error(Site().ask("GET", "/api"), 404, "not_found")
    is_error(Site().ask("DELETE", "/api/health"), 405, "method_not_allowed")
    is_error(Site().ask("GET", "/api/tables"), 405, "method_not_allowed")


@pytest.mark.parametrize(
    ("error", "status"), [(StoreFull("full"), 507), (StoreBusy("busy"), 503), (StoreError("x"), 503)]
)
def test_faults_of_the_store(error: StoreError, status: int) -> None:
    site = Site()
    with failing(site.house.store, error):
        is_error(site.ask("POST", "/api/tables"), status, error.code)
    assert site.ask("POST", "/api/tables").status_code == 201


def test_every_call_declares_its_errors_in_the_one_shape() -> None:
    described = Site().ask("GET", "/api/openapi.json").json()
    paths = {"/api/health", "/api/played", "/api/presets", "/api/rules/check", "/api/tables"}
    assert set(described["paths"]) == paths
    for methods in described["paths"].values():
        for call in methods.values():
            for code in RESPONSES:
                schema = call["responses"][str(code)]["content"]["application/json"]["schema"]
                assert schema == {"$ref": "#/components/schemas/ErrorShape"}
            assert call["summary"]
    for schema in described["components"]["schemas"].values():
        assert schema.get("additionalProperties") is False
        for field in schema["properties"].values():
            assert field["title"]


def test_too_many_calls_are_slowed_down() -> None:
    async def work(client: httpx.AsyncClient) -> httpx.Response:
        for _ in range(400):
            response = await client.post("/api/rules/check", json={})
            if response.status_code == 429:
                return response
        raise AssertionError("never too many")

    response = Site().session(work)
    is_error(response, 429, "too_many_requests")
    assert int(response.headers["retry-after"]) >= 1
