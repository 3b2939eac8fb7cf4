"""Deals that were played are counted: after a reload, on another device, without storage, from a file."""

import json
from pathlib import Path

from playwright.sync_api import Browser, Page

from tests.e2e.player import Player
from tests.e2e.statistics import (
    DIALOG,
    figure,
    file_of,
    lose_a_deal,
    next_deal,
    open_page,
    open_statistics,
    take_file,
    until_kept_on_server,
)
from tests.e2e.witness import Witness
from tests.kit.browser import new_context
from tests.kit.server import ServerProcess

BLOCKED = """for (const name of ['localStorage', 'sessionStorage', 'indexedDB'])
  Object.defineProperty(window, name, { get() { throw new DOMException('blocked', 'SecurityError'); } });"""


def test_a_deal_is_counted_and_stays_counted(
    page: Page, player: Player, server: ServerProcess, browser: Browser
) -> None:
    dialog = open_statistics(page)
    assert dialog.get_by_text("Nothing has been counted yet.").count() == 1
    until_kept_on_server(dialog, 0)
    page.keyboard.press("Escape")
    for number in range(2):
        if number:
            next_deal(page, player)
        lose_a_deal(page, player)
    dialog = open_statistics(page)
    until_kept_on_server(dialog, 2)
    assert "0 of 2" in figure(dialog, "Deals won")
    assert dialog.locator("tr", has_text="wrong").locator("td").first.inner_text() == "2"
    assert "Now\n2 losses in a row" in dialog.inner_text()
    page.reload()
    page.wait_for_selector(DIALOG)  # the result of the deal that has ended is shown again: counted once
    dialog = open_statistics(page)
    until_kept_on_server(dialog, 2)
    dialog.locator("summary", has_text="Back up").click()
    dialog.get_by_text("Show my key").click()
    key = dialog.get_by_label("Your key").input_value()
    context = new_context(browser)
    other = context.new_page()
    open_page(other, server)
    theirs = open_statistics(other)
    theirs.locator("summary", has_text="Back up").click()
    theirs.get_by_label("Key of another device").fill("abc")
    theirs.get_by_text("Use this key").click()
    theirs.get_by_text("A key is 32 signs long").wait_for()
    theirs.get_by_label("Key of another device").fill(key.upper())
    theirs.get_by_text("Use this key").click()
    until_kept_on_server(theirs, 2)
    assert "0 of 2" in figure(theirs, "Deals won")
    context.close()


def test_blocked_storage_counts_until_the_page_is_closed(
    page: Page, server: ServerProcess, witness: Witness
) -> None:
    page.add_init_script(BLOCKED)
    player = Player(page, witness, seed=3)
    player.open(server.address)
    lose_a_deal(page, player)
    dialog = open_statistics(page)
    dialog.get_by_text("This browser keeps nothing for this page").wait_for()
    assert dialog.get_by_text("1 deal is remembered until the page is closed.").count() == 1
    assert "0 of 1" in figure(dialog, "Deals won")


def test_export_delete_import_gives_the_same(page: Page, server: ServerProcess, tmp_path: Path) -> None:
    open_page(page, server)
    dialog = open_statistics(page)
    take_file(dialog, file_of(tmp_path, 30))
    dialog.get_by_text("30 deals were added.").wait_for()
    until_kept_on_server(dialog, 30)
    with page.expect_download() as download:
        dialog.get_by_text("Export as JSON").click()
    saved = tmp_path / "saved.json"
    download.value.save_as(saved)
    with page.expect_download() as download:
        dialog.get_by_text("Export as text").click()
    download.value.save_as(tmp_path / "saved.txt")
    before = dialog.inner_text()
    dialog.get_by_text("Delete all deals").click()
    dialog.get_by_text("Cancel").click()
    until_kept_on_server(dialog, 30)
    dialog.get_by_text("Delete all deals").click()
    dialog.get_by_text("Delete for good").click()
    dialog.get_by_text("30 deals were deleted, in this browser and on the server.").wait_for()
    dialog.get_by_text("Nothing has been counted yet.").wait_for()
    page.reload()
    dialog = open_statistics(page)
    until_kept_on_server(dialog, 0)
    take_file(dialog, saved)
    dialog.get_by_text("30 deals were added.").wait_for()
    until_kept_on_server(dialog, 30)
    with page.expect_download() as download:
        dialog.get_by_text("Export as JSON").click()
    download.value.save_as(tmp_path / "again.json")
    assert _records(tmp_path / "again.json") == _records(saved)
    assert _figures(dialog.inner_text()) == _figures(before)
    take_file(dialog, saved)
    dialog.get_by_text("Nothing new: every deal of the file was here already.").wait_for()
    text = (tmp_path / "saved.txt").read_text(encoding="utf-8")
    assert "30 deals" in text
    assert text.count(" · Sixty-Six · ") == 30


def _records(path: Path) -> dict[str, object]:
    return {record["id"]: record for record in json.loads(path.read_text(encoding="utf-8"))["records"]}


def _figures(text: str) -> str:
    return text.split("Your deals", maxsplit=1)[0]


def test_a_damaged_file_changes_nothing(page: Page, server: ServerProcess, tmp_path: Path) -> None:
    open_page(page, server)
    dialog = open_statistics(page)
    take_file(dialog, file_of(tmp_path, 5, seat=7))
    dialog.get_by_text("Line 6: “seat” is missing or wrong. Nothing was taken").wait_for()
    path = file_of(tmp_path, 5)
    path.write_text(path.read_text(encoding="utf-8")[:-200], encoding="utf-8")
    take_file(dialog, path)
    dialog.get_by_text("Line 6 of the file is damaged. Nothing was taken").wait_for()
    path.write_text('{"format": "66-played-7", "records": []}', encoding="utf-8")
    take_file(dialog, path)
    dialog.get_by_text("Line 1: this was written by a newer version.").wait_for()
    assert dialog.get_by_text("Nothing has been counted yet.").count() == 1


def test_a_record_the_rules_do_not_lead_to_stays_here_only(
    page: Page, server: ServerProcess, tmp_path: Path, faults: list[str]
) -> None:
    open_page(page, server)
    dialog = open_statistics(page)
    take_file(dialog, file_of(tmp_path, 4, game_points=9))
    dialog.get_by_text("One deal is kept here only").wait_for()
    until_kept_on_server(dialog, 4)
    page.reload()
    until_kept_on_server(open_statistics(page), 4)
    faults.clear()  # an answer that refuses is logged by the browser


def test_deleting_while_the_server_is_away_is_done_later(
    page: Page, server: ServerProcess, tmp_path: Path, faults: list[str]
) -> None:
    open_page(page, server)
    dialog = open_statistics(page)
    take_file(dialog, file_of(tmp_path, 3))
    until_kept_on_server(dialog, 3)
    server.stop()
    dialog.get_by_text("Delete all deals").click()
    dialog.get_by_text("Delete for good").click()
    dialog.get_by_text("3 deals were deleted in this browser.").wait_for()
    server.start()
    page.reload()
    dialog = open_statistics(page)
    until_kept_on_server(dialog, 0)
    page.reload()
    until_kept_on_server(open_statistics(page), 0)
    faults.clear()  # a server that is away is logged by the browser


def test_two_tabs_count_a_deal_once(page: Page, player: Player, server: ServerProcess) -> None:
    second_page = page.context.new_page()
    open_page(second_page, server)
    lose_a_deal(page, player)
    second_page.locator(DIALOG).wait_for()
    until_kept_on_server(open_statistics(second_page), 1)
    until_kept_on_server(open_statistics(page), 1)
    second_page.close()


def test_a_guest_is_led_from_the_menu_to_where_deals_are_backed_up(page: Page, player: Player) -> None:
    player.wait_for_turn()
    page.locator("header .menu").click()
    page.get_by_text("You play as a guest").wait_for()
    page.get_by_role("button", name="Back them up").click()
    title = page.locator("#stats-data")
    title.wait_for()
    page.wait_for_function("document.activeElement?.id === 'stats-data'")
    box = title.bounding_box()
    assert box is not None
    assert 0 < box["y"] < 800
    page.keyboard.press("Escape")
    page.locator(DIALOG).wait_for(state="detached")
    assert not open_statistics(page).locator("#stats-data:focus").count()
