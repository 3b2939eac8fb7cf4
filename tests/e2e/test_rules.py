"""The page of the rules and the editor of house rules, as a player with a keyboard meets them."""

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page

from tests.e2e.means import focus_by_tab
from tests.e2e.player import Player
from tests.kit.accessibility import accessibility_faults
from tests.kit.browser import prefer
from tests.kit.server import ServerProcess

SIZES = [(320, 640), (360, 740), (768, 1024), (1280, 800), (1920, 1080)]
LANGUAGES = ["en", "de", "fr", "pl", "bg"]
HOUSE = re.compile("^House rules")
KEPT = "sixtysix.house-rules"
LINK = "#table=schnapsen&match_target=9&win_mode=auto&claim_when=any_time&moon=full"
_SMALL = """scope => [...document.querySelectorAll(`${scope} :is(button, a, summary, select, label:has(input))`)]
  .filter(each => each.checkVisibility())
  .map(each => [each.getAttribute('aria-label') || each.textContent.trim(), each.getBoundingClientRect()])
  .filter(([, box]) => box.width < 44 || box.height < 44)
  .map(([name, box]) => `${name}: ${Math.round(box.width)}x${Math.round(box.height)}`)"""
_WIDE = "() => [document.documentElement, document.querySelector('.page, dialog .body')].map(each => each.scrollWidth - each.clientWidth)"


def open_rules(page: Page, server: ServerProcess, hash_: str) -> None:
    """The page of the rules."""
    page.goto(f"{server.address}/{hash_}")
    page.locator("main h2").first.wait_for()


def open_editor(page: Page, server: ServerProcess, hash_: str) -> Locator:
    """The editor with the rules of a link."""
    page.goto(f"{server.address}/{hash_}")
    page.locator("dialog[open] .presets").wait_for()
    return page.locator("dialog[open]")


def rules_of(player: Player) -> dict[str, Any]:
    """The rules that the server said last."""
    frames = map(json.loads, reversed(player.witness.frames))
    rules: dict[str, Any] = next(frame["rules"] for frame in frames if frame["type"] == "welcome")
    return rules


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("size", [(360, 740), (1280, 800)], ids=str)
def test_axe_rules_and_editor(page: Page, server: ServerProcess, scheme: str) -> None:
    page.emulate_media(color_scheme="dark" if scheme == "dark" else "light", reduced_motion="reduce")
    open_rules(page, server, "#rules=schnapsen&match_target=9&close_fail=2&close_fail_when=at_end&moon=full")
    assert accessibility_faults(page) == []
    page.goto("about:blank")
    dialog = open_editor(page, server, LINK)
    assert accessibility_faults(page) == []
    for summary in dialog.locator("details:not([open]) > summary").all():
        if summary.is_visible():
            summary.click()
    dialog.get_by_label("Save these rules under a name").fill("At home")
    dialog.get_by_role("button", name="Save", exact=True).click()
    dialog.get_by_role("button", name="Rename “At home”").click()
    assert accessibility_faults(page) == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", [(320, 640)], ids=str)
def test_axe_rules_and_editor_in_languages(page: Page, server: ServerProcess, language: str) -> None:
    prefer(page, language=language)
    open_rules(page, server, "#rules=pagat&close_fail=2")
    assert page.evaluate("document.documentElement.lang") == language
    assert accessibility_faults(page) == []
    assert page.evaluate(_WIDE) == [0, 0]
    page.goto("about:blank")
    open_editor(page, server, LINK)
    assert accessibility_faults(page) == []
    assert page.evaluate(_WIDE) == [0, 0]


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_layout_of_rules_and_editor(page: Page, server: ServerProcess) -> None:
    open_rules(page, server, "#rules=sixty-six")
    assert page.evaluate(_WIDE) == [0, 0]
    assert page.evaluate(_SMALL, ".page") == []
    page.goto("about:blank")
    open_editor(page, server, LINK)
    assert page.evaluate(_WIDE) == [0, 0]
    assert page.evaluate(_SMALL, "dialog[open]") == []


def test_keyboard_house_rules_from_the_first_change_to_the_match(page: Page, player: Player) -> None:
    press, dialog = page.keyboard.press, page.locator("dialog[open]")
    player.wait_for_turn()
    focus_by_tab(page, page.locator("header nav button").first)
    press("Enter")
    dialog.locator(".presets").wait_for()
    assert page.evaluate("document.activeElement.textContent") == "Rules of the match"
    focus_by_tab(page, dialog.locator("input[value=sixty-six]"))
    press("ArrowDown")  # the next preset
    assert dialog.locator("input[name=preset]:checked").get_attribute("value") == "sixty-six-light"
    press("ArrowUp")
    house = dialog.locator("summary", has_text=HOUSE)
    focus_by_tab(page, house)
    press("Enter")
    focus_by_tab(page, dialog.get_by_label("Must win the trick if possible"))
    press("Space")
    focus_by_tab(page, dialog.get_by_role("combobox", name="Match to"))
    press("ArrowDown")
    chips = dialog.locator("section[aria-labelledby=he-changes] li button")
    assert chips.all_inner_texts() == ["Match to: 8", "Must win the trick if possible: no"]
    focus_by_tab(page, chips.first)
    press("Enter")
    assert chips.all_inner_texts() == ["Must win the trick if possible: no"]
    assert chips.first.evaluate("chip => chip === document.activeElement")
    focus_by_tab(page, dialog.get_by_role("button", name="Start a new match"))
    before = player.welcomes()
    press("Enter")
    player.wait_until(lambda: player.welcomes() > before, "the match began")
    assert rules_of(player)["differences"] == {"must_head": False}
    player.wait_for_turn()
    assert page.evaluate("document.activeElement !== document.body")


def test_keyboard_own_house_rules_are_kept_renamed_deleted_and_brought_back(
    page: Page, server: ServerProcess
) -> None:
    press = page.keyboard.press
    dialog = open_editor(page, server, "#table=schnapsen&match_target=9")
    assert page.evaluate("location.hash") == ""
    dialog.locator("summary", has_text="My house rules").press("Enter")
    name = dialog.get_by_label("Save these rules under a name")
    focus_by_tab(page, name)
    press("Enter")
    dialog.get_by_text("Give the rules a name first.").wait_for()
    page.keyboard.type("At home")
    press("Enter")
    dialog.get_by_text("“At home” is saved in this browser.").wait_for()
    page.reload()
    page.locator("[data-hand] button[data-card]").first.wait_for()
    page.locator("header nav button").first.click()
    saved = dialog.locator("section li button.open")
    assert saved.all_inner_texts() == ["At home\nSchnapsen · 1 change to the preset"]
    focus_by_tab(page, saved)
    press("Enter")
    assert dialog.locator("input[name=preset]:checked").get_attribute("value") == "schnapsen"
    focus_by_tab(page, dialog.get_by_role("button", name="Rename “At home”"))
    press("Enter")
    press("Escape")  # only leaves the name as it was
    focus_by_tab(page, dialog.get_by_role("button", name="Rename “At home”"))
    press("Enter")
    page.keyboard.type(" with Grandfather")
    press("Enter")
    assert saved.locator("b").all_inner_texts() == ["At home with Grandfather"]
    focus_by_tab(page, dialog.get_by_role("button", name="Delete “At home with Grandfather”"))
    press("Enter")
    assert saved.count() == 0
    assert page.evaluate(f"JSON.parse(localStorage.getItem('{KEPT}'))") == []
    press("Enter")  # the focus is on Undo
    assert saved.locator("b").all_inner_texts() == ["At home with Grandfather"]
    assert page.evaluate("document.activeElement !== document.body")


def test_storage_that_is_full_or_blocked_is_said_in_a_sentence(page: Page, server: ServerProcess) -> None:
    page.add_init_script(
        "Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError') }"
    )
    dialog = open_editor(page, server, "#table=schnapsen&match_target=9")
    dialog.locator("summary", has_text="My house rules").click()
    dialog.get_by_label("Save these rules under a name").fill("At home")
    dialog.get_by_role("button", name="Save", exact=True).click()
    dialog.get_by_text("storage is full or blocked: “At home” is only kept until").wait_for()
    assert dialog.locator("section li button.open b").all_inner_texts() == ["At home"]


def test_nothing_put_together_is_lost_by_a_click(page: Page, player: Player, server: ServerProcess) -> None:
    player.wait_for_turn()
    page.locator("header nav button").first.click()
    dialog = page.locator("dialog[open]")
    dialog.locator("summary", has_text=HOUSE).click()
    dialog.get_by_role("combobox", name="Match to").select_option("9")
    chips = dialog.locator("section[aria-labelledby=he-changes] li button")
    dialog.locator("input[value=santase]").check()
    assert chips.count() == 0
    dialog.get_by_text("Your changes to Sixty-Six have been put away.").wait_for()
    dialog.get_by_role("button", name="Undo").click()
    assert page.evaluate("document.activeElement.id") == "he-changes"
    assert chips.all_inner_texts() == ["Match to: 9"]
    assert dialog.locator("input[value=sixty-six]").is_checked()
    page.keyboard.press("Escape")
    page.goto(server.address)
    player.wait_for_turn()
    page.locator("header nav button").first.click()
    dialog.get_by_text("These are not the rules of the running match").wait_for()
    assert chips.all_inner_texts() == ["Match to: 9"]
    dialog.get_by_role("button", name="Show those of the running match").click()
    assert chips.count() == 0
    dialog.get_by_role("button", name="Undo").click()
    before = player.welcomes()
    dialog.get_by_role("button", name="Start a new match").click()
    player.wait_until(lambda: player.welcomes() > before, "the match began")
    player.wait_until(lambda: rules_of(player)["differences"] == {"match_target": 9}, "the rules came")
    assert page.evaluate("sessionStorage.getItem('sixtysix.draft-rules')") is None


def test_a_contradiction_is_explained_and_mended(page: Page, player: Player, server: ServerProcess) -> None:
    page.goto("about:blank")
    dialog = open_editor(page, server, "#table=sixty-six&win_mode=auto&claim_when=any_time")
    start = dialog.get_by_role("button", name="Start a new match")
    assert start.get_attribute("aria-disabled") == "true"
    fault = dialog.locator(".fault")
    assert "if 66 wins by itself, there are no claims to be made or required" in fault.inner_text()
    before = player.welcomes()
    start.click(force=True)
    fault.get_by_role("button", name="When to claim: at any time").click()
    assert fault.inner_text() == ""
    assert page.evaluate("document.activeElement.id") == "he-changes"
    start.click()
    player.wait_until(lambda: player.welcomes() > before, "the match began")
    assert rules_of(player)["differences"] == {"win_mode": "auto"}


def test_a_damaged_link_says_what_was_not_understood(page: Page, server: ServerProcess) -> None:
    dialog = open_editor(page, server, "#table=schnapsen&match_target=9&moon=full&last_trick=wins_2&%")
    told = dialog.get_by_role("region", name="Rules from a link")
    assert told.locator("li").all_inner_texts() == [
        "the switch “moon”",
        "the value “wins_2” of “Last trick”",
        "the characters “%”",
    ]
    assert dialog.locator("section[aria-labelledby=he-changes] li button").all_inner_texts() == [
        "Match to: 9"
    ]
    told.get_by_role("button", name="Use Schnapsen unchanged").click()
    assert told.count() == 0
    assert page.evaluate("document.activeElement.id") == "he-changes"
    assert (
        dialog.locator("#he-changes").inner_text() == "Nothing is changed: these are the rules of Schnapsen."
    )


def test_a_link_is_copied_and_sent_and_read_again(page: Page, server: ServerProcess) -> None:
    page.add_init_script(
        "window.sent = []; navigator.share = (what) => { window.sent.push(what.url); return Promise.resolve() }"
    )
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    dialog = open_editor(page, server, "#table=snapszli&must_head=no")
    dialog.locator("summary", has_text="Share these rules").click()
    dialog.get_by_role("button", name="Copy the link").click()
    dialog.get_by_text("The link is copied.").wait_for()
    link = page.evaluate("navigator.clipboard.readText()")
    assert link == f"{server.address}/#table=snapszli&must_head=no"
    dialog.get_by_role("button", name="Send").click()
    assert page.evaluate("window.sent") == [link]
    page.goto("about:blank")
    dialog = open_editor(page, server, link.removeprefix(f"{server.address}/"))
    dialog.get_by_text("Somebody wants to play by these rules.").wait_for()
    assert dialog.locator("section[aria-labelledby=he-changes] li button").count() == 1


def test_the_counting_aid_sets_two_switches(page: Page, player: Player, server: ServerProcess) -> None:
    page.goto("about:blank")
    dialog = open_editor(page, server, "#table=schnapsen")
    aids = dialog.locator("input[name=aid]")
    assert aids.evaluate_all("all => all.map(each => [each.value, each.checked])") == [
        ["strict", False],
        ["soft", False],
        ["own", False],
        ["open", False],
        ["mixed", True],
    ]
    dialog.locator("input[value=open]").check()
    assert aids.count() == 4
    before = player.welcomes()
    dialog.get_by_role("button", name="Start a new match").click()
    player.wait_until(lambda: player.welcomes() > before, "the match began")
    assert rules_of(player)["differences"] == {"look_back": "own_plus_first", "show_points": "both"}
    player.wait_until(lambda: player.view["unseen"] is not None, "the new match was dealt")
    player.wait_for_turn()
    unseen: list[str] = player.view["unseen"]
    assert {*unseen}.isdisjoint([*player.view["hand"], player.view["turn_up"]])
    assert len(unseen) <= 20 - 5 - 1 - len(player.view["trick"])
    page.keyboard.press("l")
    page.get_by_role("heading", name="Cards not seen yet").wait_for()
    assert page.locator("dialog[open] li").count() == len(unseen)
    assert accessibility_faults(page) == []


def test_the_rules_are_opened_from_the_editor_and_left_again(page: Page, player: Player) -> None:
    page.locator("header nav button").first.click()
    page.get_by_role("button", name="Read the rules").click()
    page.locator("main h2").first.wait_for()
    assert page.evaluate("location.hash") == "#rules=sixty-six"
    assert page.title() == "Rules: Sixty-Six"
    assert page.evaluate("document.activeElement.tagName") == "H1"
    page.get_by_label("Preset").select_option("santase")
    page.get_by_role("heading", name="Rules: Santase").wait_for()
    assert page.get_by_text("The talon may not be closed before the first lead of a deal.").count() == 1
    page.keyboard.press("Escape")
    player.wait_for_turn()
    assert page.evaluate("location.hash") == ""
    assert page.title() == "Sixty-Six"
    assert page.evaluate("document.activeElement !== document.body")


def test_the_rules_of_the_running_match_lead_back_to_the_editor(page: Page, server: ServerProcess) -> None:
    open_rules(page, server, "#rules=german&match_target=9")
    page.get_by_role("button", name="Play or change these rules").click()
    dialog = page.locator("dialog[open]")
    dialog.locator(".presets").wait_for()
    assert dialog.locator("input[name=preset]:checked").get_attribute("value") == "german"
    assert dialog.locator("section[aria-labelledby=he-changes] li button").count() == 1


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_printed_rules_are_black_on_white_without_furniture(
    page: Page, server: ServerProcess, scheme: str
) -> None:
    page.emulate_media(color_scheme="dark" if scheme == "dark" else "light")
    open_rules(page, server, "#rules=schnapsen-tournament")
    page.evaluate("window.print = () => { window.printed = true }")
    page.get_by_role("button", name="Print").click()
    assert page.evaluate("window.printed")
    page.emulate_media(media="print")
    assert page.locator("nav").is_hidden()
    inks = page.evaluate(
        "[...document.querySelectorAll('h1, h2, li, td, th, .no, p')].map(each => getComputedStyle(each).color)"
    )
    assert set(inks) == {"rgb(0, 0, 0)"}
    papers = page.evaluate(
        "['.page', 'html'].map(each => getComputedStyle(document.querySelector(each)).backgroundColor)"
    )
    assert papers == ["rgb(255, 255, 255)"] * 2
    assert page.evaluate("getComputedStyle(document.querySelector('section')).breakInside") == "avoid"
    pages = page.pdf(format="A4").count(b"/Type /Page\n")
    assert 2 <= pages <= 4


def test_rules_are_read_and_checked_where_the_server_is_away(
    page: Page, server: ServerProcess, faults: list[str]
) -> None:
    open_editor(page, server, "#table=schnapsen&must_head=no")
    page.get_by_role("button", name="Read the rules").click()
    page.locator("main h2").first.wait_for()
    page.context.set_offline(True)
    page.get_by_role("button", name="Play or change these rules").click()
    dialog = page.locator("dialog[open]")
    dialog.locator("input[value=sixty-six-light]").check()
    assert dialog.get_by_text("Somebody wants to play").count() == 0
    dialog.get_by_label("When to claim").select_option("at any time")
    assert "These rules do not go together" in dialog.locator(".fault").inner_text()
    page.context.set_offline(False)
    faults.clear()
