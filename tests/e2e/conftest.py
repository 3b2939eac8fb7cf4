"""A server, a browser and a page; a page that logs an error or throws fails its test."""

import os
from collections.abc import Iterator

import pytest
from playwright.sync_api import BrowserContext, ConsoleMessage, Error, Page

from tests.kit.browser import find_chromium, open_browser
from tests.kit.server import running_server


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a running server."""
    with running_server(tmp_path_factory.mktemp("server")) as address:
        yield address


@pytest.fixture(scope="session")
def browser() -> Iterator[BrowserContext]:
    """A headless Chromium; without one the test is skipped, or fails where CI=true."""
    executable = find_chromium()
    if executable is None:
        advice = "no Chromium on the path: install one or name one by CHROMIUM"
        if os.environ.get("CI") == "true":
            pytest.fail(advice)
        pytest.skip(advice)
    with open_browser(executable) as context:
        yield context


@pytest.fixture
def faults() -> list[str]:
    """What the page of this test logged as errors or threw; a test may clear what it meant to provoke."""
    return []


@pytest.fixture
def page(browser: BrowserContext, faults: list[str]) -> Iterator[Page]:
    """A fresh page without cookies; at the end it must have had no faults."""
    browser.clear_cookies()

    def on_console(message: ConsoleMessage) -> None:
        if message.type == "error":
            faults.append(message.text)

    def on_throw(error: Error) -> None:
        faults.append(str(error))

    page = browser.new_page()
    page.on("console", on_console)
    page.on("pageerror", on_throw)
    yield page
    page.close()
    assert not faults, "the page reported errors:\n" + "\n".join(faults)
