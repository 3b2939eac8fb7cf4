"""Without the server: a whole match on this device, reloads, and the way back."""

import asyncio
import json
from concurrent.futures import ThreadPoolExecutor

import pytest
from playwright.sync_api import Page

from sixtysix.adapters.opponent import EngineOpponent
from sixtysix.engine import LEVELS, decide, engine_seed, needs_of
from sixtysix.notation import action_from_name
from sixtysix.services.costs import costs_of
from sixtysix.services.entry import Acted, entry_of
from sixtysix.services.room import Room, opened
from sixtysix.services.wire import costs_frame
from tests.e2e.device import DeviceWitness, visit
from tests.e2e.means import by_keyboard, by_touch
from tests.e2e.player import RESULT, Player
from tests.kit.server import ServerProcess

DEALS_AT_MOST = 40
READ_MS = 450


def _play_deal(page: Page, player: Player, witness: DeviceWitness) -> None:
    while player.view["step"] != "over":
        player.wait_for_turn()
        if player.view["step"] == "over":
            break
        player.act(lambda action: by_keyboard(page, action))
        witness.scan_frames(player.table)
        witness.scan_page(page, player.table)
    page.locator(RESULT).wait_for()


def test_offline_whole_match_at_master_by_keyboard(
    page: Page, stranded: Player, device: DeviceWitness
) -> None:
    player = stranded
    assert device.told_all[0]["opponent"] == {"name": "sixtysix", "level": "master"}
    for _ in range(DEALS_AT_MOST):
        _play_deal(page, player, device)
        if player.view["match"]["over"]:
            break
        deal = player.view["deal"]
        page.wait_for_timeout(READ_MS)
        page.keyboard.press("Enter")
        player.wait_until(lambda: player.view["deal"] == deal + 1, "the next deal")  # noqa: B023
    assert max(player.view["match"]["score"]) >= player.view["match"]["target"]
    room = device.room_at(player.table, player.version)
    assert room.match.score == tuple(player.view["match"]["score"])
    assert _decisions_are_the_masters(device, player.table) > 20
    _costs_are_the_services(device, player, room)
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


def _costs_are_the_services(witness: DeviceWitness, player: Player, room: Room) -> None:
    """What the page was told of its decisions' costs is what the server would have told."""
    player.wait_until(lambda: witness.last("costs") is not None, "the decisions were weighed")
    told = witness.last("costs")
    assert told is not None
    assert room.deal is not None
    with ThreadPoolExecutor() as executor:  # Playwright has a loop of its own in this thread
        asked = costs_of(room.match, room.deal.past, 0, EngineOpponent(executor).weigh)
        costs = executor.submit(asyncio.run, asked).result()
    expected = costs_frame(room, 0, told["command"], costs)
    assert told["worth"] == pytest.approx(expected.pop("worth"), abs=1e-4)
    assert [each.pop("cost") for each in told["decisions"]] == pytest.approx(
        [each.pop("cost") for each in expected["decisions"]], abs=1e-4
    )
    assert told["decisions"] == expected["decisions"]


@pytest.mark.parametrize("size", [(360, 740)])
@pytest.mark.parametrize("touch", [True])
def test_offline_reload_goes_on_in_the_middle_of_a_trick(
    page: Page, stranded: Player, device: DeviceWitness
) -> None:
    player, reloads = stranded, 0
    while reloads < 2:
        player.wait_for_turn()
        if player.view["step"] == "over":
            deal = player.view["deal"]
            page.locator(RESULT).wait_for()
            page.wait_for_timeout(READ_MS)
            page.locator(f"{RESULT} button[data-first]").tap()
            player.wait_until(lambda: player.view["deal"] != deal, "the next deal")  # noqa: B023
            continue
        if player.view["step"] == "follow":
            table, view, version = player.table, player.view, player.version
            page.reload()
            player.wait_until(lambda: device.last("welcome") is not None, "the page came back")
            assert player.table == table
            assert player.version >= version
            assert player.view["hand"] == view["hand"]
            assert player.view["trick"] == view["trick"]
            reloads += 1
            player.wait_for_turn()
        player.act(lambda action: by_touch(page, action))


def test_offline_the_server_comes_back(
    page: Page, stranded: Player, device: DeviceWitness, lonely: ServerProcess
) -> None:
    """Where nothing was played meanwhile, its match goes on at once."""
    waiting = json.loads(page.evaluate("localStorage.getItem('sixtysix.seat')"))
    assert waiting["here"]
    lonely.start()
    page.get_by_text("The server is back: your match goes on.").first.wait_for()
    seat = json.loads(page.evaluate("localStorage.getItem('sixtysix.seat')"))
    assert seat["table"] == waiting["kept"]["table"]
    assert seat["token"] == waiting["kept"]["token"]
    page.wait_for_selector("[data-hand] button[data-card]:not([aria-disabled])")
    assert device.lacks == []
    assert stranded.table == waiting["table"]


def test_offline_a_match_begun_here_is_played_here(
    page: Page, stranded: Player, device: DeviceWitness, lonely: ServerProcess
) -> None:
    """And the server's is kept, also over a reload."""
    player = stranded
    player.wait_for_turn()
    player.act(lambda action: by_keyboard(page, action))
    table, kept = player.table, json.loads(page.evaluate("localStorage.getItem('sixtysix.seat')"))["kept"]
    lonely.start()
    page.get_by_text("Your match at the server goes on after this one.").first.wait_for()
    page.reload()
    player.wait_until(lambda: device.last("welcome") is not None, "the page came back")
    assert player.table == table
    _play_deal(page, player, device)
    assert (
        json.loads(page.evaluate("localStorage.getItem('sixtysix.seat')"))["kept"]["table"] == kept["table"]
    )


def test_offline_a_lost_line_offers_to_play_here(
    page: Page, device: DeviceWitness, lonely: ServerProcess
) -> None:
    player = Player(page, device, seed=1)
    visit(page, lonely)
    page.keyboard.press("Escape")
    seat = json.loads(page.evaluate("localStorage.getItem('sixtysix.seat')"))
    lonely.kill()
    page.get_by_role("button", name="Play on this device").click()
    player.wait_until(lambda: device.told is not None, "a table was opened on the device")
    player.wait_for_turn()
    player.act(lambda action: by_keyboard(page, action))
    here = json.loads(page.evaluate("localStorage.getItem('sixtysix.seat')"))
    assert here["kept"]["table"] == seat["table"]


def test_offline_two_pages_play_one_match(page: Page, stranded: Player, device: DeviceWitness) -> None:
    other_page = page.context.new_page()
    other_device = DeviceWitness(device.database)
    other = Player(other_page, other_device, seed=2)
    other_page.goto(page.url)
    other.wait_until(lambda: other_device.told is not None, "the other page sat down")
    assert other.table == stranded.table
    stranded.wait_for_turn()
    stranded.act(lambda action: by_keyboard(page, action))
    stranded.wait_for_turn()
    other.wait_until(lambda: other.version == stranded.version, "the other page followed")
    assert other.view == stranded.view
    rows = device.rows(stranded.table)
    assert [row.seq for row in rows] == list(range(len(rows)))
    other_page.close()
