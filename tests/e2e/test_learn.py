"""Learning at the page: nine bites by keyboard and by touch, wrong steps, leaving, and a novice who can only read."""

import json

import pytest
from playwright.sync_api import Page

from tests.e2e.learner import PANEL, RIGHT, Learner, open_bite
from tests.e2e.means import GUARD_MS, by_keyboard, by_touch, focus_by_tab
from tests.e2e.player import Player
from tests.kit.accessibility import accessibility_faults
from tests.kit.server import ServerProcess

FIRST = "New to 66? 5-minute lesson"
LANGUAGES = {"en": "Learn", "de": "Lernen", "hu": "Tanulás", "bg": "Учене", "tr": "Öğren"}
"""And what the link in the menu is called."""
_APART = """() => {
  const box = selector => document.querySelector(selector).getBoundingClientRect();
  const [said, talon] = [box('.say span'), box('.talon .left')];
  return {
    over: [...document.querySelectorAll('.mine .words > :not(.unseen)')].map(each => each.getBoundingClientRect())
      .filter(each => each.bottom > said.top + 1 || each.right > innerWidth - 4).map(each => [each.right, each.bottom]),
    lines: Math.round(talon.height / parseFloat(getComputedStyle(document.querySelector('.talon .left')).lineHeight)),
  };
}"""


def _act_once(player: Player) -> None:
    player.wait_for_turn()
    player.act(
        lambda action: by_keyboard(player.page, action),
        next(action for action in player.view["legal"] if action[0] in "ATKQJ9D"),
    )
    player.wait_for_turn()


def test_keyboard_alone_goes_through_the_nine_bites_and_back_to_the_match(page: Page, player: Player) -> None:
    player.wait_for_turn()
    table, hand = player.table, player.view["hand"]
    focus_by_tab(page, page.get_by_text(FIRST))
    page.keyboard.press("Enter")
    page.locator(PANEL).wait_for()
    learner = Learner(page)
    done: list[str] = []
    for _ in RIGHT:
        done.append(learner.do(lambda action: by_keyboard(page, action)))
        page.keyboard.press("Enter")
    assert done == list(RIGHT)
    page.locator(PANEL).wait_for(state="detached")
    player.wait_until(lambda: player.welcomes() == 2, "the match was gone back to")
    player.wait_for_turn()
    assert (player.table, player.view["hand"]) == (table, hand)
    assert page.get_by_text(FIRST).count() == 0, "whoever has done it is not asked again"
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement !== document.body")


@pytest.mark.parametrize(("size", "touch"), [((360, 740), True)], ids=str)
def test_touch_goes_through_the_nine_bites(page: Page, player: Player) -> None:
    player.wait_for_turn()
    page.wait_for_timeout(GUARD_MS)
    page.get_by_text(FIRST).tap()
    page.locator(PANEL).wait_for()
    learner = Learner(page)
    for _ in RIGHT:
        learner.do(lambda action: by_touch(page, action))
        assert page.evaluate("document.documentElement.scrollWidth") <= 360
        page.locator(f"{PANEL} .go").tap()
    page.locator(PANEL).wait_for(state="detached")
    player.wait_for_turn()


def test_keyboard_a_wrong_step_is_not_played_and_says_why(page: Page, player: Player) -> None:
    player.wait_for_turn()
    learner = open_bite(page, "Card values")
    learner.wait_for_turn()
    before = learner.said
    cards = page.locator("[data-hand] button[data-card]")
    by_keyboard(page, "AC")
    page.locator(".say").get_by_text("That card counts 11.").wait_for()
    assert page.locator("[role=log]").get_by_text("That card counts 11.").count() == 1
    by_keyboard(page, "W")
    page.locator(".say").get_by_text("You have 0 points.").wait_for()
    by_keyboard(page, "C")
    page.locator(".say").get_by_text("Closing now would be too early").wait_for()
    assert learner.said == before
    assert cards.count() == 6
    assert page.locator("[data-hand] [aria-pressed=true]").count() == 0, "no card stays lifted"
    learner.do(lambda action: by_keyboard(page, action))


def test_keyboard_what_the_rules_forbid_is_refused_with_the_rule(page: Page, player: Player) -> None:
    player.wait_for_turn()
    learner = open_bite(page, "Strict rules")
    learner.wait_for_turn()
    by_keyboard(page, "9S")
    page.locator(".say").get_by_text("must win the trick").wait_for()
    by_keyboard(page, "AD")
    page.locator(".say").get_by_text("must follow spades").wait_for()
    learner.do(lambda action: by_keyboard(page, action))


def test_keyboard_back_and_take_back(page: Page, player: Player) -> None:
    player.wait_for_turn()
    learner = open_bite(page, "A trick")
    learner.wait_for_turn()
    page.keyboard.press("z")
    page.get_by_text("you have done nothing in this deal yet").first.wait_for()
    first = learner.said
    learner.act(lambda action: by_keyboard(page, action), "AH")
    learner.wait_for_turn()
    page.keyboard.press("z")
    page.wait_for_function("said => document.querySelector('.companion p').innerText === said", arg=first)
    learner.act(lambda action: by_keyboard(page, action), "AH")
    page.get_by_role("button", name="Back", exact=True).click()
    assert learner.said == first
    page.get_by_role("button", name="Back", exact=True).click()
    assert learner.title == "Card values"
    page.get_by_role("button", name="Back", exact=True).press("Enter")
    page.locator(".say").get_by_text("This is the very beginning.").wait_for()


def test_leaving_and_reload_return_to_the_running_match(page: Page, player: Player) -> None:
    _act_once(player)
    table, view = player.table, player.view
    learner = open_bite(page, "Trumps")
    learner.act(lambda action: by_keyboard(page, action), "JH")
    page.get_by_role("button", name="Skip all").click()
    player.wait_until(lambda: player.welcomes() == 2, "the match was gone back to")
    assert (player.table, player.view) == (table, view)
    open_bite(page, "Marriage")
    page.reload()
    player.wait_until(lambda: player.welcomes() == 3, "the page came back to the match")
    assert (player.table, player.view) == (table, view)
    page.locator("header .menu").click()
    page.get_by_role("button", name="Learn", exact=True).click()
    assert page.locator("dialog[open] .bite.go .name").inner_text() == "Marriage", "the place is kept"
    assert "Go on" not in page.locator("dialog[open] ol").inner_text(), "none has been done yet"
    page.keyboard.press("Escape")
    _act_once(player)


@pytest.mark.parametrize("kept", ["{", "[]", '{"at": 99, "done": "all"}', '{"at": -1, "done": [7]}'])
def test_damaged_progress_is_the_start_of_the_path(page: Page, player: Player, kept: str) -> None:
    player.wait_for_turn()
    page.evaluate("kept => localStorage.setItem('sixtysix.learn', kept)", kept)
    page.reload()
    page.locator("header .menu").click()
    page.get_by_role("button", name="Learn", exact=True).click()
    assert page.locator("dialog[open] .bite.go .name").inner_text() == "Card values"
    page.locator("dialog[open] .bite.go").click()
    Learner(page).wait_for_turn()
    assert json.loads(page.evaluate("localStorage.getItem('sixtysix.learn')"))["at"] == 0


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", [(360, 740), (1280, 800)], ids=str)
def test_axe_and_layout_of_lessons(
    page: Page, server: ServerProcess, player: Player, language: str, size: tuple[int, int]
) -> None:
    player.open_in(server.address, language)
    found: list[str] = []
    for scheme in ("light", "dark"):
        page.emulate_media(color_scheme="dark" if scheme == "dark" else "light", reduced_motion="reduce")
        page.locator("header .menu").click()
        page.locator("dialog[open] .links").get_by_text(LANGUAGES[language], exact=True).click()
        page.locator("dialog[open] .bite").first.wait_for()
        found += accessibility_faults(page)
        page.locator("dialog[open] .bite").nth(4).click()
        learner = Learner(page)
        learner.wait_for_turn()
        found += accessibility_faults(page)
        by_keyboard(page, "KC")
        found += accessibility_faults(page)
        for action in RIGHT["The exchange"]:
            learner.act(lambda action: by_keyboard(page, action), action)
        found += accessibility_faults(page)
        assert page.evaluate("document.documentElement.scrollWidth") <= size[0]
        assert page.evaluate("document.documentElement.scrollHeight") <= size[1]
        page.locator(f"{PANEL} .ways .button").last.click()
        page.locator(PANEL).wait_for(state="detached")
    assert found == []


@pytest.mark.parametrize("language", [*LANGUAGES, "fil"])
@pytest.mark.parametrize("size", [(360, 740)], ids=str)
def test_on_a_phone_an_announced_marriage_leaves_the_words_apart(
    page: Page, server: ServerProcess, player: Player, language: str
) -> None:
    player.open_in(server.address, language)
    open_bite(page, "Counting to 66").wait_for_turn()
    assert page.locator(".mine .chip").count() == 1
    assert page.locator(".mine .row").inner_text().split()[0] == "20"
    switch = page.get_by_role("switch")
    for _ in range(2):  # the points hidden and shown
        assert page.evaluate(_APART) == {"over": [], "lines": 1}
        below, said = switch.bounding_box(), page.locator(".say").bounding_box()
        left = page.locator(".talon .left").bounding_box()
        assert below is not None
        assert said is not None
        assert left is not None
        assert below["y"] + below["height"] <= said["y"] + 2
        assert below["x"] + below["width"] <= 360
        assert left["height"] < 20, "one line"
        switch.click()
