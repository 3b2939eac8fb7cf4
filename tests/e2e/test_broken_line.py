"""A line that loses frames and breaks at random: every action is taken exactly once, and the match goes on."""

import json
import random
from contextlib import suppress

from playwright.sync_api import Page, TimeoutError, WebSocketRoute  # noqa: A004  Playwright's own

from tests.e2e.means import by_keyboard
from tests.e2e.player import RESULT, Player
from tests.e2e.witness import Witness
from tests.kit.server import ServerProcess

CUTS = 25


class BadLine:
    """Stands between page and server; loses the frame it carries and hangs up, now and then."""

    def __init__(self, seed: int) -> None:
        self.random = random.Random(seed)
        self.cuts = 0
        self._in_a_row = 0

    def carry(self, page_side: WebSocketRoute) -> None:
        """Join the page's socket to the server's."""
        server_side = page_side.connect_to_server()

        def breaks() -> bool:
            if self._in_a_row > 2 or self.random.random() > 0.2:
                self._in_a_row = max(0, self._in_a_row - 1)
                return False
            self._in_a_row += 1
            self.cuts += 1
            page_side.close(code=1001)
            server_side.close(code=1001)
            return True

        page_side.on_message(lambda text: None if breaks() else server_side.send(text))
        server_side.on_message(lambda text: None if breaks() else page_side.send(text))


def _one_step(page: Page) -> None:
    """Whatever the page offers: the next deal, a draw, a card; else skip what is being shown."""
    playable = page.locator("[data-hand] button:not([aria-disabled])")
    if page.locator(RESULT).count():
        page.wait_for_timeout(450)
        page.keyboard.press("Enter")
    elif "Draw" in (offered := page.locator(".actions").inner_text()):
        page.keyboard.press("d")
    elif "Next deal" in offered:
        page.keyboard.press("n")
    elif playable.count():
        by_keyboard(page, str(playable.first.get_attribute("data-card", timeout=1000)))
    else:
        page.keyboard.press("Escape")


def test_broken_line_takes_each_action_once(page: Page, witness: Witness, server: ServerProcess) -> None:
    line = BadLine(seed=66)
    page.route_web_socket("**/socket", line.carry)
    page.goto(server.address)
    page.wait_for_selector("[data-hand] button[data-card]")
    for _ in range(900):
        if line.cuts >= CUTS:
            break
        page.wait_for_timeout(60)
        with suppress(TimeoutError, ValueError):  # the card was gone before it was named
            _one_step(page)
    assert line.cuts >= CUTS, f"only {line.cuts} cuts"
    table = json.loads(page.evaluate("localStorage.getItem('sixtysix.seat')"))["table"]
    rows = witness.rows(table)
    commands = [command for row in rows if (command := json.loads(row.payload).get("command"))]
    assert len(commands) >= 5
    assert len(commands) == len(set(commands)), "a command was taken twice"
    assert witness.room_at(table, len(rows)).version == len(rows) - 1


def test_a_deal_is_checked_in_the_page(page: Page, player: Player) -> None:
    player.wait_for_turn()
    shown_before = player.view["fairness"]["commitment"]
    page.keyboard.press("w")
    page.keyboard.press("Enter")
    page.locator(RESULT).wait_for()
    page.locator(f"{RESULT} .foot button").last.click()
    page.get_by_text(shown_before).wait_for()
    page.get_by_role("button", name="Check this deal").click()
    page.get_by_text("The seed fits the fingerprint shown before the deal.").wait_for()
    page.get_by_text("all 24 cards are the same").wait_for()
