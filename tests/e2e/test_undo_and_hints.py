"""Taking back, hints and levels at the page: what a player sees and what the server keeps."""

import pytest
from playwright.sync_api import Page

from sixtysix.rules import PRESETS
from tests.e2e.means import GUARD_MS, by_keyboard
from tests.e2e.player import Player
from tests.e2e.witness import Witness

SAY = ".say"


def test_keyboard_undo_gives_the_hand_back_and_says_that_it_is_practice(
    page: Page, player: Player, witness: Witness
) -> None:
    player.wait_for_turn()
    before = player.view
    card = player.card
    done = [player.act(lambda action: by_keyboard(page, action), card)]
    player.wait_for_turn()
    if player.view["step"] == "draw":  # the trick is won, and nothing was seen before the draw
        done.append(player.act(lambda action: by_keyboard(page, action), "D"))
        player.wait_for_turn()
    for _ in done:
        player.act(lambda _action: page.keyboard.press("z"), "undo")
        player.wait_for_turn()
    assert player.view["hand"] == before["hand"], "the card was taken back"
    assert player.view["practice"]
    assert page.locator(".badges").get_by_text("Practice").is_visible()
    page.locator(".say").get_by_text("this deal does not count in your statistics").wait_for()
    assert page.locator("[data-hand] [aria-pressed=true]").count() == 0, "it lies in the hand as before"
    assert page.locator("[role=log]").get_by_text("You took your last action back.").count() == 1
    witness.scan_frames(player.table)
    page.keyboard.press("z")
    page.get_by_text("you have done nothing in this deal yet").first.wait_for()


def test_keyboard_a_hint_comes_in_three_steps(page: Page, player: Player) -> None:
    player.wait_for_turn()
    said = page.locator(SAY)
    steps: list[str] = []
    for _ in range(3):
        before = said.inner_text()
        page.keyboard.press("i")
        page.wait_for_function(
            "([say, old]) => document.querySelector(say).innerText !== old", arg=[SAY, before]
        )
        steps.append(said.inner_text())
    hint = next(frame for frame in reversed(player.witness.told_all) if frame["type"] == "hint")
    names = page.locator("[data-hand] button[data-card]").evaluate_all(
        "all => Object.fromEntries(all.map(each => [each.dataset.card, each.getAttribute('aria-label').split(',')[0]]))"
    )
    assert not any(name in steps[0] for name in names.values()), "the first step names no card"
    if hint["best"] in names:
        assert names[hint["best"]] in steps[1]
        assert steps[2].lower().startswith(names[hint["best"]])
    player.act(lambda action: by_keyboard(page, action), hint["best"])
    player.wait_for_turn()
    assert steps[2] not in said.inner_text(), "it is put away with the next card"


@pytest.mark.parametrize("touch", [True])
@pytest.mark.parametrize("size", [(360, 740)])
def test_touch_undo_and_hint_buttons(page: Page, player: Player) -> None:
    player.wait_for_turn()
    before = player.view
    page.wait_for_timeout(GUARD_MS)
    undo, hint = page.get_by_role("button", name="Take back"), page.get_by_role("button", name="Hint")
    assert undo.get_attribute("aria-disabled") == "true"
    undo.tap(force=True)
    page.get_by_text("you have done nothing in this deal yet").first.wait_for()
    hint.tap()
    page.wait_for_function("document.querySelectorAll('.say.urgent').length === 1")
    card = player.card
    player.act(lambda action: by_keyboard(page, action), card)
    player.wait_for_turn()
    undo.tap()
    player.wait_until(lambda: player.view["hand"] == before["hand"], "the card was taken back")


def test_keyboard_another_level_and_preset_from_the_menu(page: Page, player: Player) -> None:
    player.wait_for_turn()
    table = player.table
    page.locator("header .menu").focus()
    page.keyboard.press("Enter")
    page.locator("dialog[open] [name=level]").first.wait_for()
    page.locator("[name=level][value=club]").focus()
    page.keyboard.press("ArrowDown")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("ArrowDown")
    page.locator("[name=home-preset][value='sixty-six']").focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    page.locator("dialog[open] .foot .button").focus()
    page.keyboard.press("Enter")
    player.wait_until(lambda: player.table != table, "a new table was opened")
    welcome = next(frame for frame in reversed(player.witness.told_all) if frame["type"] == "welcome")
    assert welcome["opponent"]["level"] == "master"
    assert welcome["rules"]["preset"] == list(PRESETS)[2]
    player.wait_for_turn()
    assert page.locator(".opponent").get_by_text("Master").is_visible()
    page.reload()
    player.wait_for_turn()
    assert page.locator(".opponent").get_by_text("Master").is_visible()
