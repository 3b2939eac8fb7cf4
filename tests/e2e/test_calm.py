"""Nothing on the table jumps, moves for those who asked for stillness, or is fetched from elsewhere (T3, T4, T18)."""

from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Page

from tests.e2e.means import by_keyboard
from tests.e2e.player import RESULT, Player
from tests.e2e.witness import Witness
from tests.kit.server import ServerProcess

SHIFT_AT_MOST = 0.02
_WATCH = """
window.shift = 0;
window.moves = [];
new PerformanceObserver((list) => list.getEntries().forEach((each) => each.hadRecentInput || (window.shift += each.value)))
  .observe({ type: 'layout-shift', buffered: true });
// what only comes or goes, at once, moves nothing
const OTHER = ['offset', 'computedOffset', 'easing', 'composite', 'visibility'];
const moving = (effect) => effect.getKeyframes().some((frame) => Object.keys(frame).some((name) => !OTHER.includes(name)));
const look = () => {
  for (const each of document.getAnimations()) {
    const what = each.transitionProperty ?? each.animationName ?? 'script';
    if (each.playState === 'running' && each.effect.getTiming().duration > 80 && moving(each.effect)) window.moves.push(what);
  }
  requestAnimationFrame(look);
};
requestAnimationFrame(look);
"""


def _a_deal(page: Page, player: Player) -> None:
    while player.view["step"] != "over":
        player.wait_for_turn()
        if player.view["step"] == "over":
            break
        player.act(lambda action: by_keyboard(page, action))
    page.locator(RESULT).wait_for()
    page.locator(f"{RESULT} .costs p").nth(1).wait_for()
    page.wait_for_timeout(300)


@pytest.mark.parametrize("size", [(360, 740), (1280, 800)], ids=str)
def test_nothing_jumps_from_the_first_card_to_the_result(
    page: Page, server: ServerProcess, witness: Witness, size: tuple[int, int]
) -> None:
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.add_init_script(_WATCH)
    player = Player(page, witness, seed=66)
    player.open(server.address)
    _a_deal(page, player)
    assert page.evaluate("window.shift") <= SHIFT_AT_MOST, size
    assert {urlsplit(url).netloc for url in asked if url.startswith(("http", "ws"))} == {
        urlsplit(server.address).netloc
    }


def test_reduced_motion_moves_nothing(page: Page, server: ServerProcess, witness: Witness) -> None:
    page.emulate_media(reduced_motion="reduce")
    page.add_init_script(_WATCH)
    player = Player(page, witness, seed=66)
    player.open(server.address)
    _a_deal(page, player)
    assert page.evaluate("window.moves") == []


def test_motion_is_seen_where_it_is_wanted(page: Page, server: ServerProcess, witness: Witness) -> None:
    """The watch of the test above does see what moves."""
    page.emulate_media(reduced_motion="no-preference")
    page.add_init_script(_WATCH)
    player = Player(page, witness, seed=66)
    player.open(server.address)
    player.wait_for_turn()
    player.act(lambda action: by_keyboard(page, action))
    page.wait_for_timeout(800)
    assert "transform" in page.evaluate("window.moves")
