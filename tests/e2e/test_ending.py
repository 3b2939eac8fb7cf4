"""The end of a deal: played again for practice, shared as a link, help after what went wrong; the match is not touched."""

import re

import pytest
from playwright.sync_api import Browser, Page

from tests.e2e.deals import CARDS, deal_link, deck_of
from tests.e2e.device import DeviceWitness
from tests.e2e.means import by_keyboard, focus_by_tab
from tests.e2e.player import RESULT, Player
from tests.e2e.witness import Witness
from tests.kit.accessibility import accessibility_faults
from tests.kit.browser import new_context, prefer
from tests.kit.server import ServerProcess

PANEL = ".companion"
MEANT_MS = 450
"""A result is not put away by a press that came too soon to be meant for it."""
POOR = deck_of("9S JS 9D JD 9C JC", "AS TS AH TH AC TC", "KH")
GOOD = deck_of("AH TH KH QH AS TS", "9S 9D 9C JS JD JC", "JH")


def _hand(page: Page) -> list[str]:
    page.wait_for_selector("[data-hand] button[data-card]")
    shown: list[str] = page.locator("[data-hand] button[data-card]").evaluate_all(
        "all => all.map(each => each.dataset.card)"
    )
    return shown


def _claim(page: Page) -> None:
    """A claim of 66; the result comes up."""
    page.locator("[data-hand] button[data-card]:not([aria-disabled])").first.wait_for()
    page.keyboard.press("w")
    page.keyboard.press("Enter")
    page.locator(RESULT).wait_for()
    page.locator(f"{RESULT} .costs p").nth(1).wait_for()
    page.wait_for_timeout(MEANT_MS)


def _press(page: Page, name: str) -> None:
    focus_by_tab(page, page.get_by_role("button", name=name, exact=True))
    page.keyboard.press("Enter")


def _practice(page: Page) -> None:
    page.locator(PANEL).get_by_text("counts nowhere").wait_for()
    page.wait_for_function("() => document.activeElement.closest('[data-hand]') !== null")


def test_keyboard_a_deal_is_played_again_and_the_match_goes_on_where_it_stood(
    page: Page, player: Player
) -> None:
    player.wait_for_turn()
    hand, table = _hand(page), player.table
    _claim(page)
    view = player.view
    _press(page, "Replay (practice)")
    _practice(page)
    assert _hand(page) == hand
    assert page.locator(".badges").get_by_text("Practice", exact=True).count() == 1
    assert page.locator("header .scores").count() == 0, "no match is played here"
    page.reload()
    _practice(page)
    assert _hand(page) == hand, "the practice goes on after a reload"
    _claim(page)
    page.locator(RESULT).get_by_text("First time −3, now −3.").wait_for()
    _press(page, "Once more")
    page.locator(RESULT).wait_for(state="detached")
    _practice(page)
    assert _hand(page) == hand
    _claim(page)
    welcomes = player.welcomes()
    page.keyboard.press("Enter")
    page.locator(PANEL).wait_for(state="detached")
    player.wait_until(lambda: player.welcomes() > welcomes, "the match was gone back to")
    assert (player.table, player.view) == (table, view)
    page.locator(RESULT).get_by_role("button", name="Next deal").wait_for()
    page.wait_for_timeout(MEANT_MS)
    page.keyboard.press("Enter")
    player.wait_until(lambda: player.view["deal"] == 2, "the next deal was dealt")
    page.reload()
    player.wait_for_turn()
    assert page.locator(PANEL).count() == 0, "what was left is not gone back to"


def test_a_deal_is_copied_or_sent_or_shown_and_opens_for_somebody_else(
    page: Page, player: Player, server: ServerProcess, browser: Browser
) -> None:
    player.wait_for_turn()
    hand = _hand(page)
    _claim(page)
    dialog = page.locator(RESULT)
    page.evaluate("() => { navigator.clipboard.writeText = () => Promise.reject(new Error('not allowed')) }")
    dialog.get_by_role("button", name="Share", exact=True).click()
    field = dialog.get_by_label("Link to this deal")
    field.wait_for()
    link = field.input_value()
    assert page.evaluate("getSelection().toString() || document.activeElement.value") == link
    assert re.fullmatch(
        re.escape(server.address) + r"/#deal=1\.[a-x]{24}\.[po]\.club&table=sixty-six&sum=\w{8}", link
    )
    page.evaluate(
        "() => { navigator.clipboard.writeText = (text) => { window.copied = text; return Promise.resolve() } }"
    )
    dialog.get_by_role("button", name="Share", exact=True).click()
    dialog.get_by_text("The link is copied.").wait_for()
    assert page.evaluate("window.copied") == link
    page.evaluate(
        "() => { navigator.share = (what) => { window.sent = what.url; return Promise.resolve() } }"
    )
    dialog.get_by_role("button", name="Share", exact=True).click()
    page.wait_for_function("link => window.sent === link", arg=link)
    context = new_context(browser)
    other = context.new_page()
    other.goto(link)
    _practice(other)
    assert _hand(other) == hand
    assert "deal=" not in other.url
    other.get_by_role("button", name="Back to the match").click()
    other.locator(PANEL).wait_for(state="detached")
    assert len(_hand(other)) == 6, "a match of his own waits for him"
    context.close()


def test_keyboard_a_link_followed_in_the_middle_of_a_match_leaves_it_alone(
    page: Page, player: Player
) -> None:
    player.wait_for_turn()
    player.act(lambda action: by_keyboard(page, action), player.view["legal"][0])
    player.wait_for_turn()
    table, view = player.table, player.view
    page.evaluate("hash => { location.hash = hash }", deal_link(GOOD))
    _practice(page)
    assert sorted(_hand(page)) == ["AH", "AS", "KH", "QH", "TH", "TS"]
    by_keyboard(page, "40H")
    page.locator("[data-hand] button[data-card]").nth(0).wait_for()
    _press(page, "Back to the match")
    page.locator(PANEL).wait_for(state="detached")
    player.wait_until(lambda: player.welcomes() == 2, "the match was gone back to")
    assert (player.table, player.view) == (table, view)
    assert page.evaluate("document.activeElement.closest('[data-hand]') !== null")


@pytest.mark.parametrize(
    ("link", "said"),
    [
        (deal_link(GOOD)[:-3], "This link is damaged"),
        (deal_link(GOOD).replace("club", "blub"), "This link is damaged"),
        (deal_link(GOOD, version=2), "This link comes from a newer version."),
        (deal_link(GOOD, rules="bezique"), "This link comes from a newer version."),
        (deal_link([*GOOD[:-1], GOOD[0]]), "There can be no such deal"),
        (deal_link(CARDS, rules="schnapsen"), "There can be no such deal"),
    ],
)
def test_keyboard_a_link_that_opens_no_deal_says_why_and_changes_nothing(
    page: Page, player: Player, link: str, said: str
) -> None:
    player.wait_for_turn()
    table, view = player.table, player.view
    page.evaluate("hash => { location.hash = hash }", link)
    page.locator(RESULT).get_by_text(said).wait_for()
    assert accessibility_faults(page) == []
    page.keyboard.press("Enter")
    page.locator(RESULT).wait_for(state="detached")
    assert (player.table, player.view, player.welcomes()) == (table, view, 1)
    assert "deal=" not in page.url
    assert page.evaluate("document.activeElement !== document.body")


def test_keyboard_what_would_help_is_one_press_away_and_the_result_comes_back(
    page: Page, player: Player
) -> None:
    player.wait_for_turn()
    _claim(page)
    dialog = page.locator(RESULT)
    assert "You claimed with only 0." in dialog.inner_text()
    assert "Costliest, trick 1: Claim 66." in dialog.inner_text()
    _press(page, "Practise counting")
    page.locator(RESULT).locator(".drill .go").wait_for()
    page.keyboard.press("Escape")
    page.locator(RESULT).get_by_text("You claimed with only 0.").wait_for()
    page.evaluate("hash => { location.hash = hash }", deal_link(POOR))
    _practice(page)
    by_keyboard(page, "C")
    playable = page.locator("[data-hand] button[data-card]:not([aria-disabled])")
    for left in (6, 5, 4, 3, 2, 1):
        page.locator(RESULT).or_(playable).first.wait_for()
        if page.locator(RESULT).count():
            break
        by_keyboard(page, playable.first.get_attribute("data-card") or "")
        page.wait_for_function(
            "left => document.querySelectorAll('[data-hand] button[data-card]').length < left", arg=left
        )
    page.locator(RESULT).get_by_text("You closed").wait_for()
    _press(page, "Lesson: when to close")
    page.locator(PANEL).get_by_role("heading", name="Closing").wait_for()
    _press(page, "Skip all")
    page.locator(RESULT).get_by_text("You closed").wait_for()
    page.wait_for_timeout(MEANT_MS)
    page.keyboard.press("Enter")
    page.locator(RESULT).get_by_text("You claimed with only 0.").wait_for()
    assert page.locator(PANEL).count() == 0


def test_without_the_server_a_deal_is_played_again(
    page: Page, stranded: Player, device: DeviceWitness
) -> None:
    stranded.wait_for_turn()
    hand, table = _hand(page), stranded.table
    _claim(page)
    view = stranded.view
    _press(page, "Replay (practice)")
    _practice(page)
    assert _hand(page) == hand
    device.listen()
    assert stranded.table != table
    assert device.lacks == []
    page.get_by_role("button", name="Back to the match").click()
    page.locator(PANEL).wait_for(state="detached")
    stranded.wait_until(lambda: device.newest != "" and stranded.table == table, "the match was gone back to")
    assert stranded.view == view


@pytest.mark.parametrize("language", ["en", "de", "bg"])
def test_axe_and_layout_of_the_end(
    page: Page, server: ServerProcess, witness: Witness, language: str
) -> None:
    prefer(page, language=language)
    player = Player(page, witness, seed=66)
    player.open(server.address)
    page.wait_for_function("language => document.documentElement.lang === language", arg=language)
    found: list[object] = []

    def look(what: str) -> None:
        for scheme in ("light", "dark"):
            page.emulate_media(color_scheme="dark" if scheme == "dark" else "light", reduced_motion="reduce")
            found.extend((what, scheme, fault) for fault in accessibility_faults(page))
        for width in (320, 360, 768, 1920):
            page.set_viewport_size({"width": width, "height": 740})
            wide = page.evaluate(
                "() => [document.documentElement, ...document.querySelectorAll('dialog[open] .body')]"
                ".some(each => each.scrollWidth > each.clientWidth)"
            )
            if wide:
                found.append((what, width, "it scrolls sideways"))
            if page.evaluate(
                "() => [...document.querySelectorAll('dialog[open]')].some(each => each.scrollHeight > each.clientHeight)"
            ):
                found.append((what, width, "it scrolls around its body"))

    player.wait_for_turn()
    while player.view["step"] != "over":
        calm = [action for action in player.view["legal"] if action not in ("W", "C")]
        player.act(lambda action: by_keyboard(page, action), player.random.choice(calm))
        player.wait_for_turn()
    page.locator(f"{RESULT} .costs p").nth(1).wait_for()
    page.evaluate("() => { navigator.clipboard.writeText = () => Promise.reject(new Error('not allowed')) }")
    look("the result")
    page.locator(f"{RESULT} .foot .button").nth(2).click()
    page.locator(f"{RESULT} .foot input").wait_for()
    look("the link")
    page.locator(f"{RESULT} .foot .button").nth(1).click()
    page.locator(PANEL).wait_for()
    page.locator("[data-hand] button[data-card]:not([aria-disabled])").first.wait_for()
    look("practice")
    _claim(page)
    look("the end of practice")
    assert found == []
