"""The searching player: legal under every rule, sure of its claims, blind to what it has not seen, the same for a seed."""

import ast
from collections import Counter
from dataclasses import replace
from pathlib import Path

import pytest

import sixtysix.engine
from sixtysix.engine import NOTHING
from sixtysix.engine.baselines.random import random_player
from sixtysix.engine.baselines.simple import simple_player
from sixtysix.engine.count import own_total
from sixtysix.engine.limits import Limits
from sixtysix.engine.searching import decide, report
from sixtysix.rules import (
    CLAIM,
    CLAIM_OUT_OF_TURN,
    PRESETS,
    PlayerView,
    Variant,
    house_rules,
    is_claim,
    other,
)
from sixtysix.search.kernel import KernelError
from sixtysix.search.reference import Reference
from sixtysix.search.worlds import worlds_of
from tests.engine.kit import compare
from tests.kit.histories import histories
from tests.kit.walk import Chooser, aimless, any_rules, dealt_by, walk

QUICK = Limits(closed=12, open_24=(1, 8, 2), open_20=(1, 8, 2), closing=8, tempting=4, nodes=60_000)


def quick(view: PlayerView, seed: int = 1) -> int:
    return decide(view, seed, QUICK)


def checked(view: PlayerView) -> int:
    """The quick player's action, after checking it and what it rests on."""
    found = report(view, 1, QUICK)
    assert view.legal >> found.action & 1
    if is_claim(found.action):
        assert own_total(view) >= 66
    elif own_total(view) >= 66:
        assert not view.legal >> CLAIM & 1
    assert found.exact == (found.why == "exact")
    assert all(view.legal >> action & 1 for action in found.values)
    return found.action


def against(roaming: Chooser, seat: int) -> Chooser:
    """The checked player in a seat, another in the other."""
    return lambda view: checked(view) if view.seat == seat else roaming(view)


def variants() -> list[Variant]:
    return [*PRESETS.values(), *(any_rules(seed) for seed in range(40))]


@pytest.mark.parametrize("number", range(len(PRESETS) + 40))
def test_it_acts_legally_and_claims_only_what_it_has(number: int) -> None:
    variant = variants()[number]
    for seed in range(3):
        for step in walk(dealt_by(variant, seed, seed & 1), against(aimless(seed), seed & 1)):
            waiting = step.views[other(step.state.table.turn)]
            action = decide(waiting, 1, QUICK)
            may = step.state.table.outcome is None and waiting.legal >> CLAIM_OUT_OF_TURN & 1
            assert action == (CLAIM_OUT_OF_TURN if may and own_total(waiting) >= 66 else NOTHING)


def test_it_acts_in_positions_it_would_not_have_reached() -> None:
    for number, variant in enumerate(variants()):
        for step in walk(dealt_by(variant, number), aimless(number, claims=False)):
            if step.state.table.outcome is None:
                checked(step.view)


@pytest.mark.parametrize("preset", PRESETS)
def test_cards_it_cannot_see_change_nothing(preset: str) -> None:
    variant, compared = PRESETS[preset], 0
    for seed in range(4):
        for step in walk(dealt_by(variant, seed, seed & 1), aimless(seed)):
            if step.state.table.outcome is not None or step.actions.count(30) > 2 or compared > 12:
                continue
            seat = step.state.table.turn
            for world in worlds_of(step.view).sample(2, seed):
                for other_deal, view, state in histories(step, seat, world):
                    assert other_deal != step.dealt or world == step.state
                    assert state.hands[other(seat)] == world.hands[other(seat)]
                    assert decide(view, 5, QUICK) == decide(step.view, 5, QUICK)
                    compared += world != step.state
                    break
    assert compared > 5


def test_the_same_seed_decides_the_same_whatever_came_between() -> None:
    views = [
        step.view
        for step in walk(dealt_by(PRESETS["schnapsen"], 4), quick)
        if step.state.table.outcome is None
    ]
    first = [report(view, 3, QUICK) for view in views]
    again = [report(view, 3, QUICK) for view in reversed(views)]
    assert first == again[::-1]


def test_used_up_talons_are_played_perfectly() -> None:
    solved = 0
    for preset in PRESETS:
        for seed in range(3):
            for step in walk(dealt_by(PRESETS[preset], seed), aimless(seed)):
                table = step.state.table
                if table.outcome is None and table.talon_size == 0 and max(table.hand_sizes) <= 4:
                    values = Reference().action_values(step.state)
                    found = report(step.view, 1)
                    honest = [value for action, value in values.items() if not is_claim(action)]
                    assert values[found.action] >= max(honest)
                    solved += found.why == "exact"
    assert solved > 40


def test_a_broken_view_still_gets_a_legal_action() -> None:
    for step in walk(dealt_by(PRESETS["sixty-six"], 3), aimless(3)):
        view = step.view
        for broken in (
            replace(view, known=(1 << 24) - 1),
            replace(view, impossible=(1 << 24) - 1),
            replace(view, hand=view.hand & view.hand - 1),
            replace(view, tricks=(), dealt_turn_up=None),
            replace(view, table=view.table._replace(talon_size=4, turn_up=None)),
        ):
            action = decide(broken, 1, QUICK)
            assert action == NOTHING or broken.legal >> action & 1


def test_without_the_kernel_it_plays_by_the_script(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken() -> None:
        raise KernelError("not built")

    monkeypatch.setattr("sixtysix.search.opencards.native", broken)
    for step in walk(dealt_by(PRESETS["sixty-six"], 3), aimless(3)):
        if step.state.table.outcome is None:
            assert report(step.view).why not in {"exact", "averaged", "close"}


def test_claims_are_made_at_the_first_chance() -> None:
    variant = house_rules("sixty-six", {"claim_when": "any_time"})
    made = Counter[str]()
    for seed in range(30):
        last = list(walk(dealt_by(variant, seed), quick))[-1]
        outcome = last.state.table.outcome
        assert outcome is not None
        assert outcome.reason != "false_claim"
        made[outcome.reason] += 1
    assert made["claim"] > 15


def test_only_the_referee_holds_states() -> None:
    hidden = {"sixtysix.rules.state", "sixtysix.rules.apply", "sixtysix.rules.event", "sixtysix.rules"}
    referees = {"match_play.py", "arena_pairs.py", "vu/table.py"}
    package = Path(sixtysix.engine.__file__).parent
    for path in package.rglob("*.py"):
        name = path.relative_to(package).as_posix().removeprefix("baselines/")
        if name in referees or name.startswith("protocol/"):
            continue
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ImportFrom):
                seen = hidden - ({"sixtysix.rules.event"} if name == "vu/seat.py" else set())
                assert node.module not in seen, name
                assert not {"State", "Ended", "apply"} & {each.name for each in node.names}, name


@pytest.mark.parametrize("preset", ["sixty-six", "schnapsen", "santase", "sixty-six-light"])
def test_it_beats_a_random_and_a_simple_player(preset: str) -> None:
    against_random = compare(PRESETS[preset], quick, random_player, 30)
    assert against_random.low > 0.8
    against_simple = compare(PRESETS[preset], quick, simple_player, 60, seed=2)
    assert against_simple.mean > 0
