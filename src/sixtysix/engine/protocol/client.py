"""A player that is another program, spoken to by the protocol."""

import os
import shlex
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from types import MappingProxyType
from typing import Final, NamedTuple, TypeAlias

from sixtysix.engine.player import NOTHING, Forfeit, Needs
from sixtysix.engine.protocol.commands import Go, NewMatch
from sixtysix.engine.protocol.conversation import Conversation, Patience
from sixtysix.engine.protocol.phrase import HIGHEST_SEED
from sixtysix.engine.protocol.process import ProcessTransport
from sixtysix.engine.protocol.transport import CannotStart, Transport, quoted
from sixtysix.rules.action import Action
from sixtysix.rules.card import Card
from sixtysix.rules.cardset import CardSet
from sixtysix.rules.seat import Seat
from sixtysix.rules.variant import Variant
from sixtysix.rules.view import PlayerView

Connect: TypeAlias = Callable[[Sequence[str]], Transport]
"""Starts a command. Raises `CannotStart`."""

_FREELY: Final = Go()
_USUAL: Final = Patience()
_NO_OPTIONS: Final[Mapping[str, str]] = MappingProxyType({})


class _Deal(NamedTuple):
    """What tells a deal from the next one, as far as a seat can see."""

    variant: Variant
    seat: Seat
    dealer: Seat
    first_hand: CardSet
    turn_up: Card | None


class ExternalPlayer:
    """A program as a `Player`; it is started when it is first asked.

    Whatever it does wrong – nonsense, an illegal action, silence, its end – is a `Forfeit`. It is ended then, forfeits what is
    left of that deal, and is started again for the next. The clock decides only where the program is too slow.

    Raises `ValueError` for a command that is none.
    """

    def __init__(
        self,
        command: str | Sequence[str],
        *,
        options: Mapping[str, str] = _NO_OPTIONS,
        go: Go = _FREELY,
        patience: Patience = _USUAL,
        connect: Connect = ProcessTransport,
    ) -> None:
        self._command = _words(command)
        self._options = options
        self._go = go
        self._patience = patience
        self._connect = connect
        self._conversation: Conversation | None = None
        self._rules: Variant | None = None
        self._needs: Needs | None = None
        self._deal: _Deal | None = None
        self._forfeited = ""

    @property
    def name(self) -> str:
        """`cmd:` and the command."""
        return f"cmd:{shlex.join(self._command)}"

    def decide(self, view: PlayerView, seed: int, needs: Needs | None = None) -> Action:
        """The program's decision; it is not asked where there is nothing to decide. Raises `Forfeit`."""
        if not view.legal:
            return NOTHING
        deal = _Deal(view.table.variant, view.seat, view.table.dealer, view.first_hand, view.dealt_turn_up)
        begins, self._deal = deal != self._deal, deal
        if self._forfeited and not begins:
            raise Forfeit(self._forfeited)
        self._forfeited = ""
        seed &= HIGHEST_SEED
        try:
            return self._decision(view, seed, needs, begins=begins)
        except (
            BaseException
        ) as error:  # even an interruption leaves a conversation that cannot be taken up again
            if isinstance(error, Forfeit):
                self._forfeited = str(error)
            self.close()
            raise

    def close(self) -> None:
        """Ends the program."""
        conversation, self._conversation = self._conversation, None
        if conversation is not None:
            conversation.leave()

    def _decision(self, view: PlayerView, seed: int, needs: Needs | None, *, begins: bool) -> Action:
        variant = view.table.variant
        conversation, fresh = self._spoken_to()
        if fresh or variant != self._rules or (begins and self._is_new_match(needs)):
            conversation.start(NewMatch(variant, seed, needs))
        self._rules, self._needs = variant, needs
        return conversation.ask(view, needs, replace(self._go, seed=seed))

    def _spoken_to(self) -> tuple[Conversation, bool]:
        """The conversation, and whether it has just begun."""
        if self._conversation is not None:
            return self._conversation, False
        try:
            transport = self._connect(self._command)
        except CannotStart as error:
            raise Forfeit(f"the engine {error}") from error
        self._conversation = Conversation(transport, self._patience)
        self._conversation.greet(self._options)
        return self._conversation, True

    def _is_new_match(self, needs: Needs | None) -> bool:
        """Whether a deal that begins does so in a new match: by itself, or where a side needs more than before."""
        before = self._needs
        return needs is None or before is None or needs.own > before.own or needs.other > before.other


def _words(command: str | Sequence[str]) -> list[str]:
    try:
        words = _split(command) if isinstance(command, str) else list(command)
    except ValueError as error:
        raise ValueError(f"the command {quoted(str(command))} cannot be read: {error}") from error
    if not words or not words[0]:
        raise ValueError("the command of an engine is empty: name a program, as in python mybot.py")
    return words


def _split(command: str) -> list[str]:
    if os.name != "nt":
        return shlex.split(command)
    # There a backslash parts folders and escapes nothing.
    return [word.strip('"') for word in shlex.split(command, posix=False)]
