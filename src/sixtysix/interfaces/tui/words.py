"""The words on the table: those of the page and of the match in lines where they are the same, and a few of its own."""

from dataclasses import dataclass

from sixtysix.i18n.translator import Translator
from sixtysix.interfaces.home.wording import Wording


@dataclass(frozen=True, slots=True)
class Words:
    """All that is said in one language."""

    lines: Wording
    """Sentences of the match in lines."""
    page: Translator
    """Words of the page."""
    own: Translator
    """What only the terminal says."""


def words_in(language: str) -> Words:
    """The words of a language."""
    return Words(
        Wording(Translator("plain", language)), Translator("table", language), Translator("tui", language)
    )
