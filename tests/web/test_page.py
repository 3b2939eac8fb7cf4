"""The page's files: only those, compressed, and cached as each wants."""

import gzip
from pathlib import Path

import pytest

from tests.web.site import Site, is_error

SCRIPT = "export const trump = 'hearts';\n" * 100


@pytest.fixture
def site(tmp_path: Path) -> Site:
    """A site with a small page."""
    static = tmp_path / "static"
    (static / "assets").mkdir(parents=True)
    (static / "index.html").write_text("<!doctype html><title>Sixty-Six</title>", encoding="utf-8")
    (static / "assets/index-abc.js").write_text(SCRIPT, encoding="utf-8")
    (static / "assets/kernel-abc.wasm").write_bytes(b"\0asm")
    (static / "assets/24-abc.66n").write_bytes(b"66n2")
    (static / "sw.js").write_text("self.skipWaiting();", encoding="utf-8")
    (static / "manifest.webmanifest").write_text("{}", encoding="utf-8")
    (static / "odd.py").write_text("secret", encoding="utf-8")
    (tmp_path / "secret.txt").write_text("secret", encoding="utf-8")
    return Site(static)


def test_the_page_is_asked_for_each_time(site: Site) -> None:
    for path in ("/", "/index.html"):
        response = site.ask("GET", path)
        assert response.status_code == 200
        assert response.headers["content-type"] == "text/html; charset=utf-8"
        assert response.headers["cache-control"] == "no-cache"
    again = site.ask("GET", "/", headers={"if-none-match": response.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")


def test_what_a_page_needs_without_a_server_is_served(site: Site) -> None:
    worker = site.ask("GET", "/sw.js")
    assert worker.headers["content-type"] == "text/javascript; charset=utf-8"
    assert worker.headers["cache-control"] == "no-cache"
    manifest = site.ask("GET", "/manifest.webmanifest")
    assert manifest.headers["content-type"] == "application/manifest+json"
    network = site.ask("GET", "/assets/24-abc.66n")
    assert network.headers["content-type"] == "application/octet-stream"
    assert network.content == b"66n2"


def test_assets_are_kept_for_ever_and_compressed(site: Site) -> None:
    response = site.ask("GET", "/assets/index-abc.js")
    assert response.text == SCRIPT
    assert response.headers["cache-control"] == "public, max-age=31536000, immutable"
    assert response.headers["content-encoding"] == "gzip"
    assert int(response.headers["content-length"]) == len(gzip.compress(SCRIPT.encode(), 9, mtime=0))
    plain = site.ask("GET", "/assets/index-abc.js", headers={"accept-encoding": "identity"})
    assert "content-encoding" not in plain.headers
    assert plain.text == SCRIPT
    assert plain.headers["vary"] == "accept-encoding"
    assert plain.headers["etag"] != response.headers["etag"]
    assert site.ask("GET", "/assets/kernel-abc.wasm").headers["content-type"] == "application/wasm"


def test_a_rebuilt_page_is_seen(site: Site) -> None:
    assert "Sixty" in site.ask("GET", "/").text
    (site.static / "index.html").write_text("new", encoding="utf-8")
    assert site.ask("GET", "/").text == "new"


@pytest.mark.parametrize(
    "path",
    [
        "/nothing",
        "/assets",
        "/assets/",
        "/odd.py",
        "/../secret.txt",
        "/%2e%2e/secret.txt",
        "/assets/..%2f..%2fsecret.txt",
        "/%00",
        "//etc/passwd",
        "/" + "x" * 5000 + ".js",
    ],
)
def test_nothing_else_is_served(site: Site, path: str) -> None:
    response = site.ask("GET", path)
    is_error(response, 404, "not_found")
    assert "secret" not in response.text


def test_only_reading(site: Site) -> None:
    assert site.ask("HEAD", "/").status_code == 200
    is_error(site.ask("POST", "/"), 405, "method_not_allowed")


def test_a_page_that_is_not_built_says_how(tmp_path: Path) -> None:
    response = Site(tmp_path).ask("GET", "/")
    assert response.status_code == 503
    assert "make play" in response.text
    assert "<script" not in response.text
