"""How a person comes to the statistics, and what they read there."""

import json
from pathlib import Path
from typing import Any

from playwright.sync_api import Locator, Page

from tests.e2e.player import RESULT, Player
from tests.kit.played import some_records
from tests.kit.server import ServerProcess

DIALOG = "dialog[open]"
READ_MS = 450
"""A result is not put away by a press that came too soon to be meant for it."""


def lose_a_deal(page: Page, player: Player) -> None:
    """End the present deal by claiming at once, which is wrong."""
    page.locator(DIALOG).wait_for(state="detached")
    player.wait_for_turn()
    player.act(lambda _: _claim(page), "W")
    page.locator(RESULT).wait_for()
    page.wait_for_timeout(READ_MS)


def _claim(page: Page) -> None:
    page.keyboard.press("h")
    page.keyboard.press("w")
    page.keyboard.press("Enter")


def next_deal(page: Page, player: Player) -> None:
    """From a result to the next deal, or the next match."""
    version, table = player.version, player.table
    page.keyboard.press("Enter")
    player.wait_until(lambda: player.version != version or player.table != table, "the next deal")


def open_statistics(page: Page) -> Locator:
    """Open the statistics from the settings; returns the dialog."""
    if page.locator(DIALOG).count():
        page.keyboard.press("Escape")
        page.locator(DIALOG).wait_for(state="detached")
    page.locator("header nav button").last.click()
    page.locator(f"{DIALOG} .foot button").last.click()
    page.locator("#stats-data").wait_for()
    return page.locator(DIALOG)


def until_kept_on_server(dialog: Locator, count: int) -> None:
    """Wait until so many deals are here and on the server."""
    noun = "1 deal is" if count == 1 else f"{count} deals are"
    dialog.get_by_text(f"{noun} kept in this browser and on the server.").wait_for()


def figure(dialog: Locator, name: str) -> str:
    """The text of one of the three large figures."""
    return dialog.locator(".figure").filter(has_text=name).inner_text()


def file_of(folder: Path, count: int, **changes: Any) -> Path:
    """An exported file of random deals; `changes` are made to the last of them."""
    records = some_records(count, table="file")
    records[-1].update(changes)
    path = folder / "deals.json"
    lines = ",\n".join(json.dumps(record) for record in records)
    path.write_text(f'{{"format": "66-played-1", "records": [\n{lines}\n]}}\n', encoding="utf-8")
    return path


def take_file(dialog: Locator, path: Path) -> None:
    """Import a file."""
    dialog.locator("input[type=file]").set_input_files(path)


def open_page(page: Page, server: ServerProcess) -> None:
    """Open the page and wait for the first card."""
    page.goto(server.address)
    page.wait_for_selector("[data-hand] button[data-card]")
