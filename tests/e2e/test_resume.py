"""A reload, a second tab, a lost table, blocked storage: the match goes on, or says what happened."""

import json
import sqlite3

from playwright.sync_api import Page

from tests.e2e.means import by_keyboard
from tests.e2e.player import Player
from tests.e2e.witness import Witness
from tests.kit.server import ServerProcess


def test_reload_keeps_the_seat_and_the_hand(page: Page, player: Player) -> None:
    player.wait_for_turn()
    player.act(lambda action: by_keyboard(page, action))
    player.wait_for_turn()
    table, before = player.table, player.view
    page.reload()
    player.wait_until(lambda: player.welcomes() == 2, "the page came back")
    assert player.table == table
    assert player.view["hand"] == before["hand"]
    assert player.view["match"] == before["match"]


def test_two_tabs_show_the_same_and_an_action_counts_once(
    page: Page, player: Player, server: ServerProcess, witness: Witness
) -> None:
    second_page = page.context.new_page()
    second = Player(second_page, Witness(server.database), seed=1)
    second.open(server.address)
    assert second.table == player.table
    player.wait_for_turn()
    player.act(lambda action: by_keyboard(page, action))
    player.wait_for_turn()
    second.wait_until(lambda: second.version == player.version, "the other tab followed")
    assert second.view == player.view
    seats = [
        json.loads(row.payload).get("seat") for row in witness.rows(player.table) if row.kind == "action"
    ]
    assert seats.count(player.view["seat"]) == 1
    second_page.close()


def test_a_table_that_the_server_lost_is_replaced(
    page: Page, player: Player, server: ServerProcess, faults: list[str]
) -> None:
    lost = player.table
    server.stop()
    with sqlite3.connect(server.database) as connection:
        connection.execute("DELETE FROM entry WHERE room = ?", (lost,))
    connection.close()
    server.start()
    page.reload()
    player.wait_until(lambda: player.table != lost, "a new table was dealt")
    page.locator("[data-hand] button[data-card]").first.wait_for()
    faults.clear()  # a server that is away is logged by the browser


def test_blocked_storage_still_plays(page: Page, server: ServerProcess, witness: Witness) -> None:
    page.add_init_script(
        "for (const name of ['localStorage', 'sessionStorage'])"
        " Object.defineProperty(window, name, { get() { throw new DOMException('blocked', 'SecurityError'); } });"
    )
    player = Player(page, witness, seed=2)
    player.open(server.address)
    player.wait_for_turn()
    player.act(lambda action: by_keyboard(page, action))
