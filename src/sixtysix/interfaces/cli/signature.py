"""One number for what the engine decides: it changes when a decision, or the work it took, changes.

>>> next(positions(1)).table.talon_size
12
"""

import hashlib
from collections.abc import Iterator
from dataclasses import replace
from typing import Final

from sixtysix.engine import LEVELS, FunctionPlayer, Level, Needs
from sixtysix.engine.baselines.random import random_player
from sixtysix.engine.levels import STRONG
from sixtysix.engine.match_play import play_deal
from sixtysix.engine.mind import decide, network_of
from sixtysix.rules import CLOSE, PRESETS, Action, PlayerView, Variant, deal
from sixtysix.search.kernel import Kernel
from sixtysix.search.network import match_worth
from sixtysix.search.random_play import shuffled, stream_of_deal
from sixtysix.search.thinking import MONEY, Decision, Thinking

SEED: Final = 66
DEALS: Final = 4
"""Deals a preset: at random and by a level, in turn."""
EVERY: Final = 4
"""Of the decisions of a deal, one in so many is asked for."""
WORLDS: Final = 8
"""The most that a level may look at for a signature; twice as many of a closed talon."""
SCORES: Final[tuple[Needs | None, ...]] = (None, Needs(1, 1), Needs(2, 5), Needs(7, 3))
"""Match scores, taken in turn."""


def signature() -> str:
    """16 hexadecimal digits over the actions and nodes of every level in fixed positions of every preset.

    Raises `NetworkError` or `KernelError` where the engine is not whole.
    """
    found = hashlib.sha256()
    for number, view in enumerate(positions(DEALS)):
        for level in LEVELS.values():
            found.update(signed(decision(view, level, number)))
    return found.hexdigest()[:16]


def signed(found: Decision) -> bytes:
    """What counts of a decision."""
    return f"{found.action} {found.nodes} {found.worlds}\n".encode()


def positions(deals: int, every: int = EVERY) -> Iterator[PlayerView]:
    """What the seat on turn sees in the first deals of a seed, preset by preset; the same each time."""
    for variant in PRESETS.values():
        for number in range(deals):
            yield from _asked(variant, number)[number % every :: every]


def decision(
    view: PlayerView, level: Level, number: int, worlds: int = WORLDS, kernel: Kernel | None = None
) -> Decision:
    """A level's decision in position `number`, of so many worlds at most, at one of the scores."""
    network, needs = network_of(view.table.variant.deck), SCORES[number % len(SCORES)]
    limits = replace(
        level.limits,
        worlds=min(level.limits.worlds, worlds),
        closed_worlds=min(level.limits.closed_worlds, 2 * worlds),
    )
    worth = MONEY if needs is None else match_worth(network.frequencies, *needs, kernel)[0]
    thinking = Thinking(view, network.weights, limits, number, worth, needs or (3, 3), kernel)
    thinking.on()
    return thinking.decision


def _asked(variant: Variant, number: int) -> list[PlayerView]:
    """The views of the seats on turn in one deal."""
    views = list[PlayerView]()

    def choose(view: PlayerView, seed: int) -> Action:
        if view.table.turn == view.seat:
            views.append(view)
        return decide(view, seed, STRONG) if number & 1 else _calm(view, seed)

    player = FunctionPlayer("of the signature", choose)
    dealt = deal(variant, shuffled(variant, stream_of_deal(SEED, number)), number >> 1 & 1)
    play_deal(dealt, (player, player), number)
    return views


def _calm(view: PlayerView, seed: int) -> Action:
    """Any action, but it seldom closes, so that most deals get far."""
    action = random_player(view, seed)
    return random_player(view, seed + 1) if action == CLOSE else action
