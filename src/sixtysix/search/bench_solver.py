"""How fast the open-card solver is, preset by preset, on one core (`sixtysix bench solver`)."""

from collections.abc import Callable
from functools import partial
from statistics import mean, median
from time import perf_counter

from sixtysix.rules import CLAIM, PRESETS, State, Variant, actions_in, legal_actions_of, start, totals
from sixtysix.rules.apply import _apply
from sixtysix.search.opencards import Table, raw, value
from sixtysix.search.packing import pack_state
from sixtysix.search.random_play import below, shuffled, stream_of_deal

SEED = 66
ENDINGS = 2000
BATCH = 200
REPEATS = 5


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
        nodes += value(state, table=table).nodes
        took.append(_least(partial(value, state, table=table)))
    endings = [pack_state(state) for state in endings_of(variant, ENDINGS)]
    batches = [b"".join(endings[first : first + BATCH]) for first in range(0, ENDINGS, BATCH)]
    in_endings = sum(_least(partial(raw, variant, batch, table=table)) for batch in batches)
    return {
        "fresh_mean_ms": mean(took) * 1e3,
        "fresh_median_ms": median(took) * 1e3,
        "ending_us": in_endings / ENDINGS * 1e6,
        "nodes_per_s": nodes / sum(took),
    }


def _least(search: Callable[[], object]) -> float:
    """The shortest of some times: other work on the machine only lengthens them."""
    times = list[float]()
    for _ in range(REPEATS):
        started = perf_counter()
        search()
        times.append(perf_counter() - started)
    return min(times)


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
