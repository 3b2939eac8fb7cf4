"""A card is played by dragging it onto the table, or by a flick; let go where it lay it stays."""

import pytest
from playwright.sync_api import Page

from tests.e2e.means import GUARD_MS
from tests.e2e.player import Player
from tests.kit.browser import devtools

STEPS = 8


def _drag(page: Page, card: str, share: float) -> None:
    """Drag a card upwards by a share of its height, by mouse, and let it go there."""
    box = page.locator(f"[data-hand] button[data-card='{card}']").bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 4, box["y"] + box["height"] / 2
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x, y - box["height"] * share, steps=STEPS)
    page.wait_for_timeout(200)  # held still: no flick
    page.mouse.up()


def test_a_card_dragged_onto_the_table_is_played_and_one_put_back_is_not(page: Page, player: Player) -> None:
    player.wait_for_turn()
    card, version = player.card, player.version
    _drag(page, card, 0.3)
    page.wait_for_timeout(300)
    assert player.version == version
    assert page.locator("[aria-pressed=true]").count() == 0
    player.act(lambda action: _drag(page, action, 1.2), card)
    assert card not in player.view["hand"]


def test_an_illegal_card_comes_back_and_says_why(page: Page, player: Player) -> None:
    for _ in range(40):
        player.wait_for_turn()
        if player.view["step"] == "over":
            page.wait_for_timeout(450)
            page.keyboard.press("Enter")
            continue
        refused = [word for word, why in player.view["why_not"].items() if why == "must_follow_suit"]
        if refused:
            break
        player.act(
            lambda action: page.keyboard.press("d") if action == "D" else _drag(page, action, 1.2),
            _plain(player),
        )
    else:
        pytest.fail("no card was ever refused")
    version = player.version
    _drag(page, refused[0], 1.2)
    page.locator(".say.urgent").get_by_text("must follow").wait_for()
    assert player.version == version
    assert page.locator(f"[data-hand] button[data-card='{refused[0]}']").count() == 1


def _plain(player: Player) -> str:
    return "D" if "D" in player.view["legal"] else player.card


@pytest.mark.parametrize("touch", [True])
@pytest.mark.parametrize("size", [(360, 740)])
def test_touch_a_flick_plays(page: Page, player: Player) -> None:
    player.wait_for_turn()
    card = player.card
    page.wait_for_timeout(GUARD_MS)
    box = page.locator(f"[data-hand] button[data-card='{card}']").bounding_box()
    assert box is not None
    send = devtools(page)
    x, y = box["x"] + 12, box["y"] + box["height"] / 2

    def flick(_: str) -> None:
        send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
        for step in range(1, 5):
            points = [{"x": x + step, "y": y - 14 * step}]
            send("Input.dispatchTouchEvent", {"type": "touchMove", "touchPoints": points})
        send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})

    player.act(flick, card)
    assert card not in player.view["hand"]
