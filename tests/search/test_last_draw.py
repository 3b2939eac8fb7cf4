"""The last draw: the game that stands for it, and its mixed strategies."""

from collections.abc import Iterator
from functools import cache

import pytest

from sixtysix.engine.baselines.simple import simple_player
from sixtysix.rules import (
    CLOSE,
    EXCHANGE,
    PRESETS,
    Action,
    PlayerView,
    State,
    Watched,
    apply,
    deal,
    deal_seed,
    is_claim,
    is_marriage,
    other,
    shuffled_deck,
    watch,
)
from sixtysix.search.kernel import native
from sixtysix.search.nash import Game, Solved
from sixtysix.search.worlds import worlds_of
from tests.kit.last_draws import deals_of, is_last_draw, last_draw, path_of
from tests.kit.wasm import WasmKernel

NEAR = 1e-4
Moment = tuple[Watched, list[Action]]


def moments(preset: str, number: int) -> Iterator[Moment]:
    """A deal between two simple players, step by step, and the actions so far."""
    variant = PRESETS[preset]
    watched = watch(deal(variant, shuffled_deck(variant, deal_seed(9, number), "", number), number % 2))
    actions = list[Action]()
    while watched.state.table.outcome is None:
        yield watched, list(actions)
        actions.append(simple_player(watched.view, number))
        watched = watched.after(actions[-1])


@cache
def last_draws(preset: str) -> list[Moment]:
    return [
        moment
        for number in range(1, 30)
        for moment in moments(preset, number)
        if is_last_draw(moment[0].view)
    ]


def turn_view(moment: Moment) -> PlayerView:
    return moment[0].view


@pytest.mark.parametrize("preset", ["sixty-six", "schnapsen", "us-hoyle"])
def test_the_deals_are_before_the_lead_and_the_true_one_is_among_them(preset: str) -> None:
    seen = set[str]()
    for moment in last_draws(preset):
        view = turn_view(moment)
        deals = list(deals_of(view))
        assert len(set(deals)) == len(deals)
        for path in (path_of(view),):
            reached = [after for each in deals if (after := gone_along(each, path)) is not None]
            assert moment[0].state in reached
            assert {world.hands for world in worlds_of(view)} <= {each.hands for each in reached}
        seen.add(view.table.step)
    assert {"lead", "follow"} <= seen


def gone_along(state: State, path: list[Action]) -> State | None:
    for action in path:
        if not state.hands[state.table.turn] >> action & 1 and action < 24:
            return None
        state = apply(state, action)
    return state


def test_what_the_opponent_cannot_think_is_no_deal() -> None:
    """The opponent knows the announced queen or king and the card taken from under the talon."""
    marriages = exchanges = 0
    for moment in last_draws("schnapsen"):
        view, actions = turn_view(moment), moment[1]
        theirs = moment[0].views[other(view.seat)].known
        own = [each.hands[view.seat] for each in deals_of(view)]
        if view.table.led is None:
            assert all(hand & theirs == theirs for hand in own)
        marriages += any(map(is_marriage, actions))
        exchanges += EXCHANGE in actions
    assert marriages
    assert exchanges


@pytest.mark.parametrize("preset", list(PRESETS))
def test_strategies_are_of_legal_actions(preset: str) -> None:
    found = 0
    for moment in last_draws(preset)[:12]:
        view = turn_view(moment)
        mixed = last_draw(view, iterations=30)
        assert mixed is not None
        sensible = {action for action in range(31) if view.legal >> action & 1}
        assert set(mixed.probabilities) == set(mixed.values) == sensible
        assert not any(map(is_claim, mixed.probabilities))
        assert sum(mixed.probabilities.values()) == pytest.approx(1, abs=NEAR)
        assert all(-3 - NEAR <= value <= 3 + NEAR for value in mixed.values.values())
        found += 1
    assert found


def test_what_is_played_often_is_worth_most() -> None:
    for moment in last_draws("sixty-six")[:8]:
        mixed = last_draw(turn_view(moment), iterations=400)
        assert mixed is not None
        best = max(mixed.values.values())
        assert all(
            mixed.values[action] > best - 0.05 for action, share in mixed.probabilities.items() if share > 0.2
        )


def test_the_game_is_nearly_solved() -> None:
    for moment in last_draws("sixty-six")[:6]:
        deals = list(deals_of(turn_view(moment)))
        solved = Solved(Game(deals, [1.0] * len(deals)), tricks=1)
        solved.improve(100)
        assert -NEAR <= solved.worth().nash_conv < 0.01


def test_the_same_view_gives_the_same_strategy_here_and_on_the_page() -> None:
    wasm = WasmKernel()
    for moment in last_draws("sixty-six")[:3] + last_draws("schnapsen")[:3]:
        view = turn_view(moment)
        assert (
            last_draw(view)
            == last_draw(view)
            == last_draw(view, kernel=wasm)
            == last_draw(view, kernel=native())
        )


def test_other_views_have_none() -> None:
    steps = set[tuple[int, str]]()
    for watched, _ in moments("sixty-six", 3):
        for view in watched.views:
            if not is_last_draw(view):
                assert last_draw(view) is None
                steps.add((view.table.talon_size, view.table.step))
    assert len(steps) > 3


def test_closing_ends_it() -> None:
    moment = next(each for each in last_draws("schnapsen") if turn_view(each).table.step == "lead")
    view = turn_view(moment)
    assert view.legal >> CLOSE & 1
    closed = apply(moment[0].state, CLOSE)
    assert last_draw(PlayerView(view.seat, closed.table, view.hand)) is None
