"""The drills by keyboard alone: a player who counts what goes by gives the right answer; a wrong one is explained."""

import json
import re

import pytest
from playwright.sync_api import Page

from tests.e2e.player import Player
from tests.kit.accessibility import accessibility_faults

_POINTS = {"ace": 11, "ten": 10, "king": 4, "queen": 3, "jack": 2, "nine": 0}
_DRILL = "dialog[open] .drill"


def _open(page: Page, name: str) -> None:
    page.locator("header .menu").click()
    page.get_by_role("button", name="Learn", exact=True).click()
    page.get_by_role("button", name=name).press("Enter")
    page.locator(_DRILL).wait_for()


def _points_of_tricks(page: Page) -> int:
    """Watch the tricks go by and count, as it is meant to be done."""
    cards, marriages = 0, 0
    while page.locator(f"{_DRILL} .two").count():
        told = page.locator(f"{_DRILL} .told").inner_text()
        if "You won the trick." in told:
            names = page.locator(f"{_DRILL} .two > svg").evaluate_all(
                "all => all.map(each => each.getAttribute('aria-label'))"
            )
            cards += sum(_POINTS[name.split()[0]] for name in names)
        announced = re.search(r"You announced (\d+)", told)
        marriages += int(announced[1]) if announced else 0
        page.locator(f"{_DRILL} .go").press("Enter")
        page.wait_for_timeout(30)
    return cards + marriages


def _score(page: Page) -> dict[str, int]:
    kept: dict[str, int] = json.loads(page.evaluate("localStorage.getItem('sixtysix.drills')"))["count"]
    return kept


def test_keyboard_whoever_counts_is_right(page: Page, player: Player) -> None:
    player.wait_for_turn()
    _open(page, "Count in your head")
    for round_ in range(3):
        points = _points_of_tricks(page)
        page.get_by_text("How many points have you?").first.wait_for()
        answer = page.locator(f"{_DRILL} .answer", has_text=re.compile(rf"^{points}$"))
        if answer.count() == 0:  # marriages without a trick do not count
            assert points in (20, 40, 60, 80)
            answer = page.locator(f"{_DRILL} .answer", has_text=re.compile("^0$"))
        answer.press("Enter")
        assert page.locator(f"{_DRILL} .verdict").inner_text().startswith("Right.")
        assert _score(page) == {"right": round_ + 1, "asked": round_ + 1}
        assert page.evaluate("document.activeElement.classList.contains('go')"), "Enter goes on"
        page.keyboard.press("Enter")
    assert "/ 5" in page.locator(f"{_DRILL} .place").inner_text(), "after two right answers it gets longer"


def test_keyboard_a_wrong_answer_is_explained_and_the_score_is_kept(page: Page, player: Player) -> None:
    player.wait_for_turn()
    _open(page, "Count in your head")
    points = _points_of_tricks(page)
    wrong = [
        each
        for each in page.locator(f"{_DRILL} .answer").all()
        if each.inner_text() not in (str(points), "0")
    ]
    wrong[0].press("Enter")
    verdict = page.locator(f"{_DRILL} .verdict").inner_text()
    assert re.match(r"The answer is: \d+\. Cards \d+, marriages \d+, last trick 0: \d+ together\.", verdict)
    wrong[1].press("Enter")
    assert _score(page) == {"right": 0, "asked": 1}, "one answer to a question"
    page.reload()
    player.wait_for_turn()
    page.locator("header .menu").click()
    page.get_by_role("button", name="Learn", exact=True).click()
    page.locator("dialog[open]").get_by_text("0 of 1 right").wait_for()


@pytest.mark.parametrize("name", ["Remember the cards", "Count the trumps", "What are the odds?"])
@pytest.mark.parametrize("size", [(360, 740), (1280, 800)], ids=str)
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_and_layout_of_drills(
    page: Page, player: Player, name: str, size: tuple[int, int], scheme: str
) -> None:
    page.emulate_media(color_scheme="dark" if scheme == "dark" else "light", reduced_motion="reduce")
    player.wait_for_turn()
    _open(page, name)
    found = accessibility_faults(page)
    _points_of_tricks(page)
    assert page.locator(f"{_DRILL} .answer").count() == 4
    found += accessibility_faults(page)
    page.locator(f"{_DRILL} .answer").first.press("Enter")
    assert len(page.locator(f"{_DRILL} .verdict").inner_text()) > 20
    found += accessibility_faults(page)
    assert found == []
    assert page.evaluate("document.documentElement.scrollWidth") <= size[0]
    page.get_by_role("button", name="All lessons and drills").click()
    page.locator("dialog[open] ol .bite").first.wait_for()
