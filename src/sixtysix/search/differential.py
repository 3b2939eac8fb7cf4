"""The differential walk: random deals under random rules, played in Python and in the kernel, compared step by step.

Python plays and records; the kernel replays the record. Compared at each step: the whole state, the legal actions of
both seats, both totals; and the kernel must find each state sound.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import Executor, as_completed
from dataclasses import dataclass, field
from typing import Final

from sixtysix.rules import (
    CLAIM,
    CLOSE,
    PRESETS,
    SWITCHES,
    Action,
    ActionSet,
    Card,
    ImpossibleVariant,
    Seat,
    State,
    Variant,
    actions_in,
    legal_actions,
    legal_actions_of,
    other,
    start,
    total,
    totals,
)
from sixtysix.rules.apply import _apply
from sixtysix.rules.shuffle import ordered_deck
from sixtysix.search.kernel import FAULTS, Kernel, native
from sixtysix.search.packing import STATE_BYTES, STEP_BYTES, pack_step, unpack_state, unpack_step
from sixtysix.search.stream import Stream

CHUNK: Final = 250
"""Deals between two reports of progress."""

SHOWN: Final = 10
"""Mismatches told in full; beyond them they are only counted."""


@dataclass(frozen=True, slots=True)
class WalkedDeal:
    """A deal as Python played it: what the kernel needs to replay it, and the packed steps it must come to."""

    number: int
    variant: Variant
    deck: tuple[Card, ...]
    dealer: Seat
    actions: tuple[Action, ...]
    steps: bytes
    last: State


@dataclass(frozen=True, slots=True)
class Mismatch:
    """The first step of a deal at which the kernel differs; `found` is told in words, both sides."""

    deal: int
    step: int
    variant: Variant
    actions: tuple[Action, ...]
    found: str


@dataclass(frozen=True, slots=True)
class SelfcheckReport:
    """What a walk covered, and the deals that differ (the first few in full, `mismatches` counts all)."""

    deals: int = 0
    steps: int = 0
    mismatches: int = 0
    shown: tuple[Mismatch, ...] = ()
    reasons: Counter[str] = field(default_factory=Counter[str])
    """Deals by how they ended."""
    switches: Counter[tuple[str, bool | int | str]] = field(
        default_factory=Counter[tuple[str, bool | int | str]]
    )
    """Deals by switch and value."""

    def plus(self, more: "SelfcheckReport") -> "SelfcheckReport":
        """Both walks together."""
        return SelfcheckReport(
            self.deals + more.deals,
            self.steps + more.steps,
            self.mismatches + more.mismatches,
            (*self.shown, *more.shown)[:SHOWN],
            self.reasons + more.reasons,
            self.switches + more.switches,
        )


def selfcheck(
    deals: int,
    seed: int = 0,
    progress: Callable[[int, int], None] | None = None,
    *,
    executor: Executor | None = None,
    kernels: Sequence[Kernel] = (),
) -> SelfcheckReport:
    """Walks so many deals and compares each with every kernel (the native one if none is given).

    `progress` is called with the deals done and all deals. An executor spreads the work; one of processes takes the
    native kernel only.
    """
    parts = [(seed, first, min(CHUNK, deals - first)) for first in range(0, deals, CHUNK)]
    report = SelfcheckReport()
    for part in _done(parts, executor, kernels):
        report = report.plus(part)
        if progress is not None:
            progress(report.deals, deals)
    return report


def _done(
    parts: Iterable[tuple[int, int, int]], executor: Executor | None, kernels: Sequence[Kernel]
) -> Iterator[SelfcheckReport]:
    if executor is None:
        for part in parts:
            yield compare(*part, kernels)
    else:
        for finished in as_completed([executor.submit(compare, *part, kernels) for part in parts]):
            yield finished.result()


def compare(seed: int, first: int, deals: int, kernels: Sequence[Kernel] = ()) -> SelfcheckReport:
    """Walks deals number `first`, `first` + 1, … of a seed and compares them."""
    reasons, switches = Counter[str](), Counter[tuple[str, bool | int | str]]()
    steps, mismatches = 0, list[Mismatch]()
    for number in range(first, first + deals):
        walked = walk(seed, number)
        steps += len(walked.actions)
        outcome = walked.last.table.outcome
        reasons[outcome.reason if outcome else "unfinished"] += 1
        switches.update((switch.name, getattr(walked.variant, switch.name)) for switch in SWITCHES)
        for kernel in kernels or (native(),):
            mismatch = replayed(walked, kernel)
            if mismatch is not None:
                mismatches.append(mismatch)
    return SelfcheckReport(deals, steps, len(mismatches), tuple(mismatches[:SHOWN]), reasons, switches)


# --- Python plays --------------------------------------------------------------------------------------------


def random_variant(stream: Stream) -> Variant:
    """A mix of switches, each of the mixes that can be played equally likely."""
    while True:
        values = {switch.name: switch.values[stream.below(len(switch.values))] for switch in SWITCHES}
        try:
            return Variant(**values)  # type: ignore[arg-type]  # __post_init__ checks every value
        except ImpossibleVariant:
            continue


def walk(seed: int, number: int) -> WalkedDeal:
    """One deal: even numbers under the presets in turn, odd ones under random house rules."""
    stream = Stream(Stream(seed).number() + number)
    presets = tuple(PRESETS.values())
    variant = random_variant(stream) if number % 2 else presets[number // 2 % len(presets)]
    deck = ordered_deck(variant)
    stream.shuffle_first(deck, len(deck))
    dealer, hasty = stream.below(2), stream.below(4) == 0
    state = start(variant, deck, dealer)
    actions, steps = list[Action](), bytearray()
    while True:
        legal = legal_actions_of(state)
        legal |= legal_actions(state.table, state.hands[other(state.table.turn)], other(state.table.turn))
        steps += pack_step(state, legal, totals(state.table))
        if not legal:
            return WalkedDeal(number, variant, tuple(deck), dealer, tuple(actions), bytes(steps), state)
        actions.append(choose(state, legal, stream, hasty=hasty))
        state = _apply(state, actions[-1])


def choose(state: State, legal: ActionSet, stream: Stream, *, hasty: bool) -> Action:
    """A legal action: any in a hasty deal; else closing and claiming are rare, so that most deals get far."""
    table = state.table
    if not hasty and stream.below(32):
        claims = legal >> CLAIM
        true = total(table, table.turn) >= 66 if claims == 1 else claims and max(totals(table)) >= 66
        rare = 1 << CLOSE | (0 if true and stream.below(2) else 3 << CLAIM)
        legal = legal & ~rare or legal
    actions = tuple(actions_in(legal))
    return actions[stream.below(len(actions))]


# --- the kernel replays --------------------------------------------------------------------------------------


def replayed(walked: WalkedDeal, kernel: Kernel) -> Mismatch | None:
    """What the kernel makes of a deal: None if all is as in Python."""
    steps = kernel.replay(walked.variant, walked.deck, walked.dealer, walked.actions)
    if steps != walked.steps:
        number, found = _first_difference(walked, steps)
        return Mismatch(walked.number, number, walked.variant, walked.actions, found)
    states = b"".join(
        walked.steps[place : place + STATE_BYTES] for place in range(0, len(walked.steps), STEP_BYTES)
    )
    faults = kernel.check(walked.variant, states)
    for number, fault in enumerate(faults):
        if fault:
            found = f"the kernel finds the state unsound: {FAULTS[fault]}"
            return Mismatch(walked.number, number, walked.variant, walked.actions, found)
    return None


def _first_difference(walked: WalkedDeal, steps: bytes) -> tuple[int, str]:
    for number in range(len(walked.actions) + 1):
        here = slice(number * STEP_BYTES, (number + 1) * STEP_BYTES)
        expected, found = walked.steps[here], steps[here]
        if not found:
            return number, f"the kernel forbids action {walked.actions[number - 1]}"
        if expected != found:
            return (
                number,
                f"Python {told(walked.variant, expected)}, the kernel {told(walked.variant, found)}",
            )
    return len(walked.actions), "the kernel has more steps"


def told(variant: Variant, step: bytes) -> str:
    """A packed step in words."""
    legal, points = unpack_step(step)
    state = unpack_state(variant, step[:STATE_BYTES])
    table = state.table._asdict()
    del table["variant"]
    return f"(legal {tuple(actions_in(legal))}, totals {tuple(points)}, hands {state.hands}, talon {state.talon}, {table})"
