"""Who may ask: hosts, origins; and the headers of every answer."""

import pytest

from sixtysix.interfaces.web.pace import Bucket, Pace
from tests.web.site import Site, is_error


@pytest.mark.parametrize(
    "host", ["localhost:8066", "127.0.0.1:8066", "[::1]:8066", "LOCALHOST", "cards.example:80"]
)
def test_hosts_that_are_ours(host: str) -> None:
    site = Site(hosts=("cards.example",))
    assert site.ask("GET", "/api/health", headers={"host": host}).status_code == 200


@pytest.mark.parametrize(
    "host",
    [
        "evil.example",
        "127.0.0.1.evil.example",
        "192.168.1.5:8066",
        "",
        "[::1",
        "a b",
        "localhost@evil.example",
    ],
)
def test_hosts_that_are_not(host: str) -> None:
    for path in ("/api/health", "/", "/api/presets"):
        is_error(Site().ask("GET", path, headers={"host": host}), 403, "unknown_host")


def test_bare_addresses_where_the_server_listens_everywhere() -> None:
    site = Site(any_address=True)
    for host in ("192.168.1.5:8066", "[fe80::1]:8066"):
        assert site.ask("GET", "/api/health", headers={"host": host}).status_code == 200
    is_error(site.ask("GET", "/api/health", headers={"host": "evil.example"}), 403, "unknown_host")


@pytest.mark.parametrize(
    "origin", ["http://evil.example", "null", "http://localhost:9999", "https://localhost", "x", ""]
)
def test_pages_of_other_sites_may_not_ask(origin: str) -> None:
    site = Site()
    is_error(site.ask("POST", "/api/tables", headers={"origin": origin}), 403, "foreign_origin")
    assert not site.house.store.kept


@pytest.mark.parametrize(
    "origin", ["http://localhost:8066", "https://localhost:8066", "http://LOCALHOST:8066"]
)
def test_our_own_page_may(origin: str) -> None:
    assert Site().ask("POST", "/api/tables", headers={"origin": origin}).status_code == 201


@pytest.mark.parametrize("path", ["/", "/api/health", "/api/nothing", "/nothing"])
def test_every_answer_has_safe_headers(path: str) -> None:
    headers = Site().ask("GET", path).headers
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "no-referrer"
    policy = headers["content-security-policy"]
    assert "default-src 'self'" in policy
    assert "frame-ancestors 'none'" in policy
    assert "script-src 'self' 'wasm-unsafe-eval';" in policy
    assert "worker-src 'self';" in policy
    assert "server" not in headers


def test_a_bucket_fills_up_again() -> None:
    now = 0.0
    bucket = Bucket(3, 2, lambda: now)
    assert [bucket.take() for _ in range(4)] == [0, 0, 0, 0.5]
    now = 0.5
    assert bucket.take() == 0
    assert bucket.take() == 0.5
    now = 100
    assert bucket.full
    assert [bucket.take() for _ in range(4)] == [0, 0, 0, 0.5]


def test_buckets_are_forgotten() -> None:
    now = 0.0
    pace = Pace(2, 1, lambda: now, at_most=10)
    for number in range(10):
        assert pace.take(str(number)) == 0
    now = 10
    pace.take("new")
    assert list(pace._buckets) == ["new"]
    assert [pace.take("new") for _ in range(2)] == [0, 1]
    for number in range(1000):
        pace.take(str(number))
    assert len(pace._buckets) <= 10
