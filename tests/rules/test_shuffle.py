"""The shuffle: the same on every machine, unbiased, committed to before the deal."""

import hashlib
import hmac
from collections import Counter
from collections.abc import Iterator
from itertools import islice

import pytest

from sixtysix.rules import (
    ALGORITHM,
    PRESETS,
    card_name,
    commitment,
    deal_seed,
    first_dealer,
    shuffled_deck,
)
from sixtysix.rules.shuffle import below, numbers, ordered_deck

SIXTY_SIX, SCHNAPSEN = PRESETS["sixty-six"], PRESETS["schnapsen"]


def deck_text(preset: str, server_seed: bytes, client_seed: str, deal: int) -> str:
    return " ".join(
        card_name(card) for card in shuffled_deck(PRESETS[preset], server_seed, client_seed, deal)
    )


VECTORS = [
    (
        "sixty-six",
        bytes(32),
        "",
        1,
        "9C 9D JC 9H QD KC TD KS 9S JD TC JS KH QH TS AC KD JH QS AD AS QC TH AH",
    ),
    (
        "sixty-six",
        bytes(32),
        "",
        2,
        "TD JD KD KS TH KH KC 9S TC JC AH 9D QC JS 9H AS QS QH 9C JH TS QD AC AD",
    ),
    (
        "sixty-six",
        bytes(range(32)),
        "c0ffee",
        1,
        "TH KD TS AS 9C AD KS JC AH QC JH JD KH QH 9D QS TD TC 9H KC AC QD 9S JS",
    ),
    ("schnapsen", bytes(32), "", 1, "AD KD TD JD QH KS TC KC JC JS TS QD AS JH TH AH QS QC AC KH"),
]


@pytest.mark.parametrize(("preset", "server_seed", "client_seed", "deal", "deck"), VECTORS)
def test_fixed_decks(preset: str, server_seed: bytes, client_seed: str, deal: int, deck: str) -> None:
    """A deck that changes here breaks every record of a deal and every proof of fairness: make a new algorithm."""
    assert ALGORITHM == "66-shuffle-1"
    assert deck_text(preset, server_seed, client_seed, deal) == deck


def test_said_anew() -> None:
    """The algorithm written down a second time, from its description."""
    seed, client, deal = bytes(range(32)), "c0ffee", 3
    stream: list[int] = []
    for block in range(20):
        digest = hmac.digest(seed, f"66-shuffle-1:{client}:{deal}:{block}".encode(), hashlib.sha256)
        stream += [int.from_bytes(digest[i : i + 4], "big") for i in range(0, 32, 4)]
    deck = list(range(24))
    for bound in range(24, 1, -1):
        number = stream.pop(0)
        while number >= 2**32 // bound * bound:
            number = stream.pop(0)
        chosen = number % bound
        deck[bound - 1], deck[chosen] = deck[chosen], deck[bound - 1]
    assert tuple(deck) == shuffled_deck(SIXTY_SIX, seed, client, deal)


def test_every_argument_matters() -> None:
    decks = {
        shuffled_deck(SIXTY_SIX, bytes(32), "", 1),
        shuffled_deck(SIXTY_SIX, bytes(31) + b"\1", "", 1),
        shuffled_deck(SIXTY_SIX, bytes(32), "a", 1),
        shuffled_deck(SIXTY_SIX, bytes(32), "", 2),
        shuffled_deck(SIXTY_SIX, bytes(32), "1", 1),
    }
    assert len(decks) == 5
    assert shuffled_deck(SIXTY_SIX, bytes(32), "", 1) in decks


def test_a_deck_of_20_has_no_nines() -> None:
    deck = shuffled_deck(SCHNAPSEN, bytes(32), "", 1)
    assert sorted(deck) == ordered_deck(SCHNAPSEN)
    assert len(deck) == 20
    assert not any(card_name(card).startswith("9") for card in deck)


def test_below_refuses_what_would_be_biased() -> None:
    """2^32 is one more than a multiple of 3: the highest number is passed over."""
    assert below(3, iter([2**32 - 1, 5])) == 2
    assert below(3, iter([2**32 - 2])) == 2
    assert below(4, iter([2**32 - 1])) == 3


def test_numbers_do_not_repeat_from_block_to_block() -> None:
    first = list(islice(numbers(bytes(32), "", 1), 64))
    assert len(set(first)) == 64
    assert all(0 <= number < 2**32 for number in first)


def chi_square(counts: Counter[tuple[int, int]], cells: int, expected: float) -> float:
    missing = cells - len(counts)
    return sum((count - expected) ** 2 for count in counts.values()) / expected + missing * expected


def decks(count: int) -> Iterator[tuple[int, ...]]:
    for number in range(count):
        yield shuffled_deck(SIXTY_SIX, deal_seed(66, number), "", number)


def test_every_card_is_as_likely_in_every_place() -> None:
    """Chi-square over places and cards has 23 x 23 degrees of freedom: mean 529, deviation 32.5."""
    count = 4800
    places = Counter((place, card) for deck in decks(count) for place, card in enumerate(deck))
    assert abs(chi_square(places, 24 * 24, count / 24) - 529) < 4 * 32.5


def test_every_pair_of_neighbours_is_as_likely() -> None:
    """The first two cards of the talon, 552 ordered pairs: mean 551, deviation 33.2."""
    count = 5520
    pairs = Counter((deck[13], deck[14]) for deck in decks(count))
    assert abs(chi_square(pairs, 24 * 23, count / (24 * 23)) - 551) < 4 * 33.2


def test_the_first_dealer_is_drawn_by_lot() -> None:
    seats = Counter(first_dealer(deal_seed(7, number), "") for number in range(4000))
    assert abs(seats[0] - 2000) < 4 * 31.6
    assert first_dealer(bytes(32), "") == first_dealer(bytes(32), "")


def test_the_commitment_is_the_hash_of_the_seed() -> None:
    assert commitment(bytes(32)) == "66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925"
    assert commitment(b"sixty-six") == hashlib.sha256(b"sixty-six").hexdigest()
    assert commitment(bytes(32)) != commitment(bytes(31) + b"\1")


def test_the_seeds_of_a_match_differ_from_deal_to_deal() -> None:
    seeds = {deal_seed(match, deal) for match in range(20) for deal in range(20)}
    assert len(seeds) == 400
    assert all(len(seed) == 32 for seed in seeds)
    assert deal_seed(66, 1).hex() == "cf17cf4d674f9e8e846c0515086b6c7ab835d6bca0252b686ca47df20e666fe3"
