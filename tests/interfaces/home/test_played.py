"""Deals played at home as the statistics of the page take them."""

import random
from dataclasses import replace

import pytest

from sixtysix.engine import LEVELS
from sixtysix.interfaces.home.opening import new_match
from sixtysix.interfaces.home.played import deals_played
from sixtysix.interfaces.home.referee import YOU
from sixtysix.notation import MatchRecord
from sixtysix.rules import PRESETS, actions_in
from sixtysix.services.replayed import happened


def whole_match(preset: str, seed: int) -> MatchRecord:
    """Any legal action of the player after the other."""
    home, dice = new_match(PRESETS[preset], seed, "", LEVELS["novice"]), random.Random(seed)
    while home.match.winner is None:
        _, referee = home.next_deal()
        while not referee.over:
            action = home.engine_action()
            home.act(dice.choice(list(actions_in(referee.view(YOU).legal))) if action is None else action)
    return home.so_far()


@pytest.mark.parametrize("preset", PRESETS)
def test_what_was_played_can_have_happened(preset: str) -> None:
    record = whole_match(preset, 5)
    deals = list(deals_played(record))
    assert len(deals) == len(record.deals)
    assert all(map(happened, deals))
    assert [deal.match.over for deal in deals] == [False] * (len(deals) - 1) + [True]
    assert deals[-1].match.score == record.match.score
    assert {deal.level for deal in deals} == {"novice"}
    assert len({deal.id for deal in deals}) == len(deals)


def test_hints_and_practice_are_told_and_a_deal_broken_off_is_not() -> None:
    record = whole_match("schnapsen", 2)
    remarks = (("x-hints", "1 3"), ("x-practice", "2"))
    last = replace(record.deals[2], actions=record.deals[2].actions[:1])
    left = MatchRecord(replace(record.header, remarks=remarks), (*record.deals[:2], last))
    first, second = deals_played(left)
    assert (first.hints, first.practice) == (3, False)
    assert (second.hints, second.practice) == (0, True)
    assert first.id == next(deals_played(record)).id
