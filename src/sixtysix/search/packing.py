"""Variants and states as the kernel's structs (kernel/sixtysix.h), and back.

A state has one packed form only: equal states are equal bytes, and the other way round.
"""

import struct
from functools import lru_cache
from typing import Final, get_args

from sixtysix.rules import SWITCHES, BySeat, Closing, Outcome, State, Table, Variant
from sixtysix.rules.table import Reason

ABI: Final = 1
VARIANT_BYTES: Final = 40
STATE_BYTES: Final = 64
STEP_BYTES: Final = 80
PLAY_SUM_BYTES: Final = 120

NONE: Final = 255
"""No card, no suit, no seat."""

NEVER: Final = 99
"""As `close_min_talon`: nobody closes. No rule of ours, but of tables where our players are guests."""

REASONS: Final[tuple[Reason, ...]] = get_args(Reason)

_STATE: Final = struct.Struct("<4I12s26B10x")
_STEP: Final = struct.Struct("<QBB6x")
_CLOSE_MIN_TALON: Final = [switch.name for switch in SWITCHES].index("close_min_talon")
_NUMBER_OF_REASON: Final = {reason: number for number, reason in enumerate(REASONS)}


@lru_cache(maxsize=256)
def pack_variant(variant: Variant, *, closing: bool = True) -> bytes:
    """The variant as an `s66_variant`: one byte a switch, words numbered in the order of their values.

    Without `closing`: at a table where nobody closes.
    """
    packed = bytearray(VARIANT_BYTES)
    for place, switch in enumerate(SWITCHES):
        value = getattr(variant, switch.name)
        packed[place] = switch.values.index(value) if isinstance(value, str) else value
    if not closing:
        packed[_CLOSE_MIN_TALON] = NEVER
    return bytes(packed)


def unpack_variant(packed: bytes) -> Variant:
    """The variant of an `s66_variant`; raises `ValueError` or `ImpossibleVariant` if it is none."""
    if len(packed) != VARIANT_BYTES or any(packed[len(SWITCHES) :]):
        raise ValueError(f"a packed variant has {VARIANT_BYTES} bytes, the last ones 0")
    values: dict[str, object] = {}
    for number, switch in zip(packed, SWITCHES, strict=False):
        if isinstance(switch.values[0], int):
            values[switch.name] = type(switch.values[0])(number) if number < 2 else number
        elif number < len(switch.values):
            values[switch.name] = switch.values[number]
        else:
            raise ValueError(f"{switch.name} has no value number {number}")
    return Variant(**values)  # type: ignore[arg-type]  # __post_init__ checks every value


def pack_state(state: State) -> bytes:
    """The state as an `s66_state`; its variant is not in it."""
    table, hands, talon = state
    closing, outcome = table.closing, table.outcome
    tricks, points = ((0, 0), (0, 0)) if closing is None else closing
    ended = (0, NONE, 0, 0, 0, 0, NONE) if outcome is None else _pack_outcome(outcome)
    return _STATE.pack(
        *hands,
        *table.piles,
        bytes(talon).ljust(12, b"\xff"),
        len(talon),
        table.talon_size,
        _or_none(table.turn_up),
        table.trump,
        table.dealer,
        table.leader,
        table.turn,
        _or_none(table.led),
        _or_none(table.announced),
        table.must_draw,
        table.closing_lead,
        table.swap_open,
        _or_none(table.closer),
        *tricks,
        *points,
        *table.married,
        *ended,
    )


def unpack_state(variant: Variant, packed: bytes | bytearray | memoryview) -> State:
    """The state of an `s66_state` that is sound (`Kernel.check`)."""
    hand_0, hand_1, pile_0, pile_1, talon, *rest = _STATE.unpack(packed)
    talon_cards, talon_size, turn_up, trump, dealer, leader, turn, led, announced, must_draw = rest[:10]
    closing_lead, swap_open, closer, tricks_0, tricks_1, points_0, points_1, married_0, married_1 = rest[
        10:19
    ]
    table = Table(
        variant=variant,
        dealer=dealer,
        trump=trump,
        turn_up=_if_any(turn_up),
        talon_size=talon_size,
        hand_sizes=(hand_0.bit_count(), hand_1.bit_count()),
        leader=leader,
        turn=turn,
        led=_if_any(led),
        announced=_if_any(announced),
        must_draw=bool(must_draw),
        closer=_if_any(closer),
        closing=None if closer == NONE else Closing((tricks_0, tricks_1), (points_0, points_1)),
        closing_lead=bool(closing_lead),
        swap_open=bool(swap_open),
        piles=(pile_0, pile_1),
        married=(married_0, married_1),
        outcome=_unpack_outcome(rest[19:]),
    )
    return State(table, (hand_0, hand_1), tuple(talon[:talon_cards]))


def pack_step(state: State, legal: int, totals: tuple[int, int]) -> bytes:
    """An `s66_step`: the state, the actions legal in it, and both totals."""
    return pack_state(state) + _STEP.pack(legal, *totals)


def unpack_step(packed: bytes) -> tuple[int, BySeat[int]]:
    """The legal actions and the totals of an `s66_step`."""
    legal, first, second = _STEP.unpack_from(packed, STATE_BYTES)
    return legal, BySeat(first, second)


def _pack_outcome(outcome: Outcome) -> tuple[int, ...]:
    return (
        1,
        _or_none(outcome.winner),
        outcome.game_points,
        _NUMBER_OF_REASON[outcome.reason],
        *outcome.totals,
        _or_none(outcome.claimed_by),
    )


def _unpack_outcome(values: list[int]) -> Outcome | None:
    over, winner, game_points, reason, first, second, claimed_by = values
    if not over:
        return None
    return Outcome(_if_any(winner), game_points, REASONS[reason], (first, second), _if_any(claimed_by))


def _or_none(value: int | None) -> int:
    return NONE if value is None else value


def _if_any(value: int) -> int | None:
    return None if value == NONE else value
