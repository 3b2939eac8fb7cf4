"""The coached game: a match on this device; what costs much is held back, and the player takes it back or goes on."""

from contextlib import suppress

from playwright.sync_api import Error as PlaywrightError
from playwright.sync_api import Page

from tests.e2e.learner import PANEL, Learner
from tests.e2e.means import by_keyboard, focus_by_tab
from tests.e2e.player import RESULT, Player
from tests.kit.accessibility import accessibility_faults

_CARDS = "[data-hand] button[data-card]"


def _sit(page: Page, name: str) -> Learner:
    page.locator("header .menu").click()
    page.get_by_role("button", name="Learn", exact=True).click()
    page.get_by_role("button", name=name).click()
    page.locator(PANEL).wait_for()
    return Learner(page)


def test_keyboard_the_coach_holds_back_what_costs_much(page: Page, player: Player) -> None:
    player.wait_for_turn()
    table, view = player.table, player.view
    learner = _sit(page, "Play with the coach")
    learner.wait_for_turn()
    page.get_by_role("switch", name="My points: 0").wait_for()
    page.wait_for_function("() => !document.querySelector('.companion p').innerText.startsWith('I watch')")
    nudge = learner.said
    assert nudge in {
        "Your lead: which card can you spare, and which do you still need?",
        "Is this trick worth winning?",
        "Look at your kings and queens.",
        "Look at the talon before you lead.",
        "Look at the turn-up.",
    }
    by_keyboard(page, "W")
    page.get_by_role("button", name="Go on").wait_for()
    assert learner.said.startswith("You have 0 points. A claim short of 66")
    assert accessibility_faults(page) == []
    focus_by_tab(page, page.locator(f"{PANEL} .go"))
    page.keyboard.press("Enter")
    assert learner.said == nudge
    assert page.locator("dialog[open]").count() == 0, "nothing was claimed"
    by_keyboard(page, "W")
    focus_by_tab(page, page.get_by_role("button", name="Go on"))
    page.keyboard.press("Enter")
    page.locator("dialog[open]").get_by_text("You claimed with only 0.").wait_for()
    page.keyboard.press("n")
    learner.wait_for_turn()
    page.get_by_role("button", name="Back to the match").click()
    page.locator(PANEL).wait_for(state="detached")
    player.wait_until(lambda: player.welcomes() == 2, "the match was gone back to")
    assert (player.table, player.view) == (table, view)
    learner = _sit(page, "Go on with the coach")
    learner.wait_for_turn()
    assert page.locator(".scores .score b").last.inner_text() != "0", "the points of the false claim stand"
    page.reload()
    player.wait_until(lambda: player.welcomes() == 3, "a reload goes back to the match")
    assert (player.table, player.view) == (table, view)


def _go_on(page: Page) -> bool:
    """One press that takes the deal further; False once it is over. What goes before it is pressed is looked for anew."""
    for _ in range(20):
        if page.locator(".actions").get_by_text("Show result").count():
            return False
        for wanted in (
            page.get_by_role("button", name="Go on"),
            page.locator(".actions .go"),
            page.locator(f"{_CARDS}:not([aria-disabled])"),
        ):
            with suppress(PlaywrightError):
                if wanted.count():
                    wanted.first.click(timeout=600)
                    return True
        page.keyboard.press("Escape")
        page.wait_for_timeout(100)
    raise AssertionError("nothing could be done")


def test_with_the_coach_a_whole_deal_is_played(page: Page, player: Player) -> None:
    player.wait_for_turn()
    learner = _sit(page, "Play with the coach")
    learner.wait_for_turn()
    for _ in range(80):
        if not _go_on(page):
            break
        page.wait_for_timeout(250)
    # the result comes up by itself, unless the press that skipped what was shown put it away
    page.wait_for_timeout(500)
    if page.locator(RESULT).count() == 0:
        page.locator(".actions").get_by_text("Show result").click()
    page.locator("dialog[open]").get_by_text("Trick by trick").wait_for()
