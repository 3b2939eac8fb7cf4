"""Whatever looks as if it could be pressed answers: it does something, or says what it is."""

import pytest
from playwright.sync_api import Page

from tests.e2e.means import GUARD_MS
from tests.e2e.player import Player
from tests.e2e.told import tell

PLACES = ".scores, .badges .badge, .layer .card"
"""Beside the buttons: the score, what is known of trump and phase, and every card that lies there."""
STATE = """() => JSON.stringify([
  document.querySelector('.say').textContent, document.querySelector('[role=log]').textContent,
  document.querySelector('dialog[open]')?.textContent ?? '', document.querySelector('.actions').textContent,
  [...document.querySelectorAll('[aria-pressed], [role=switch]')].map(each => each.getAttribute('aria-pressed') ?? each.getAttribute('aria-checked')),
])"""
CENTRES = """places => [...document.querySelectorAll(places)].map(each => each.getBoundingClientRect())
  .filter(box => box.width > 0).map(box => [box.x + box.width / 2, box.y + box.height / 2])"""
OPPONENT = "section.opponent"


def _silent(page: Page, x: float, y: float) -> bool:
    page.wait_for_timeout(GUARD_MS)
    before = page.evaluate(STATE)
    page.mouse.click(x, y)
    page.wait_for_timeout(150)
    return bool(page.evaluate(STATE) == before)


@pytest.mark.parametrize("size", [(360, 740), (1280, 800)], ids=str)
@pytest.mark.parametrize("settings", [{"callBack": "off", "tap": "two"}])
def test_no_dead_tap(page: Page, player: Player) -> None:
    # a trick each, so that there are piles; no card that may be played is played by one press
    tell(page, lambda _view: {"tricks": [1, 1], "step": "lead", "trick": []})
    page.reload()
    player.wait_for_turn()
    backs = page.locator(OPPONENT).bounding_box()
    assert backs is not None
    silent: list[str] = []
    seen: set[tuple[int, int]] = set()
    for x, y in page.evaluate(CENTRES, PLACES):
        place = (round(x / 12), round(y / 12))
        if place in seen:
            continue
        seen.add(place)
        page.keyboard.press("h")  # another sentence, so that the same one again is seen to be said
        if _silent(page, x, y):
            silent.append(
                page.evaluate("([x, y]) => document.elementFromPoint(x, y).outerHTML.slice(0, 120)", [x, y])
            )
        page.keyboard.press("Escape")
        page.locator("dialog[open]").wait_for(state="detached")
    assert len(seen) > 10
    assert silent == []


@pytest.mark.parametrize("size", [(360, 740), (1280, 800)], ids=str)
def test_every_disabled_control_says_why(page: Page, player: Player) -> None:
    player.wait_for_turn()
    controls = page.locator("main button[aria-disabled=true]:not([aria-hidden])")
    assert controls.count() > 0
    for control in controls.all():
        page.wait_for_timeout(GUARD_MS)
        page.keyboard.press("h")
        before = page.locator("[role=log]").text_content()
        control.click(force=True)
        page.wait_for_timeout(150)
        said = page.locator("[role=log]").text_content()
        assert said != before, control.evaluate("each => each.outerHTML.slice(0, 160)")
