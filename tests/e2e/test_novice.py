"""A novice who knows nothing of the game, only reads what is on the screen, and gets to a match of its own (T20)."""

import random
import re
from collections.abc import Callable, Iterator
from functools import partial

import pytest
from playwright.sync_api import Page

from tests.e2e.learner import PANEL, Learner
from tests.e2e.means import RANK_WORDS, SUIT_WORDS
from tests.e2e.player import Player
from tests.e2e.statistics import READ_MS

WORDS_A_MINUTE = 200
ACTION_S = 2.5
"""What it takes to find a card or a button and press it, and to see the trick go."""
AT_MOST_S = 300.0

_BUTTONS = {
    "Draw": "draw.",
    "Marriage": "announce it",
    "Exchange": "exchange.",
    "Close": "close,",
    "Claim 66": "claim 66",
}
"""Labels of buttons, and the words by which a lesson asks for them."""


_WORDS = {**RANK_WORDS, "T": "10", "9": "no"}
"""By what the rank of a card is known in a text: a ten by its points too, a nine by "nine" and "nothing"."""


def _last_sentence(text: str) -> str:
    """What is asked stands last."""
    return [
        each
        for each in re.split(r"[.:!?]", text.lower().replace("nine", "no").replace("ten", "10"))
        if each.strip()
    ][-1]


class Novice:
    """Reads each new text once, does what its last sentences ask, and tries the next card when told that one was wrong."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.learner = Learner(page)
        self.words = 0
        self.actions = 0
        self.told = ""
        """why the last try was wrong"""

    def press(self, name: str) -> None:
        """Press a button that can be read on the screen."""
        self.page.get_by_text(name, exact=True).locator("visible=true").first.click()
        self.actions += 1

    def read(self, text: str) -> str:
        """Read a text, which takes its time."""
        self.words += len(text.split())
        return text

    def step(self) -> None:
        """Read what is said and try until the lesson goes on."""
        self.learner.wait_for_turn()
        text, self.told = self.read(self.learner.said), ""
        for attempt in self.ideas(text):
            self.learner.wait_for_turn()
            attempt()
            self.actions += 1
            self.page.wait_for_timeout(150)
            self.page.keyboard.press("Escape")
            if self.learner.finished() or self.learner.said != text:
                return
            self.told = self.read(self.page.locator(".say").inner_text())
        raise AssertionError(f"nothing that came to mind was right: {text}")

    def ideas(self, text: str) -> Iterator[Callable[[], None]]:
        """What a reader may try: the button that is asked for, else cards, those that are spoken of last first."""
        asked = [label for label, words in _BUTTONS.items() if words in text.lower()]
        for label in asked:
            yield partial(self._press_twice, label)
        cards: list[str] = self.page.locator(
            "[data-hand] button[data-card]:not([aria-disabled])"
        ).evaluate_all("all => all.map(each => each.dataset.card)")
        order = "ATKQJ9"[::-1] if "small" in text else "ATKQJ9"
        trump = self.page.locator(".badges").inner_text() if "trump" in text else ""
        asked_for = _last_sentence(text)
        cards.sort(key=lambda card: (-asked_for.rfind(_WORDS[card[0]]), order.index(card[0])))
        for card in sorted(cards, key=lambda card: SUIT_WORDS[card[1]] not in trump) if trump else cards:
            if "kings and queens" in self.told:
                yield partial(self._press_twice, "Marriage")
            yield partial(self._play, card)

    def _press_twice(self, label: str) -> None:
        actions = self.page.locator(".actions")
        actions.get_by_text(label).first.click()
        confirm = actions.locator(".warn")
        if confirm.count():
            confirm.click()

    def _play(self, card: str) -> None:
        self.page.locator(f"[data-hand] button[data-card='{card}']").click()


def test_a_novice_reads_its_way_to_a_match_of_its_own_in_five_minutes(page: Page, player: Player) -> None:
    player.wait_for_turn()
    novice = Novice(page)
    novice.press("New to 66? 5-minute lesson")
    page.locator(PANEL).wait_for()
    bites = 0
    while page.locator(PANEL).count():
        novice.read(novice.learner.title)
        while not novice.learner.finished():
            novice.step()
        novice.read(novice.learner.said)
        novice.press("Next bite" if bites < 8 else "To my own game")
        bites += 1
        page.wait_for_timeout(100)
    assert bites == 9
    player.wait_until(lambda: player.welcomes() == 2, "its own match was on the table")
    player.wait_for_turn()
    seconds = novice.words / WORDS_A_MINUTE * 60 + novice.actions * ACTION_S
    assert novice.words > 400, "the lessons were read"
    assert seconds <= AT_MOST_S, f"{novice.words} words, {novice.actions} actions"


@pytest.mark.parametrize("size", [(360, 740)], ids=str)
def test_a_novice_plays_two_deals_by_what_can_be_read_and_is_never_stuck(page: Page, player: Player) -> None:
    player.wait_for_turn()
    dice = random.Random(66)
    deals = steps = 0
    while deals < 2:
        steps += 1
        assert steps < 200, "two deals are over by then"
        shown = page.locator("body").inner_text()
        onward = page.locator("dialog[open] button:visible").get_by_text(re.compile("Next deal|New match"))
        draw = page.locator(".actions button:visible").get_by_text("Draw")
        cards = page.locator("[data-hand] button[data-card]:not([aria-disabled])")
        if onward.count():
            deals += 1
            page.wait_for_timeout(READ_MS)
            onward.first.click()
        elif draw.count():
            draw.first.click()
        elif cards.count():
            cards.nth(dice.randrange(cards.count())).click(position={"x": 20, "y": 40})
        page.wait_for_function("before => document.body.innerText !== before", arg=shown)
