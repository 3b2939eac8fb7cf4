"""Deals played by a chooser, with the views of both seats kept as a referee keeps them."""

import random
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass

from sixtysix.rules import (
    CLAIM,
    SWITCHES,
    Action,
    ImpossibleVariant,
    PlayerView,
    Seat,
    State,
    Variant,
    actions_in,
    deal,
    deal_seed,
    house_rules,
    shuffled_deck,
    watch,
)

Chooser = Callable[[PlayerView], Action]


@dataclass(frozen=True)
class Step:
    """A moment of a deal: the state, both views, and the actions so far on the state as it was dealt."""

    state: State
    views: tuple[PlayerView, PlayerView]
    dealt: State
    actions: tuple[Action, ...]

    @property
    def view(self) -> PlayerView:
        """The view of the seat on turn."""
        return self.views[self.state.table.turn]


def walk(dealt: State, choose: Chooser | Iterable[Action]) -> Iterator[Step]:
    """Every moment of a deal in which the seats on turn choose, the last one over or where the given actions end."""
    watched = watch(dealt)
    given = None if callable(choose) else iter(choose)
    actions: list[Action] = []
    while True:
        step = Step(watched.state, (watched.views[0], watched.views[1]), dealt, tuple(actions))
        yield step
        if step.state.table.outcome is not None:
            return
        action = choose(step.view) if callable(choose) else next(given or iter(()), None)
        if action is None:
            return
        watched = watched.after(action)
        actions.append(action)


def dealt_by(variant: Variant, seed: int, dealer: Seat = 1) -> State:
    """A deal from a seed, nothing exchanged yet."""
    return deal(variant, shuffled_deck(variant, deal_seed(seed, 1), "", 1), dealer)


def aimless(seed: int, *, claims: bool = False) -> Chooser:
    """A chooser of any legal action; claims only if told so, and closes rarely."""
    rng = random.Random(seed)

    def choose(view: PlayerView) -> Action:
        options = [action for action in actions_in(view.legal) if claims or action < CLAIM]
        calm = [action for action in options if action != 29]
        return rng.choice(options if not calm or rng.random() < 0.1 else calm)

    return choose


def any_rules(seed: int) -> Variant:
    """House rules with every switch set at random."""
    rng = random.Random(seed)
    while True:
        chosen: dict[str, object] = {switch.name: rng.choice(switch.values) for switch in SWITCHES}
        try:
            return house_rules("sixty-six", chosen)
        except ImpossibleVariant:
            continue
