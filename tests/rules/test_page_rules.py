"""What the page knows of the rules by itself is what the rules say: presets, switches, and mixes that cannot be."""

import json
from itertools import combinations
from pathlib import Path
from typing import Final

import pytest

from sixtysix.rules import PRESETS, SWITCHES, ImpossibleVariant, house_rules
from tests.kit.golden import Golden
from tests.rules.test_presets import CLASHES, said

PAGE: Final = Path(__file__).parents[2] / "web/src/rules"
LETTERS: Final = dict(zip(CLASHES, "abcdefghijkl", strict=False))
"""A letter for each reason why rules cannot be played."""
VALUES: Final = [(switch.name, value) for switch in SWITCHES for value in switch.values]
"""Every value of every switch."""


def kind(values: tuple[object, ...]) -> str:
    first = values[0]
    return "bool" if isinstance(first, bool) else "int" if isinstance(first, int) else "choice"


@pytest.mark.golden
def test_the_page_knows_the_presets_and_the_switches(golden: Golden) -> None:
    presets = {
        name: {switch.name: getattr(variant, switch.name) for switch in SWITCHES}
        for name, variant in PRESETS.items()
    }
    switches = [
        {"name": switch.name, "type": kind(switch.values), "values": switch.values} for switch in SWITCHES
    ]
    text = json.dumps({"presets": presets, "switches": switches}, indent=1) + "\n"
    Golden(PAGE, update=golden.update).check("presets.json", text)


def verdict(preset: str, switches: dict[str, object]) -> str:
    """A dot for rules that can be played, else the letter of the reason why not."""
    try:
        house_rules(preset, switches)
    except ImpossibleVariant as refused:
        return LETTERS[refused.reason]
    return "."


@pytest.mark.golden
@pytest.mark.parametrize("preset", PRESETS)
def test_every_pair_of_values(golden: Golden, preset: str) -> None:
    """A row for each value of a switch, a column for each value that stands below; the page must say the same."""
    rows = {f"{name}={said(value)}": verdict(preset, {name: value}) for name, value in VALUES}
    for (name, value), (other, second) in combinations(VALUES, 2):
        # of two values of one switch the second is set last
        rows[f"{name}={said(value)}"] += verdict(preset, {name: value, other: second})
    legend = [f"{letter} {reason}" for reason, letter in LETTERS.items()]
    lines = [*legend, *(f"{label:34}{cells}" for label, cells in rows.items())]
    golden.check(f"clashes/{preset}.txt", "\n".join(lines) + "\n")
