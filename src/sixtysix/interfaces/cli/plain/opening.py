"""Sitting down at the plain table: for a new match, or for one that was left."""

import re
import secrets
from datetime import datetime
from pathlib import Path
from typing import Final

from sixtysix.engine import LEVELS, MASTER, Engine
from sixtysix.interfaces.cli.failure import Failure
from sixtysix.interfaces.cli.plain.player import Player
from sixtysix.interfaces.cli.plain.saving import make_ready, new_file, records_folder
from sixtysix.interfaces.cli.plain.session import Session
from sixtysix.notation import Header, MatchRecord
from sixtysix.rules import Variant, deal_seed, first_dealer

YOU: Final = "you"
ENGINE: Final = "sixtysix"
_CLIENT_SEED: Final = re.compile(r"[0-9A-Za-z_-]{0,64}")


def new_match(
    player: Player, variant: Variant, seed: int | None, client_seed: str, file: Path | None, level: str
) -> Session:
    """A match from its first deal, against a level of the engine."""
    if seed is not None and not 0 <= seed < 10**18:
        raise Failure("--seed is a number from 0 up, of at most 18 digits.")
    if _CLIENT_SEED.fullmatch(client_seed) is None:
        raise Failure("--client-seed has at most 64 letters, digits, dashes and underlines.")
    server_seed = secrets.token_bytes(32) if seed is None else deal_seed(seed, 1)
    header = Header(
        variant=variant,
        players=(YOU, ENGINE if level == MASTER.name else f"{ENGINE} {level}"),
        dealer=first_dealer(server_seed, client_seed),
        date=datetime.now().astimezone().date().isoformat(),
        seed=seed,
    )
    path = new_file(records_folder()) if file is None else file
    make_ready(path)
    return Session(MatchRecord(header), path, player, Engine(LEVELS[level]).decide, server_seed, client_seed)


def resumed(player: Player, record: MatchRecord, file: Path) -> Session:
    """A match from where it was left, against the level that its record names."""
    level = LEVELS.get(record.header.players[1].removeprefix(f"{ENGINE} "), MASTER)
    make_ready(file)
    last = record.deals[-1].fairness if record.deals else None
    seed = last.client_seed if last is not None else ""
    return Session(record, file, player, Engine(level).decide, client_seed=seed)
