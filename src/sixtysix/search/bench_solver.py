"""How fast the open-card solver is, preset by preset, on one core (`sixtysix bench solver`)."""

from statistics import mean, median
from time import perf_counter

from sixtysix.rules import CLAIM, PRESETS, State, Variant, actions_in, legal_actions_of, start, totals
from sixtysix.rules.apply import _apply
from sixtysix.search.opencards import Table, raw, value
from sixtysix.search.packing import pack_state
from sixtysix.search.random_play import below, shuffled, stream_of_deal

SEED = 66
ENDINGS = 2000


def bench_solver(deals: int = 200, presets: tuple[str, ...] = tuple(PRESETS)) -> dict[str, dict[str, float]]:
    """Times by preset, on one core.

    `fresh_mean_ms` and `fresh_median_ms`: to find the value of a fresh deal, `nodes_per_s` while doing so; `ending_us`: to
    find the value of every action of an ending of six cards each (five of 20), the talon used up and nobody at 66, in one
    batch.
    """
    return {name: _measure(PRESETS[name], deals) for name in presets}


def _measure(variant: Variant, deals: int) -> dict[str, float]:
    table, took, nodes = Table(), list[float](), 0
    for number in range(deals):
        state = fresh(variant, number)
        started = perf_counter()
        solution = value(state, table=table)
        took.append(perf_counter() - started)
        nodes += solution.nodes
    endings = b"".join(map(pack_state, endings_of(variant, ENDINGS)))
    best = min(_seconds(variant, endings, table) for _ in range(5))
    return {
        "fresh_mean_ms": mean(took) * 1e3,
        "fresh_median_ms": median(took) * 1e3,
        "ending_us": best / ENDINGS * 1e6,
        "nodes_per_s": nodes / sum(took),
    }


def _seconds(variant: Variant, states: bytes, table: Table) -> float:
    started = perf_counter()
    raw(variant, states, table=table)
    return perf_counter() - started


def fresh(variant: Variant, number: int) -> State:
    """A fresh deal: the one that `random_play` plays under this number."""
    return start(variant, shuffled(variant, stream_of_deal(SEED, number)), number & 1)


def endings_of(variant: Variant, count: int) -> list[State]:
    """Endings after random play without closing: on lead, full hands, the talon just used up, nobody at 66."""
    found: list[State] = []
    number = 0
    while len(found) < count:
        state = _ending(variant, number)
        if state.table.outcome is None and max(totals(state.table)) < 66:
            found.append(state)
        number += 1
    return found


def _ending(variant: Variant, number: int) -> State:
    stream = stream_of_deal(SEED, number)
    state = start(variant, shuffled(variant, stream), number & 1)
    while state.table.outcome is None and not state.table.strict:
        actions = [action for action in actions_in(legal_actions_of(state)) if action not in (29, CLAIM)]
        state = _apply(state, actions[below(len(actions), stream)])
    return state
