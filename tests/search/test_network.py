"""Networks in files: what the loader refuses and what it says; what a match score makes of game points."""

import struct
import zlib
from collections.abc import Callable
from dataclasses import replace
from functools import cache
from math import inf, nan
from pathlib import Path

import pytest

from sixtysix.engine.mind import WEIGHTS as SHIPPED
from sixtysix.engine.mind import network_of
from sixtysix.search.kernel import native
from sixtysix.search.network import (
    FEATURES,
    FEATURES_VERSION,
    FIRST,
    WEIGHTS,
    NetworkError,
    load_network,
    match_worth,
    pack_network,
    read_network,
)
from tests.kit.networks import random_network
from tests.kit.wasm import page_kernel

HEADER = 80
ROUGH = FEATURES * FIRST
ROUGH_AT = HEADER + 2 * FEATURES
FINE_AT = ROUGH_AT + ROUGH
FREQUENCIES = (0.04, 0.21, 0.24, 0.02, 0.24, 0.21, 0.04)


@cache
def packed() -> bytes:
    return pack_network(random_network(24))


def changed(at: int, new: bytes) -> bytes:
    return packed()[:at] + new + packed()[at + len(new) :]


def resealed(file: bytes) -> bytes:
    """The file with the checksum that fits it."""
    return file[:4] + struct.pack("<I", zlib.crc32(file[8:])) + file[8:]


# --- files ---------------------------------------------------------------------------------------------------


def test_a_network_packed_and_read_is_the_same_but_for_rounding() -> None:
    once = read_network(packed(), "it")
    assert pack_network(once) == packed()
    assert read_network(pack_network(once), "it") == once
    wanted = random_network(24)
    assert (once.deck, once.deals, once.seed) == (wanted.deck, wanted.deals, wanted.seed)
    found, given = (memoryview(each.weights).cast("f").tolist() for each in (once, wanted))
    for start in range(0, ROUGH, FIRST):
        row = given[start : start + FIRST]
        half_a_step = max(map(abs, row)) / 127 / 2
        assert found[start : start + FIRST] == pytest.approx(row, abs=half_a_step * 1.2)
    assert found[ROUGH:] == pytest.approx(given[ROUGH:], abs=2**-11)


def test_a_feature_that_says_nothing_is_packed_too() -> None:
    wanted = random_network(24)
    silent = bytes(4 * FIRST) + wanted.weights[4 * FIRST :]
    once = read_network(pack_network(replace(wanted, weights=silent)), "it")
    assert once.weights[: 4 * FIRST] == bytes(4 * FIRST)


def test_every_number_of_sixteen_bits_is_read_as_written() -> None:
    halves = [half for half in range(1 << 16) if half >> 10 & 31 != 31]
    fine = WEIGHTS - ROUGH
    halves += [0] * (fine - len(halves))
    file = resealed(packed()[:FINE_AT] + struct.pack(f"<{fine}H", *halves))
    found = read_network(file, "it").weights[4 * ROUGH :]
    assert found == struct.pack(f"<{fine}f", *struct.unpack(f"<{fine}e", file[FINE_AT:]))


def test_every_number_of_eight_bits_is_read_as_written() -> None:
    rows = bytes(number % 256 for number in range(ROUGH))
    file = resealed(packed()[:ROUGH_AT] + rows + packed()[FINE_AT:])
    found = memoryview(read_network(file, "it").weights).cast("f").tolist()
    factors = struct.unpack(f"<{FEATURES}e", file[HEADER:ROUGH_AT])
    numbers = struct.unpack(f"<{ROUGH}b", rows)
    assert found[:ROUGH] == [factors[place // FIRST] * number for place, number in enumerate(numbers)]


FAULTS: dict[str, tuple[Callable[[], bytes], str]] = {
    "empty": (lambda: b"", "is not a network of sixtysix"),
    "a text": (lambda: b"<!doctype html>" * 100, "is not a network of sixtysix"),
    "another mark": (lambda: changed(0, b"67n1"), "is not a network of sixtysix"),
    "half a header": (lambda: packed()[:40], "is not a network of sixtysix"),
    "a later version": (
        lambda: resealed(changed(8, struct.pack("<I", FEATURES_VERSION + 1))),
        "belongs to another version of the engine",
    ),
    "other layers": (lambda: resealed(changed(16, struct.pack("<I", 128))), "belongs to another version"),
    "a header only": (lambda: packed()[:HEADER], "is cut short"),
    "cut in the middle": (lambda: packed()[: len(packed()) // 2], "is cut short"),
    "a byte short": (lambda: packed()[:-1], "is cut short"),
    "a byte too long": (lambda: packed() + b"\0", "is cut short"),
    "other phases": (lambda: resealed(changed(76, struct.pack("<I", 1))), "belongs to another version"),
    "an infinity": (lambda: resealed(changed(FINE_AT + 2000, struct.pack("<e", -inf))), "is damaged"),
    "no number": (lambda: resealed(changed(HEADER, struct.pack("<e", nan))), "is damaged"),
}


@pytest.mark.parametrize("name", FAULTS)
def test_a_faulty_file_is_refused_by_name_with_what_to_do(name: str, tmp_path: Path) -> None:
    make, said = FAULTS[name]
    path = tmp_path / "24.66n"
    path.write_bytes(make())
    with pytest.raises(NetworkError) as caught:
        load_network(path)
    assert str(path) in str(caught.value)
    assert said in str(caught.value)
    assert "Install sixtysix again" in str(caught.value)


def test_a_missing_file_is_named_with_what_to_do(tmp_path: Path) -> None:
    with pytest.raises(NetworkError, match=r"24\.66n cannot be read .*Install sixtysix again"):
        load_network(tmp_path / "24.66n")


def test_one_flipped_bit_anywhere_is_noticed() -> None:
    places = [*range(HEADER), *range(HEADER, len(packed()), 9973), len(packed()) - 1]
    for at in places:
        for bit in range(8) if at < HEADER else (at % 8,):
            with pytest.raises(NetworkError):
                read_network(changed(at, bytes([packed()[at] ^ 1 << bit])), "it")


@pytest.mark.parametrize("name", FAULTS)
def test_the_page_refuses_what_the_library_refuses(name: str) -> None:
    for kernel in (native(), page_kernel()):
        with pytest.raises(NetworkError, match=FAULTS[name][1]):
            read_network(FAULTS[name][0](), "it", kernel)


def test_the_page_reads_the_same_network() -> None:
    assert read_network(packed(), "it", page_kernel()) == read_network(packed(), "it")


@pytest.mark.parametrize("deck", [24, 20])
def test_the_networks_that_ship_are_whole_and_small(deck: int) -> None:
    path = SHIPPED / f"{deck}.66n"
    assert path.stat().st_size <= 400_000
    network = network_of(deck)
    assert network.deck == deck
    assert network.deals > 0
    assert sum(network.frequencies) == pytest.approx(1, abs=1e-3)
    assert network.frequencies == pytest.approx(network.frequencies[::-1])
    assert pack_network(network) == path.read_bytes()


def test_a_network_in_the_place_of_another_decks_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "20.66n").write_bytes(packed())
    monkeypatch.setattr("sixtysix.engine.mind.WEIGHTS", tmp_path)
    with pytest.raises(NetworkError, match=r"20\.66n is for 24 cards, not for 20: .*Install sixtysix again"):
        network_of(20)


# --- match scores --------------------------------------------------------------------------------------------


def chance(frequencies: tuple[float, ...], own: int, other: int) -> float:
    """To win the match, by the book: deals that nobody wins change nothing."""
    known = dict[tuple[int, int], float]()

    def to_win(mine: int, its: int) -> float:
        if mine <= 0 or its <= 0:
            return float(mine <= 0)
        if (mine, its) not in known:
            won = sum(frequencies[3 + p] * to_win(mine - p, its) for p in (1, 2, 3))
            lost = sum(frequencies[3 - p] * to_win(mine, its - p) for p in (1, 2, 3))
            known[mine, its] = (won + lost) / (1 - frequencies[3])
        return known[mine, its]

    return to_win(own, other)


@pytest.mark.parametrize("own", range(1, 16))
def test_match_worth_is_what_a_plain_sum_over_scores_says(own: int) -> None:
    for other in range(1, 16):
        worth, now = match_worth(FREQUENCIES, own, other)
        assert now == pytest.approx(chance(FREQUENCIES, own, other), abs=1e-5)
        after = [chance(FREQUENCIES, own - max(p, 0), other + min(p, 0)) for p in range(-3, 4)]
        scale = 2 / (after[4] - after[2])
        assert worth == pytest.approx([(each - after[3]) * scale for each in after], abs=1e-3)


def test_chances_of_both_sides_sum_to_one_and_grow_with_what_the_other_needs() -> None:
    chances = {(a, b): match_worth(FREQUENCIES, a, b)[1] for a in range(1, 16) for b in range(1, 16)}
    for (own, other), now in chances.items():
        assert now + chances[other, own] == pytest.approx(1, abs=1e-5)
        assert own == 15 or now > chances[own + 1, other]
        assert other == 15 or now < chances[own, other + 1]
    assert chances[7, 7] == pytest.approx(0.5, abs=1e-6)


def test_worth_never_falls_with_game_points() -> None:
    for own in range(1, 16):
        for other in range(1, 16):
            worth, _ = match_worth(FREQUENCIES, own, other)
            assert list(worth) == sorted(worth)
            assert worth[4] - worth[2] == pytest.approx(2, abs=1e-4)


def test_at_one_to_one_only_winning_counts() -> None:
    assert match_worth(FREQUENCIES, 1, 1)[0] == pytest.approx([-1, -1, -1, 0, 1, 1, 1], abs=1e-5)


def test_game_points_beyond_the_end_of_the_match_are_worth_nothing_more() -> None:
    worth, _ = match_worth(FREQUENCIES, 2, 7)
    assert worth[5] == worth[6] > worth[4]


def test_far_from_the_end_it_is_nearly_as_for_money() -> None:
    worth, _ = match_worth(FREQUENCIES, 15, 15)
    assert worth == pytest.approx([-3, -2, -1, 0, 1, 2, 3], abs=0.12)


def test_the_page_weighs_a_score_the_same() -> None:
    for own in range(1, 16):
        for other in (1, 2, 3, 7, 15):
            assert match_worth(FREQUENCIES, own, other, page_kernel()) == match_worth(FREQUENCIES, own, other)
