"""Hidden cards in frames: many deals at the server's tables and at the device's own, every frame of both seats searched.

python -m bench.secrecy [DEALS] [SERVER|PAGE]
"""

import re
import subprocess
import sys
import time
from collections.abc import Callable
from itertools import count, cycle
from pathlib import Path

from hatch_build import npm
from sixtysix.rules import PRESETS, Variant, house_rules
from tests.kit.secrecy import search_match

WEB = Path(__file__).resolve().parents[1] / "web"
TESTS = "test/unit/local/secrecy.test.ts"


def server(deals: int) -> int:
    """The frames of the server's tables, over every preset as it is and with both counts shown; nothing hidden is found."""
    begun, played, frames = time.monotonic(), 0, 0
    for seed, variant in zip(count(), cycle(_variants()), strict=False):
        if played >= deals:
            break
        searched = search_match(variant, seed)
        played += searched.deals
        frames += searched.frames
        print(f"\r{played}/{deals}", end="", file=sys.stderr, flush=True)
    print(f"\nserver: deals={played} frames={frames} hidden=0 seconds={time.monotonic() - begun:.0f}")
    return 0


def page(deals: int) -> int:
    """The same for the tables of the device, played by the page's own test."""
    begun = time.monotonic()
    command, environment = npm("--silent", "run", "test", "--", TESTS)
    done = subprocess.run(
        command,
        cwd=WEB,
        env={**environment, "SECRECY": str(deals)},
        check=False,
        stdout=subprocess.PIPE,
        text=True,
    )
    if found := re.search("deals=.*", done.stdout):
        print(f"page: {found[0]} seconds={time.monotonic() - begun:.0f}")
    else:
        print(done.stdout)
    return done.returncode


def _variants() -> list[Variant]:
    return [
        variant
        for name, preset in PRESETS.items()
        for variant in (preset, house_rules(name, {"show_points": "both"}))
    ]


PARTS: dict[str, Callable[[int], int]] = {"server": server, "page": page}


def main(deals: int = 10_000, *parts: str) -> int:
    """Plays so many deals at each kind of table, or at that named; exit code 1 if a frame tells too much."""
    return max(PARTS[part](deals) for part in parts or PARTS)


if __name__ == "__main__":
    sys.exit(main(int(sys.argv[1]) if len(sys.argv) > 1 else 10_000, *sys.argv[2:]))
