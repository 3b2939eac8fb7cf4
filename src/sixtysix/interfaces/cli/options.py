"""Options that several commands have."""

from collections.abc import Sequence
from typing import Annotated, TypeAlias

from cyclopts import Parameter

from sixtysix.interfaces.cli.failure import Failure
from sixtysix.notation import NotationError, value_text
from sixtysix.notation.variants import parse_switch
from sixtysix.notation.words import Word
from sixtysix.rules import DEFAULT_PRESET, PRESETS, SWITCHES, ImpossibleVariant, Variant, house_rules

Json: TypeAlias = Annotated[bool, Parameter(negative="", show_default=False)]
"""Whether to print JSON."""
File: TypeAlias = Annotated[str, Parameter(allow_leading_hyphen=True)]
"""The name of a file, or `-` for standard input."""
Switches: TypeAlias = Annotated[tuple[str, ...], Parameter(name="--set", negative="", show_default=False)]
"""House rules as typed."""


def preset_named(name: str) -> Variant:
    """The variant of a preset."""
    if name not in PRESETS:
        raise Failure(f"there is no preset {name!r}. Presets: {', '.join(PRESETS)}.")
    return PRESETS[name]


def rules_of(preset: str | None, switches: Sequence[str]) -> Variant:
    """The variant that `--preset` and `--set` ask for."""
    name = DEFAULT_PRESET if preset is None else preset
    preset_named(name)
    changes: dict[str, object] = {}
    for text in switches:
        switch, equals, _ = text.partition("=")
        known = {each.name: each for each in SWITCHES}
        if not equals or switch not in known:
            raise Failure(f"--set {text}: give switch=value. Switches: {', '.join(known)}.")
        try:
            changes[switch] = parse_switch(Word(text, 1, 1))[1]
        except NotationError as error:
            values = ", ".join(value_text(value) for value in known[switch].values)
            raise Failure(f"--set {text}: the values of {switch} are {values}.") from error
    try:
        return house_rules(name, changes)
    except ImpossibleVariant as impossible:
        raise Failure(f"these rules cannot be played: {impossible}.") from impossible


def language_of(name: str | None) -> str:
    """The language that `--language` asks for, or the user's."""
    from sixtysix.i18n.translator import LANGUAGES, user_language  # noqa: PLC0415  slow to import

    if name is not None and name not in LANGUAGES:
        raise Failure(f"there is no language {name!r}. Languages: {', '.join(LANGUAGES)}.")
    return name or user_language()
