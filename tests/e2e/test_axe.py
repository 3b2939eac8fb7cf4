"""axe-core finds nothing in any state of the table, light and dark, in several languages."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page

from tests.e2e.player import Player
from tests.kit.accessibility import accessibility_faults
from tests.kit.server import ServerProcess

SIZES = [(360, 740), (1280, 800)]
LANGUAGES = ["en", "de", "it", "fr", "pl", "fil", "hu", "bg", "tr"]


def _press(key: str) -> Callable[[Page], None]:
    return lambda page: page.keyboard.press(key)


def _button(number: int) -> Callable[[Page], None]:
    return lambda page: page.locator("header nav button").nth(number).click()


def _menu(page: Page) -> None:
    page.locator("header .menu").click()
    page.locator("dialog[open] [name=level]").first.wait_for()


def _rules(page: Page) -> None:
    _menu(page)
    page.get_by_role("button", name="House rules…").click()
    page.locator("dialog[open] [name=preset]").first.wait_for()


def _hint(page: Page) -> None:
    for _ in range(3):
        page.keyboard.press("i")
        page.wait_for_timeout(250)


def _claim(page: Page) -> None:
    page.keyboard.press("w")
    page.keyboard.press("Enter")
    page.locator("dialog[open]").wait_for()


STATES: dict[str, Callable[[Page], None]] = {
    "the table": lambda _: None,
    "asked whether to claim": _press("w"),
    "a hint": _hint,
    "the menu": _menu,
    "the rules": _rules,
    "the settings": _button(-1),
    "the keys": _press("?"),
    "the result": _claim,
    "fairness": lambda page: page.locator("dialog[open] .foot button").last.click(),
}


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_every_state(page: Page, server: ServerProcess, player: Player, scheme: str) -> None:
    page.emulate_media(color_scheme="dark" if scheme == "dark" else "light", reduced_motion="reduce")
    page.goto(server.address)
    found: dict[str, list[str]] = {}
    for state, reach in STATES.items():
        player.wait_for_turn()
        reach(page)
        page.wait_for_timeout(150)
        if faults := accessibility_faults(page):
            found[state] = faults
        if state not in ("the result", "fairness"):
            page.keyboard.press("Escape")
            page.locator("dialog[open]").wait_for(state="detached")
    assert not found


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", [(360, 740)], ids=str)
def test_axe_and_layout_in_each_language(
    page: Page, server: ServerProcess, player: Player, language: str
) -> None:
    player.open_in(server.address, language)
    assert accessibility_faults(page) == []
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    assert page.evaluate("document.documentElement.scrollHeight") <= 740
