"""Decisions of the kernel: legal, sure where they can be, the same for a seed, better the longer they take, never a peek."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace

import pytest

from sixtysix.engine.levels import LEVELS
from sixtysix.rules import (
    CLAIM,
    CLAIM_OUT_OF_TURN,
    CLOSE,
    Action,
    Outcome,
    PlayerView,
    Variant,
    actions_in,
    house_rules,
    is_claim,
    other,
    total,
)
from sixtysix.search.belief import belief
from sixtysix.search.network import match_worth
from sixtysix.search.observation import observe
from sixtysix.search.opencards import solve
from sixtysix.search.thinking import MONEY, Decision, Thinking, ThinkLimits, think
from sixtysix.search.worlds import Worlds, worlds_of
from tests.kit.histories import histories
from tests.kit.last_draws import MOST_WORK, last_draw
from tests.kit.moments import RULES, moments, renamed_action, renamings, views
from tests.kit.networks import random_network
from tests.kit.walk import dealt_by, walk
from tests.kit.wasm import page_kernel

QUICK = ThinkLimits(worlds=24, closed_worlds=30)
POLICY = ThinkLimits(worlds=0, closed_worlds=0)
WORTH_AT_2_1 = match_worth((0.05, 0.2, 0.25, 0.0, 0.25, 0.2, 0.05), 2, 1)[0]


def hasty(view: PlayerView) -> Action:
    """Closes near the end, else plays the first card it may: for views of a closed talon with few hands left."""
    if view.legal >> CLOSE & 1 and view.table.talon_size <= 6:
        return CLOSE
    return next(actions_in(view.legal))


def closed_views() -> Iterator[tuple[PlayerView, Worlds]]:
    for variant in RULES:
        for seed in range(4):
            for step in walk(dealt_by(variant, seed), hasty):
                worlds = worlds_of(step.view)
                if step.view.table.closer is not None and 1 < worlds.count <= 150:
                    yield step.view, worlds


def thought(view: PlayerView, limits: ThinkLimits = QUICK, seed: int = 1) -> Decision:
    return think(view, random_network(view.table.variant.deck).weights, limits, seed)


def searched(count: int = 6) -> list[PlayerView]:
    """Views of an open talon, where worlds are played out."""
    found = [view for view in views(1, every=7) if thought(view, ThinkLimits(worlds=1)).why == "search"]
    return found[:: max(len(found) // count, 1)]


# --- legal, and sure ------------------------------------------------------------------------------------------


def test_every_decision_is_legal_and_says_what_it_rests_on() -> None:
    why = Counter[str]()
    for view in views(2, every=5):
        found = thought(view, ThinkLimits(worlds=3, closed_worlds=5))
        why[found.why] += 1
        waiting = view.table.turn != view.seat
        if found.action == -1:
            assert waiting
            assert found.why == "nothing"
            continue
        assert view.legal >> found.action & 1
        assert all(view.legal >> action & 1 for action in (*found.values, *found.chances))
        most = 3 + (1e-4 if view.table.talon_size == 2 else 0)  # a solved game's means are rounded
        assert all(-most <= value <= most for value in found.values.values())
        if found.chances:
            assert sum(found.chances.values()) == pytest.approx(1, abs=1e-4)
            assert sum(found.outcomes) == pytest.approx(1, abs=1e-4)
    assert set(why) >= {"nothing", "sure", "exact", "closed", "search"}


def test_it_claims_when_it_has_66_and_never_before() -> None:
    claimed = Counter[int]()
    rules = (*RULES, house_rules("sixty-six", {"claim_when": "any_time"}))
    for view in views(3, rules=rules):
        found = thought(view, POLICY)
        may = [claim for claim in (CLAIM, CLAIM_OUT_OF_TURN) if view.legal >> claim & 1]
        if may and total(view.table, view.seat) >= 66:
            assert (found.action, found.why) == (may[0], "sure")
        else:
            assert not is_claim(found.action)
        claimed[found.action] += 1
    assert claimed[CLAIM] > 10
    assert claimed[CLAIM_OUT_OF_TURN] > 10


def test_a_deal_that_is_over_leaves_nothing_to_do() -> None:
    for variant in RULES:
        *_, last = moments(variant, 2)
        over = replace(last.view, table=last.view.table._replace(outcome=Outcome(0, 1, "claim", (66, 20), 0)))
        assert thought(over).action == -1
        assert thought(over).why == "nothing"


def test_a_view_that_contradicts_itself_is_answered_legally() -> None:
    for view in views(1, every=9):
        table = view.table
        for broken in (
            replace(view, known=(1 << 24) - 1),
            replace(view, impossible=(1 << 24) - 1),
            replace(view, hand=view.hand & view.hand - 1),
            replace(view, tricks=()),
            replace(view, table=table._replace(hand_sizes=(table.hand_sizes[0], 12))),
        ):
            if broken.legal or broken.table.turn != broken.seat:
                action = thought(broken).action
                assert action == -1 or broken.legal >> action & 1


# --- values ---------------------------------------------------------------------------------------------------


def test_a_used_up_talon_is_solved_exactly() -> None:
    compared = 0
    for variant in RULES:
        for step in moments(variant, 4):
            found = thought(step.view)
            if found.why != "exact":
                continue
            solution = solve(step.state)
            assert found.action in solution.best
            for action, value in found.values.items():
                assert value == solution.actions[action].low
            compared += 1
    assert compared > 30


def test_a_closed_talon_is_worth_the_mean_over_the_hands_there_may_be() -> None:
    compared = 0
    for view, worlds in closed_views():
        found = thought(view, ThinkLimits(closed_worlds=200))
        chances = dict(belief(view, random_network(view.table.variant.deck)))
        if found.why != "closed" or set(chances) != set(worlds.hands()):
            continue
        solutions = [(chances[state.hands[other(view.seat)]], solve(state)) for state in worlds]
        for action, value in found.values.items():
            mean = sum(chance * solution.actions[action].low for chance, solution in solutions)
            assert value == pytest.approx(mean, abs=1e-3)
        assert found.worlds == worlds.count
        compared += 1
    assert compared > 20


def test_without_search_the_policy_decides() -> None:
    for view in views(1, every=6):
        found = thought(view, POLICY)
        if found.why == "policy":
            chances = observe(view, random_network(view.table.variant.deck)).chances(list(found.chances))
            assert dict(found.chances) == pytest.approx(chances, abs=1e-4)
            assert found.chances[found.action] == max(found.chances.values())


def test_what_a_deal_is_worth_decides_its_values() -> None:
    for view in views(1, every=9):
        weights = random_network(view.table.variant.deck).weights
        money, match = (think(view, weights, QUICK, 1, worth, (2, 1)) for worth in (MONEY, WORTH_AT_2_1))
        if money.why == match.why == "exact":
            for action in money.values:
                assert match.values[action] == pytest.approx(WORTH_AT_2_1[int(money.values[action]) + 3])


# --- repeatable, and at any time --------------------------------------------------------------------------------


def decision_bytes(thinking: Thinking) -> bytes:
    return bytes(thinking._decision)


def begun(view: PlayerView, limits: ThinkLimits, seed: int = 1, *, page: bool = False) -> Thinking:
    weights = random_network(view.table.variant.deck).weights
    return Thinking(view, weights, limits, seed, kernel=page_kernel() if page else None)


def test_in_parts_or_at_once_is_the_same() -> None:
    for view in searched():
        whole, parts, singly = (begun(view, ThinkLimits(worlds=40)) for _ in range(3))
        whole.on()
        while parts.on(16):
            assert parts.decision.action in parts.decision.values
        while singly.on(1):
            pass
        assert decision_bytes(whole) == decision_bytes(parts) == decision_bytes(singly)
        assert not whole.on()
        assert whole.decision == thought(view, ThinkLimits(worlds=40))


def test_the_same_seed_decides_the_same_whatever_came_between() -> None:
    chosen = searched(4)
    first = [thought(view) for view in chosen]
    assert [thought(view) for view in reversed(chosen)] == first[::-1]
    assert [thought(view, seed=2).values for view in chosen] != [each.values for each in first]
    assert thought(chosen[0], seed=-1) == thought(chosen[0], seed=(1 << 64) - 1)


@pytest.mark.parametrize("name", ["nodes", "runs"])
def test_no_more_is_spent_than_the_world_begun_takes(name: str) -> None:
    for view in searched():
        stepped, spent = begun(view, ThinkLimits(worlds=60)), [0]
        while stepped.on(1):
            spent.append(stepped.decision.nodes)
        for limit in (1, 200, 1000):
            limits = ThinkLimits(60, nodes=limit) if name == "nodes" else ThinkLimits(60, runs=limit)
            found = thought(view, limits)
            assert found.worlds >= 1
            assert found.worlds == len(spent) or spent[found.worlds - 1] < limit
            assert found.nodes >= limit or found.worlds >= len(spent) - 1


def test_a_listener_hears_the_best_so_far_and_may_stop_it() -> None:
    (view, *_) = searched()
    heard = list[int]()

    def listen(decision: Decision) -> bool:
        heard.append(decision.worlds)
        assert view.legal >> decision.action & 1
        return len(heard) == 2

    weights = random_network(view.table.variant.deck).weights
    found = think(view, weights, ThinkLimits(worlds=100, prior=0.0, mixing=9.0), 1, listener=listen)
    assert heard == [16, 32]
    assert found.worlds == 32


@pytest.mark.parametrize("name", LEVELS)
def test_the_page_decides_the_same(name: str) -> None:
    limits = LEVELS[name].limits
    limits = replace(limits, worlds=min(limits.worlds, 6), closed_worlds=min(limits.closed_worlds, 12))
    for view in views(1, every=13):
        here, page = begun(view, limits, 5), begun(view, limits, 5, page=True)
        assert decision_bytes(here) == decision_bytes(page)
        for part in (2, 0):
            assert here.on(part) == page.on(part)
            assert decision_bytes(here) == decision_bytes(page)


# --- no peeking -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("variant", RULES, ids=lambda variant: f"{variant.deck}")
def test_cards_it_cannot_see_change_nothing(variant: Variant) -> None:
    compared = 0
    for step in moments(variant, 1):
        if step.actions.count(30) > 2 or compared > 6:
            continue
        for world in worlds_of(step.view).sample(2, 1):
            deal = next(histories(step, step.view.seat, world), None)
            if deal is not None:
                compared += world != step.state
                for level in LEVELS.values():
                    limits = replace(level.limits, worlds=min(level.limits.worlds, 4))
                    assert thought(deal[1], limits) == thought(step.view, limits)
    assert compared > 1


def test_names_of_plain_suits_change_neither_chances_nor_solved_values() -> None:
    whole, compared = ThinkLimits(worlds=0, closed_worlds=6000), Counter[str]()
    for view in (*views(1, every=11), *(view for view, _ in closed_views())):
        found = thought(view, whole)
        if found.why not in ("exact", "policy", "closed") or found.worlds > 150:
            continue
        for new, renamed in list(renamings(view))[:2]:
            again = thought(renamed, whole)
            assert again.why == found.why
            for action in actions_in(view.legal):
                there = renamed_action(action, new)
                chance = found.chances.get(action, 0)
                assert again.chances.get(there, 0) == pytest.approx(chance, abs=1e-3)
                if found.why != "policy" and chance > 0.006:
                    assert again.values[there] == pytest.approx(found.values[action], abs=2e-3)
            compared[found.why] += 1
    assert min(compared[why] for why in ("exact", "policy", "closed")) > 10, compared


# --- the last draw ------------------------------------------------------------------------------------------------


def test_the_last_draw_is_played_by_the_solved_game() -> None:
    even, compared, largest = ThinkLimits(weighed=False), 0, 0
    for variant in RULES:
        for step in moments(variant, 1):
            if step.view.table.talon_size != 2:
                continue
            found = thought(step.view, even)
            if found.why == "mixed":
                mixed = last_draw(step.view)
                assert mixed is not None
                assert mixed.probabilities[found.action] > 0
                for action, value in found.values.items():
                    assert value == pytest.approx(mixed.values[action], abs=0.02)
                    assert found.chances.get(action, 0) == pytest.approx(
                        mixed.probabilities[action], abs=0.02
                    )
                assert found.nodes <= 1 + MOST_WORK
                compared, largest = compared + 1, max(largest, found.worlds)
    assert compared > 5
    assert largest * 100 > MOST_WORK


def test_where_the_last_draw_is_settled_the_policy_chooses() -> None:
    """Whatever is done, the deal ends alike: nobody then plays at random."""
    settled = 0
    for variant in RULES:
        for step in (*moments(variant, 2), *moments(variant, 3)):
            if step.view.table.talon_size != 2 or last_draw(step.view, 1) is None:
                continue
            found, advised = thought(step.view, QUICK), thought(step.view, replace(POLICY, last_draw=0))
            if found.why == "sure":
                continue
            ends = round(found.values[found.action])
            certain = all(abs(value - ends) < 1e-3 for value in found.values.values())
            assert found.why == ("policy" if certain else "mixed")
            assert (found.chances == advised.chances) == certain
            if certain:
                assert found.action == advised.action
                settled += 1
    assert settled > 3


def test_at_the_last_draw_a_score_counts_as_game_points_do_elsewhere() -> None:
    """Twice the worth changes no probability; where only winning counts, no value is beyond 1."""
    twice, winning = tuple(2.0 * each for each in MONEY), (-1.0, -1.0, -1.0, 0.0, 1.0, 1.0, 1.0)
    seats, compared, other_play = set[int](), 0, 0
    for variant in RULES:
        for step in moments(variant, 1):
            view = step.view
            if view.table.talon_size != 2 or (plain := thought(view, QUICK)).why != "mixed":
                continue
            weights = random_network(variant.deck).weights
            doubled = think(view, weights, QUICK, 1, twice)
            match_ball = think(view, weights, QUICK, 1, winning, (1, 1))
            assert doubled.chances == pytest.approx(plain.chances)
            for action, value in plain.values.items():
                assert doubled.values[action] == pytest.approx(2 * value, abs=1e-4)
            settled = {round(value, 3) for value in match_ball.values.values()} in ({-1.0}, {0.0}, {1.0})
            assert match_ball.why == ("policy" if settled else "mixed")
            assert all(-1 - 1e-4 <= value <= 1 + 1e-4 for value in match_ball.values.values())
            if settled:
                continue
            other_play += match_ball.chances != pytest.approx(plain.chances, abs=0.05)
            seats.add(view.seat)
            compared += 1
    assert compared > 5
    assert other_play
    assert seats == {0, 1}


def test_at_tables_where_nobody_closes_it_does_not() -> None:
    for view in views(1, every=4):
        limits = ThinkLimits(worlds=0, closing=False)
        found = thought(view, limits)
        assert found.action != CLOSE
        assert CLOSE not in found.chances
