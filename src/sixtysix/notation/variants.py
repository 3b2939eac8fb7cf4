"""A variant as one word: a preset, then the switches that differ from it."""

from sixtysix.notation.words import Word
from sixtysix.rules.presets import PRESETS, differences, house_rules
from sixtysix.rules.variant import SWITCHES, ImpossibleVariant, Switch, Variant

_SWITCHES = {switch.name: switch for switch in SWITCHES}


def nearest_preset(variant: Variant) -> str:
    """The preset from which a variant differs in the fewest switches; of several the first."""
    return min(PRESETS, key=lambda name: len(differences(variant, PRESETS[name])))


def variant_text(variant: Variant) -> str:
    """A variant as text.

    >>> from sixtysix.rules import house_rules
    >>> variant_text(house_rules("schnapsen", {"must_head": False, "match_target": 9}))
    'schnapsen,match_target=9,must_head=false'
    """
    preset = nearest_preset(variant)
    changes = differences(variant, PRESETS[preset])
    return ",".join([preset, *(f"{name}={value_text(value)}" for name, value in changes.items())])


def value_text(value: bool | int | str) -> str:
    """The value of a switch as text: `true` and `false` in small letters."""
    return str(value).lower() if isinstance(value, bool) else str(value)


def parse_value(switch: Switch, word: Word) -> bool | int | str:
    """The value of a switch from a word."""
    choices: dict[str, bool | int | str] = {value_text(value): value for value in switch.values}
    return word.one_of(choices, f"a value of {switch.name} ({', '.join(choices)})")


def parse_switch(word: Word) -> tuple[str, bool | int | str]:
    """Name and value of a word such as `must_head=false`."""
    parts = word.split("=")
    if len(parts) != 2:
        word.fail("a switch and its value, as in must_head=false")
    switch = parts[0].one_of(_SWITCHES, "the name of a switch of the rules")
    return switch.name, parse_value(switch, parts[1])


def parse_variant(word: Word) -> Variant:
    """The variant of a word."""
    first, *rest = word.split(",")
    first.one_of(dict.fromkeys(PRESETS), f"a preset ({', '.join(PRESETS)})")
    changes: dict[str, object] = {}
    for part in rest:
        name, value = parse_switch(part)
        if name in changes:
            part.refuse(f"{name} comes twice")
        changes[name] = value
    try:
        return house_rules(first.text, changes)
    except ImpossibleVariant as impossible:
        word.refuse(f"these rules cannot be played: {impossible}")
