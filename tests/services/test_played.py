"""Records of deals: what was played is taken, what cannot have been is not."""

import copy
import random
import time
from typing import Any

import pytest
from hypothesis import given, settings
from pydantic import ValidationError

from sixtysix.rules import PRESETS, Variant, house_rules
from sixtysix.services.played import DealPlayed
from sixtysix.services.replayed import happened
from tests.kit.played import record, some_records
from tests.kit.random_deals import RandomDeal, random_deal, random_deals

Record = dict[str, Any]


def read(told: Record) -> DealPlayed:
    return DealPlayed.model_validate(told)


@settings(max_examples=300, deadline=None)
@given(random_deals(claims=0.05))
def test_every_deal_that_was_played_is_believed(played: RandomDeal) -> None:
    told = record(played)
    assert happened(read(told))
    assert DealPlayed.model_validate_json(read(told).model_dump_json()) == read(told)


def test_what_is_changed_is_not_believed() -> None:
    dice = random.Random(6)
    for told in some_records(60):
        for change in _CHANGES:
            changed = copy.deepcopy(told)
            if change(changed, dice):
                assert not _believed(changed), (change, told)


def _believed(told: Record) -> bool:
    try:
        return happened(read(told))
    except ValidationError:
        return False


def _other_winner(told: Record, _: random.Random) -> bool:
    if told["winner"] is None:
        return False
    told["winner"] = 1 - told["winner"]
    return True


def _more_points(told: Record, _: random.Random) -> bool:
    told["game_points"] += 1
    return True


def _other_trick_winner(told: Record, dice: random.Random) -> bool:
    finished = [trick for trick in told["log"] if trick["winner"] is not None]
    if not finished:
        return False
    trick = dice.choice(finished)
    trick["winner"] = 1 - trick["winner"]
    return True


def _swapped_answer(told: Record, dice: random.Random) -> bool:
    finished = [trick for trick in told["log"] if trick["winner"] is not None]
    if not finished:
        return False
    trick = dice.choice(finished)
    trick["cards"].reverse()
    return True


def _first_trick_left_out(told: Record, _: random.Random) -> bool:
    if len(told["log"]) < 2:
        return False
    told["log"].pop(0)
    return True


def _closed_by_nobody(told: Record, _: random.Random) -> bool:
    if told["closed_by"] is None or told["reason"] in ("false_claim", "claim"):
        return False
    told["closed_by"] = told["closed_at"] = None
    return True


def _another_claimer(told: Record, _: random.Random) -> bool:
    told["claimed_by"] = 1 if told["claimed_by"] != 1 else 0
    return True


def _hands_swapped(told: Record, _: random.Random) -> bool:
    if not told["log"] or not told["log"][0]["cards"]:
        return False
    told["hands"].reverse()
    return True


def _another_reason(told: Record, _: random.Random) -> bool:
    told["reason"] = "last_trick" if told["reason"] != "last_trick" else "counted"
    return True


_CHANGES = (
    _other_winner, _more_points, _other_trick_winner, _swapped_answer, _first_trick_left_out, _closed_by_nobody,
    _another_claimer, _hands_swapped, _another_reason,
)  # fmt: skip


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("format", "66-played-2"),
        ("id", "t"),
        ("id", "t:0"),
        ("id", "a b:1"),
        ("at", "yesterday"),
        ("at", "2026-13-45T12:00:00Z"),
        ("preset", "whist"),
        ("differences", {"deck": 32}),
        ("differences", {"jokers": True}),
        ("level", "<b>"),
        ("seat", 2),
        ("dealer", True),
        ("turn_up", "1S"),
        ("talon", []),
        ("log", [{"leader": 0}]),
        ("reason", "cheated"),
        ("game_points", -1),
        ("hints", "many"),
        ("match", {"score": [0, 0], "over": True, "winner": None}),
        ("closed_at", 4),
        ("more", 1),
    ],
)
def test_damaged_fields_are_refused(field: str, value: object) -> None:
    (told,) = some_records(1, seed=3)
    if field == "closed_at":
        told["closed_by"] = None
    told[field] = value
    with pytest.raises(ValidationError):
        read(told)


def test_a_missing_field_is_refused() -> None:
    (told,) = some_records(1)
    for name in told:
        with pytest.raises(ValidationError):
            read({key: value for key, value in told.items() if key != name})


def test_a_hopeless_record_is_given_up_soon() -> None:
    rules = house_rules("us-hoyle", {"close_first_lead": True, "claim_when": "any_time"})
    began = time.process_time()
    for told in some_records(40, rules, seed=9):
        told["reason"] = "draw"
        told["winner"] = None
        told["exchanged_by"] = 0
        assert not happened(read({**told, "game_points": 0}))
    assert time.process_time() - began < 8


def test_carried_points_are_booked() -> None:
    told = record(random_deal(PRESETS["german"], 5), preset="german")
    told["game_points"] += 1
    assert happened(read(told)) == (told["winner"] is not None)
    assert Variant().draw_carry == 0
