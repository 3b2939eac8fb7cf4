"""The documents of the rules name every rule, switch, preset and example, and each of these has a test of its name."""

import re
from pathlib import Path

import pytest

from sixtysix.rules import PRESETS, SWITCHES, RuleError, Switch
from tests.kit.cases import values_tested
from tests.rules import test_presets, test_switches_play, test_switches_scoring

HERE = Path(__file__).parent
DOCS = HERE.parents[1] / "docs"


def document(name: str) -> str:
    return (DOCS / name).read_text(encoding="utf-8")


def names_of_tests(pattern: str) -> set[str]:
    """What the pattern's group takes out of the names of all tests of the rules."""
    return {
        found
        for path in HERE.glob("test_*.py")
        for found in re.findall(rf"^def test_{pattern}", path.read_text(encoding="utf-8"), re.MULTILINE)
    }


def numbered(name: str, letter: str) -> list[int]:
    """The numbers of the entries of a document: `**R1**` and the like."""
    return [int(number) for number in re.findall(rf"\*\*{letter}(\d+)\*\*", document(name))]


def rows(name: str) -> list[list[str]]:
    """The rows of all tables of a document."""
    lines = document(name).splitlines()
    return [
        [cell.strip() for cell in re.split(r"(?<!\\)\|", line)[1:-1]]
        for line in lines
        if line.startswith("| ")
    ]


def test_every_rule_is_written_down_once() -> None:
    assert numbered("rules/rules.md", "R") == list(range(1, 40))


def test_every_rule_has_a_test() -> None:
    assert names_of_tests(r"(r\d\d)_\w+") == {f"r{number:02}" for number in range(1, 40)}


def test_every_example_is_written_down_once() -> None:
    assert numbered("rules/examples.md", "W") == list(range(1, 67))


def test_every_example_has_a_test() -> None:
    assert names_of_tests(r"(w\d\d)_\w+") == {f"w{number:02}" for number in range(1, 67)}


@pytest.mark.parametrize("switch", SWITCHES, ids=lambda switch: switch.name)
def test_every_value_of_a_switch_has_a_test(switch: Switch) -> None:
    name = f"test_switch_{switch.name}"
    test = getattr(test_switches_play, name, None) or getattr(test_switches_scoring, name, None)
    assert test is not None, f"no {name}"
    values = values_tested(test)
    assert [*map(repr, sorted(values, key=str))] == [*map(repr, sorted(switch.values, key=str))]


AMBIGUITIES = {"A": 7, "B": 8, "C": 11, "D": 4, "E": 13, "F": 12}


def test_every_ambiguity_is_decided() -> None:
    numbers = [row[0] for row in rows("rules/ambiguities.md") if re.fullmatch(r"[A-F]\d+", row[0])]
    assert numbers == [f"{letter}{n}" for letter, last in AMBIGUITIES.items() for n in range(1, last + 1)]


def test_every_switch_and_value_stands_with_its_ambiguity() -> None:
    source = (DOCS.parent / "src/sixtysix/rules/variant.py").read_text(encoding="utf-8")
    number = dict(re.findall(r"^    (\w+): .*# ([A-FR]\d+)$", source, re.MULTILINE))
    cell = {row[0]: row[-1] for row in rows("rules/ambiguities.md")}
    for switch in SWITCHES:
        where = cell["A1" if switch.name == "deck" else number[switch.name]]
        assert f"`{switch.name}`" in where, switch.name
        if switch.name != "match_target" and not isinstance(switch.values[0], bool):
            for value in switch.values:
                assert str(value) in where, (switch.name, value)


def test_the_table_of_presets_is_that_of_the_code() -> None:
    table = [row for row in rows("rules/presets.md") if len(row) == 2 + len(PRESETS)]
    head, *body = table
    assert [name.strip("`") for name in head[2:]] == list(PRESETS)
    body = [row for row in body if not set(row[0]) <= {"-"}]
    assert [row[1].strip("`") for row in body] == [switch.name for switch in SWITCHES]
    for row in body:
        for preset, cell in zip(PRESETS, row[2:], strict=True):
            value = getattr(PRESETS[preset], row[1].strip("`"))
            plain = re.sub(r" \(i\)|\*\*", "", cell)
            assert plain == test_presets.said(value), (preset, row[1])
            differs = value != getattr(PRESETS["sixty-six"], row[1].strip("`"))
            assert ("**" in cell) == differs, (preset, row[1])


def test_every_preset_is_described() -> None:
    described = [row[0].strip("`") for row in rows("rules/presets.md") if len(row) == 2]
    assert described[2:] == list(PRESETS)


def test_every_refused_mix_is_explained() -> None:
    text = document("rules/ambiguities.md")
    for reason in (*test_presets.CLASHES, "bad_value", "unknown_switch"):
        assert f"`{reason}`" in text


def test_every_error_is_about_a_rule_that_is_written_down() -> None:
    entries = {f"R{n}" for n in range(1, 40)}
    entries |= {f"{letter}{n}" for letter, last in AMBIGUITIES.items() for n in range(1, last + 1)}
    assert {error.rule for error in RuleError.__subclasses__()} <= entries


def test_the_glossary_is_in_order_and_complete() -> None:
    words = [row[0].strip("*") for row in rows("glossary.md") if row[0].startswith("**")]
    assert words == sorted(words, key=lambda word: word.replace("-", " "))
    for word in (
        "talon",
        "turn-up",
        "marriage",
        "close",
        "exchange",
        "claim",
        "leader",
        "follower",
        "forehand",
    ):
        assert word in words
    languages = [row for row in rows("glossary.md") if len(row) > 2]
    assert languages[0] == [
        *("English", "Deutsch", "Italiano", "Français", "Filipino", "Polski", "Magyar", "Български", "Türkçe")
    ]
    assert len(languages) > 30
    assert all(len(row) == len(languages[0]) and all(row) for row in languages)
