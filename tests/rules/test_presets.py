"""The presets against the table of docs/rules/presets.md, said anew: each cell of every preset."""

from dataclasses import fields

import pytest

from sixtysix.rules import (
    DEFAULT_PRESET,
    PRESETS,
    SWITCHES,
    ImpossibleVariant,
    Switch,
    Variant,
    differences,
    house_rules,
)

NAMES = [
    "sixty-six",
    "sixty-six-light",
    "pagat",
    "german",
    "schnapsen",
    "schnapsen-tournament",
    "santase",
    "snapszli",
    "us-hoyle",
]

# One row a switch, one column a preset in the order of NAMES; `"` is as in the column to the left.
TABLE = """
deck                       24        "          "        "       20        "       24       20       24
deal_pattern               33T       "          "        "       3T2       "       3T3      3T2      33T
next_dealer                alternate "          winner   "       alternate "       winner   alternate "
match_target               7         "          "        "       "         "       11       7        "
match_count                up        "          "        "       down      "       up       "        "
shutout_double             no        "          "        yes     no        yes     no       "        "
look_back                  none      "          last_trick none  own       none    "        own      none
show_points                hidden    "          "        "       "         "       "        "        "
exchange_needs_trick       yes       "          "        "       no        yes     "        no       yes
exchange_when              lead      "          "        "       "         "       "        "        own_turn
exchange_min_talon         2         "          "        "       "         4       "        2        "
auto_exchange              no        yes        no       "       "         "       "        "        "
exchange_on_opponent_close no        "          yes      no      "         "       "        "        "
marriage_first_lead        yes       "          "        "       "         no      "        yes      "
marriage_when_exhausted    no        yes        no       yes     "         "       "        "        "
marriage_when_closed       no        yes        no       yes     "         "       "        "        "
marriage_on_closing_lead   no        yes        "        "       "         "       "        "        "
marriage_ends_deal         yes       "          "        "       "         "       "        "        "
auto_marriage              no        "          "        "       "         "       "        "        "
must_head                  yes       no         yes      no      yes       "       "        "        no
must_trump                 yes       "          "        "       "         "       "        "        "
close_first_lead           yes       "          "        "       "         "       no       yes      "
close_timing               either    "          "        "       after_draw "      "        "        either
close_min_talon            2         "          "        "       "         4       "        "        2
close_freeze               end       "          "        "       at_close  "       end      "        "
close_fail                 2or3      2          2or3     "       "         "       3        2or3     "
close_fail_when            at_close  "          "        "       "         "       "        "        "
close_beaten               same      "          2        same    "         "       "        "        "
close_unclaimed            count     "          must_claim count must_claim "      count    "        "
win_mode                   claim     auto       claim    "       "         "       "        "        "
claim_when                 own_turn  "          after_trick_or_meld " "    "       "        "        own_turn
false_claim                2or3      "          2        "       2or3      mirror  "        2or3     "
schneider_limit            33        "          "        "       "         "       "        "        "
last_trick                 ten       none       ten      "       wins_1    "       ten      wins_by_score ten
unclaimed                  higher_total nobody  higher_total "   "         "       "        "        "
draw_carry                 0         "          "        1       0         "       "        "        1
draw_last_trick_wins       no        "          "        "       "         "       "        "        "
redeal_same_dealer_on_draw no        "          yes      no      "         "       yes      no       "
"""


def cells() -> dict[tuple[str, str], str]:
    """The table's cells by preset and switch."""
    found: dict[tuple[str, str], str] = {}
    for line in TABLE.strip().splitlines():
        switch, *values = line.split()
        assert len(values) == len(NAMES), switch
        for column, value in enumerate(values):
            found[NAMES[column], switch] = found[NAMES[column - 1], switch] if value == '"' else value
    return found


def said(value: object) -> str:
    return {True: "yes", False: "no"}[value] if isinstance(value, bool) else str(value)


@pytest.mark.parametrize("preset", NAMES)
def test_the_table(preset: str) -> None:
    variant = PRESETS[preset]
    expected = {switch: value for (name, switch), value in cells().items() if name == preset}
    assert {switch.name: said(getattr(variant, switch.name)) for switch in SWITCHES} == expected


def test_every_preset_and_every_switch_is_in_the_table() -> None:
    assert list(PRESETS) == NAMES
    assert NAMES[0] == DEFAULT_PRESET
    assert {switch for _, switch in cells()} == {switch.name for switch in SWITCHES}
    assert [switch.name for switch in SWITCHES] == [field.name for field in fields(Variant)]


def test_differences() -> None:
    assert differences(Variant()) == {}
    assert differences(PRESETS["us-hoyle"]) == {
        "exchange_when": "own_turn",
        "marriage_when_exhausted": True,
        "marriage_when_closed": True,
        "marriage_on_closing_lead": True,
        "must_head": False,
        "draw_carry": 1,
    }
    for preset, variant in PRESETS.items():
        assert house_rules("sixty-six", {**differences(variant)}) == variant, preset
        assert differences(variant, variant) == {}


@pytest.mark.parametrize("preset", NAMES)
@pytest.mark.parametrize("switch", SWITCHES, ids=lambda switch: switch.name)
def test_house_rules_change_one_switch_or_say_why_not(preset: str, switch: Switch) -> None:
    for value in switch.values:
        reason: str | None = None
        try:
            changed = house_rules(preset, {switch.name: value})
        except ImpossibleVariant as refused:
            reason = refused.reason
        else:
            assert set(differences(changed, PRESETS[preset])) <= {switch.name}
        assert reason is None or reason in CLASHES


CLASHES: dict[str, list[dict[str, object]]] = {
    "deal_pattern_needs_deck": [{"deck": 20}, {"deal_pattern": "3T2"}, {"deck": 20, "deal_pattern": "3T3"}],
    "closed_marriage_needs_closing_lead": [{"marriage_when_closed": True}],
    "tie_decided_twice": [{"draw_last_trick_wins": True, "draw_carry": 1}],
    "last_trick_leaves_nothing_unclaimed": [
        {"last_trick": "wins_1", "unclaimed": "nobody"},
        {"last_trick": "wins_by_score", "draw_last_trick_wins": True},
        {"last_trick": "wins_1", "draw_carry": 1},
    ],
    "unclaimed_is_nobodys": [{"unclaimed": "nobody", "draw_last_trick_wins": True}],
    "marriage_waits_for_its_trick": [{"marriage_ends_deal": False, "claim_when": "any_time"}],
    "auto_has_no_claims": [
        {"win_mode": "auto", "claim_when": "any_time"},
        {"win_mode": "auto", "close_unclaimed": "must_claim"},
    ],
}


@pytest.mark.parametrize(
    ("reason", "switches"), [(reason, mix) for reason, mixes in CLASHES.items() for mix in mixes]
)
def test_impossible_mixes(reason: str, switches: dict[str, object]) -> None:
    with pytest.raises(ImpossibleVariant) as refused:
        house_rules("sixty-six", switches)
    assert refused.value.reason == reason
    assert len(str(refused.value).split()) > 5, "a sentence"


@pytest.mark.parametrize(
    ("switches", "reason"),
    [
        ({"deck": 32}, "bad_value"),
        ({"match_target": 4}, "bad_value"),
        ({"match_target": 16}, "bad_value"),
        ({"match_target": "7"}, "bad_value"),
        ({"must_head": 1}, "bad_value"),
        ({"draw_carry": True}, "bad_value"),
        ({"close_fail": 2}, "bad_value"),
        ({"last_trick": None}, "bad_value"),
        ({"last_trick": []}, "bad_value"),
        ({"must_tail": True}, "unknown_switch"),
    ],
    ids=str,
)
def test_bad_values(switches: dict[str, object], reason: str) -> None:
    with pytest.raises(ImpossibleVariant) as refused:
        house_rules("sixty-six", switches)
    assert refused.value.reason == reason
    assert next(iter(switches)) in str(refused.value)


def test_unknown_preset() -> None:
    with pytest.raises(KeyError):
        house_rules("bridge", {})
