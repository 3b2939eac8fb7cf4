"""docs/protocol/fairness.md, the shuffle and the stand-alone verifier say the same."""

import re
import subprocess
import sys
from itertools import islice
from pathlib import Path

import pytest

from sixtysix.notation import pile_text
from sixtysix.rules import PRESETS, commitment, deal_seed, first_dealer, shuffled_deck
from sixtysix.rules.shuffle import numbers

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "protocol" / "fairness.md").read_text(encoding="utf-8")
VERIFIER = ROOT / "tools" / "verify_deal.py"
VECTORS = re.findall(
    r"^\| ([0-9a-f]{64}) \| ([0-9a-f]*) ?\| (\d+) \| (24|20) \| ([0-9a-f]{64}) \| (\S+) \|$",
    PAGE,
    re.MULTILINE,
)


def verify(*options: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-I", str(VERIFIER), *options], capture_output=True, text=True, check=False
    )


def test_the_page_has_vectors() -> None:
    assert len(VECTORS) == 4


@pytest.mark.parametrize(("server", "client", "deal", "cards", "committed", "deck"), VECTORS)
def test_the_vectors_hold(server: str, client: str, deal: str, cards: str, committed: str, deck: str) -> None:
    seed = bytes.fromhex(server)
    variant = PRESETS["sixty-six" if cards == "24" else "schnapsen"]
    assert commitment(seed) == committed
    assert pile_text(shuffled_deck(variant, seed, client, int(deal))) == deck


def test_the_stream_is_as_shown() -> None:
    shown = re.search(r"^    ((?:[0-9a-f]{8} ?){8})$", PAGE, re.MULTILINE)
    assert shown is not None
    assert [f"{number:08x}" for number in islice(numbers(bytes(32), "", 1), 8)] == shown[1].split()


def test_the_seeds_of_a_seeded_match_are_as_shown() -> None:
    assert deal_seed(42, 3).hex() in PAGE
    assert pile_text(shuffled_deck(PRESETS["sixty-six"], deal_seed(42, 3), "", 3)) in PAGE


def test_the_first_dealers_are_as_shown() -> None:
    ascending = bytes(range(32))
    assert first_dealer(bytes(32), "") == 0
    assert first_dealer(ascending, "00112233445566778899aabbccddeeff") == 0
    assert first_dealer(ascending, "") == 1


@pytest.mark.parametrize(("server", "client", "deal", "cards", "committed", "deck"), VECTORS)
def test_the_verifier_agrees(
    server: str, client: str, deal: str, cards: str, committed: str, deck: str
) -> None:
    seeds = ["--server-seed", server, "--client-seed", client, "--deal", deal, "--cards", cards]
    done = verify(*seeds, "--commitment", committed, "--deck", deck)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout == f"commitment {committed} (agrees)\ndeck {deck} (agrees)\n"


def test_the_verifier_finds_another_deck() -> None:
    server, _, _, _, committed, deck = VECTORS[0]
    other = ",".join(reversed(deck.split(",")))
    done = verify("--server-seed", server, "--commitment", committed, "--deck", other)
    assert done.returncode == 1
    assert f"deck {deck} (NOT {other})" in done.stdout
    assert verify("--server-seed", "xx").returncode == 2


def test_the_verifier_imports_the_standard_library_only() -> None:
    imports = re.findall(r"^(?:import|from) (\w+)", VERIFIER.read_text(encoding="utf-8"), re.MULTILINE)
    assert imports == ["argparse", "hashlib", "hmac", "sys", "collections"]
