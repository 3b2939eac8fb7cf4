"""Sitting down at home: for a new match, or for one that was left."""

import secrets
from datetime import datetime
from typing import Final

from sixtysix.engine import LEVELS, MASTER, Engine, Level
from sixtysix.interfaces.home.match import ENGINE_NAME, HomeMatch, level_name
from sixtysix.notation import Header, MatchRecord
from sixtysix.rules import Variant, deal_seed, first_dealer

YOUR_NAME: Final = "you"


def new_match(variant: Variant, seed: int | None, client_seed: str, level: Level) -> HomeMatch:
    """A match from its first deal, against a level of the engine."""
    server_seed = secrets.token_bytes(32) if seed is None else deal_seed(seed, 1)
    header = Header(
        variant=variant,
        players=(YOUR_NAME, ENGINE_NAME if level == MASTER else f"{ENGINE_NAME} {level.name}"),
        dealer=first_dealer(server_seed, client_seed),
        date=datetime.now().astimezone().date().isoformat(),
        seed=seed,
    )
    return HomeMatch(MatchRecord(header), Engine(level).decide, server_seed, client_seed)


def resumed(record: MatchRecord) -> HomeMatch:
    """A match from where it was left, against the level that its record names."""
    last = record.deals[-1].fairness if record.deals else None
    client_seed = last.client_seed if last is not None else ""
    return HomeMatch(record, Engine(level_of(record)).decide, client_seed=client_seed)


def level_of(record: MatchRecord) -> Level:
    """The level of the engine that a record names."""
    return LEVELS.get(level_name(record), MASTER)
