"""The HTTP calls of docs/protocol/played.md."""

import copy
import json
from typing import Any

import httpx
import pytest

from sixtysix.interfaces.web.played import AT_ONCE
from sixtysix.services import guests
from sixtysix.services.ports import StoreBusy, StoreError, StoreFull, StoreReadOnly
from tests.kit.played import some_records
from tests.services.house import failing
from tests.web.site import Site, is_error

PATH = "/api/played"
KEY, OTHER = "0123456789abcdef" * 2, "fedcba9876543210" * 2


def bearer(key: str = KEY) -> dict[str, str]:
    return {"authorization": f"Bearer {key}"}


def tell(site: Site, records: list[dict[str, Any]], *, epoch: int = 0, key: str = KEY) -> httpx.Response:
    return site.ask("POST", PATH, json={"epoch": epoch, "records": records}, headers=bearer(key))


def read(site: Site, key: str = KEY, **query: int) -> dict[str, Any]:
    response = site.ask("GET", PATH, params=query, headers=bearer(key))
    assert response.status_code == 200, response.text
    body: dict[str, Any] = response.json()
    return body


def test_what_is_told_comes_back_to_that_guest_only() -> None:
    site, told = Site(), some_records(5)
    assert read(site) == {"epoch": 0, "count": 0, "records": [], "next": 0, "more": False}
    assert tell(site, told).json() == {"epoch": 0, "count": 5, "new": 5}
    assert read(site) == {"epoch": 0, "count": 5, "records": told, "next": 5, "more": False}
    assert read(site, OTHER)["records"] == []
    kept = json.dumps([*site.house.played.kept])
    assert KEY not in kept, "only its digest is kept"


def test_telling_again_changes_nothing() -> None:
    site, told = Site(), some_records(3)
    tell(site, told)
    later = {**told[0], "at": "2031-01-01T00:00:00Z"}
    assert tell(site, [later, *told[1:]]).json() == {"epoch": 0, "count": 3, "new": 0}
    assert read(site)["records"] == told


def test_pages() -> None:
    site, told = Site(), some_records(7)
    tell(site, told)
    found: list[dict[str, Any]] = []
    page: dict[str, Any] = {"next": 0, "more": True}
    while page["more"]:
        page = read(site, after=page["next"], limit=3)
        found += page["records"]
    assert found == told
    assert read(site, after=page["next"])["records"] == []


def test_deleting_is_for_good_and_old_news_are_not_taken() -> None:
    site, told = Site(), some_records(4)
    tell(site, told)
    tell(site, told, key=OTHER)
    answer = site.ask("DELETE", PATH, params={"epoch": 0}, headers=bearer())
    assert answer.json() == {"epoch": 1, "deleted": 4}
    assert read(site) == {"epoch": 1, "count": 0, "records": [], "next": 0, "more": False}
    assert read(site, OTHER)["count"] == 4
    is_error(tell(site, told), 409, "epoch_passed")
    assert tell(site, told[:1], epoch=1).json()["new"] == 1
    again = site.ask("DELETE", PATH, params={"epoch": 0}, headers=bearer())
    assert again.json() == {"epoch": 1, "deleted": 0}, "said twice, it deletes once"
    assert read(site)["count"] == 1
    is_error(site.ask("DELETE", PATH, headers=bearer()), 422, "invalid")


@pytest.mark.parametrize(
    "headers",
    [
        {},
        {"authorization": ""},
        {"authorization": "Bearer"},
        {"authorization": "Bearer xyz"},
        {"authorization": f"Basic {KEY}"},
        {"authorization": f"Bearer {KEY.upper()}"},
        {"authorization": f"Bearer {KEY[:-1]}"},
        {"authorization": f"Bearer {KEY * 3}"},
    ],
)
def test_without_a_good_key_nothing_is_done(headers: dict[str, str]) -> None:
    site = Site()
    body = {"epoch": 0, "records": some_records(1)}
    for method, content in (("GET", None), ("POST", body), ("DELETE", None)):
        response = site.ask(method, PATH, json=content, headers=headers)
        is_error(response, 401, "no_key")
        assert response.headers["www-authenticate"] == "Bearer"
    assert not site.house.played.kept


@pytest.mark.parametrize(
    ("change", "field"),
    [
        ({"format": "66-played-9"}, "records.1.format"),
        ({"hands": [["AS"], ["AS"]]}, "records.1"),
        ({"seat": "0"}, "records.1.seat"),
        ({"score": 1}, "records.1.score"),
        ({"winner": 7}, "records.1.winner"),
        (
            {"log": [{"leader": 0, "cards": ["AS", "XX"], "winner": 0, "points": 1, "married": None}]},
            "records.1.log",
        ),
    ],
)
def test_one_damaged_record_and_none_is_kept(change: dict[str, Any], field: str) -> None:
    site, told = Site(), some_records(3)
    told[1].update(change)
    response = tell(site, told)
    is_error(response, 422, "invalid")
    assert response.json()["field"].startswith(field)
    assert not site.house.played.kept


def test_a_deal_that_cannot_have_been_played_is_refused() -> None:
    site, told = Site(), some_records(3)
    wrong = copy.deepcopy(told)
    winner = wrong[2]["winner"]
    wrong[2]["winner"] = 1 - winner
    response = tell(site, wrong)
    is_error(response, 422, "cannot_happen")
    assert response.json()["field"] == "records.2"
    assert told[2]["id"] in response.json()["message"]
    assert not site.house.played.kept


@pytest.mark.parametrize(
    "body",
    [
        "{}",
        '{"epoch": 0}',
        '{"records": []}',
        '{"epoch": 0, "records": []}',
        '{"epoch": -1, "records": [{}]}',
    ],
)
def test_bodies_of_the_wrong_shape(body: str) -> None:
    headers = {**bearer(), "content-type": "application/json"}
    is_error(Site().ask("POST", PATH, content=body, headers=headers), 422, "invalid")


@pytest.mark.parametrize("query", [{"after": -1}, {"limit": 0}, {"limit": AT_ONCE + 1}, {"after": "x"}])
def test_questions_of_the_wrong_shape(query: dict[str, Any]) -> None:
    is_error(Site().ask("GET", PATH, params=query, headers=bearer()), 422, "invalid")


def test_so_many_at_once_and_no_more() -> None:
    site = Site()
    told = some_records(AT_ONCE + 1)
    assert tell(site, told[:AT_ONCE]).json()["new"] == AT_ONCE, "a full call is not too large"
    is_error(tell(site, told), 422, "invalid")
    is_error(site.ask("POST", PATH, content=b"x" * (1024 * 1024 + 1), headers=bearer()), 413, "too_large")


def test_a_guest_keeps_so_many(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(guests, "DEALS_AT_MOST", 4)
    site, told = Site(), some_records(6)
    tell(site, told[:3])
    is_error(tell(site, told[3:]), 409, "too_many_deals")
    assert read(site)["count"] == 3


@pytest.mark.parametrize(
    ("error", "status"),
    [(StoreFull("full"), 507), (StoreBusy("busy"), 503), (StoreReadOnly("no"), 503), (StoreError("x"), 503)],
)
def test_faults_of_the_store(error: StoreError, status: int) -> None:
    site, told = Site(), some_records(2)
    with failing(site.house.played, error):
        is_error(tell(site, told), status, error.code)
        is_error(site.ask("DELETE", PATH, params={"epoch": 0}, headers=bearer()), status, error.code)
    assert tell(site, told).json()["new"] == 2


def test_too_many_calls_are_slowed_down() -> None:
    told = {"epoch": 0, "records": some_records(1)}

    async def work(client: httpx.AsyncClient) -> httpx.Response:
        for _ in range(60):
            response = await client.post(PATH, json=told, headers=bearer())
            if response.status_code == 429:
                return response
        raise AssertionError("never too many")

    response = Site().session(work)
    is_error(response, 429, "too_many_requests")
    assert int(response.headers["retry-after"]) >= 1
