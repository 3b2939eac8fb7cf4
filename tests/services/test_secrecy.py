"""No seat is sent what it may not know: whole random matches, every frame searched as text."""

import asyncio
import json
import random
import re
from typing import Any

from hypothesis import example, given, settings
from hypothesis import strategies as st

from sixtysix.rules import (
    PRESETS,
    SEATS,
    SWITCHES,
    CardSet,
    ImpossibleVariant,
    Variant,
    cards_in,
    house_rules,
)
from sixtysix.rules.cardset import PAIRS
from sixtysix.services.entry import Dealt
from sixtysix.services.room import Room, opened
from tests.services.house import Client, House

CARD = re.compile(r'"([ATKQJ9][SHDC])"')


@st.composite
def variants(draw: st.DrawFn) -> Variant:
    """A preset with a few switches changed."""
    preset = draw(st.sampled_from(sorted(PRESETS)))
    chosen = draw(st.lists(st.sampled_from(SWITCHES), max_size=6, unique_by=lambda switch: switch.name))
    variant = PRESETS[preset]
    taken: dict[str, object] = {}
    for switch in chosen:
        value = draw(st.sampled_from(switch.values))
        try:
            variant = house_rules(preset, {**taken, switch.name: value})
            taken[switch.name] = value
        except ImpossibleVariant:
            continue
    return variant


class Witness:
    """What a seat has had the right to see in the present deal, by looking at the whole table after every entry."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.seen: CardSet = 0
        self._seen_after: dict[int, CardSet] = {}

    def look(self, room: Room, *, fresh: bool) -> None:
        deal = room.deal
        assert deal is not None
        if room.undone is not None:
            self.seen = self._seen_after[deal.steps]  # what was shown since is not spoken of again
            return
        if fresh:
            self.seen = 0
        for state in (deal.dealt, deal.state) if fresh else (deal.state,):
            table = state.table
            self.seen |= state.hands[self.seat] | table.piles[0] | table.piles[1]
            if table.turn_up is not None:
                self.seen |= 1 << table.turn_up
            if table.led is not None:
                self.seen |= 1 << table.led
            for seat in SEATS:
                for suit in range(4):
                    if table.married[seat] >> suit & 1:
                        self.seen |= PAIRS[suit]
        self._seen_after[deal.steps] = self.seen

    def names(self) -> set[str]:
        return {"9JQKTA"[card % 6] + "SHDC"[card // 6] for card in cards_in(self.seen)}


@settings(max_examples=40)
@given(variant=variants(), seed=st.integers(0, 2**32))
@example(variant=PRESETS["sixty-six-light"], seed=1)
@example(variant=PRESETS["schnapsen"], seed=2)
@example(variant=PRESETS["us-hoyle"], seed=3)
@example(variant=house_rules("schnapsen", {"show_points": "both"}), seed=4)
def test_no_frame_tells_a_seat_what_it_may_not_know(variant: Variant, seed: int) -> None:
    asyncio.run(_match(variant, seed))


async def _match(variant: Variant, seed: int) -> None:
    house, dice = House(seed=seed), random.Random(seed)
    hints: list[tuple[int, dict[str, Any]]] = []
    client = await house.client(variant)
    await client.join()
    for _ in range(200):
        if not await client.play_on(dice):
            break
        if dice.random() < 0.1:
            await client.points(dice.choice(["own", "hidden"]))
        if dice.random() < 0.1:
            await client.act(dice.choice(["AS", "X", "C", "D", "20H", "W!"]))  # refusals are frames too
        if dice.random() < 0.1:
            await client.undo()
        if dice.random() < 0.1:
            hints.append((client.version, await client.hint()))
    _search(house, client)
    for version, hint in hints:
        if hint["type"] == "hint":
            view = next(frame["view"] for frame in reversed(client.frames) if frame["version"] == version)
            assert {each["action"] for each in hint["values"]} | {hint["best"]} <= set(view["legal"])


def _search(house: House, client: Client) -> None:
    name = client.opened.table
    entries = house.store.entries(name)
    room = opened(name, entries[0])
    witness = Witness(0)
    allowed: list[set[str]] = [set()]
    secrets: list[list[str]] = [[client.opened.token, room.next_seed.hex()]]
    for entry in entries[1:]:
        room = room.then(entry)
        assert room.deal is not None
        witness.look(room, fresh=isinstance(entry, Dealt))
        over = room.deal.over
        allowed.append(
            {"9JQKTA"[card % 6] + "SHDC"[card // 6] for card in range(24)} if over else witness.names()
        )
        hidden: list[str] = [] if over else [room.deal.server_seed.hex()]
        secrets.append([client.opened.token, room.next_seed.hex(), *hidden])
    for frame, text in zip(client.frames, client.texts, strict=True):
        version: int = frame["version"]
        told = set(CARD.findall(_without_unseen(frame)))
        assert told <= allowed[version], f"version {version} tells {told - allowed[version]}"
        assert not any(map(text.__contains__, secrets[version]))
        view = frame["view"]
        if view is not None and view["step"] != "over":
            assert view["result"] is None
            assert "totals" not in text
            shown = room.variant.show_points
            assert shown == "both" or view["points"] is None or view["points"]["opponent"] is None
            _check_unseen(view, allowed[version], room.variant)


def _without_unseen(frame: dict[str, Any]) -> str:
    """The frame as text, but for the list of what the seat has not seen: it names what it knows nothing about."""
    view = frame["view"]
    return json.dumps({**frame, "view": {**view, "unseen": None}} if view else frame)


def _check_unseen(view: dict[str, Any], seen: set[str], variant: Variant) -> None:
    """Under the open count exactly what the seat has not seen is listed, which tells nothing; else no list is sent."""
    if variant.show_points != "both":
        assert view["unseen"] is None
        return
    pack = {rank + suit for rank in "ATKQJ9"[: 6 if variant.deck == 24 else 5] for suit in "SHDC"}
    assert set(view["unseen"]) == pack - seen
    assert len(view["unseen"]) == len(set(view["unseen"]))
