"""Text in the language of the user, from the Fluent files in `locales`."""

import os
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Final

from fluent.runtime import FluentBundle, FluentResource

FALLBACK: Final = "en"
LANGUAGES: Final = ("en", "de", "it", "fr", "pl", "fil", "hu", "bg", "tr")
_VARIABLES: Final = ("LC_ALL", "LC_MESSAGES", "LANG")


class UnknownMessage(KeyError):
    """A message that no language has: a fault of the program."""


class Translator:
    """The messages of one file in one language; English where that language lacks one.

    >>> say = Translator("plain", "de")
    >>> say("suit", suit="H")
    'Herz'
    """

    def __init__(self, name: str, language: str = FALLBACK) -> None:
        if language not in LANGUAGES:
            raise ValueError(f"there is no language {language!r}: expected one of {', '.join(LANGUAGES)}")
        self.language = language
        self._bundles = tuple(_bundle(name, each) for each in dict.fromkeys((language, FALLBACK)))

    def has(self, key: str) -> bool:
        """Whether there is such a message."""
        return any(bundle.has_message(key) for bundle in self._bundles)

    def __call__(self, key: str, **arguments: str | float) -> str:
        """The text of a message. Raises `UnknownMessage`, or `ValueError` for a message that cannot be formatted."""
        for bundle in self._bundles:
            if bundle.has_message(key):
                pattern = bundle.get_message(key).value
                if pattern is None:
                    continue
                text, errors = bundle.format_pattern(pattern, arguments)
                if errors:
                    raise ValueError(f"message {key} in {self.language}: {errors[0]}")
                return str(text)
        raise UnknownMessage(key)


@cache
def _bundle(name: str, language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(source(name, language)))
    return bundle


def source(name: str, language: str) -> str:
    """The text of a Fluent file."""
    return (files("sixtysix.i18n") / "locales" / language / f"{name}.ftl").read_text(encoding="utf-8")


def user_language(environment: Mapping[str, str] = os.environ) -> str:
    """The language that the environment asks for, if we have it; else English."""
    wanted = next((value for name in _VARIABLES if (value := environment.get(name))), "")
    tag = wanted.partition(".")[0].replace("-", "_").partition("_")[0].lower()
    return {"tl": "fil"}.get(tag, tag) if {"tl": "fil"}.get(tag, tag) in LANGUAGES else FALLBACK
