"""Nothing scrolls sideways, nothing lies below the fold, everything can be hit with a finger (T9)."""

import pytest
from playwright.sync_api import Page

from tests.e2e.player import Player

SIZES = [(320, 640), (360, 740), (740, 360), (768, 1024), (1280, 800), (1920, 1080)]
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


@pytest.mark.parametrize("size", SIZES, ids=str)
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
