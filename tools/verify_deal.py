#!/usr/bin/env python3
"""Check that a deal of Sixty-Six was shuffled as promised. Needs Python only, nothing of the project.

    verify_deal.py --server-seed HEX [--client-seed TEXT] [--deal N] [--cards 24|20]
                   [--commitment HEX] [--deck AS,TH,…]

Prints the commitment and the deck (top card first) that the seeds give. With --commitment or --deck, says
whether they agree; exit code 1 if not. The algorithm, 66-shuffle-1, is specified in docs/protocol/fairness.md.
"""

import argparse
import hashlib
import hmac
import sys
from collections.abc import Iterator


def numbers(server_seed: bytes, client_seed: str, deal: int) -> Iterator[int]:
    """Yield 32-bit numbers: HMAC-SHA256(server seed, "66-shuffle-1:client seed:deal:block"), block after block."""
    block = 0
    while True:
        message = f"66-shuffle-1:{client_seed}:{deal}:{block}".encode()
        digest = hmac.new(server_seed, message, hashlib.sha256).digest()
        for start in range(0, 32, 4):
            yield int.from_bytes(digest[start : start + 4], "big")
        block += 1


def shuffled(cards: int, server_seed: bytes, client_seed: str, deal: int) -> str:
    """Shuffle the ordered deck: Fisher-Yates from the last card down, numbers taken without bias."""
    ranks = "9JQKTA" if cards == 24 else "JQKTA"
    deck = [rank + suit for suit in "SHDC" for rank in ranks]
    stream = numbers(server_seed, client_seed, deal)
    for last in range(cards - 1, 0, -1):
        bound = last + 1
        number = next(stream)
        while number >= 2**32 - 2**32 % bound:
            number = next(stream)
        chosen = number % bound
        deck[last], deck[chosen] = deck[chosen], deck[last]
    return ",".join(deck)


def main() -> int:
    """Compute, print, compare."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--server-seed", required=True, type=bytes.fromhex, help="shown after the deal")
    parser.add_argument("--client-seed", default="", help="what your side gave before the deal")
    parser.add_argument("--deal", default=1, type=int, help="number of the deal in its match, from 1")
    parser.add_argument("--cards", default=24, type=int, choices=(24, 20))
    parser.add_argument("--commitment", type=str.lower, help="what was shown before the deal")
    parser.add_argument("--deck", type=str.upper, help="the cards as dealt, top card first")
    given = parser.parse_args()
    deck = shuffled(given.cards, given.server_seed, given.client_seed, given.deal)
    commitment = hashlib.sha256(given.server_seed).hexdigest()
    wrong = 0
    for name, value, stated in (("commitment", commitment, given.commitment), ("deck", deck, given.deck)):
        print(name, value, "" if stated is None else "(agrees)" if stated == value else f"(NOT {stated})")
        wrong += stated not in (None, value)
    return min(wrong, 1)


if __name__ == "__main__":
    sys.exit(main())
