"""What the player has wished to be done without asking: the draw, and the only card that may answer."""

from typing import Any

import pytest
from playwright.sync_api import Page

from tests.e2e.means import by_keyboard
from tests.e2e.player import RESULT, Player

FOR_ME = pytest.mark.parametrize("settings", [{"callBack": "off", "drawForMe": True, "onlyCard": True}])


def _done_for_me(view: dict[str, Any]) -> bool:
    if view["step"] == "draw":
        return True
    return len(view["trick"]) == 1 and sum(each[0] in "ATKQJ9" for each in view["legal"]) == 1


def _wait_for_choice(player: Player) -> None:
    player.wait_until(
        lambda: (
            player.view["step"] == "over" or (bool(player.view["legal"]) and not _done_for_me(player.view))
        ),
        "there was something to choose",
    )
    player.wait_for_turn()


@FOR_ME
def test_the_draw_and_the_only_answer_are_played_and_taken_back_together(page: Page, player: Player) -> None:
    for _ in range(60):
        _wait_for_choice(player)
        if player.view["step"] == "over":
            page.locator(f"{RESULT} button[data-first]").click()
            player.wait_until(lambda: player.view["step"] != "over", "the next deal")
            continue
        told, before = len(player.witness.told_all), player.view
        calm = [each for each in before["legal"] if each not in ("W", "X") and each[0] not in "24"]
        player.act(lambda action: by_keyboard(page, action), "C" if "C" in calm else calm[-1])
        _wait_for_choice(player)
        views = [frame["view"] for frame in player.witness.told_all[told:] if frame.get("view")]
        if player.view["step"] != "over" and any(map(_done_for_me, views)):
            break
    else:
        pytest.fail("nothing was done for the player")
    while player.view["legal"] and before["hand"] != player.view["hand"]:
        version = player.version
        page.keyboard.press("z")
        player.wait_until(lambda: player.version > version, "something was taken back")  # noqa: B023
        _wait_for_choice(player)
    assert player.view["hand"] == before["hand"]
    assert not _done_for_me(player.view)
