"""A server, a browser and a page; a page that logs an error or throws fails its test."""

import os
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, ConsoleMessage, Error, Page

from tests.e2e.player import Player
from tests.e2e.witness import Witness
from tests.kit.browser import find_chromium, launched, new_context
from tests.kit.server import ServerProcess, running_server


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A running server."""
    with running_server(tmp_path_factory.mktemp("server")) as process:
        yield process


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """A headless Chromium; without one the test is skipped, or fails where CI=true."""
    executable = find_chromium()
    if executable is None:
        advice = "no Chromium on the path: install one or name one by CHROMIUM"
        if os.environ.get("CI") == "true":
            pytest.fail(advice)
        pytest.skip(advice)
    with launched(executable) as found:
        yield found


@pytest.fixture
def faults() -> list[str]:
    """What the page of this test logged as errors or threw; a test may clear what it meant to provoke."""
    return []


@pytest.fixture
def size() -> tuple[int, int]:
    """Width and height of the page; a test may set it by parametrizing `size`."""
    return (1280, 800)


@pytest.fixture
def touch() -> bool:
    """Whether the page is on a touch screen; a test may set it by parametrizing `touch`."""
    return False


@pytest.fixture
def page(browser: Browser, faults: list[str], size: tuple[int, int], touch: bool) -> Iterator[Page]:
    """A fresh page with empty storage; at the end it must have had no faults."""
    context = new_context(browser, *size, touch=touch)

    def on_console(message: ConsoleMessage) -> None:
        if message.type == "error":
            faults.append(message.text)

    def on_throw(error: Error) -> None:
        faults.append(str(error))

    page = context.new_page()
    page.on("console", on_console)
    page.on("pageerror", on_throw)
    yield page
    context.close()
    assert not faults, "the page reported errors:\n" + "\n".join(faults)


@pytest.fixture
def witness(server: ServerProcess) -> Witness:
    """Knows what the server keeps secret, and listens to what it says."""
    return Witness(server.database)


@pytest.fixture
def player(page: Page, witness: Witness, server: ServerProcess) -> Player:
    """A player at a table that has just been dealt."""
    player = Player(page, witness, seed=66)
    player.open(server.address)
    return player
