"""A learner at the lessons: what is right in each bite, and how to wait for the lesson to go on."""

import time
from collections.abc import Callable

from playwright.sync_api import Page

from tests.e2e.player import Means

RIGHT: dict[str, list[str]] = {
    "Card values": ["TS", "D", "9C"],
    "A trick": ["AH", "D", "9C", "JH"],
    "Trumps": ["JH", "D", "AH"],
    "Marriage": ["20D", "QD", "D", "40H"],
    "The exchange": ["X", "AH"],
    "Strict rules": ["KS", "AD"],
    "Counting to 66": ["AD", "D", "20S"],
    "Claiming": ["AC", "W"],
    "Closing": ["C", "AH", "TH", "W"],
}
"""The right actions of each bite, by its title, in the order of the path."""

PANEL = ".companion"
_TURN = """() => document.querySelector('.felt').dataset.quiet === 'true' && Boolean(
    document.querySelector('[data-hand] button[data-card]:not([aria-disabled])')
    || document.querySelector('.actions .go'))"""
PATIENCE_S = 15.0


def open_bite(page: Page, title: str) -> "Learner":
    """From the menu to a bite, in any language; `title` as in `RIGHT`."""
    page.locator("header .menu").click()
    page.locator("dialog[open] .links button").first.click()
    page.locator("dialog[open] .bite").nth(list(RIGHT).index(title)).click()
    page.locator(PANEL).wait_for()
    return Learner(page)


class Learner:
    """Goes through a bite by right actions, by the means of a person."""

    def __init__(self, page: Page) -> None:
        self.page = page

    @property
    def said(self) -> str:
        """What the lesson says now."""
        return self.page.locator(f"{PANEL} p").inner_text()

    @property
    def title(self) -> str:
        """Which bite is on the table."""
        return self.page.locator(f"{PANEL} h2").inner_text()

    def finished(self) -> bool:
        """Whether the bite is done: the way on is open."""
        return self.page.locator(f"{PANEL} .go").count() == 1

    def wait_for_turn(self) -> None:
        """Until the learner may act; what is being shown is skipped."""
        self._wait_until(lambda: bool(self.page.evaluate(_TURN)), "the learner could act")

    def act(self, means: Means, action: str) -> None:
        """A right action; returns when the lesson says something new."""
        self.wait_for_turn()
        before = self.said
        means(action)
        self._wait_until(lambda: self.said != before, f"the lesson went on after {action}")

    def do(self, means: Means) -> str:
        """The whole bite that is on the table; returns its title."""
        title = self.title
        for action in RIGHT[title]:
            self.act(means, action)
        assert self.finished()
        return title

    def _wait_until(self, done: Callable[[], bool], what: str) -> None:
        deadline = time.monotonic() + PATIENCE_S
        while not done():
            assert time.monotonic() < deadline, f"waited in vain until {what}; it says: {self.said}"
            self.page.keyboard.press("Escape")
            self.page.wait_for_timeout(30)
