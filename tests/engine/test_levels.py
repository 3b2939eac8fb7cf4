"""Levels: legal and repeatable, honest handicaps, nothing that the seat has not seen."""

from collections import Counter
from dataclasses import replace
from itertools import pairwise

import pytest

from sixtysix.engine import LEVELS, MASTER, NOTHING, Engine, Level, Needs
from sixtysix.engine.levels import BEGINNER, CLUB, EXPERT, NOVICE, STRONG
from sixtysix.engine.mind import decide, think
from sixtysix.rules import CLAIM, CLAIM_OUT_OF_TURN, PRESETS, PlayerView, Trick, is_claim, other, total
from tests.kit.moments import RULES, moments, views
from tests.kit.walk import dealt_by, walk


def small(level: Level) -> Level:
    """The level with a few worlds."""
    limits = level.limits
    worlds, closed = min(limits.worlds, 3), min(limits.closed_worlds, 6)
    return replace(level, limits=replace(limits, worlds=worlds, closed_worlds=closed))


SMALL = tuple(small(level) for level in LEVELS.values())
HANDICAPPED = (NOVICE, BEGINNER, CLUB)


def test_there_are_six_from_the_weakest_to_the_strongest() -> None:
    assert list(LEVELS) == ["novice", "beginner", "club", "strong", "expert", "master"]
    levels = [level.limits for level in LEVELS.values()]
    for weaker, stronger in pairwise(levels):
        assert weaker.heat >= stronger.heat
        assert weaker.slip >= stronger.slip
        assert weaker.memory <= stronger.memory
        assert weaker.closed_worlds <= stronger.closed_worlds
        assert weaker.worlds <= stronger.worlds


@pytest.mark.parametrize("level", SMALL, ids=lambda level: level.name)
def test_every_level_plays_whole_deals_by_every_rule(level: Level) -> None:
    player = Engine(level)
    assert player.name == level.name
    for number, variant in enumerate(RULES):
        needs = (None, Needs(1, 2))[number & 1]
        for step in walk(dealt_by(variant, 3), lambda view: player.decide(view, 1, needs)):  # noqa: B023  at once
            if step.state.table.outcome is None:
                waiting = step.views[other(step.state.table.turn)]
                assert player.decide(waiting, 1, needs) in (NOTHING, CLAIM_OUT_OF_TURN)
    player.close()


def test_only_who_miscounts_claims_falsely_or_too_late() -> None:
    clumsy = replace(NOVICE, name="clumsy", limits=replace(NOVICE.limits, slip=0.9))
    false, silent = Counter[str](), Counter[str]()
    for view in views(4, rules=list(PRESETS.values())):
        may = any(view.legal >> claim & 1 for claim in (CLAIM, CLAIM_OUT_OF_TURN))
        points = total(view.table, view.seat)
        if may and 50 <= points <= 80:
            for level in (clumsy, STRONG, EXPERT):
                claims = is_claim(decide(view, 1, level))
                false[level.name] += claims and points < 66
                silent[level.name] += points >= 66 and not claims
    assert false["strong"] == silent["strong"] == false["expert"] == silent["expert"] == 0
    assert min(false["clumsy"], silent["clumsy"]) > 2


def test_a_miscount_stays_the_same_however_often_it_is_asked() -> None:
    for view in views(2, every=3):
        claims = {is_claim(decide(view, seed, NOVICE)) for seed in (1, 1, 2, 3)}
        assert len(claims) == 1


def forgets(view: PlayerView, level: Level) -> bool:
    """Whether a trick lies so far back that some of its cards are forgotten."""
    return len(view.tricks) > level.limits.memory


@pytest.mark.parametrize("level", HANDICAPPED, ids=lambda level: level.name)
def test_what_is_forgotten_makes_no_difference(level: Level) -> None:
    """In the place of a plain low card long played, another one may have been played as well."""
    steady, compared = replace(level.limits, slip=0.0), 0
    for variant in RULES:
        for step in moments(variant, 6):
            view = step.view
            swapped = _swapped(view, level.limits.memory)
            if swapped is None:
                continue
            compared += 1
            first, second = think(view, 1, steady), think(swapped, 1, steady)
            assert first.action == second.action
            assert first.chances == second.chances
    assert compared > 10


def _swapped(view: PlayerView, memory: int) -> PlayerView | None:
    """The view with two forgotten cards of a rank exchanged for one another: nobody can tell, but who remembers.

    The last two tricks are before everyone's eyes.
    """
    if view.table.strict:  # there, who could not follow tells more than its card
        return None
    old = [
        (at, card)
        for at, trick in enumerate(view.tricks)
        for card in (trick.led, trick.answer)
        if len(view.tricks) - at > max(memory, 2) and card // 6 != view.table.trump and card % 6 < 4
    ]
    for at, card in old:
        for there, twin in old:
            if at < there and card % 6 == twin % 6 and view.tricks[at].winner == view.tricks[there].winner:
                one, two = (_replaced(view.tricks[at], card, twin), _replaced(view.tricks[there], twin, card))
                tricks = list(view.tricks)
                tricks[at], tricks[there] = one, two
                return replace(view, tricks=tuple(tricks))
    return None


def _replaced(trick: Trick, card: int, by: int) -> Trick:
    return trick._replace(
        led=by if trick.led == card else trick.led, answer=by if trick.answer == card else trick.answer
    )


def test_forgetting_changes_what_it_does_and_remembering_does_not() -> None:
    different = Counter[str]()
    for view in views(3, every=5, rules=list(PRESETS.values())):
        for level in (NOVICE, STRONG):
            calm = replace(level.limits, heat=0.0, slip=0.0)
            remembers = replace(calm, memory=99)
            if len(view.tricks) >= 2 and view.table.talon_size and view.table.turn == view.seat:
                changed = think(view, 1, calm).chances != think(view, 1, remembers).chances
                assert changed <= forgets(view, level)
                different[level.name] += changed
    assert different["novice"] > 10
    assert different["novice"] > different["strong"]


def test_heat_makes_the_seed_matter_and_nothing_else_does() -> None:
    seeds = Counter[str]()
    for view in views(1, every=4, rules=list(PRESETS.values())):
        for level in (NOVICE, STRONG, EXPERT):
            seeds[level.name] += len({decide(view, seed, level) for seed in range(6)}) > 1
    assert seeds["novice"] > seeds["strong"] > 0
    assert seeds["expert"] <= seeds["strong"]


def test_the_score_reaches_the_master() -> None:
    differing = 0
    for view in views(2, every=7, rules=list(PRESETS.values())):
        few = replace(MASTER.limits, worlds=6, closed_worlds=20)
        money, match = think(view, 1, few), think(view, 1, few, Needs(1, 1))
        if money.why == match.why == "search":
            assert all(-1.01 <= value <= 1.01 for value in match.values.values())
            differing += money.outcomes != match.outcomes
    assert differing > 3
