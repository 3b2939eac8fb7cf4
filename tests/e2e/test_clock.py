"""The clock of the device is set back in the middle of a match: nothing that is told, shown or counted depends on it."""

from playwright.sync_api import Page

from tests.e2e.means import by_keyboard
from tests.e2e.player import Player
from tests.e2e.statistics import figure, lose_a_deal, open_statistics, until_kept_on_server

CLOCK = """() => {
  let back = 0;
  const [now, RealDate] = [Date.now.bind(Date), Date];
  window.setBack = (ms) => (back += ms);
  window.Date = class extends RealDate {
    constructor(...given) { given.length ? super(...given) : super(now() - back); }
    static now() { return now() - back; }
  };
}"""
HOUR_MS = 3_600_000


def test_a_clock_that_is_set_back_changes_nothing(page: Page, player: Player) -> None:
    page.add_init_script(f"({CLOCK})()")
    page.reload()
    player.wait_for_turn()
    said = page.locator(".say").get_by_text("Nothing to draw.")
    page.keyboard.press("d")
    said.wait_for()
    said.wait_for(state="detached")
    page.evaluate("ms => window.setBack(ms)", HOUR_MS)
    page.keyboard.press("d")
    said.wait_for()
    for _ in range(3):
        player.wait_for_turn()
        player.act(
            lambda action: by_keyboard(page, action), next(a for a in player.view["legal"] if a != "W")
        )
    player.wait_for_turn()
    lose_a_deal(page, player)
    page.evaluate("ms => window.setBack(ms)", 24 * HOUR_MS)
    dialog = open_statistics(page)
    until_kept_on_server(dialog, 1)
    assert "of 1" in figure(dialog, "Deals won")
