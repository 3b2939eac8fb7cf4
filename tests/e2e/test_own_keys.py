"""Keys of one's own, single letters switched off, and the sound: by keyboard alone."""

import pytest
from playwright.sync_api import Page

from tests.e2e.means import by_keyboard, focus_by_tab
from tests.e2e.player import Player
from tests.e2e.told import tell
from tests.e2e.witness import Witness
from tests.kit.server import ServerProcess

FOCUS = "() => document.activeElement.getAttribute('aria-label') ?? ''"


def _list(page: Page) -> None:
    page.keyboard.press("?")
    page.locator("dialog[open] dl").wait_for()


def test_keyboard_a_command_gets_another_key_and_keeps_it(page: Page, player: Player) -> None:
    player.wait_for_turn()
    _list(page)
    focus_by_tab(page, page.get_by_role("button", name="Change the key for: claim"))
    page.keyboard.press("Enter")
    page.keyboard.press("m")
    assert "is taken by: marriage" in page.locator("dialog .word").inner_text()
    page.keyboard.press("r")
    page.get_by_role("button", name="Change the key for: claim 66 (twice) (R)").wait_for()
    page.keyboard.press("Escape")
    page.locator("dialog[open]").wait_for(state="detached")
    page.keyboard.press("w")
    assert page.locator(".actions .warn").count() == 0
    page.keyboard.press("r")
    page.locator(".actions .warn").wait_for()
    page.keyboard.press("Escape")
    page.reload()
    player.wait_for_turn()
    page.keyboard.press("r")
    page.locator(".actions .warn").wait_for()
    page.keyboard.press("Escape")
    _list(page)
    focus_by_tab(page, page.get_by_role("button", name="Back to the usual keys"))
    page.keyboard.press("Enter")
    page.get_by_role("button", name="Change the key for: claim 66 (twice) (W)").wait_for()


def test_keyboard_rank_and_suit_name_a_card_however_many_of_the_rank_are_held(
    page: Page, player: Player
) -> None:
    player.wait_for_turn()
    for _ in range(12):
        hand, legal = player.view["hand"], player.view["legal"]
        if player.view["step"] == "draw" or not any(card in legal for card in hand):
            player.act(lambda action: by_keyboard(page, action), legal[0])
            player.wait_for_turn()
            continue
        ranks = [card[0] for card in hand]
        card = next((each for each in hand if each in legal and ranks.count(each[0]) == 1), None)
        shared = next((each for each in hand if ranks.count(each[0]) > 1), None)
        if shared is not None:
            page.keyboard.press(shared[0].lower())
            page.locator(".say").get_by_text("Which suit?").wait_for()
            page.keyboard.press("Escape")
            page.locator(".say").get_by_text("Which suit?").wait_for(state="detached")
        if card is not None and shared is not None:
            break
        player.act(lambda action: by_keyboard(page, action), card or shared)
        player.wait_for_turn()
    else:
        raise AssertionError("no such hand was dealt")

    def type_it(chosen: str) -> None:
        page.keyboard.press(chosen[0].lower())
        page.keyboard.press(chosen[1].lower())

    player.act(type_it, card)
    assert card not in player.view["hand"]


def test_keyboard_letters_may_be_switched_off_and_enter_still_plays(page: Page, player: Player) -> None:
    player.wait_for_turn()
    _list(page)
    focus_by_tab(page, page.locator("dialog input[type=checkbox]"))
    page.keyboard.press("Space")
    page.keyboard.press("Escape")
    page.locator("dialog[open]").wait_for(state="detached")
    version = player.version
    for key in ("1", "a", "w", "s", "?"):
        page.keyboard.press(key)
    assert page.locator("dialog[open], .actions .warn, [aria-pressed=true]").count() == 0
    assert page.locator("kbd").count() == 0
    card = player.card
    focus_by_tab(page, page.locator(f"[data-hand] button[data-card='{card}']"))
    page.keyboard.press("Enter")
    player.wait_until(lambda: player.version > version, "the card was played")


def test_keyboard_mute_is_said_and_kept_and_nothing_sounds_before_a_gesture(
    page: Page, player: Player
) -> None:
    page.add_init_script(
        "window.made = 0; window.AudioContext = class extends AudioContext { constructor() { super(); window.made++; } };"
    )
    page.reload()
    player.wait_until(lambda: player.welcomes() > 1, "the page came back")
    page.locator("[data-hand] button[data-card]:not([aria-disabled])").first.wait_for()
    assert page.evaluate("window.made") == 0
    page.keyboard.press("0")
    page.get_by_text("Sound is off.").first.wait_for()
    assert page.evaluate("window.made") == 1
    page.reload()
    player.wait_until(lambda: player.welcomes() > 2, "the page came back")
    page.locator("[data-hand] button[data-card]:not([aria-disabled])").first.wait_for()
    page.keyboard.press("0")
    page.get_by_text("Sound is on.").first.wait_for()


def test_keyboard_is_asked_which_marriage_and_enter_plays_no_card(
    page: Page, server: ServerProcess, witness: Witness
) -> None:
    tell(page, lambda view: {"turn": view["seat"], "step": "play", "legal": ["20S", "40H", *view["hand"]]})
    player = Player(page, witness, seed=1)
    player.open(server.address)
    player.wait_for_turn()
    page.keyboard.press("m")
    page.wait_for_function(f"() => ({FOCUS})().includes('20')")
    page.keyboard.press("Tab")
    assert "40" in page.evaluate(FOCUS)
    page.keyboard.press("Escape")
    page.wait_for_function("() => document.activeElement.hasAttribute('data-card')")
    assert page.locator(".actions button.go").count() == 1


def test_keyboard_a_key_held_down_confirms_nothing_and_plays_one_card(page: Page, player: Player) -> None:
    player.wait_for_turn()
    version = player.version
    for key, asked in (("w", "Claim 66?"), ("c", "Close the talon?")):
        if key.upper() not in player.view["legal"]:
            continue
        for _ in range(8):
            page.keyboard.down(key)  # again without letting go: the browser calls it a repeat
            page.wait_for_timeout(60)
        page.keyboard.up(key)
        page.locator(".say").get_by_text(asked).wait_for()
        assert player.version == version
        page.keyboard.press("Escape")
    before = len(player.view["hand"])
    page.keyboard.press("1")
    for _ in range(20):
        page.keyboard.down("Enter")
        page.wait_for_timeout(100)
    page.keyboard.up("Enter")
    player.wait_for_turn()
    assert before - len(player.view["hand"]) <= 1
    assert player.view["deal"] == 1


@pytest.mark.parametrize("size", [(360, 740), (1280, 800)], ids=str)
def test_both_counts_are_named_and_a_press_says_why_they_stay(page: Page, player: Player) -> None:
    tell(page, lambda _view: {"points": {"own": 103, "opponent": 57}})
    page.reload()
    switch = page.get_by_role("switch")
    switch.get_by_text("Points 103 : 57").wait_for()
    box = switch.bounding_box()
    assert box is not None
    assert switch.evaluate("each => each.scrollWidth <= each.clientWidth + 1")
    switch.click(force=True)
    page.locator(".say").get_by_text("these rules lay both open").wait_for()
    assert player.view["step"] != "over"
