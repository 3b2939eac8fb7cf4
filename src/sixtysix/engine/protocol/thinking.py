"""One decision at a time, made in a thread of its own, so that an engine of ours hears `stop`."""

import threading
import time
from dataclasses import dataclass, field

from sixtysix.engine.player import NOTHING, Needs
from sixtysix.engine.protocol.answers import Answer, BestAction, Progress, Refusal
from sixtysix.engine.protocol.legal import action_word
from sixtysix.engine.protocol.thinker import Budget, Thinker, Thought
from sixtysix.engine.protocol.transport import quoted
from sixtysix.engine.protocol.voice import Voice
from sixtysix.rules.view import PlayerView


@dataclass(frozen=True, slots=True)
class Decision:
    """A decision to make; `movetime` is in milliseconds."""

    view: PlayerView
    needs: Needs | None
    budget: Budget
    seed: int
    movetime: int | None = None
    stopped: threading.Event = field(default_factory=threading.Event)


class Thinking:
    """Decisions, one after the other."""

    def __init__(self, thinker: Thinker, voice: Voice) -> None:
        self._thinker = thinker
        self._voice = voice
        self._decision: Decision | None = None
        self._thread: threading.Thread | None = None
        self._lock = threading.Lock()

    @property
    def busy(self) -> bool:
        """Whether a decision is being made, its answer not said yet."""
        with self._lock:
            return self._decision is not None

    def begin(self, decision: Decision) -> None:
        """Makes a decision; none may be under way."""
        self.wait(None)
        with self._lock:
            self._decision = decision
            self._thread = threading.Thread(target=self._decide, args=(decision,), daemon=True)
        self._thread.start()

    def stop(self) -> None:
        """Asks for the best so far, if a decision is under way."""
        with self._lock:
            if self._decision is not None:
                self._decision.stopped.set()

    def wait(self, seconds: float | None) -> None:
        """Waits for the end of the decision under way, so long at the most."""
        if self._thread is not None:
            self._thread.join(seconds)

    def _decide(self, decision: Decision) -> None:
        timer = None
        if decision.movetime is not None:
            timer = threading.Timer(decision.movetime / 1000, decision.stopped.set)
            timer.daemon = True
            timer.start()
        answer = self._answer(decision)
        if timer is not None:
            timer.cancel()
        with self._lock:  # who hears the answer may ask again at once
            self._decision = None
            self._voice.say(answer)

    def _answer(self, decision: Decision) -> Answer:
        view, began = decision.view, time.monotonic()

        def listener(thought: Thought) -> None:
            self._voice.say(_progress(thought, view, time.monotonic() - began))
            if self._voice.broken is not None:
                decision.stopped.set()

        try:
            action = self._thinker.think(
                view, decision.needs, decision.budget, decision.seed, listener, decision.stopped.is_set
            ).action
        except Exception as error:  # noqa: BLE001  whatever it is, the next decision may succeed
            return Refusal(f"thinking failed: {type(error).__name__}: {quoted(str(error))}")
        passes = action == NOTHING and (view.table.turn != view.seat or not view.legal)
        if not passes and (action < 0 or not view.legal >> action & 1):
            return Refusal(f"thinking failed: it chose action {action}, which is not legal here")
        return BestAction(action_word(action, view))


def _progress(thought: Thought, view: PlayerView, seconds: float) -> Progress:
    values = tuple((action_word(action, view), value) for action, value in thought.values.items())
    return Progress(thought.nodes, thought.worlds, thought.depth, round(seconds * 1000), values)
