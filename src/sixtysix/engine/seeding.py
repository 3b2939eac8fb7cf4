"""The number that a decision of the engine is seeded by."""

import hashlib


def engine_seed(name: str, number: int, step: int) -> int:
    """One number for each step of each deal of each match or table, the same wherever it is played."""
    digest = hashlib.sha256(f"66-engine-1:{name}:{number}:{step}".encode()).digest()
    return int.from_bytes(digest[:8], "big") >> 1
