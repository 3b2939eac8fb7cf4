"""No seat is sent what it may not know: whole random matches, and every frame of both seats searched as text."""

import asyncio
import json
import random
import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any, Final

from sixtysix.rules import SEATS, CardSet, Seat, Variant, card_name, cards_in
from sixtysix.rules.cardset import PAIRS
from sixtysix.services.entry import Dealt, Entry
from sixtysix.services.room import Room, opened
from sixtysix.services.wire import update_frame, welcome_frame
from tests.services.house import Client, House

CARD: Final = re.compile(r'"([ATKQJ9][SHDC])"')
STEPS: Final = 200
"""Things that a player does in one match at most."""


class Witness:
    """What a seat has had the right to see in the present deal, by looking at the whole table after every entry."""

    def __init__(self, seat: Seat) -> None:
        self.seat = seat
        self.seen: CardSet = 0
        self._seen_after: dict[int, CardSet] = {}

    def look(self, room: Room, *, fresh: bool) -> None:
        """See what lies open to the seat now."""
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
            for card in (table.turn_up, table.led):
                if card is not None:
                    self.seen |= 1 << card
            for seat in SEATS:
                for suit in range(4):
                    if table.married[seat] >> suit & 1:
                        self.seen |= PAIRS[suit]
        self._seen_after[deal.steps] = self.seen

    def names(self) -> set[str]:
        """The cards seen, as they are written."""
        return {card_name(card) for card in cards_in(self.seen)}


@dataclass
class Searched:
    """How much was played and searched."""

    deals: int = 0
    frames: int = 0


@dataclass
class _Version:
    """What may be told at one version of a table, seat by seat."""

    room: Room
    seen: tuple[set[str], set[str]]
    secrets: list[str] = field(default_factory=list[str])


def search_match(variant: Variant, seed: int) -> Searched:
    """Play a match of random actions, undos, hints and refusals, and search all that either seat is sent.

    An `AssertionError` tells which frame says too much.
    """
    return asyncio.run(_search_match(variant, seed))


async def _search_match(variant: Variant, seed: int) -> Searched:
    house, dice = House(seed=seed), random.Random(seed)
    answers: list[tuple[int, dict[str, Any]]] = []
    client = await house.client(variant)
    await client.join()
    for _ in range(STEPS):
        if not await client.play_on(dice):
            break
        if dice.random() < 0.1:
            await client.points(dice.choice(["own", "hidden"]))
        if dice.random() < 0.1:
            await client.act(dice.choice(["AS", "X", "C", "D", "20H", "W!"]))  # refusals are frames too
        if dice.random() < 0.1:
            await client.undo()
        if dice.random() < 0.1:
            answers.append((client.version, await client.hint()))
        if dice.random() < 0.1:
            answers.append((client.version, await client.costs()))
    return _search(house, client, answers)


def _search(house: House, client: Client, answers: list[tuple[int, dict[str, Any]]]) -> Searched:
    entries = house.store.entries(client.opened.table)
    versions = list(_versions(client, entries))
    searched = Searched(deals=sum(isinstance(entry, Dealt) for entry in entries))
    for frame, text in zip(client.frames, client.texts, strict=True):
        version = int(frame["version"])
        _search_frame(frame, text, versions[version], 0, searched)
    for version, frame in answers:
        _search_frame(frame, json.dumps(frame), versions[version], 0, searched)
        if frame["type"] == "hint":
            view = next(each["view"] for each in reversed(client.frames) if each["version"] == version)
            assert {each["action"] for each in frame["values"]} | {frame["best"]} <= set(view["legal"])
    for told in versions[1:]:
        for seat in SEATS:
            for frame in (update_frame(told.room, seat), welcome_frame(told.room, seat)):
                _search_frame(frame, json.dumps(frame), told, seat, searched)
    return searched


def _versions(client: Client, entries: list[Entry]) -> Iterator[_Version]:
    token = client.opened.token
    room = opened(client.opened.table, entries[0])
    witnesses = (Witness(0), Witness(1))
    yield _Version(room, (set(), set()), [token, room.next_seed.hex()])
    for entry in entries[1:]:
        room = room.then(entry)
        assert room.deal is not None
        for witness in witnesses:
            witness.look(room, fresh=isinstance(entry, Dealt))
        over = room.deal.over
        everything = {card_name(card) for card in range(24)}
        seen = (everything, everything) if over else (witnesses[0].names(), witnesses[1].names())
        sealed = [] if over else [room.deal.server_seed.hex()]
        yield _Version(room, seen, [token, room.next_seed.hex(), *sealed])


def _search_frame(frame: dict[str, Any], text: str, at: _Version, seat: Seat, searched: Searched) -> None:
    searched.frames += 1
    seen = at.seen[seat]
    told = set(CARD.findall(_without_unseen(frame)))
    assert told <= seen, f"version {at.room.version} tells seat {seat} {told - seen}"
    assert not any(map(text.__contains__, at.secrets))
    view = frame.get("view")
    if view is None or view["step"] == "over":
        return
    assert view["seat"] == seat
    assert view["result"] is None
    assert "totals" not in text
    shown = at.room.variant.show_points
    assert shown == "both" or view["points"] is None or view["points"]["opponent"] is None
    _search_unseen(view, seen, at.room.variant)


def _without_unseen(frame: dict[str, Any]) -> str:
    """The frame as text, but for the list of what the seat has not seen: it names what it knows nothing about."""
    view = frame.get("view")
    return json.dumps({**frame, "view": {**view, "unseen": None}} if view else frame)


def _search_unseen(view: dict[str, Any], seen: set[str], variant: Variant) -> None:
    """Under the open count exactly what the seat has not seen is listed, which tells nothing; else no list is sent."""
    if variant.show_points != "both":
        assert view["unseen"] is None
        return
    pack = {rank + suit for rank in "ATKQJ9"[: 6 if variant.deck == 24 else 5] for suit in "SHDC"}
    assert set(view["unseen"]) == pack - seen
    assert len(view["unseen"]) == len(set(view["unseen"]))
