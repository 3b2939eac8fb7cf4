"""The messages of the table in the terminal are there, whole and used, in every language."""

import re
from pathlib import Path

import pytest

import sixtysix.interfaces.tui
from sixtysix.i18n.translator import LANGUAGES, Translator, source

FOLDER = Path(sixtysix.interfaces.tui.__path__[0])
CODE = "".join(path.read_text(encoding="utf-8") for path in FOLDER.glob("*.py"))


def messages(language: str) -> dict[str, set[str]]:
    """The arguments of each message by its name."""
    found: dict[str, set[str]] = {}
    key = ""
    for line in source("tui", language).splitlines():
        if (begins := re.match(r"([a-z][a-z0-9-]*) =", line)) is not None:
            key = begins[1]
            assert key not in found
            found[key] = set()
        if key and not line.startswith("#"):
            found[key] |= set(re.findall(r"\$([a-z_]+)", line))
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_messages_with_the_same_arguments(language: str) -> None:
    assert messages(language) == messages("en")
    assert list(messages(language)) == list(messages("en"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_can_be_formatted(language: str) -> None:
    say = Translator("tui", language)
    for name, arguments in messages(language).items():
        text = say(name, **dict.fromkeys(arguments, "66"))
        assert text.strip(), name
        assert "{" not in text, name
        assert all(argument == "66" or "66" in text for argument in arguments), name


def test_no_message_is_idle() -> None:
    assert [name for name in messages("en") if f'"{name}"' not in CODE] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_languages_other_than_english_say_it_in_their_own_words(language: str) -> None:
    if language != "en":
        theirs, english = Translator("tui", language), Translator("tui")
        same = [
            name
            for name, arguments in messages("en").items()
            if not arguments and theirs(name) == english(name)
        ]
        assert same == []
