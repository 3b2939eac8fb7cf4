"""A whole match at the page: by keyboard alone, and by touch on a small phone with a server that is killed."""

import pytest
from playwright.sync_api import Page

from tests.e2e.means import by_keyboard, by_touch
from tests.e2e.player import RESULT, Player
from tests.e2e.witness import Witness
from tests.kit.server import ServerProcess

DEALS_AT_MOST = 40
READ_MS = 450
"""A result is not put away by a press that came too soon to be meant for it."""


def test_keyboard_whole_match_secrecy(page: Page, player: Player, witness: Witness) -> None:
    seen: set[str] = set()
    for _ in range(DEALS_AT_MOST):
        while player.view["step"] != "over":
            player.wait_for_turn()
            if player.view["step"] == "over":
                break
            seen.add(player.act(lambda action: by_keyboard(page, action))[0])
            assert page.evaluate("document.activeElement !== document.body"), "the focus fell to the body"
            witness.scan_frames(player.table)
            witness.scan_page(page, player.table)
        page.locator(RESULT).wait_for()
        if player.view["match"]["over"]:
            break
        deal = player.view["deal"]
        page.wait_for_timeout(READ_MS)
        page.keyboard.press("Enter")
        player.wait_until(lambda: player.view["deal"] == deal + 1, "the next deal")  # noqa: B023
    score = player.view["match"]["score"]
    assert max(score) >= player.view["match"]["target"]
    assert "D" in seen
    assert witness.pages_read == player.actions
    page.wait_for_timeout(READ_MS)
    page.keyboard.press("Enter")
    player.wait_until(lambda: player.view["match"]["score"] == [0, 0], "a new match")
    player.wait_for_turn()
    assert page.locator(RESULT).count() == 0
    player.act(lambda action: by_keyboard(page, action))


@pytest.mark.parametrize("size", [(360, 740)])
@pytest.mark.parametrize("touch", [True])
def test_touch_whole_match_with_a_killed_server(
    page: Page, player: Player, witness: Witness, server: ServerProcess, faults: list[str]
) -> None:
    kills = 0
    for _ in range(DEALS_AT_MOST):
        while player.view["step"] != "over":
            player.wait_for_turn()
            if player.view["step"] == "over":
                break
            mid_trick = player.view["step"] == "follow"
            if mid_trick and kills < 3:
                _kill_and_go_on(page, player, server)
                kills += 1
                player.wait_for_turn()
            player.act(lambda action: by_touch(page, action))
            witness.scan_frames(player.table)
            _fits(page)
        page.locator(RESULT).wait_for()
        if player.view["match"]["over"]:
            break
        deal = player.view["deal"]
        page.wait_for_timeout(READ_MS)
        page.locator(f"{RESULT} button[data-first]").tap()
        player.wait_until(lambda: player.view["deal"] == deal + 1, "the next deal")  # noqa: B023
    assert max(player.view["match"]["score"]) >= player.view["match"]["target"]
    assert kills == 3
    kept = witness.room_at(player.table, 1_000_000)
    assert kept.version == player.version
    assert kept.match.score == tuple(player.view["match"]["score"])
    rows = witness.rows(player.table)
    commands = [row.payload.split('"command":')[1] for row in rows if '"command":"' in row.payload]
    assert len(commands) == len(set(commands)), "a command was taken twice"
    assert len(commands) >= player.actions
    faults.clear()  # a dead server is logged by the browser


def _kill_and_go_on(page: Page, player: Player, server: ServerProcess) -> None:
    version, hand, welcomes = player.version, player.view["hand"], player.welcomes()
    server.kill()
    page.get_by_text("Connection lost").first.wait_for()
    server.start()
    player.wait_until(lambda: player.welcomes() > welcomes, "the page came back")
    assert player.version >= version
    assert player.view["hand"] == hand


def _fits(page: Page) -> None:
    width, height = page.evaluate(
        "[document.documentElement.scrollWidth, document.documentElement.scrollHeight]"
    )
    assert width <= 360
    assert height <= 740
