"""A table under the commands of its players."""

import asyncio
import json
import random
from collections.abc import Callable, Coroutine
from typing import Any

import pytest

from sixtysix.engine import engine_seed
from sixtysix.rules import PRESETS, commitment, house_rules, shuffled_deck
from sixtysix.services.command import Act, Next, Points, Refused
from sixtysix.services.entry import Acted, Created, Dealt, Entry
from sixtysix.services.ports import StoreFull
from sixtysix.services.room import BrokenHistory, replay
from sixtysix.services.tables import SOCKETS_AT_MOST
from tests.services.house import CLIENT_SEED, Client, House, failing


def run(work: Coroutine[Any, Any, None]) -> None:
    asyncio.run(work)


async def seated(house: House, **switches: object) -> Client:
    """A player whose turn it is, at a new table."""
    client = await house.client(house_rules("sixty-six", switches))
    await client.join()
    await client.settled()
    return client


async def turns(count: int, until: Callable[[], bool] = lambda: False) -> None:
    """Let the other tasks run."""
    for _ in range(count):
        if until():
            return
        await asyncio.sleep(0)


def changed(house: House, client: Client) -> str:
    return json.dumps(house.store.kept[client.opened.table])


def test_a_new_table_welcomes_and_deals() -> None:
    async def work() -> None:
        house = House()
        client = await house.client()
        assert await client.join() == 0
        welcome, dealt = client.frames[:2]
        assert (welcome["type"], welcome["version"], welcome["view"]) == ("welcome", 0, None)
        assert welcome["opponent"] == {"name": "random", "level": None}
        assert welcome["rules"]["differences"] == {}
        assert (dealt["type"], dealt["version"], dealt["command"]) == ("update", 1, None)
        assert [event["event"] for event in dealt["events"]] == ["dealt"]
        assert dealt["view"]["fairness"]["client_seed"] == CLIENT_SEED
        assert dealt["view"]["fairness"]["commitment"] == client.opened.commitment

    run(work())


@pytest.mark.parametrize("preset", PRESETS)
def test_whole_matches(preset: str) -> None:
    async def work() -> None:
        house, dice = House(seed=66), random.Random(preset)
        client = await house.client(PRESETS[preset], preset)
        await client.join()
        while await client.play_on(dice):
            pass
        assert not [frame for frame in client.frames if frame["type"] == "refused"]
        versions = [frame["version"] for frame in client.frames]
        assert versions == list(range(len(versions))), "one update a version, in order"
        room = house.store.room(client.opened.table)
        assert room.version == versions[-1]
        assert room.match.winner == client.view["match"]["winner"]
        score = client.view["match"]["score"]
        booked = [0, 0]
        for result in client.view["match"]["results"]:
            if result["winner"] is not None:
                booked[result["winner"]] += result["game_points"]
        assert booked == score

    run(work())


def test_the_shuffle_is_as_promised() -> None:
    async def work() -> None:
        house, dice = House(), random.Random(2)
        client = await house.client()
        await client.join()
        promised = client.opened.commitment
        while True:
            await client.settled()
            fairness = client.view["fairness"]
            if client.view["step"] == "over":
                seed = bytes.fromhex(fairness["server_seed"])
                assert commitment(seed) == promised == fairness["commitment"]
                deck = shuffled_deck(PRESETS["sixty-six"], seed, fairness["client_seed"], fairness["deal"])
                assert set(client.view["result"]["hands"][0]) <= {_name(card) for card in deck[:12]}
                promised = fairness["next_commitment"]
            else:
                assert fairness["server_seed"] is None
                assert fairness["next_commitment"] is None
            if not await client.play_on(dice):
                break

    run(work())


def _name(card: int) -> str:
    return "9JQKTA"[card % 6] + "SHDC"[card // 6]


def test_what_is_refused_changes_nothing() -> None:
    async def work() -> None:
        house = House()
        client = await seated(house)
        before = changed(house, client)
        version = client.version
        illegal = next(iter(client.view["why_not"]))
        for command, code in (
            (Act("a", version - 1, client.view["legal"][0]), "stale"),
            (Act("b", version + 1, client.view["legal"][0]), "stale"),
            (Act("c", version, illegal), client.view["why_not"][illegal]),
            (Act("d", version, "ZZ"), "unknown_action"),
            (Act("e", version, "W!"), "unknown_action"),
            (Next("f", version, ""), "deal_not_over"),
        ):
            answer = await client.say(command)
            assert (answer["type"], answer["error"], answer["version"]) == ("refused", code, version)
            assert answer["view"]["hand"]
            assert answer["message"]
        assert changed(house, client) == before

    run(work())


def test_every_reason_of_why_not_is_what_the_refusal_says() -> None:
    async def work() -> None:
        house, dice = House(), random.Random(5)
        client = await house.client(PRESETS["schnapsen"], "schnapsen")
        await client.join()
        while await client.play_on(dice):
            await client.settled()
            if client.view["step"] == "over":
                continue
            for word, code in client.view["why_not"].items():
                assert (await client.act(word))["error"] == code

    run(work())


def test_the_same_command_again_is_acknowledged_again() -> None:
    async def work() -> None:
        house = House()
        client = await seated(house)
        command = Act("once", client.version, client.view["legal"][0])
        first = await client.say(command)
        await client.settled()
        before = changed(house, client)
        again = await client.say(command)
        assert again == first
        other = await client.say(Act("once", client.version, "X"))
        assert other == first
        assert changed(house, client) == before

    run(work())


def test_next_is_refused_once_the_match_is_over() -> None:
    async def work() -> None:
        house, dice = House(), random.Random(4)
        client = await house.client()
        await client.join()
        while await client.play_on(dice):
            pass
        assert (await client.next())["error"] == "match_over"
        assert (await client.act("AS"))["error"] == "deal_over"

    run(work())


def test_a_bad_client_seed_is_refused() -> None:
    async def work() -> None:
        house, dice = House(), random.Random(4)
        client = await house.client()
        await client.join(seed="xyz")
        refused = client.last
        assert (refused["type"], refused["error"], refused["command"]) == ("refused", "bad_client_seed", None)
        assert (await client.act("AS"))["error"] == "not_dealt"
        await client.next("")
        while client.view["step"] != "over":
            await client.play_on(dice)
            await client.settled()
        assert (await client.next("12"))["error"] == "bad_client_seed"

    run(work())


def test_only_the_key_opens_the_seat() -> None:
    async def work() -> None:
        house = House()
        client = await seated(house)
        stranger = Client(house.tables, client.opened)
        with pytest.raises(Refused) as caught:
            await house.tables.join(client.opened.table, "0" * 48, 0, "", stranger)
        assert caught.value.code == "wrong_token"
        with pytest.raises(Refused) as caught:
            await house.tables.join("ab" * 10, client.opened.token, 0, "", stranger)
        assert caught.value.code == "unknown_table"
        with pytest.raises(Refused) as caught:
            await house.tables.command(client.opened.table, stranger, Points("a", 1, "own"))
        assert caught.value.code == "not_connected"
        assert not stranger.frames
        assert "token" not in json.dumps(client.frames)

    run(work())


def test_points_are_sent_only_when_switched_on() -> None:
    async def work() -> None:
        house = House()
        client = await seated(house)
        assert client.view["points"] is None
        answer = await client.points("own")
        assert answer["events"] == []
        assert answer["view"]["points"] == {"own": 0, "opponent": None}
        assert (await client.points("hidden"))["view"]["points"] is None
        shown = await seated(house, show_points="both")
        assert shown.view["points"] == {"own": 0, "opponent": 0}
        assert (await shown.points("hidden"))["view"]["points"] is None
        own = await seated(house, show_points="own")
        assert own.view["points"]["opponent"] is None

    run(work())


def test_two_tabs_see_the_same_and_the_later_command_is_stale() -> None:
    async def work() -> None:
        house = House()
        client = await seated(house)
        second = Client(house.tables, client.opened)
        await second.join()
        assert second.frames[0]["view"] == client.view
        version, word = client.version, client.view["legal"][0]
        answers = await asyncio.gather(
            client.say(Act("one", version, word)), second.say(Act("two", version, word))
        )
        assert [answer["type"] for answer in answers] == ["update", "refused"]
        assert answers[1]["error"] == "stale"
        await client.settled()
        await second.settled()
        assert client.view == second.view
        updates = [frame["version"] for frame in second.frames if frame["type"] == "update"]
        assert updates == list(range(version + 1, client.version + 1))
        second.leave()
        sent = len(second.frames)
        await client.play_on(random.Random(1))
        assert len(second.frames) == sent

    run(work())


def test_a_table_is_open_in_so_many_places_and_no_more() -> None:
    async def work() -> None:
        house = House()
        client = await seated(house)
        for _ in range(SOCKETS_AT_MOST - 1):
            await Client(house.tables, client.opened).join()
        with pytest.raises(Refused) as caught:
            await Client(house.tables, client.opened).join()
        assert caught.value.code == "too_many_sockets"
        client.leave()
        await Client(house.tables, client.opened).join()

    run(work())


def test_a_client_that_comes_back_is_told_what_it_missed() -> None:
    async def work() -> None:
        house, dice = House(), random.Random(3)
        client = await seated(house)
        seen = client.version
        for _ in range(3):
            await client.play_on(dice)
            await client.settled()
        back = Client(house.tables, client.opened)
        await back.join(seen=seen)
        assert [frame["version"] for frame in back.frames] == list(range(seen, client.version + 1))
        assert back.frames[0]["type"] == "welcome"
        by_version = {frame["version"]: frame for frame in client.frames if frame["type"] == "update"}
        assert back.frames[0]["view"] == by_version[seen]["view"]
        assert back.frames[1:] == [by_version[frame["version"]] for frame in back.frames[1:]]
        for far in (0, client.version, client.version + 50):
            fresh = Client(house.tables, client.opened)
            await fresh.join(seen=far)
            assert [frame["version"] for frame in fresh.frames] == [client.version]

    run(work())


def test_after_a_crash_everything_is_as_the_rows_say_and_the_engine_goes_on() -> None:
    async def work() -> None:
        house, dice = House(), random.Random(8)
        client = await house.client()
        await client.join()
        for _ in range(40):
            await client.settled()
            await client.play_on(dice)  # not waiting for the engine
            house = house.again()
            seen, client = client.version, Client(house.tables, client.opened)
            await client.join(seen)
            await client.settled()
        entries = house.store.entries(client.opened.table)
        assert client.version == len(entries) - 1
        actions = [entry for entry in entries if isinstance(entry, Acted)]
        assert any(entry.seat == 1 for entry in actions)

    run(work())


def test_the_engine_is_seeded_by_match_deal_and_step_and_sees_its_view_only() -> None:
    async def work() -> None:
        house = House()
        client = await seated(house)
        await client.play_on(random.Random(1))
        await client.settled()
        name = client.opened.table
        assert house.opponent.asked
        steps = {engine_seed(name, 1, step) for step in range(20)}
        for view, seed in house.opponent.asked:
            assert view.seat == 1
            assert seed in steps

    run(work())


def test_a_full_store_refuses_and_the_table_stays_as_it_was() -> None:
    async def work() -> None:
        house = House()
        client = await seated(house)
        before, version, hand = changed(house, client), client.version, client.view["hand"]
        with failing(house.store, StoreFull("no space")):
            answer = await client.act(client.view["legal"][0])
            assert (answer["type"], answer["error"], answer["message"]) == (
                "refused",
                "storage_full",
                "no space",
            )
            assert (answer["version"], answer["view"]["hand"]) == (version, hand)
        assert changed(house, client) == before
        assert (await client.act(client.view["legal"][0]))["type"] == "update"

    run(work())


def test_the_engine_tries_again_when_its_move_could_not_be_kept() -> None:
    async def work() -> None:
        house = House()
        client = await seated(house)
        word = client.view["legal"][0]
        answer = await client.act(word)
        if answer["view"]["turn"] != 1:
            pytest.skip("the engine is not on turn")
        with failing(house.store, StoreFull("no space")):
            await turns(50, until=lambda: len(house.clock.slept) >= 3)
        assert house.clock.slept[:3] == [1.0, 2.0, 4.0]
        assert client.frames[-1]["error"] == "storage_full"
        assert client.frames[-1]["command"] is None
        await turns(50)
        await client.settled()
        assert client.version > answer["version"]

    run(work())


def test_two_servers_on_one_store_agree() -> None:
    async def work() -> None:
        house = House()
        client = await seated(house)
        other = House(house.store, seed=2)
        second = Client(other.tables, client.opened)
        await second.join()
        version, word = client.version, client.view["legal"][0]
        first, late = await asyncio.gather(
            client.say(Act("one", version, word)), second.say(Act("two", version, word))
        )
        assert {first["type"], late["type"]} == {"update", "refused"}
        await turns(200)
        room = house.store.room(client.opened.table)
        commands = [entry.command for entry in house.store.entries(room.name) if isinstance(entry, Acted)]
        assert commands.count("one") + commands.count("two") == 1

    run(work())


def test_an_unknown_table_leaves_nothing_behind() -> None:
    async def work() -> None:
        house = House()
        client = await house.client()
        for number in range(20):
            with pytest.raises(Refused):
                await house.tables.join(f"{number:020x}", "x", 0, "", client)
        assert not house.tables._lives
        await client.join()
        await client.settled()
        client.leave()
        await turns(20)  # the engine's task ends
        assert not house.tables._lives

    run(work())


def test_close_stops_thinking() -> None:
    async def work() -> None:
        house = House()
        client = await seated(house)
        await client.act(client.view["legal"][0])
        await house.tables.close()
        sent = len(client.frames)
        await turns(50)
        assert len(client.frames) == sent

    run(work())


def test_a_history_that_cannot_have_happened_is_refused() -> None:
    async def work() -> None:
        house, dice = House(), random.Random(1)
        client = await seated(house)
        for _ in range(6):
            await client.play_on(dice)
            await client.settled()
        name = client.opened.table
        entries = house.store.entries(name)
        created, dealt = entries[0], entries[1]
        assert isinstance(created, Created)
        assert isinstance(dealt, Dealt)
        acted = next(entry for entry in entries if isinstance(entry, Acted))
        bad: list[list[Entry]] = [
            [],
            [dealt],
            [created, created],
            [created, acted],
            [created, dealt, dealt],
            [created, dealt.model_copy(update={"server_seed": "00" * 32})],
            [created, dealt.model_copy(update={"dealer": 1 - dealt.dealer})],
            [created, dealt.model_copy(update={"deal": 2})],
            [created, dealt, acted.model_copy(update={"seat": 1 - acted.seat})],
            [created, dealt, acted.model_copy(update={"action": "ZZ"})],
        ]
        for history in bad:
            with pytest.raises(BrokenHistory):
                replay(name, history)
        rows = house.store.kept[name]
        rows[1] = rows[1]._replace(payload=rows[1].payload.replace('"deal":1', '"deal":7'))
        fresh = House(house.store)
        with pytest.raises(Refused) as caught:
            await fresh.tables.join(name, client.opened.token, 0, "", client)
        assert caught.value.code == "broken_table"

    run(work())
