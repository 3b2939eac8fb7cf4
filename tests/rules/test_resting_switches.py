"""Where the page says that a switch has no effect, deals played with each of its values are the same."""

import random
from pathlib import Path
from typing import Final

import pytest

from sixtysix.rules import (
    CLAIM,
    CLOSE,
    SWITCHES,
    ImpossibleVariant,
    Match,
    Variant,
    actions_in,
    apply,
    deal_seed,
    house_rules,
    legal_actions_of,
    shuffled_deck,
    start,
)
from sixtysix.rules.table import Outcome
from tests.rules.test_presets import said

LINES: Final = (
    (Path(__file__).parents[1] / "golden/resting-switches.txt").read_text(encoding="utf-8").splitlines()
)
DEALS: Final = 60


def named(name: str, text: str) -> object:
    """The value of a switch that the documents call so."""
    switch = next(each for each in SWITCHES if each.name == name)
    return next(value for value in switch.values if said(value) == text)


def played(variant: Variant, seed: int) -> tuple[list[int], Outcome, Match]:
    """A deal of random actions, claims and closing now and then: what was legal, how it ended, what was booked."""
    dice, legal = random.Random(seed), list[int]()
    state = start(variant, shuffled_deck(variant, deal_seed(seed, 1), "", 1), seed % 2)
    while state.table.outcome is None:
        legal.append(legal_actions_of(state))
        options = [*actions_in(legal[-1])]
        calm = [action for action in options if action not in (CLAIM, CLOSE)]
        state = apply(state, dice.choice(calm if calm and dice.random() < 0.9 else options))
    return legal, state.table.outcome, Match(variant, 0).record(state.table.outcome)


@pytest.mark.parametrize("line", LINES)
def test_a_switch_that_rests_changes_nothing(line: str) -> None:
    preset, change, *resting = line.split()
    changes = {} if change == "-" else {(pair := change.split("="))[0]: named(*pair)}
    base = house_rules(preset, changes)
    usual = [played(base, seed) for seed in range(DEALS)]
    assert {outcome.reason for _, outcome, _ in usual} - {"claim", "reached"}
    compared = 0
    for name in resting:
        values = next(switch.values for switch in SWITCHES if switch.name == name)
        for value in values:
            try:
                other = house_rules(preset, {**changes, name: value})
            except ImpossibleVariant:
                continue
            compared += other != base
            for seed, (legal, outcome, match) in enumerate(usual):
                again = played(other, seed)
                assert again[:2] == (legal, outcome), (name, value, seed)
                booked = again[2]
                assert (booked.score, booked.carry, booked.dealer) == (match.score, match.carry, match.dealer)
    assert compared > 0
