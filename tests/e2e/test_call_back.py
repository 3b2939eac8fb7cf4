"""A card just played is called back before anybody is told: no row is written, nothing becomes practice."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page

from tests.e2e.means import by_keyboard, by_touch
from tests.e2e.player import Means, Player
from tests.e2e.witness import Witness

LONG = pytest.mark.parametrize("settings", [{"callBack": "long"}])
HAND = "[data-hand] button[data-card='{}']"


def _press_the_card(page: Page) -> Callable[[], None]:
    """Presses the place on the table where an own card lies; the place must be empty now."""
    box = page.locator(".trick .slot").last.bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    return lambda: page.mouse.click(x, y)


def _called_back(
    page: Page, player: Player, witness: Witness, means: Means, back: Callable[[], None]
) -> None:
    player.wait_for_turn()
    rows, card = len(witness.rows(player.table)), player.card
    means(card)
    page.locator(HAND.format(card)).wait_for(state="detached")
    back()
    page.locator(HAND.format(card)).wait_for()
    page.wait_for_timeout(2300)  # longer than a card lies
    assert len(witness.rows(player.table)) == rows, "nobody was told"
    assert page.locator("[role=log]").get_by_text("is back in your hand").count() == 1
    assert page.locator("[role=log]").get_by_text("You led").count() == 0
    assert page.locator(f"{HAND.format(card)}:focus").count() == 1
    player.act(means, card)
    player.wait_for_turn()
    assert not player.view["practice"]


@LONG
@pytest.mark.parametrize("key", ["Escape", "z"])
def test_keyboard_a_card_is_called_back(page: Page, player: Player, witness: Witness, key: str) -> None:
    _called_back(
        page, player, witness, lambda card: by_keyboard(page, card), lambda: page.keyboard.press(key)
    )


@LONG
@pytest.mark.parametrize("size", [(360, 740)], ids=str)
@pytest.mark.parametrize("touch", [True])
def test_a_touch_on_the_card_calls_it_back(page: Page, player: Player, witness: Witness) -> None:
    player.wait_for_turn()
    _called_back(page, player, witness, lambda card: by_touch(page, card), _press_the_card(page))


@LONG
def test_any_other_key_or_press_plays_on_at_once(page: Page, player: Player) -> None:
    player.wait_for_turn()
    version, card = player.version, player.card
    by_keyboard(page, card)
    page.locator(HAND.format(card)).wait_for(state="detached")
    assert player.version == version
    page.keyboard.press("Enter")
    player.wait_until(lambda: player.version > version, "the card was played")
    assert card not in player.view["hand"]


@pytest.mark.parametrize("settings", [{}], ids=["usual"])
def test_without_another_word_the_card_is_played(page: Page, player: Player, witness: Witness) -> None:
    player.wait_for_turn()
    rows = len(witness.rows(player.table))
    card = player.act(lambda action: by_keyboard(page, action), player.card)
    player.wait_for_turn()
    assert card not in player.view["hand"]
    assert len(witness.rows(player.table)) > rows
