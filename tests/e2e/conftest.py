"""A server, a browser and a page; a page that logs an error or throws fails its test."""

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, ConsoleMessage, Error, Page

from tests.e2e.device import DeviceWitness, visit
from tests.e2e.player import Player
from tests.e2e.witness import Witness
from tests.kit.browser import find_chromium, launched, new_context, prefer
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
def settings() -> dict[str, object]:
    """What the player of the page prefers: here, that a card is played at once; a test may set it by parametrizing `settings`."""
    return {"callBack": "off"}


@pytest.fixture
def page(
    browser: Browser, faults: list[str], size: tuple[int, int], touch: bool, settings: dict[str, object]
) -> Iterator[Page]:
    """A fresh page with empty storage; at the end it must have had no faults."""
    context = new_context(browser, *size, touch=touch)

    def on_console(message: ConsoleMessage) -> None:
        if message.type == "error":
            faults.append(message.text)

    def on_throw(error: Error) -> None:
        faults.append(str(error))

    page = context.new_page()
    prefer(page, **settings)
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


# --- without the server ---


@pytest.fixture
def lonely(tmp_path: Path, faults: list[str]) -> Iterator[ServerProcess]:
    """A server of one test alone, which will end it."""
    with running_server(tmp_path) as process:
        yield process
    faults.clear()  # a server that is away is logged by the browser


@pytest.fixture
def device(page: Page, lonely: ServerProcess) -> Iterator[DeviceWitness]:
    """Hears what the worker of the page says."""
    yield DeviceWitness(lonely.database)
    page.goto("about:blank")  # it would look for a server that ends now


@pytest.fixture
def stranded(page: Page, device: DeviceWitness, lonely: ServerProcess) -> Player:
    """A player who has been here once, at the level of the master, and whose server is gone since."""
    player = Player(page, device, seed=66)
    visit(page, lonely)
    prefer(page, level="master")
    lonely.kill()
    page.reload()
    player.wait_until(lambda: device.last("welcome") is not None, "a table was opened on the device")
    page.wait_for_selector("[data-hand] button[data-card]")
    return player
