"""Without the server: a whole match on this device, reloads, and the way back."""

import json
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page

from sixtysix.engine import LEVELS, decide, needs_of
from sixtysix.services.room import engine_seed, opened
from sixtysix.services.entry import Acted, entry_of
from sixtysix.notation import action_from_name
from tests.e2e.device import KEPT, DeviceWitness
from tests.e2e.means import by_keyboard, by_touch
from tests.e2e.player import RESULT, Player
from tests.kit.server import ServerProcess, running_server

DEALS_AT_MOST = 40
READ_MS = 450


@pytest.fixture
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server of this test alone: it will be gone for most of it."""
    with running_server(tmp_path_factory.mktemp("gone")) as process:
        yield process


@pytest.fixture
def witness(server: ServerProcess) -> DeviceWitness:
    """Hears what the page's worker says."""
    return DeviceWitness(server.database)


@pytest.fixture
def player(page: Page, witness: DeviceWitness, server: ServerProcess, faults: list[str]) -> Iterator[Player]:
    """A player who has been here once, against the master, and whose server is gone since."""
    player = Player(page, witness, seed=66)
    _visit(page, server)
    page.evaluate("localStorage.setItem('sixtysix.settings', JSON.stringify({ level: 'master' }))")
    server.kill()
    page.reload()
    player.wait_until(lambda: witness.told is not None, "a table was opened on the device")
    page.wait_for_selector("[data-hand] button[data-card]")
    yield player
    faults.clear()  # a server that is away is logged by the browser


def _visit(page: Page, server: ServerProcess) -> None:
    page.goto(server.address)
    page.wait_for_selector("[data-hand] button[data-card]")
    page.wait_for_function(KEPT)


def test_offline_whole_match_at_master_by_keyboard(page: Page, player: Player, witness: DeviceWitness) -> None:
    assert witness.told_all[0]["opponent"] == {"name": "sixtysix", "level": "master"}
    for _ in range(DEALS_AT_MOST):
        while player.view["step"] != "over":
            player.wait_for_turn()
            if player.view["step"] == "over":
                break
            player.act(lambda action: by_keyboard(page, action))
            witness.scan_frames(player.table)
            witness.scan_page(page, player.table)
        page.locator(RESULT).wait_for()
        if player.view["match"]["over"]:
            break
        deal = player.view["deal"]
        page.wait_for_timeout(READ_MS)
        page.keyboard.press("Enter")
        player.wait_until(lambda: player.view["deal"] == deal + 1, "the next deal")  # noqa: B023
    assert max(player.view["match"]["score"]) >= player.view["match"]["target"]
    assert _decisions_are_the_masters(witness, player.table) > 20
    kept = witness.room_at(player.table, player.version)
    assert kept.match.score == tuple(player.view["match"]["score"])
    page.wait_for_timeout(READ_MS)
    page.keyboard.press("Enter")
    player.wait_until(lambda: player.view["match"]["score"] == [0, 0], "a new match, on the device again")


def _decisions_are_the_masters(witness: DeviceWitness, table: str) -> int:
    """Replays the table: each action of the engine is the one that the server's master takes there. Says how many there are."""
    entries = [entry_of(row) for row in witness.rows(table)]
    room, found = opened(table, entries[0]), 0
    for entry in entries[1:]:
        if isinstance(entry, Acted) and entry.seat == 1:
            deal = room.deal
            assert deal is not None
            seed = engine_seed(table, deal.number, deal.steps)
            action = decide(deal.views[1], seed, LEVELS["master"], needs_of(room.match, 1))
            assert action == action_from_name(entry.action, deal.state.table.trump)
            found += 1
        room = room.then(entry)
    return found
