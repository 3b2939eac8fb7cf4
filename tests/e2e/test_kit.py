"""The kit for browser tests notices what it is there to notice."""

from playwright.sync_api import Page

from tests.kit.accessibility import accessibility_faults

GOOD = "<!doctype html><html lang=en><title>Table</title><main><h1>Sixty-Six</h1></main></html>"
BAD = GOOD.replace("</main>", "<button></button></main>")


def test_axe_finds_a_button_without_a_name(page: Page) -> None:
    page.set_content(GOOD)
    assert accessibility_faults(page) == []
    page.set_content(BAD)
    (fault,) = accessibility_faults(page)
    assert fault.startswith("button-name (critical)")
    assert accessibility_faults(page, ignore=("button-name",)) == []


def test_errors_of_the_page_are_noticed(page: Page, faults: list[str]) -> None:
    page.set_content("<script>console.error('logged'); throw new Error('thrown')</script>")
    page.wait_for_timeout(100)
    assert faults == ["logged", "thrown"]
    faults.clear()
