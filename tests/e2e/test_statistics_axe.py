"""axe-core finds nothing in the statistics: empty, full, with everything open; light, dark, in several languages."""

from pathlib import Path

import pytest
from playwright.sync_api import Page

from tests.e2e.player import Player
from tests.e2e.statistics import file_of, open_statistics, take_file
from tests.kit.accessibility import accessibility_faults
from tests.kit.server import ServerProcess

SIZES = [(320, 640), (360, 740), (1280, 800)]
LANGUAGES = ["en", "de", "it", "fr", "pl", "fil", "hu", "bg", "tr"]
_OPEN = "document.querySelectorAll('dialog details').forEach(each => { each.open = true; })"
_SMALL = """() => [...document.querySelectorAll('dialog button, dialog input, dialog summary')]
  .filter(each => each.offsetParent !== null)
  .map(each => [each.getAttribute('aria-label') || each.textContent.trim(), each.getBoundingClientRect()])
  .filter(([, box]) => box.width < 44 || box.height < 44)
  .map(([name, box]) => `${name}: ${Math.round(box.width)}x${Math.round(box.height)}`)"""
_WIDE = """() => [document.documentElement, document.querySelector('dialog .body')]
  .map(each => each.scrollWidth - each.clientWidth)"""


def full_statistics(page: Page, folder: Path) -> None:
    """Statistics with a good many deals, everything unfolded."""
    dialog = open_statistics(page)
    take_file(dialog, file_of(folder, 60))
    page.locator("dialog .figure").first.wait_for()
    page.evaluate(_OPEN)
    page.locator("dialog form input").scroll_into_view_if_needed()
    page.wait_for_timeout(150)


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_statistics(page: Page, player: Player, scheme: str, tmp_path: Path) -> None:
    page.emulate_media(color_scheme="dark" if scheme == "dark" else "light", reduced_motion="reduce")
    player.wait_for_turn()
    open_statistics(page)
    assert accessibility_faults(page) == []
    full_statistics(page, tmp_path)
    assert accessibility_faults(page) == []
    page.get_by_text("Show my key").click()
    page.get_by_text("Delete all deals").click()
    assert accessibility_faults(page) == []
    assert page.evaluate(_WIDE) == [0, 0]
    assert page.evaluate(_SMALL) == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", [(320, 640)], ids=str)
def test_axe_and_layout_in_each_language(
    page: Page, server: ServerProcess, player: Player, language: str, tmp_path: Path
) -> None:
    player.open_in(server.address, language)
    full_statistics(page, tmp_path)
    assert accessibility_faults(page) == []
    assert page.evaluate(_WIDE) == [0, 0]


def test_axe_forced_colors(page: Page, player: Player, tmp_path: Path) -> None:
    page.emulate_media(forced_colors="active", reduced_motion="reduce")
    player.wait_for_turn()
    full_statistics(page, tmp_path)
    assert accessibility_faults(page, ignore=("color-contrast",)) == []
