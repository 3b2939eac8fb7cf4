"""What an engine says: each line as a value, and back (docs/protocol/engine.md)."""

import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, TypeAlias

from sixtysix.engine.protocol.commands import MOST_WORK
from sixtysix.engine.protocol.options import Option, parse_option
from sixtysix.engine.protocol.phrase import Phrase
from sixtysix.notation.words import Word

_VALUE: Final = re.compile(r"[+-]?[0-9]{1,9}(\.[0-9]{1,9})?")
_COUNTS: Final = ("nodes", "worlds", "depth", "time")


@dataclass(frozen=True, slots=True)
class Named:
    """`id name`: what the engine is called."""

    name: str


@dataclass(frozen=True, slots=True)
class Written:
    """`id author`: who made the engine."""

    author: str


@dataclass(frozen=True, slots=True)
class Offered:
    """`option`: something that can be set."""

    option: Option


@dataclass(frozen=True, slots=True)
class Identified:
    """`s66ok`: that was all; from here on this version of the protocol is spoken."""

    version: int


@dataclass(frozen=True, slots=True)
class Ready:
    """`readyok`: everything before `isready` has been done."""


@dataclass(frozen=True, slots=True)
class Progress:
    """`info`: how far thinking has come. `time` is in milliseconds; a higher value is better for the engine's seat."""

    nodes: int | None = None
    worlds: int | None = None
    depth: int | None = None
    time: int | None = None
    values: tuple[tuple[str, float], ...] = ()


@dataclass(frozen=True, slots=True)
class Remark:
    """`info text`: anything for people to read."""

    text: str


@dataclass(frozen=True, slots=True)
class BestAction:
    """`bestaction`: the decision, as a word; `-` where the seat lets the other go on."""

    action: str


@dataclass(frozen=True, slots=True)
class Refusal:
    """`error`: what was said has no effect, and why."""

    sentence: str


Answer: TypeAlias = Named | Written | Offered | Identified | Ready | Progress | Remark | BestAction | Refusal


def answer_line(answer: Answer) -> str:
    """An answer as a line, without its end.

    >>> answer_line(Progress(worlds=20, values=(("TH", 1.5), ("W", -2))))
    'info worlds 20 values TH 1.5000 W -2.0000'
    """
    match answer:
        case Named(name):
            return f"id name {name}"
        case Written(author):
            return f"id author {author}"
        case Offered(option):
            return f"option name {option}"
        case Identified(version):
            return f"s66ok {version}"
        case Ready():
            return "readyok"
        case Progress():
            return _progress_line(answer)
        case Remark(text):
            return f"info text {text}"
        case BestAction(action):
            return f"bestaction {action}"
        case Refusal(sentence):
            return f"error {sentence}"


def _progress_line(progress: Progress) -> str:
    counts = ((name, getattr(progress, name)) for name in _COUNTS)
    words = [f"{name} {count}" for name, count in counts if count is not None]
    if progress.values:
        words += ["values", *(f"{action} {value:.4f}" for action, value in progress.values)]
    return " ".join(["info", *words])


def parse_answer(line: str) -> Answer:
    """The answer of a line that is not empty. Raises `NotationError`, columns counted from 1.

    >>> parse_answer("bestaction 40H")
    BestAction(action='40H')
    """
    phrase = Phrase(line)
    expected = f"one of {', '.join(_ANSWERS)}"
    answer = phrase.take(expected).one_of(_ANSWERS, expected)(phrase)
    phrase.end()
    return answer


def _id(phrase: Phrase) -> Answer:
    kinds: dict[str, type[Named | Written]] = {"name": Named, "author": Written}
    return phrase.take("name or author").one_of(kinds, "name or author")(phrase.rest())


def _option(phrase: Phrase) -> Answer:
    phrase.keyword("name")
    return Offered(parse_option(phrase))


def _info(phrase: Phrase) -> Answer:
    if phrase.skip("text"):
        return Remark(phrase.rest())
    counts = phrase.pairs(dict.fromkeys(_COUNTS, _count), last="values")
    return Progress(**counts, values=_values(phrase) if phrase.skip("values") else ())


def _values(phrase: Phrase) -> tuple[tuple[str, float], ...]:
    values: list[tuple[str, float]] = []
    while phrase.words:
        action = phrase.take("an action").text
        values.append((action, _value(phrase.take(f"the value of {action}"))))
    return tuple(values)


def _value(word: Word) -> float:
    if _VALUE.fullmatch(word.text) is None:
        word.fail("a value, as in -1.25")
    return float(word.text)


def _count(word: Word) -> int:
    return word.number("a number", MOST_WORK)


_ANSWERS: Final[dict[str, Callable[[Phrase], Answer]]] = {
    "id": _id,
    "option": _option,
    "s66ok": lambda phrase: Identified(phrase.take("a version").number("a version", MOST_WORK)),
    "readyok": lambda _: Ready(),
    "info": _info,
    "bestaction": lambda phrase: BestAction(phrase.take("an action").text),
    "error": lambda phrase: Refusal(phrase.rest()),
}
