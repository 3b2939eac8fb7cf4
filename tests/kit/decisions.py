"""What the engine decides in deals played at random: for the page's own engine (web/src/local/engine), which must decide the same.

A line of JSON a deal: the rules, how it is dealt, and its actions, each asked of a level before it was taken at random.
"""

import json
import random
from collections.abc import Iterator
from hashlib import sha256

from sixtysix.engine.levels import LEVELS
from sixtysix.engine.mind import think
from sixtysix.engine.player import Needs
from sixtysix.rules import (
    PRESETS,
    PlayerView,
    Seat,
    Variant,
    actions_in,
    deal,
    deal_seed,
    shuffled_deck,
    total,
    watch,
)
from sixtysix.rules.action import CLAIM, CLOSE
from sixtysix.search.thinking import Decision, pack_view
from sixtysix.services.wire import switches_of
from tests.kit.walk import any_rules


def levels_line() -> str:
    """What each level may do, packed as the kernel takes it."""
    return json.dumps({name: level.limits.pack().hex() for name, level in LEVELS.items()})


def lines(first: int, deals: int) -> Iterator[str]:
    """Some deals, the even ones under the presets in turn, the others under house rules of any kind."""
    for number in range(first, first + deals):
        yield json.dumps(_deal(number), separators=(",", ":"))


def _deal(number: int) -> dict[str, object]:
    rng = random.Random(number)
    presets = tuple(PRESETS.values())
    variant = any_rules(number) if number % 2 else presets[number // 2 % len(presets)]
    seed, dealer = deal_seed(number, 1), number // 2 % 2
    watched = watch(deal(variant, shuffled_deck(variant, seed, "", 1), dealer))
    asked: list[list[object]] = []
    while watched.state.table.outcome is None:
        view = watched.view
        level = tuple(LEVELS.values())[rng.randrange(len(LEVELS))]
        needs = Needs(rng.randrange(1, 12), rng.randrange(1, 12))
        engine_seed = rng.getrandbits(63)
        decision = think(view, engine_seed, level.limits, needs)
        calm = [action for action in actions_in(view.legal) if action < CLOSE or rng.random() < 0.05]
        won = total(view.table, view.seat) >= 66
        action = CLAIM if won and view.legal >> CLAIM & 1 else rng.choice(calm or [*actions_in(view.legal)])
        asked.append([*asked_row(level.name, engine_seed, view, needs, decision), action])
        watched = watched.after(action)
    return deal_row(variant, seed, dealer, asked)


def asked_row(level: str, seed: int, view: PlayerView, needs: Needs, decision: Decision) -> list[object]:
    """What was asked of a level, and what it decided; the action that was taken comes after it."""
    packed = sha256(pack_view(view)).hexdigest()[:8]
    return [level, str(seed), needs, packed, decision.action, decision.worlds, decision.nodes]


def deal_row(variant: Variant, seed: bytes, dealer: Seat, asked: list[list[object]]) -> dict[str, object]:
    """A deal, and what was asked in it."""
    return {"switches": switches_of(variant), "seed": seed.hex(), "dealer": dealer, "asked": asked}
