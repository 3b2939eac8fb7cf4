"""What is read where the script of the page may not run, or does not come."""

import pytest
from playwright.sync_api import Browser, Page

from tests.e2e.test_axe import LANGUAGES
from tests.kit.accessibility import accessibility_faults
from tests.kit.browser import devtools
from tests.kit.server import ServerProcess


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_without_script_the_page_says_so_in_every_language(
    browser: Browser, server: ServerProcess, scheme: str
) -> None:
    context = browser.new_context(java_script_enabled=False, viewport={"width": 320, "height": 640})
    page = context.new_page()
    page.emulate_media(color_scheme="dark" if scheme == "dark" else "light")
    page.goto(server.address)
    said = page.locator("main:visible")
    assert said.count() == 1
    assert said.get_by_text("Allow JavaScript for this page").is_visible()
    assert [each.get_attribute("lang") for each in said.locator("p").all()] == LANGUAGES
    assert page.evaluate("document.documentElement.scrollWidth") == 320
    context.close()


def test_axe_a_script_that_does_not_come_is_said_when_it_is_late(
    page: Page, server: ServerProcess, faults: list[str]
) -> None:
    page.route("**/assets/index-*.js", lambda route: route.abort())
    page.goto(server.address)
    said = page.get_by_text("The table has not come.")
    assert said.count() == 1
    assert not said.is_visible()
    devtools(page)("Animation.enable")
    devtools(page)("Animation.setPlaybackRate", {"playbackRate": 50})
    said.wait_for()
    assert page.locator("main p").evaluate_all("all => all.map(each => each.lang)") == LANGUAGES
    assert accessibility_faults(page) == []
    faults.clear()  # what does not come is logged by the browser


def test_nothing_of_it_is_left_when_the_table_stands(page: Page, server: ServerProcess) -> None:
    page.goto(server.address)
    page.locator("[data-hand] button[data-card]").first.wait_for()
    assert page.locator(".start").count() == 0
    assert page.locator("main").count() == 1
