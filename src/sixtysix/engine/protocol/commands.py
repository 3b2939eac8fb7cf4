"""What is said to an engine: each line as a value, and back (docs/protocol/engine.md)."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Final, TypeAlias

from sixtysix.engine.player import Needs
from sixtysix.engine.protocol.phrase import Phrase, parse_seed, positive
from sixtysix.notation.variants import parse_switch, variant_text
from sixtysix.notation.view import parse_view, view_text
from sixtysix.notation.words import Word
from sixtysix.rules.presets import PRESETS, house_rules
from sixtysix.rules.variant import ImpossibleVariant, Variant
from sixtysix.rules.view import PlayerView

VERSION: Final = 1
"""The version of the protocol."""
MOST_WORK: Final = 10**12
"""Nodes or worlds that may be asked for."""
LONGEST_MOVETIME: Final = 3_600_000
"""Milliseconds that may be asked for: an hour."""


@dataclass(frozen=True, slots=True)
class Identify:
    """`s66`: say who you are. `version` is the highest that the speaker knows."""

    version: int = VERSION


@dataclass(frozen=True, slots=True)
class AreYouReady:
    """`isready`: answer when everything before this has been done."""


@dataclass(frozen=True, slots=True)
class SetOption:
    """`setoption`: an option gets a value."""

    name: str
    value: str


@dataclass(frozen=True, slots=True)
class NewMatch:
    """`newmatch`: what follows has nothing to do with what came before."""

    variant: Variant
    seed: int
    needs: Needs | None = None


@dataclass(frozen=True, slots=True)
class ShowView:
    """`view`: what the engine's seat knows now."""

    view: PlayerView
    needs: Needs | None = None


@dataclass(frozen=True, slots=True)
class ShowLegal:
    """`legal`: the actions that the view allows, as words."""

    actions: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Go:
    """`go`: decide. What is None is left to the engine; `movetime` is in milliseconds."""

    nodes: int | None = None
    worlds: int | None = None
    movetime: int | None = None
    seed: int | None = None


@dataclass(frozen=True, slots=True)
class Stop:
    """`stop`: answer now, with the best so far."""


@dataclass(frozen=True, slots=True)
class Quit:
    """`quit`: end."""


Command: TypeAlias = Identify | AreYouReady | SetOption | NewMatch | ShowView | ShowLegal | Go | Stop | Quit


def command_line(command: Command) -> str:
    """A command as a line, without its end.

    >>> command_line(Go(nodes=20000, seed=7))
    'go nodes 20000 seed 7'
    """
    match command:
        case Identify(version):
            return f"s66 {version}"
        case AreYouReady():
            return "isready"
        case SetOption(name, value):
            return f"setoption name {name} value {value}"
        case NewMatch(variant, seed, needs):
            rules = variant_text(variant).replace(",", " ")
            return f"newmatch preset {rules} seed {seed}{_needs_text(needs)}"
        case ShowView(view, needs):
            return f"view {view_text(view)}{_needs_text(needs)}"
        case ShowLegal(actions):
            return " ".join(["legal", *actions])
        case Go():
            asked = ((name, getattr(command, name)) for name in _GO)
            return " ".join(["go", *(f"{name} {value}" for name, value in asked if value is not None)])
        case Stop():
            return "stop"
        case Quit():
            return "quit"


def _needs_text(needs: Needs | None) -> str:
    return "" if needs is None else f" needs {needs.own} {needs.other}"


def parse_command(line: str) -> Command:
    """The command of a line that is not empty. Raises `NotationError`, columns counted from 1.

    >>> parse_command("setoption name nodes value 5000")
    SetOption(name='nodes', value='5000')
    """
    phrase = Phrase(line)
    expected = f"one of {', '.join(_COMMANDS)}"
    command = phrase.take(expected).one_of(_COMMANDS, expected)(phrase)
    phrase.end()
    return command


def _identify(phrase: Phrase) -> Identify:
    if not phrase.words:
        return Identify()
    expected = "a version of the protocol, a number from 1 up"
    return Identify(positive(phrase.take(expected), expected, MOST_WORK))


def _set_option(phrase: Phrase) -> SetOption:
    phrase.keyword("name")
    name = phrase.take("the name of an option").text
    phrase.keyword("value")
    return SetOption(name, phrase.rest())


def _new_match(phrase: Phrase) -> NewMatch:
    phrase.keyword("preset")
    preset = phrase.take("a preset").one_of(
        {name: name for name in PRESETS}, f"a preset ({', '.join(PRESETS)})"
    )
    first = phrase.peek()
    changes: dict[str, object] = {}
    while "=" in phrase.peek().text:
        word = phrase.take("a switch")
        name, value = parse_switch(word)
        if name in changes:
            word.refuse(f"{name} comes twice")
        changes[name] = value
    phrase.keyword("seed")
    seed = parse_seed(phrase.take("a seed"))
    try:
        variant = house_rules(preset, changes)
    except ImpossibleVariant as impossible:
        first.refuse(f"these rules cannot be played: {impossible}")
    return NewMatch(variant, seed, phrase.needs())


def _show_view(phrase: Phrase) -> ShowView:
    words = phrase.words
    mark = next((place for place, word in enumerate(words) if word.text == "needs"), len(words))
    end = words[mark].column - 1 if mark < len(words) else len(phrase.line)
    start = phrase.peek().column - 1
    # Blanks take the place of what stands before the view, so that errors count the columns of the whole line.
    view = parse_view(" " * start + phrase.line[start:end])
    for _ in words[:mark]:
        phrase.take("a field of the view")
    return ShowView(view, phrase.needs())


def _show_legal(phrase: Phrase) -> ShowLegal:
    actions = tuple(word.text for word in phrase.words)
    phrase.rest()
    return ShowLegal(actions)


def _go(phrase: Phrase) -> Go:
    return Go(**phrase.pairs(_GO))


def _number(highest: int, word: Word) -> int:
    return positive(word, f"a number from 1 to {highest}", highest)


_GO: Final[dict[str, Callable[[Word], int]]] = {
    "nodes": partial(_number, MOST_WORK),
    "worlds": partial(_number, MOST_WORK),
    "movetime": partial(_number, LONGEST_MOVETIME),
    "seed": parse_seed,
}
_COMMANDS: Final[dict[str, Callable[[Phrase], Command]]] = {
    "s66": _identify,
    "isready": lambda _: AreYouReady(),
    "setoption": _set_option,
    "newmatch": _new_match,
    "view": _show_view,
    "legal": _show_legal,
    "go": _go,
    "stop": lambda _: Stop(),
    "quit": lambda _: Quit(),
}
