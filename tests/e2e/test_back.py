"""The browser's Back puts away what is open, and leaves where nothing is."""

from playwright.sync_api import Page

from tests.kit.server import ServerProcess

OPEN = "dialog[open]"
BEFORE = "about:blank"


def _arrive(page: Page, server: ServerProcess) -> None:
    page.goto(BEFORE)
    page.goto(server.address)
    page.locator("[data-hand] button[data-card]").first.wait_for()


def _back(page: Page) -> None:
    page.evaluate("() => void setTimeout(() => history.back(), 20)")


def test_back_puts_a_dialog_away_and_then_leaves(page: Page, server: ServerProcess) -> None:
    _arrive(page, server)
    for _ in range(2):
        page.locator("header .menu").click()
        page.locator(f"{OPEN} [name=level]").first.wait_for()
        _back(page)
        page.locator(OPEN).wait_for(state="detached")
        assert page.url.startswith(server.address)
        assert page.locator("[data-hand] button[data-card]").count() > 0
    _back(page)
    page.wait_for_url(BEFORE)


def test_back_leaves_where_the_dialog_was_put_away_otherwise(page: Page, server: ServerProcess) -> None:
    _arrive(page, server)
    for _ in range(3):
        page.get_by_role("button", name="Settings", exact=True).click()
        page.locator(OPEN).wait_for()
        page.keyboard.press("Escape")
        page.locator(OPEN).wait_for(state="detached")
    _back(page)
    page.wait_for_url(BEFORE)


def test_back_after_a_reload_in_a_dialog_is_no_trap(page: Page, server: ServerProcess) -> None:
    _arrive(page, server)
    page.get_by_role("button", name="Settings", exact=True).click()
    page.locator(OPEN).wait_for()
    page.reload()
    page.locator("[data-hand] button[data-card]").first.wait_for()
    _back(page)
    page.wait_for_url(BEFORE)


def test_back_from_the_rules_goes_to_the_table(page: Page, server: ServerProcess) -> None:
    _arrive(page, server)
    page.locator("header .menu").click()
    page.get_by_role("button", name="Rules: Sixty-Six").click()
    page.locator("main h2").first.wait_for()
    _back(page)
    page.locator("[data-hand] button[data-card]").first.wait_for()
    page.wait_for_function("location.hash === ''")
    assert page.evaluate("location.origin") == server.address.rstrip("/")
