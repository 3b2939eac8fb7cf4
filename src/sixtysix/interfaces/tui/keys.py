"""The keys: one table, from which they are obeyed and explained."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

from sixtysix.interfaces.tui.actions import Choice
from sixtysix.interfaces.tui.picture import Line, Piece, width_of, wrapped
from sixtysix.interfaces.tui.sheet import Sheet, paragraphs
from sixtysix.interfaces.tui.words import Words

Does: TypeAlias = Literal[
    "place",
    "rank",
    "suit",
    "lift",
    "enter",
    "escape",
    "marriage",
    "exchange",
    "close",
    "claim",
    "draw",
    "undo",
    "hint",
    "fairness",
    "last",
    "state",
    "hand",
    "talon",
    "points",
    "next",
    "bell",
    "type",
    "scroll",
    "help",
    "leave",
]


@dataclass(frozen=True, slots=True)
class Key:
    """What some keys do: their names, how they are shown, and the message that explains them."""

    does: Does
    names: tuple[str, ...]
    shown: str
    message: str
    of_page: bool = True
    """Whether the page explains it in the same words."""


KEYS: Final = (
    Key("place", tuple("123456"), "1-6", "key-position"),
    Key("rank", tuple("atkqj9"), "a t k q j 9", "key-rank"),
    Key("suit", tuple("shdc"), "s h d c", "key-suit"),
    Key("lift", ("left", "right"), "← →", "key-lift", of_page=False),
    Key("enter", ("enter",), "Enter", "key-enter"),
    Key("escape", ("escape",), "Esc", "key-escape"),
    Key("marriage", ("m",), "m", "key-marriage"),
    Key("exchange", ("x",), "x", "key-exchange"),
    Key("close", ("c",), "c", "key-close"),
    Key("claim", ("w",), "w", "key-claim"),
    Key("draw", ("d",), "d", "key-draw"),
    Key("undo", ("z",), "z", "key-undo", of_page=False),
    Key("hint", ("i",), "i", "key-hint"),
    Key("last", ("l",), "l", "key-back"),
    Key("state", ("s",), "s", "key-state", of_page=False),
    Key("hand", ("h",), "h", "key-hand", of_page=False),
    Key("talon", ("b",), "b", "key-talon", of_page=False),
    Key("points", ("p",), "p", "key-points"),
    Key("fairness", ("f",), "f", "fairness"),
    Key("next", ("n",), "n", "key-next"),
    Key("bell", ("0",), "0", "key-bell", of_page=False),
    Key("type", (":", "/"), ":", "key-type", of_page=False),
    Key("scroll", ("up", "down", "pageup", "pagedown"), "↑ ↓", "key-scroll", of_page=False),
    Key("help", ("?",), "?", "key-help"),
    Key("leave", ("leave",), "Ctrl+Q", "key-leave", of_page=False),
)
_BY_NAME: Final[dict[str, Does]] = {
    name: key.does for key in reversed(KEYS) if key.does != "suit" for name in key.names
}


def does(name: str) -> Does | None:
    """What a key does by itself. Letters that are a suit after a rank mean what else they mean."""
    return _BY_NAME.get(name)


def help_sheet(words: Words) -> Sheet:
    """The list of keys, and what the signs on the table mean."""
    return Sheet(
        words.page("keys"),
        lambda width: [*_body(words, width)],
        (Choice("Esc", "escape", [Piece(words.own("back"))]),),
    )


def _body(words: Words, width: int) -> Iterator[Line]:
    indent = max(width_of([Piece(key.shown)]) for key in KEYS) + 2
    for key in KEYS:
        said = (words.page if key.of_page else words.own)(key.message)
        for row, text in enumerate(wrapped(said, width - indent)):
            yield [Piece(("" if row else key.shown).ljust(indent), "key"), Piece(text)]
    yield []
    yield from paragraphs(words.own("help-signs").splitlines(), width)
    yield []
    yield from paragraphs([words.own("help-typed")], width)
    yield from paragraphs(words.lines.say("help").splitlines(), width)
