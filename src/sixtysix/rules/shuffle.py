"""The shuffle: seeded, unbiased, committed to before the deal and revealed after it (docs/protocol/fairness.md).

`66-shuffle-1`: the server's 32-byte seed of the deal keys an HMAC-SHA256 stream over the client's seed and the deal's
number; Fisher-Yates from the last card down takes unbiased numbers from it by rejection sampling.
"""

import hashlib
import hmac
from collections.abc import Iterator
from typing import Final

from sixtysix.rules.card import Card
from sixtysix.rules.variant import Variant

ALGORITHM: Final = "66-shuffle-1"
SEED_BYTES: Final = 32


def commitment(server_seed: bytes) -> str:
    """SHA-256 of a server seed in hex: shown before the deal, checked after it."""
    return hashlib.sha256(server_seed).hexdigest()


def numbers(server_seed: bytes, client_seed: str, deal: int, purpose: str = ALGORITHM) -> Iterator[int]:
    """An endless stream of 32-bit numbers.

    Block i is HMAC-SHA256(server seed, "purpose:client seed:deal:i"), read as eight big-endian numbers.
    """
    block = 0
    while True:
        digest = hmac.new(server_seed, f"{purpose}:{client_seed}:{deal}:{block}".encode(), "sha256").digest()
        for start in range(0, 32, 4):
            yield int.from_bytes(digest[start : start + 4], "big")
        block += 1


def below(bound: int, stream: Iterator[int]) -> int:
    """An unbiased number in 0..bound-1 from a stream of 32-bit numbers, by rejection."""
    limit = 2**32 - 2**32 % bound
    while True:
        number = next(stream)
        if number < limit:
            return number % bound


def ordered_deck(variant: Variant) -> list[Card]:
    """The cards of the variant's deck in ascending order."""
    return [card for card in range(24) if variant.deck == 24 or card % 6]


def shuffled_deck(variant: Variant, server_seed: bytes, client_seed: str, deal: int) -> tuple[Card, ...]:
    """The deck of one deal, top card first."""
    deck = ordered_deck(variant)
    stream = numbers(server_seed, client_seed, deal)
    for last in range(len(deck) - 1, 0, -1):
        chosen = below(last + 1, stream)
        deck[last], deck[chosen] = deck[chosen], deck[last]
    return tuple(deck)


def first_dealer(server_seed: bytes, client_seed: str) -> int:
    """The seat that deals first, drawn by lot from both seeds (R4)."""
    return below(2, numbers(server_seed, client_seed, 0, "66-dealer-1"))


def deal_seed(match_seed: int, deal: int) -> bytes:
    """The server seed of one deal of a match that is seeded by a number (arena, tests, `play --seed`)."""
    return hashlib.sha256(f"66-deal-1:{match_seed}:{deal}".encode()).digest()
