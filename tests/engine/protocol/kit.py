"""Views to ask about, an engine in memory with a clock of its own, and thinkers that do as they are told."""

import heapq
import threading
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from functools import cache

from sixtysix.engine.player import NOTHING, Needs
from sixtysix.engine.protocol import Budget, ExternalPlayer, Patience, Thought
from sixtysix.engine.protocol.thinker import Listener
from sixtysix.engine.protocol.transport import Ended, LineTooLong, Silence, Transport
from sixtysix.rules import PRESETS, Action, PlayerView, actions_in, house_rules
from tests.kit.walk import aimless, any_rules, dealt_by, walk

PATIENCE = Patience(handshake=5, decision=3, grace=1)
Reply = bytes | Ended | LineTooLong
Respond = Callable[[str], Iterable[Reply | tuple[float, Reply]]]
"""What an engine says to a line; with a number in front, so many seconds later."""


@cache
def views() -> tuple[PlayerView, ...]:
    """Every view of a few deals, of both seats, the ends included."""
    rules = [
        *PRESETS.values(),
        *map(any_rules, range(6)),
        house_rules("sixty-six", {"claim_when": "any_time"}),
    ]
    return tuple(
        view
        for number, variant in enumerate(rules)
        for step in walk(dealt_by(variant, number, number & 1), aimless(number))
        for view in step.views
    )


def opening(seed: int = 2) -> PlayerView:
    """The first view of a deal; with the seeds 2 and 6 the ace of spades is in the hand."""
    return next(iter(walk(dealt_by(PRESETS["sixty-six"], seed), ()))).view


def waiting() -> PlayerView:
    """A view whose seat is not on turn but may claim."""
    return next(view for view in views() if view.legal and view.table.turn != view.seat)


@dataclass
class Memory:
    """A transport to an engine in memory. Time passes only while one waits."""

    respond: Respond
    sent: list[str] = field(default_factory=list[str])
    time: float = 0.0
    closed: int = 0
    coming: list[tuple[float, int, Reply]] = field(default_factory=list[tuple[float, int, Reply]])
    said: int = 0

    def now(self) -> float:
        return self.time

    def send(self, line: str) -> None:
        self.sent.append(line)
        for reply in self.respond(line):
            delay, what = reply if isinstance(reply, tuple) else (0.0, reply)
            self.said += 1
            heapq.heappush(self.coming, (self.time + delay, self.said, what))

    def receive(self, until: float) -> bytes:
        if not self.coming or self.coming[0][0] > until:
            self.time = max(self.time, until)
            raise Silence
        when, _, what = heapq.heappop(self.coming)
        self.time = max(self.time, when)
        if isinstance(what, bytes):
            return what
        raise what

    def close(self, patience: float) -> str:
        self.closed += 1
        return f"closed after {patience:g} s" if self.closed == 1 else ""


def obedient(
    line: str, **instead: Sequence[Reply | tuple[float, Reply]]
) -> Iterable[Reply | tuple[float, Reply]]:
    """What a good engine says, but for the words for which something else is given."""
    word = line.split(maxsplit=1)[0]
    usual: dict[str, list[bytes]] = {
        "s66": [b"id name Good", b"option name depth type number default 3 min 1 max 9", b"s66ok 1"],
        "isready": [b"readyok"],
        "go": [b"info nodes 5", b"bestaction AS"],
    }
    return instead[word] if word in instead else usual.get(word, [])


def playing(**instead: Sequence[Reply | tuple[float, Reply]]) -> tuple[ExternalPlayer, list[Memory]]:
    """A player over an obedient engine in memory, and the transports it has opened."""
    opened: list[Memory] = []

    def connect(_: Sequence[str]) -> Transport:
        opened.append(Memory(lambda line: obedient(line, **instead)))
        return opened[-1]

    return ExternalPlayer("good bot", patience=PATIENCE, connect=connect), opened


def first_legal(view: PlayerView) -> Action:
    return next(actions_in(view.legal), NOTHING)


@dataclass
class Told:
    """A thinker that answers the first legal action, at once or when it is let."""

    name: str = "told"
    budget: Budget = Budget(nodes=1000, worlds=20)  # noqa: RUF009  a value
    at_once: bool = True
    began: threading.Event = field(default_factory=threading.Event)
    asked: list[tuple[Needs | None, Budget, int]] = field(
        default_factory=list[tuple[Needs | None, Budget, int]]
    )

    def think(
        self,
        view: PlayerView,
        needs: Needs | None,
        budget: Budget,
        seed: int,
        listener: Listener,
        stopped: Callable[[], bool],
    ) -> Thought:
        self.asked.append((needs, budget, seed))
        thought = Thought(first_legal(view), {first_legal(view): 0.5}, nodes=1, worlds=2, depth=3)
        listener(thought)
        self.began.set()
        pause = threading.Event()
        while not self.at_once and not stopped():
            pause.wait(0.001)
        return thought
