"""The kernel's functions one by one, natively and as WebAssembly."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from sixtysix.rules import (
    ACTION_COUNT,
    PRESETS,
    SEATS,
    State,
    Variant,
    actions_in,
    legal_actions,
    legal_actions_of,
    other,
    replay,
    start,
    totals,
)
from sixtysix.rules.apply import _apply
from sixtysix.rules.invariant import BrokenState, check
from sixtysix.search.differential import random_variant, walk
from sixtysix.search.kernel import FAULTS, SIGNATURES, Kernel, KernelError, NativeKernel, native
from sixtysix.search.packing import (
    STATE_BYTES,
    pack_state,
    pack_variant,
    unpack_state,
    unpack_variant,
)
from sixtysix.search.random_play import random_deal, random_play, shuffled, stream_of_deal
from sixtysix.search.stream import Stream
from tests.kit.wasm import WasmKernel

each_preset = pytest.mark.parametrize("variant", PRESETS.values(), ids=PRESETS)


def states_of(variant: Variant, deals: int) -> Iterator[State]:
    for number in range(deals):
        yield from random_deal(variant, 20, number)


def states_of_walks(deals: int) -> Iterator[State]:
    for number in range(deals):
        walked = walk(9, number)
        for count in range(len(walked.actions) + 1):
            yield replay(walked.variant, walked.deck, walked.dealer, walked.actions[:count])


def test_variants_come_back_from_their_struct() -> None:
    stream = Stream(66)
    for variant in (*PRESETS.values(), *(random_variant(stream) for _ in range(500))):
        assert unpack_variant(pack_variant(variant)) == variant


def test_bytes_that_are_no_variant_are_refused() -> None:
    packed = pack_variant(Variant())
    for wrong in (packed[:-1], packed[:-1] + b"\1", packed[:1] + b"\7" + packed[2:], b"\xff" + packed[1:]):
        with pytest.raises(ValueError):  # noqa: PT011 (each names its own fault)
            unpack_variant(wrong)


def test_states_come_back_from_their_struct() -> None:
    for state in states_of_walks(60):
        packed = pack_state(state)
        assert len(packed) == STATE_BYTES
        assert unpack_state(state.table.variant, packed) == state


@each_preset
def test_start_deals_as_python_does(kernel: Kernel, variant: Variant) -> None:
    decks = [shuffled(variant, stream_of_deal(1, number)) for number in range(20)]
    dealers = [number % 2 for number in range(20)]
    started = b"".join(pack_state(start(variant, *each)) for each in zip(decks, dealers, strict=True))
    assert kernel.start(variant, decks, dealers) == started


@each_preset
def test_batches_are_as_one_by_one(kernel: Kernel, variant: Variant) -> None:
    states = list(states_of(variant, 10))
    packed = b"".join(map(pack_state, states))
    assert kernel.totals(variant, packed) == [totals(state.table) for state in states]
    assert kernel.legal(variant, packed) == [
        legal_actions_of(state)
        | legal_actions(state.table, state.hands[other(state.table.turn)], other(state.table.turn))
        for state in states
    ]
    playing = [state for state in states if state.table.outcome is None]
    chosen = [list(actions_in(legal_actions_of(state)))[-1] for state in playing]
    played = bytearray(b"".join(map(pack_state, playing)))
    assert kernel.apply(variant, played, chosen) == len(playing)
    after = (_apply(state, action) for state, action in zip(playing, chosen, strict=True))
    assert played == b"".join(map(pack_state, after))


def test_an_illegal_action_does_nothing(kernel: Kernel) -> None:
    state = next(states_of(Variant(), 1))
    legal = legal_actions_of(state)
    illegal = [action for action in range(256) if action >= ACTION_COUNT or not legal >> action & 1]
    states = bytearray(pack_state(state) * len(illegal))
    assert kernel.apply(Variant(), states, illegal) == 0
    assert states == pack_state(state) * len(illegal)


def test_replay_stops_before_an_illegal_action(kernel: Kernel) -> None:
    walked = walk(9, 0)
    actions = (*walked.actions[:3], 200, *walked.actions[3:])
    steps = kernel.replay(walked.variant, walked.deck, walked.dealer, actions)
    assert steps == walked.steps[: len(steps)]
    assert len(steps) == 4 * 80


def test_empty_batches_are_nothing(kernel: Kernel) -> None:
    assert kernel.start(Variant(), [], []) == b""
    assert kernel.legal(Variant(), b"") == []
    assert kernel.apply(Variant(), bytearray(), []) == 0
    assert kernel.check(Variant(), b"") == b""


# --- checking ------------------------------------------------------------------------------------------------


def is_sound(variant: Variant, packed: bytes) -> bool:
    try:
        check(unpack_state(variant, packed))
    except (BrokenState, ValueError, IndexError):
        return False
    return True


def test_no_changed_byte_gets_past_the_check_that_python_would_refuse(kernel: Kernel) -> None:
    stream, refused = Stream(4), 0
    for state in states_of_walks(25):
        variant, packed = state.table.variant, pack_state(state)
        changed = list[bytes]()
        for _ in range(40):
            mutant = bytearray(packed)
            for _ in range(1 + stream.below(2)):
                mutant[stream.below(STATE_BYTES)] = stream.below(256) if stream.below(2) else stream.below(6)
            changed.append(bytes(mutant))
        for each, fault in zip(changed, kernel.check(variant, b"".join(changed)), strict=True):
            assert fault < len(FAULTS)
            if fault == 0:
                assert is_sound(variant, each)
                assert pack_state(unpack_state(variant, each)) == each
            refused += fault > 0
    assert refused > 10_000


def test_what_passes_the_check_can_be_played_to_the_end(kernel: Kernel) -> None:
    """No position that the check lets through leaves a player without an action."""
    stream, played = Stream(5), 0
    for state in states_of_walks(100):
        variant = state.table.variant
        mutant = bytearray(pack_state(state))
        if state.table.outcome is None:
            mutant[stream.below(STATE_BYTES)] = stream.below(6)
        if kernel.check(variant, bytes(mutant)) != b"\0":
            continue
        for _ in range(60):
            actions = list(actions_in(kernel.legal(variant, bytes(mutant))[0]))
            if not actions:
                break
            assert kernel.apply(variant, mutant, [actions[stream.below(len(actions))]]) == 1
        assert unpack_state(variant, mutant).table.outcome is not None
        played += 1
    assert played > 20


def test_a_variant_that_cannot_be_is_refused(kernel: Kernel) -> None:
    packed, state = pack_variant(Variant()), pack_state(next(states_of(Variant(), 1)))
    for place, value in ((0, 52), (0, 20), (1, 2), (30, 9), (39, 1)):
        wrong = bytearray(packed)
        wrong[place] = value
        faults = bytearray(1)
        assert kernel.call("s66_check_batch", bytes(wrong), state, faults, 1) == 0
        assert FAULTS[faults[0]] == "variant"


# --- random play ---------------------------------------------------------------------------------------------


@each_preset
def test_random_play_is_as_in_python(kernel: Kernel, variant: Variant) -> None:
    assert kernel.random_play(variant, 2**64 - 66, 250, first=1000) == random_play(
        variant, 2**64 - 66, 250, 1000
    )


def test_random_play_under_house_rules_is_as_in_python(kernel: Kernel) -> None:
    stream = Stream(7)
    for seed in range(100):
        variant = random_variant(stream)
        assert kernel.random_play(variant, seed, 5) == random_play(variant, seed, 5)


def test_shuffles_are_unbiased() -> None:
    """Each card is equally often in each place: chi-square over 24 x 24 counts, 529 degrees of freedom."""
    counts = [[0] * 24 for _ in range(24)]
    deals = 4800
    for number in range(deals):
        for place, card in enumerate(shuffled(Variant(), stream_of_deal(66, number))):
            counts[place][card] += 1
    expected = deals / 24
    assert sum((count - expected) ** 2 / expected for row in counts for count in row) < 660


def test_each_seat_fares_alike_at_random(shared: NativeKernel) -> None:
    for variant in PRESETS.values():
        sums = shared.random_play(variant, 1, 20_000)
        assert sums.deals == sum(sums.reasons) == 20_000
        points = [sums.game_points[seat] / sums.deals for seat in SEATS]
        assert abs(points[0] - points[1]) < 0.06


# --- loading -------------------------------------------------------------------------------------------------


def test_a_missing_kernel_says_what_to_do(tmp_path: Path) -> None:
    with pytest.raises(KernelError, match="make setup"):
        NativeKernel(tmp_path / "kernel.so")


def test_a_kernel_of_another_machine_says_what_to_do(tmp_path: Path) -> None:
    path = tmp_path / "kernel.so"
    path.write_bytes(b"not a library")
    with pytest.raises(KernelError, match="another machine"):
        NativeKernel(path)


def test_another_abi_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sixtysix.search.kernel.ABI", 2)
    with pytest.raises(KernelError, match="another version"):
        native().require_abi("kernel.so")


def test_a_function_that_an_old_kernel_lacks_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(SIGNATURES, "s66_not_yet", "i:i")
    with pytest.raises(KernelError, match="s66_not_yet"):
        native().call("s66_not_yet", 0)


def test_webassembly_imports_nothing(wasm: WasmKernel) -> None:
    assert wasm.imports == []
