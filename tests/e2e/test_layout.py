"""Nothing scrolls sideways, nothing lies below the fold or on something else, everything can be hit with a finger (T9)."""

import re
from typing import Any

import pytest
from playwright.sync_api import Browser, Page

from tests.e2e.learner import open_bite
from tests.e2e.player import Player
from tests.e2e.told import tell
from tests.kit.browser import devtools, new_context, prefer
from tests.kit.server import ServerProcess

SIZES = [(320, 640), (360, 740), (740, 360), (768, 1024), (1280, 800), (1920, 1080)]
LOW = [(480, 320), (568, 320), (600, 360), (640, 320), (740, 315), (844, 390)]
"""Phones on their side."""
SMALL = """least => [...document.querySelectorAll('button, a, [role=switch]')]
  .filter(each => each.offsetParent !== null && each.getAttribute('aria-hidden') !== 'true')
  .map(each => [each.getAttribute('aria-label') || each.textContent.trim(), each.getBoundingClientRect()])
  .filter(([, box]) => box.width < least[0] || box.height < least[1])
  .map(([name, box]) => `${name}: ${Math.round(box.width)}x${Math.round(box.height)}`)"""
CARDS = """() => [...document.querySelectorAll('[data-hand] button[data-card]')].map((card, at, all) => {
    const box = card.getBoundingClientRect();
    const next = all[at + 1]?.getBoundingClientRect();
    return [(next ? Math.min(next.left, box.right) : box.right) - box.left, box.height, box.left, box.bottom];
  })"""


@pytest.mark.parametrize("size", [*SIZES, *LOW, (640, 300)], ids=str)
def test_layout_fits_and_can_be_hit(page: Page, player: Player, size: tuple[int, int]) -> None:
    player.wait_for_turn()
    width, height = size
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    assert page.evaluate("document.documentElement.scrollHeight") <= height
    assert page.evaluate(SMALL, [44, 44]) == []
    for seen, tall, left, bottom in page.evaluate(CARDS):
        assert seen >= 44
        assert tall >= 60
        assert left >= 0
        assert bottom <= height


# --- large text, and everything said at once ---

OVERLAPS = """() => {
  const WORDS = '.say span, .mine .round, .mine .points, .mine .row, .opponent .row, .opponent strong, .talon .left, .felt .count,'
    + '[data-hand] button[data-card], .actions .button';
  const all = [...document.querySelectorAll(WORDS)].filter(each => each.getClientRects().length).map(each => ({
    name: each.textContent.trim() || each.getAttribute('aria-label'), card: each.hasAttribute('data-card'),
    cut: each.matches('button') && each.scrollWidth > each.clientWidth + 1, box: each.getBoundingClientRect() }));
  const shared = (a, b) => Math.min(Math.min(a.right, b.right) - Math.max(a.left, b.left), Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));
  return all.flatMap((one, at) => [
    ...(one.cut || one.box.left < -1 || one.box.right > innerWidth + 1 ? [`${one.name} is cut off`] : []),
    ...all.slice(at + 1).filter(other => !(one.card && other.card) && shared(one.box, other.box) > 5).map(other => `${one.name} on ${other.name}`)]);
}"""
SIDEWAYS = """() => [document.documentElement, ...document.querySelectorAll('dialog[open], dialog[open] :not(input)')]
  .filter(each => each.scrollWidth > each.clientWidth + 1 && (each === document.documentElement || getComputedStyle(each).overflowX !== 'visible'))
  .map(each => `${each.className || each.tagName}: ${each.scrollWidth} > ${each.clientWidth}`)"""
TALKATIVE = {
    "marriages": [
        [{"points": 20, "suit": "S"}, {"points": 40, "suit": "H"}],
        [{"points": 20, "suit": "D"}, {"points": 20, "suit": "C"}],
    ],
    "points": {"own": 133, "opponent": None},
}
LARGE = [(360, 740, 32), (768, 1024, 32), (1280, 800, 32), (1920, 1080, 32)]


def _texts_of(page: Page, size_px: int) -> None:
    """Sets the browser's own text size, as a person does in its settings."""
    sizes = {"standard": size_px, "fixed": size_px}
    devtools(page)("Page.setFontSizes", {"fontSizes": sizes})


@pytest.mark.parametrize("language", ["de", "fil"])
@pytest.mark.parametrize("size", [*[(*each, 16) for each in SIZES if each[1] > 400], *LARGE], ids=str)
def test_nothing_at_the_table_lies_on_something_else(
    browser: Browser, server: ServerProcess, size: tuple[int, int, int], language: str
) -> None:
    context = new_context(browser, *size[:2])
    page = context.new_page()
    _texts_of(page, size[2])
    tell(page, lambda _view: TALKATIVE)
    prefer(page, language=language)
    page.goto(server.address)
    page.wait_for_selector(".mine .row")
    page.wait_for_function("language => document.documentElement.lang === language", arg=language)
    assert page.evaluate(OVERLAPS) == []
    assert page.evaluate(SIDEWAYS) == []
    context.close()


@pytest.mark.parametrize("language", ["de", "fil"])
@pytest.mark.parametrize("size", [*LOW, (740, 360)], ids=str)
def test_on_a_phone_on_its_side_nothing_lies_on_something_else(
    page: Page, server: ServerProcess, player: Player, language: str
) -> None:
    player.open_in(server.address, language)
    assert page.evaluate(OVERLAPS) == []
    assert page.evaluate(SIDEWAYS) == []


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("size", [(320, 568), (375, 553), (390, 664), (740, 360)], ids=str)
def test_in_a_lesson_nothing_at_the_table_lies_on_something_else(
    page: Page, server: ServerProcess, player: Player, language: str
) -> None:
    player.open_in(server.address, language)
    open_bite(page, "Counting to 66")
    page.locator(".mine .row").wait_for()
    page.wait_for_timeout(500)
    assert page.evaluate(OVERLAPS) == []
    assert page.evaluate(SIDEWAYS) == []


COVERED = """() => {
  const said = document.querySelector('.say span').getBoundingClientRect();
  const depth = ({ top, bottom }) => Math.min(said.bottom, bottom) - Math.max(said.top, top);
  return [...document.querySelectorAll('.bracket span, .mine .round, .mine .points')]
    .filter(each => depth(each.getBoundingClientRect()) > 8).map(each => `${each.className}: ${depth(each.getBoundingClientRect())}`); }"""
"""What a sentence above the hand hides of what can be pressed, beyond its edge."""
LONG_HINT = {"best": "X", "values": [{"action": "X", "value": 1.25}, {"action": "C", "value": 0.0}]}


def _one_suit(view: dict[str, Any]) -> dict[str, Any]:
    """A lead of all cards of a suit, with its marriage."""
    suit = "H" if view["trump"] == "S" else "S"
    hand = [f"{rank}{suit}" for rank in "ATKQJ9"]
    return {"turn": view["seat"], "step": "lead", "trick": [], "hand": hand, "legal": [*hand, f"20{suit}"]}


@pytest.mark.parametrize("language", ["en", "bg", "fil", "de"])
@pytest.mark.parametrize("size", [(360, 740), (768, 1024)], ids=str)
def test_a_long_hint_leaves_the_marriage_and_the_keys_free(
    browser: Browser, server: ServerProcess, size: tuple[int, int], language: str
) -> None:
    context = new_context(browser, *size)
    page = context.new_page()
    tell(page, _one_suit, LONG_HINT)
    prefer(page, language=language)
    page.goto(server.address)
    page.locator(".bracket span").wait_for()
    said = page.locator(".say span")
    for _ in range(6):
        if re.search(r"1[.,]25", said.inner_text()):
            break
        page.keyboard.press("i")
        page.wait_for_timeout(200)
    else:
        raise AssertionError(f"the third step of the hint did not come; it says: {said.inner_text()}")
    assert page.evaluate(COVERED) == []
    context.close()


ELSEWHERE = """() => !document.querySelector('dialog[open] .links')
  && document.querySelector('dialog[open] .body, nav ~ main h1')"""
"""The menu has given way to a dialog or to the page of the rules."""


@pytest.mark.parametrize("language", ["de", "bg"])
def test_no_dialog_scrolls_sideways_with_text_twice_as_large(
    browser: Browser, server: ServerProcess, language: str
) -> None:
    context = new_context(browser, 360, 740)
    page = context.new_page()
    _texts_of(page, 32)
    prefer(page, language=language)
    page.goto(server.address)
    page.wait_for_selector("[data-hand] button[data-card]")
    page.locator("header .menu").click()
    links = page.locator("dialog[open] .links button")
    links.last.wait_for()
    assert page.evaluate(SIDEWAYS) == []
    for at in range(links.count()):
        links.nth(at).click()
        page.wait_for_function(ELSEWHERE)
        assert page.evaluate(SIDEWAYS) == []
        page.keyboard.press("Escape")
        page.locator("dialog[open]").wait_for(state="detached")
        page.locator("header .menu").click()
    context.close()
