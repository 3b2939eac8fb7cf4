"""The messages of the plain table are there, whole, in every language."""

import re
from typing import get_args

import pytest

from sixtysix.i18n.translator import LANGUAGES, Translator, UnknownMessage, source, user_language
from sixtysix.interfaces.home.wording import PENALTIES
from sixtysix.rules import RuleError
from sixtysix.rules.table import Reason


def _messages(language: str) -> dict[str, str]:
    """The lines of each message by its name."""
    found: dict[str, str] = {}
    name = ""
    for line in source("plain", language).splitlines():
        if (begins := re.match(r"([a-z][a-z0-9-]*) =", line)) is not None:
            name = begins[1]
            assert name not in found
            found[name] = ""
        if name and not line.startswith("#"):
            found[name] += line + "\n"
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_messages_with_the_same_arguments(language: str) -> None:
    english, theirs = _messages("en"), _messages(language)
    assert list(theirs) == list(english)
    for name, body in english.items():
        wanted, found = (set(re.findall(r"\$([a-z]+)", each)) for each in (body, theirs[name]))
        assert found == wanted, name


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_can_be_formatted(language: str) -> None:
    say = Translator("plain", language)
    for name, body in _messages(language).items():
        arguments: dict[str, str | int] = dict.fromkeys(re.findall(r"\$([a-z]+)", body), 2)
        if name in ("card", "rank", "suit"):
            arguments = {"rank": "A", "suit": "S"}
        text = say(name, **arguments)
        assert text.strip()
        assert "{" not in text
        assert "\u2068" not in text


def _rule_errors() -> list[type[RuleError]]:
    return RuleError.__subclasses__()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_and_every_result_has_its_sentence(language: str) -> None:
    messages, page = _messages(language), Translator("table", language)
    codes = {f"why-{each.code().replace('_', '-')}" for each in _rule_errors()}
    assert codes == {name for name in messages if name.startswith("why-")}
    for reason in get_args(Reason):
        if reason != "draw":
            assert page.has(f"result-{reason.replace('_', '-')}-own")
            assert page.has(f"result-{reason.replace('_', '-')}-other")
    assert set(PENALTIES) < set(get_args(Reason))


def test_the_cards_in_every_language() -> None:
    tens = [Translator("plain", language)("card", rank="T", suit="H") for language in LANGUAGES]
    assert tens == [
        *("ten of hearts", "Herz-Zehn", "dieci di cuori", "dix de cœur", "dziesiątka kier", "sampu ng puso"),
        *("kőr tízes", "десетка купа", "kupa onlusu"),
    ]


def test_an_unknown_message_or_language_is_a_fault() -> None:
    with pytest.raises(UnknownMessage):
        Translator("plain", "de")("no-such-message")
    with pytest.raises(ValueError, match="there is no language 'xx'"):
        Translator("plain", "xx")
    with pytest.raises(ValueError, match="message card in en"):
        Translator("plain")("card")


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "de_AT.UTF-8"}, "de"),
        ({"LANG": "de", "LC_ALL": "it_IT"}, "it"),
        ({"LANG": "fil_PH"}, "fil"),
        ({"LANG": "tl_PH"}, "fil"),
        ({"LANG": "pl-PL"}, "pl"),
        ({"LANG": "xx"}, "en"),
    ],
)
def test_the_language_of_the_user(environment: dict[str, str], language: str) -> None:
    assert user_language(environment) == language
