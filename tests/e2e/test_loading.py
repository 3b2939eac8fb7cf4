"""A part of the page that comes late, or does not come: the table stays, and says so."""

from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, Route

from sixtysix.interfaces.web.page import STATIC
from tests.e2e.player import Player
from tests.kit.browser import new_context
from tests.kit.server import running_server

MISSING = "This part cannot be loaded now."
CARD = "[data-hand] button[data-card]"


@pytest.mark.parametrize("part", ["menu", "rules"])
def test_offline_a_part_that_cannot_come_leaves_the_table(
    browser: Browser, tmp_path: Path, part: str
) -> None:
    context = new_context(browser, service_workers="block")  # as on an address without https
    page = context.new_page()
    with running_server(tmp_path) as server:
        page.goto(server.address)
        page.locator(CARD).first.wait_for()
        hand = page.locator(CARD).evaluate_all("all => all.map(each => each.dataset.card)")
        server.kill()
        if part == "menu":
            page.locator("header .menu").click()
        else:
            page.evaluate("() => { location.hash = '#rules=santase'; }")
        page.locator(".say").get_by_text(MISSING).wait_for()
        assert page.locator(CARD).evaluate_all("all => all.map(each => each.dataset.card)") == hand
        assert page.locator("dialog[open]").count() == 0
        server.start()
        page.wait_for_timeout(500)
        page.locator("header .menu").click()
        page.locator("dialog[open] [name=level]").first.wait_for()
    context.close()


def test_words_that_do_not_come_are_english_and_the_page_does_not_load_for_ever(
    browser: Browser, tmp_path: Path
) -> None:
    german = [
        path.name for path in (STATIC / "assets").glob("table-*.js") if "Talon zudrehen?" in path.read_text()
    ]
    assert len(german) == 1
    context = browser.new_context(locale="de-DE", service_workers="block")
    page = context.new_page()
    page.route(f"**/{german[0]}", lambda route: route.abort())
    loads: list[str] = []
    page.on("domcontentloaded", lambda _: loads.append(page.url))
    with running_server(tmp_path) as server:
        page.goto(server.address)
        page.locator(CARD).first.wait_for()
        page.wait_for_timeout(5000)
        assert len(loads) <= 2
        assert page.evaluate("document.documentElement.lang") == "en"
        assert page.locator(CARD).count() > 0
    context.close()


def test_keyboard_a_screen_that_is_late_says_so_and_escape_does_not_wait_for_it(
    page: Page, player: Player
) -> None:
    player.wait_for_turn()

    def late(route: Route) -> None:
        page.wait_for_timeout(1500)
        route.continue_()

    page.route("**/assets/Display-*.js", late)
    page.get_by_role("button", name="Settings", exact=True).click()
    page.get_by_role("button", name="Display").click()
    page.get_by_text("still coming").wait_for()
    page.keyboard.press("Escape")
    page.get_by_text("still coming").wait_for(state="detached")
    page.wait_for_timeout(1800)
    assert page.locator("dialog[open]").count() == 0
