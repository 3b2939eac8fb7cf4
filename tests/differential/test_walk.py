"""Python and the kernel, natively and as WebAssembly, play the same game; and the comparison would notice if not."""

from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context

import pytest

from sixtysix.rules import SWITCHES
from sixtysix.search.differential import SHOWN, Mismatch, WalkedDeal, compare, replayed, selfcheck, walk
from sixtysix.search.kernel import Argument, Kernel, NativeKernel, native
from sixtysix.search.packing import REASONS
from tests.kit.wasm import WasmKernel

OF_THE_MATCH = {
    "next_dealer", "match_target", "match_count", "shutout_double", "look_back", "show_points", "draw_carry",
    "redeal_same_dealer_on_draw",
}  # fmt: skip
OF_THE_DEAL = [
    (place, switch.name)
    for place, switch in enumerate(SWITCHES)
    if switch.name not in OF_THE_MATCH and switch.name != "deck"
]


class Doctored(Kernel):
    """The kernel playing by other rules than it was told: one switch of every variant has another value."""

    def __init__(self, place: int) -> None:
        self._place = place

    def call(self, function: str, *arguments: Argument) -> int:
        """Calls the native kernel with the variant's byte changed to the next value of its switch."""
        variant, *others = arguments
        assert isinstance(variant, bytes)
        values = SWITCHES[self._place].values
        numbers = [value if isinstance(value, int) else number for number, value in enumerate(values)]
        changed = bytearray(variant)
        following = numbers.index(changed[self._place]) + 1
        changed[self._place] = numbers[following % len(numbers)]
        return native().call(function, bytes(changed), *others)


class Miscounting(Kernel):
    """A kernel that gets one total wrong by a point."""

    def call(self, function: str, *arguments: Argument) -> int:
        """Calls the native kernel and adds a point to seat 1 at the start."""
        result = native().call(function, *arguments)
        steps = arguments[-1]
        if function == "s66_replay" and isinstance(steps, bytearray):
            steps[73] += 1
        return result


@pytest.fixture(scope="module")
def walked() -> list[WalkedDeal]:
    return [walk(20, number) for number in range(2500)]


def test_python_and_the_kernels_agree(shared: NativeKernel, wasm: WasmKernel) -> None:
    report = selfcheck(3000, 66, kernels=(shared, wasm))
    assert report.mismatches == 0, report.shown
    assert report.deals == 3000
    assert report.steps > 15 * report.deals


def test_the_walk_goes_everywhere() -> None:
    report = compare(66, 0, 3000)
    assert set(report.reasons) == set(REASONS)
    for switch in SWITCHES:
        for value in switch.values:
            assert report.switches[switch.name, value] >= 50, (switch.name, value)


@pytest.mark.parametrize(("place", "name"), OF_THE_DEAL, ids=[name for _, name in OF_THE_DEAL])
def test_another_value_of_a_switch_is_noticed(place: int, name: str, walked: list[WalkedDeal]) -> None:
    kernel = Doctored(place)
    assert any(replayed(deal, kernel) for deal in walked), f"nobody notices {name}"


def test_one_wrong_point_is_told() -> None:
    report = selfcheck(300, 1, kernels=(Miscounting(),))
    assert report.mismatches == 300
    assert len(report.shown) == SHOWN
    first = report.shown[0]
    assert isinstance(first, Mismatch)
    assert first.step == 0
    assert "totals" in first.found


def test_walks_are_the_same_in_parts_and_in_processes() -> None:
    seen = list[tuple[int, int]]()
    alone = selfcheck(600, 3, lambda done, deals: seen.append((done, deals)))
    with ProcessPoolExecutor(2, mp_context=get_context("spawn")) as pool:
        spread = selfcheck(600, 3, executor=pool)
    assert spread == alone
    assert seen == [(250, 600), (500, 600), (600, 600)]
