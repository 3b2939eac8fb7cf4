"""Undo against the engine, hints, what decisions cost, and the level of a table."""

import asyncio
import random

from sixtysix.notation import action_name
from sixtysix.rules import actions_in, is_claim
from sixtysix.services.entry import Created, Undone
from tests.services.house import Client, House


def legal_card(client: Client) -> str:
    legal: list[str] = client.view["legal"]
    return next(action for action in legal if action[0] in "ATKQJ9")


async def led(house: House) -> Client:
    """A player on lead in a deal in which nothing has happened to him yet."""
    while True:
        client = await house.client()
        await client.join()
        await client.settled()
        if client.view["step"] == "lead" and client.view["talon"] == 12:
            return client
        client.leave()


def test_an_action_is_taken_back_while_the_opponent_thinks_and_the_deal_still_counts() -> None:
    async def play() -> None:
        house = House()
        client = await led(house)
        before = client.view
        house.opponent.held = asyncio.Event()
        await client.act(legal_card(client))
        assert client.view["trick"]
        answer = await client.undo()
        assert answer["type"] == "update"
        assert answer["events"] == [{"event": "undone", "seat": 0}]
        assert answer["view"] == before
        house.opponent.held.set()
        await asyncio.sleep(0)
        assert client.view == before, "what the opponent thought of meanwhile is not played"
        again = await client.act(legal_card(client))
        assert again["type"] == "update"
        await client.settled()
        assert client.view["tricks"] != [0, 0], "the opponent thinks again, of the new action"

    asyncio.run(play())


def test_undone_past_an_action_of_the_opponent_it_is_practice() -> None:
    async def play() -> None:
        house = House()
        client = await led(house)
        before = client.view
        await client.act(legal_card(client))
        await client.settled()
        assert not client.view["practice"]
        answer = await client.undo()
        assert answer["view"] == {**before, "practice": True}
        assert isinstance(house.store.entries(client.opened.table)[-1], Undone)

    asyncio.run(play())


def test_the_next_deal_counts_again() -> None:
    async def play() -> None:
        house, dice = House(), random.Random(3)
        client = await led(house)
        await client.act(legal_card(client))
        await client.settled()
        await client.undo()
        while client.view["deal"] == 1:
            assert client.view["practice"]
            await client.play_on(dice)
        assert not client.view["practice"]

    asyncio.run(play())


def test_nothing_to_undo_and_nothing_after_the_end() -> None:
    async def play() -> None:
        house, dice = House(), random.Random(3)
        client = await led(house)
        refused = await client.undo()
        assert (refused["type"], refused["error"]) == ("refused", "nothing_to_undo")
        while client.view["step"] != "over":
            await client.play_on(dice)
        refused = await client.undo()
        assert (refused["type"], refused["error"]) == ("refused", "deal_over")

    asyncio.run(play())


def test_undo_all_the_way_back_and_play_on_to_the_end() -> None:
    async def play() -> None:
        house, dice = House(), random.Random(5)
        client = await led(house)
        first, done = client.view, 0
        while done < 6:
            await client.play_on(dice)
            await client.settled()
            done += 1
        assert client.view["step"] != "over"
        for _ in range(done):
            assert (await client.undo())["type"] == "update"
        assert client.view == {**first, "practice": True}
        while await client.play_on(dice):
            pass
        assert client.view["match"]["over"]
        room = house.store.room(client.opened.table)
        assert list(room.match.score) == client.view["match"]["score"], "the rows give the same match again"

    asyncio.run(play())


def test_a_hint_says_what_the_strongest_would_do_and_changes_nothing() -> None:
    async def play() -> None:
        house = House()
        client = await led(house)
        version, rows = client.version, len(house.store.entries(client.opened.table))
        hint = await client.hint()
        assert hint["type"] == "hint"
        assert hint["version"] == version
        assert hint["best"] == hint["values"][0]["action"]
        assert {each["action"] for each in hint["values"]} <= set(client.view["legal"])
        assert len(house.store.entries(client.opened.table)) == rows
        house.opponent.held = asyncio.Event()
        await client.act(legal_card(client))
        refused = await client.hint()
        assert (refused["type"], refused["error"]) == ("refused", "not_your_turn")
        stale = await client.hint(late=1)
        assert (stale["type"], stale["error"]) == ("refused", "stale")
        house.opponent.held.set()
        await house.tables.close()

    asyncio.run(play())


def test_the_table_keeps_its_level() -> None:
    async def play() -> None:
        house = House()
        client = await house.client(level="novice")
        await client.join()
        assert client.frames[0]["opponent"] == {"name": "random", "level": "novice"}
        created = house.store.entries(client.opened.table)[0]
        assert isinstance(created, Created)
        assert [sitter.level for sitter in created.seats] == [None, "novice"]
        dice = random.Random(1)
        for _ in range(4):
            await client.play_on(dice)
        assert set(house.opponent.levels) == {"novice"}

    asyncio.run(play())


def test_the_costs_of_a_deal_are_told_once_it_is_over() -> None:
    async def play() -> None:
        house, dice = House(), random.Random(3)
        client = await led(house)
        refused = await client.costs()
        assert (refused["type"], refused["error"]) == ("refused", "deal_not_over")
        while client.view["step"] != "over":
            await client.play_on(dice)
        told = await client.costs()
        room = house.store.room(client.opened.table)
        assert room.deal is not None
        own = [
            step for step in room.deal.past if step.seat == 0 and step.before.views[0].legal.bit_count() > 1
        ]
        assert len(told["decisions"]) == len(own) > 2
        for decision, step in zip(told["decisions"], own, strict=True):
            best = max(actions_in(step.before.views[0].legal))
            trump = room.deal.state.table.trump
            assert decision["action"] == action_name(step.action, trump)
            assert decision["best"] == action_name(best, trump)
            assert decision["cost"] == round((best - step.action) / 100, 4)
        assert told["worth"] == max(actions_in(own[0].before.views[0].legal)) / 100
        assert [each["trick"] for each in told["decisions"]] == sorted(
            each["trick"] for each in told["decisions"]
        )

    asyncio.run(play())


def test_a_wrong_claim_costs_what_it_has_lost() -> None:
    async def play() -> None:
        house = House()
        client = await led(house)
        deal = house.store.room(client.opened.table).deal
        assert deal is not None
        best = max(action for action in actions_in(deal.views[0].legal) if not is_claim(action)) / 100
        await client.act("W")
        assert client.view["result"]["reason"] == "false_claim"
        told = await client.costs()
        assert told["decisions"] == [{"trick": 1, "action": "W", "best": "C", "cost": round(best + 3, 4)}]

    asyncio.run(play())
