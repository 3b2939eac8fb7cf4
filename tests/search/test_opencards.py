"""The kernel's solver against the plain ones, and against itself."""

import ctypes
import random
import shutil
import subprocess
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path

import pytest

from sixtysix.rules import (
    CLAIM,
    CLAIM_OUT_OF_TURN,
    CLOSE,
    PRESETS,
    State,
    Variant,
    actions_in,
    apply,
    card_from_name,
    house_rules,
    legal_actions_of,
    other,
)
from sixtysix.search.opencards import Table, solve, solve_all, solve_packed, value
from sixtysix.search.packing import pack_state, pack_variant
from sixtysix.search.reference import Reference
from tests.kit.positions import Side, position
from tests.kit.walk import any_rules
from tests.kit.wasm import WasmKernel
from tests.search.solved import assert_solved_right, calm_action, fresh, late, placed, rules_of

KERNEL = Path(__file__).parents[2] / "kernel"


@pytest.mark.parametrize("block", range(3))
def test_strict_positions_are_as_in_the_plain_solver(block: int) -> None:
    for seed in range(block * 100, block * 100 + 100):
        variant = rules_of(seed)
        assert_solved_right(late(variant, seed, hand=3), Reference())


@pytest.mark.parametrize("seed", range(24))
def test_larger_strict_positions_are_as_in_the_plain_solver(seed: int) -> None:
    assert_solved_right(late(rules_of(seed), seed, hand=4), Reference())


@pytest.mark.parametrize("seed", range(12))
def test_open_positions_are_as_in_the_plain_solver(seed: int) -> None:
    """The last two cards of the talon are still to be drawn, or not, if somebody closes."""
    rng = random.Random(seed)
    state = fresh(house_rules("schnapsen", {}) if seed % 2 else PRESETS["snapszli"], seed)
    while state.table.talon_size > 2 or not state.table.led:
        state = apply(state, calm_action(state, rng, 0))
        if state.table.strict or state.table.outcome is not None:
            state = fresh(state.table.variant, rng.randrange(1 << 30))
    assert_solved_right(state, Reference())


@pytest.mark.slow
@pytest.mark.parametrize("block", range(20))
def test_thousands_of_positions_under_random_rules(block: int) -> None:
    for seed in range(10_000 + block * 300, 10_300 + block * 300):
        assert_solved_right(late(rules_of(seed), seed, hand=4), Reference())


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(40))
def test_open_positions_under_random_rules(seed: int) -> None:
    assert_solved_right(late(rules_of(seed), seed, hand=4, talon=2), Reference())


# --- fresh deals ---------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def plain(tmp_path_factory: pytest.TempPathFactory) -> "Plain":
    """The solver without tricks, in C."""
    compiler = shutil.which("cc") or shutil.which("gcc") or shutil.which("clang")
    if compiler is None:
        pytest.skip("needs a C compiler")
    built = tmp_path_factory.mktemp("plain") / "plain.so"
    source = Path(__file__).with_name("plain_solver.c")
    flags = ["-std=c11", "-O2", "-fPIC", "-shared", f"-I{KERNEL}"]
    subprocess.run([compiler, *flags, "-o", str(built), str(source)], check=True)
    library = ctypes.CDLL(str(built))
    library.plain_value.argtypes = [ctypes.c_char_p, ctypes.c_char_p, ctypes.c_void_p, ctypes.c_uint64]
    return Plain(library)


ENTRIES = 1 << 18


class Plain:
    """The solver without tricks, with its table."""

    def __init__(self, library: ctypes.CDLL) -> None:
        self.library = library
        self.memory = ctypes.create_string_buffer(ENTRIES * library.plain_entry_bytes())

    def value(self, state: State, entries: int = ENTRIES) -> int:
        """Game points to the seat on turn."""
        packed = pack_variant(state.table.variant), pack_state(state)
        found = self.library.plain_value(*packed, ctypes.addressof(self.memory), entries)
        assert isinstance(found, int)
        return found if state.table.turn == 0 else -found


@pytest.mark.parametrize("seed", range(100))
def test_the_two_plain_solvers_agree(plain: Plain, seed: int) -> None:
    state = late(any_rules(seed), seed, hand=3)
    sign = 1 if state.table.turn == 0 else -1
    assert plain.value(state) == sign * Reference().value(state)


@pytest.mark.parametrize("block", range(20))
def test_positions_put_together_are_as_in_the_solver_without_tricks(plain: Plain, block: int) -> None:
    for seed in range(block * 200, block * 200 + 200):
        assert_as_put_together(plain, seed)


def test_a_marriage_that_announces_itself_leaves_no_time_to_claim(plain: Plain) -> None:
    assert_as_put_together(plain, 134_696)


@pytest.mark.slow
@pytest.mark.parametrize("block", range(40))
def test_many_positions_put_together_are_as_in_the_solver_without_tricks(plain: Plain, block: int) -> None:
    for seed in range(100_000 + block * 1000, 101_000 + block * 1000):
        assert_as_put_together(plain, seed)


def assert_as_put_together(plain: Plain, seed: int) -> None:
    state = placed(rules_of(seed), seed)
    assert value(state).value == plain.value(state, 1 << 12), state


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("preset", ["schnapsen", "schnapsen-tournament", "snapszli"])
def test_fresh_deals_are_as_in_the_solver_without_tricks(plain: Plain, preset: str, seed: int) -> None:
    state = fresh(PRESETS[preset], seed)
    assert value(state).value == plain.value(state)


@pytest.mark.parametrize("seed", range(12))
def test_early_positions_of_24_cards_are_as_in_the_solver_without_tricks(plain: Plain, seed: int) -> None:
    variant = [variant for variant in PRESETS.values() if variant.deck == 24][seed % 6]
    assert_as_without_tricks(plain, before_the_end(variant, seed, talon=6))


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(60))
def test_open_positions_under_random_rules_are_as_in_the_solver_without_tricks(
    plain: Plain, seed: int
) -> None:
    variant = any_rules(seed)
    assert_as_without_tricks(plain, before_the_end(variant, seed, talon=6 if variant.deck == 24 else 8))


def before_the_end(variant: Variant, seed: int, *, talon: int) -> State:
    rng = random.Random(seed)
    state = fresh(variant, seed)
    while state.table.talon_size > talon and state.table.outcome is None:
        state = apply(state, calm_action(state, rng, 0))
    return state


def assert_as_without_tricks(plain: Plain, state: State) -> None:
    assert value(state).value == plain.value(state)


# --- by itself -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("preset", PRESETS)
def test_a_position_is_worth_what_its_best_action_leads_to(preset: str) -> None:
    rng = random.Random(preset)
    state = fresh(PRESETS[preset], rng.randrange(1000))
    for _ in range(60):
        if state.table.outcome is not None:
            break
        assert_worth_its_best_action(state)
        state = apply(state, calm_action(state, rng, 0.1))


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(60))
def test_a_position_is_worth_what_its_best_action_leads_to_under_random_rules(seed: int) -> None:
    rng = random.Random(seed)
    state = before_the_end(any_rules(seed), seed, talon=8)
    while state.table.outcome is None:
        assert_worth_its_best_action(state)
        state = apply(state, calm_action(state, rng, 0.1))


def assert_worth_its_best_action(state: State) -> None:
    solution = solve(state)
    worth = {
        action: value(after).value if after.table.turn == state.table.turn else -value(after).value
        for action, after in ((a, apply(state, a)) for a in actions_in(legal_actions_of(state)))
    }
    assert solution.exact
    assert {a: bounds.low for a, bounds in solution.actions.items() if a <= CLAIM} == worth
    best = max(worth.values())
    if CLAIM_OUT_OF_TURN in solution.actions:
        best = min(best, solution.actions[CLAIM_OUT_OF_TURN].high)
    assert value(state).value == solution.value == best


def test_a_false_claim_can_be_the_cheapest_way_to_lose() -> None:
    """Without a trick of its own the loser pays 3 at the end; a false claim costs 2, the winner having a trick."""
    state = position(
        "sixty-six",
        p=Side("AH TH AS TS", tricks=4, points=56),
        d=Side("9C JC 9D JD"),
        leads=0,
        turn_up="9H",
        talon=8,
        closed_by=0,
        closing_lead=True,
    )
    after = apply(state, card_from_name("AH"))
    solution = solve(after)
    assert solution.actions[CLAIM].low == -2
    assert solution.value == -2
    assert solution.best == (CLAIM,)


def test_out_of_turn_the_other_seat_is_asked_first() -> None:
    variant = house_rules("sixty-six", {"claim_when": "any_time"})
    state = position(variant, p=Side(tricks=3, points=40), d=Side(tricks=4, points=66), leads=0)
    solution = solve(state)
    assert solution.actions[CLAIM_OUT_OF_TURN].low == -1
    assert solution.value == -1


def test_a_deal_that_is_over_has_its_outcome_as_value() -> None:
    state = apply(position(p=Side(tricks=4, points=70), d=Side(tricks=2, points=20)), CLAIM)
    solution = solve(state)
    assert (solution.value, solution.exact, dict(solution.actions)) == (2, True, {})


def test_a_limit_on_nodes_gives_bounds_that_hold_the_value() -> None:
    state = fresh(PRESETS["sixty-six"], 3)
    exact = solve(state)
    inexact = 0
    for nodes in (1, 10, 100, 1000, 10_000, 100_000):
        bounded = solve(state, nodes=nodes)
        assert bounded.nodes <= nodes + 100
        assert bounded.low <= exact.value <= bounded.high
        assert bounded.exact or bounded.best == () or bounded.low < bounded.high
        for action, bounds in bounded.actions.items():
            assert bounds.low <= exact.actions[action].low <= bounds.high
        inexact += not bounded.exact
    assert inexact >= 3


def test_a_batch_is_solved_as_one_by_one() -> None:
    states = [late(PRESETS["sixty-six"], seed, hand=6, talon=4) for seed in range(40)]
    assert [each.actions for each in solve_all(states)] == [solve(state).actions for state in states]
    values_only = solve_all(states, actions=False)
    assert [each.value for each in values_only] == [solve(state).value for state in states]
    assert not values_only[0].actions
    assert solve_all([]) == []


def test_positions_of_different_rules_are_refused() -> None:
    states = [fresh(PRESETS["sixty-six"], 1), fresh(PRESETS["pagat"], 1)]
    with pytest.raises(ValueError, match="one variant"):
        solve_all(states)


def test_the_size_of_the_table_changes_nothing_but_time() -> None:
    states = [fresh(PRESETS["schnapsen"], seed) for seed in range(5)]
    none, small, large = Table(0), Table(1), Table(8)
    for state in states:
        found = {
            tuple(solve(state, table=table).actions.items()) for table in (none, small, large, large, None)
        }
        assert len(found) == 1


def test_one_table_serves_many_searches() -> None:
    """More than its counter of searches has numbers: old entries must not come back to life."""
    table = Table(1)
    states = [late(PRESETS["schnapsen"], seed, hand=5, talon=4) for seed in range(30)]
    expected = [solve(state, table=Table(1)).actions for state in states]
    for _ in range(20):
        assert [solve(state, table=table).actions for state in states] == expected


def test_threads_share_a_table_or_have_their_own() -> None:
    states = [late(PRESETS["sixty-six"], seed, hand=6, talon=4) for seed in range(24)]
    expected = [solve(state).actions for state in states]
    shared = Table(1)
    with ThreadPoolExecutor(4) as pool:
        assert [each.actions for each in pool.map(solve, states)] == expected
        assert [each.actions for each in pool.map(partial(solve, table=shared), states)] == expected


def test_webassembly_solves_alike() -> None:
    wasm = WasmKernel()
    for seed in range(12):
        variant = rules_of(seed)
        state = late(variant, seed, hand=5, talon=2)
        assert solve_packed(variant, pack_state(state), table=Table(1), kernel=wasm) == [
            solve(state, table=Table(1))
        ]


def test_closing_is_worth_the_same_before_as_after_it() -> None:
    state = fresh(PRESETS["sixty-six"], 5)
    closed = apply(state, CLOSE)
    assert solve(state).actions[CLOSE].low == solve(closed).value
    led = apply(closed, next(actions_in(legal_actions_of(closed))))
    assert led.table.turn == other(closed.table.turn)
    assert -3 <= solve(led).value <= 3
