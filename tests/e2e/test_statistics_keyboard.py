"""The statistics by keyboard alone: every control is reached, works, and gives the focus back."""

from pathlib import Path

from playwright.sync_api import Locator, Page

from tests.e2e.means import focus_by_tab
from tests.e2e.player import Player
from tests.e2e.statistics import (
    DIALOG,
    file_of,
    open_page,
    open_statistics,
    take_file,
    until_kept_on_server,
)
from tests.kit.server import ServerProcess

_FOCUS = "document.activeElement !== document.body && document.activeElement.closest('dialog') !== null"


def press_on(page: Page, target: Locator, key: str = "Enter") -> None:
    """Go to a control by Tab and press it."""
    focus_by_tab(page, target)
    page.keyboard.press(key)
    page.wait_for_timeout(50)
    assert page.evaluate(_FOCUS), f"the focus was lost after {key}"


def test_keyboard_alone(page: Page, player: Player, tmp_path: Path) -> None:
    player.wait_for_turn()
    settings = page.locator("header nav button").last
    focus_by_tab(page, settings)
    page.keyboard.press("Enter")
    page.locator(DIALOG).wait_for()
    opener = page.locator(f"{DIALOG} .foot button").last
    focus_by_tab(page, opener)
    page.keyboard.press("Enter")
    page.locator("#stats-data").wait_for()
    dialog = page.locator(DIALOG)
    assert page.evaluate(_FOCUS)
    with page.expect_file_chooser() as chooser:
        press_on(page, dialog.get_by_text("Import JSON"))
    chooser.value.set_files(file_of(tmp_path, 12))
    until_kept_on_server(dialog, 12)

    press_on(page, dialog.get_by_text("30 days"), "Space")
    assert dialog.get_by_text("30 days").get_attribute("aria-pressed") == "true"
    table = dialog.locator("details", has_text="The curves as a table")
    press_on(page, table.locator("summary"))
    assert table.locator("tbody tr").count() > 3
    losses = dialog.get_by_label("Losses in a row")
    focus_by_tab(page, losses)
    page.keyboard.press("Control+a")
    page.keyboard.type("3")
    dialog.get_by_text("a run of at least 3 losses within").wait_for()
    page.keyboard.press("Backspace")
    dialog.get_by_text("Enter whole numbers").wait_for()
    press_on(page, dialog.locator("summary", has_text="Back up"))
    press_on(page, dialog.get_by_text("Show my key"))
    assert dialog.get_by_label("Your key").evaluate("field => field === document.activeElement")
    press_on(page, dialog.get_by_text("Delete all deals"))
    assert dialog.get_by_text("Cancel").evaluate("button => button === document.activeElement")
    page.keyboard.press("Enter")
    assert dialog.get_by_text("Delete all deals").evaluate("button => button === document.activeElement")
    page.keyboard.press("Enter")
    press_on(page, dialog.get_by_text("Delete for good"))
    dialog.get_by_text("12 deals were deleted, in this browser and on the server.").wait_for()
    page.wait_for_timeout(50)
    assert page.evaluate(_FOCUS)
    page.keyboard.press("Escape")
    page.locator(DIALOG).wait_for(state="detached")
    assert page.evaluate("document.activeElement !== document.body")


def test_a_control_that_is_refused_says_why(page: Page, player: Player) -> None:
    player.wait_for_turn()
    dialog = open_statistics(page)
    export = dialog.get_by_text("Export as JSON")
    assert export.get_attribute("aria-disabled") == "true"
    focus_by_tab(page, export)
    page.keyboard.press("Enter")
    dialog.get_by_text("There is nothing to export yet.").wait_for()


def test_the_figures_are_there_for_whoever_does_not_see_the_curves(
    page: Page, server: ServerProcess, tmp_path: Path
) -> None:
    open_page(page, server)
    dialog = open_statistics(page)
    take_file(dialog, file_of(tmp_path, 20))
    until_kept_on_server(dialog, 20)
    tree = dialog.aria_snapshot()
    assert 'img "After 20 deals: result' in tree
    for heading in ("Results", "Deal by deal", "Streaks", "What was dealt", "Your deals"):
        assert f'heading "{heading}" [level=3]' in tree
    assert tree.count("rowheader") > 12
