"""What the options of a match at home ask for, or why it cannot be had."""

import re
from pathlib import Path
from typing import Final

from sixtysix.engine import LEVELS
from sixtysix.interfaces.cli.failure import Failure
from sixtysix.interfaces.cli.files import opened
from sixtysix.interfaces.home import opening, saving
from sixtysix.interfaces.home.match import HomeMatch
from sixtysix.interfaces.names import LevelName
from sixtysix.notation import MatchRecord
from sixtysix.rules import Variant

_CLIENT_SEED: Final = re.compile(r"[0-9A-Za-z_-]{0,64}")


def new_match(variant: Variant, seed: int | None, client_seed: str, level: LevelName | None) -> HomeMatch:
    """A match from its first deal."""
    checked(seed, client_seed)
    return opening.new_match(variant, seed, client_seed, LEVELS[level or "master"])


def checked(seed: int | None, client_seed: str) -> None:
    """Raise if these can be no seeds."""
    if seed is not None and not 0 <= seed < 10**18:
        raise Failure("--seed is a number from 0 up, of at most 18 digits.")
    if _CLIENT_SEED.fullmatch(client_seed) is None:
        raise Failure("--client-seed has at most 64 letters, digits, dashes and underlines.")


def begun(file: Path) -> MatchRecord | None:
    """The match in a record file, if there is one that goes on."""
    if not file.exists() or (not file.is_dir() and file.stat().st_size == 0):
        return None
    with opened(str(file)):
        record = saving.read(file)
    if record is not None and record.match.winner is not None:
        raise Failure(f"the match in {file} is over. Name another file with --record.")
    return record


def make_ready(file: Path) -> None:
    """Raise now, not after the first deal, if the file cannot be written."""
    try:
        saving.make_ready(file)
    except (OSError, ValueError) as error:
        reason = getattr(error, "strerror", None) or error
        raise Failure(
            f"the record {file} cannot be written ({reason}). Name another file with --record."
        ) from error
