"""Random rules and random deals, for property tests: the same seed walks the same way on every machine."""

import random
from collections.abc import Sequence
from dataclasses import dataclass

from hypothesis import strategies as st

from sixtysix.rules import (
    DRAW,
    MARRIAGE,
    PRESETS,
    SWITCHES,
    Action,
    Card,
    Event,
    ImpossibleVariant,
    PlayerView,
    Seat,
    State,
    Variant,
    actions_in,
    apply,
    deal,
    events_of,
    house_rules,
    is_claim,
    legal_actions,
    legal_actions_of,
    other,
    seen_by,
    start,
    start_events,
    view_of,
)
from sixtysix.rules.shuffle import ordered_deck

LONGEST_DEAL = 60
"""More actions than any deal takes: 24 cards, 6 draws, 8 marriages, an exchange, a closing, a claim and some air."""


@st.composite
def variants(draw: st.DrawFn) -> Variant:
    """A preset, with any number of its switches changed as far as the mix can be played."""
    preset = draw(st.sampled_from(sorted(PRESETS)))
    chosen: dict[str, object] = {}
    for switch in draw(st.lists(st.sampled_from(SWITCHES), unique=True, max_size=12)):
        changed = {**chosen, switch.name: draw(st.sampled_from(switch.values))}
        try:
            house_rules(preset, changed)
        except ImpossibleVariant:
            continue
        chosen = changed
    return house_rules(preset, chosen)


@dataclass(frozen=True, slots=True)
class RandomDeal:
    """A deal that was played: the state the dealer left, that before the first action and after each, the actions."""

    deck: tuple[Card, ...]
    dealt: State
    states: tuple[State, ...]
    actions: tuple[Action, ...]

    @property
    def variant(self) -> Variant:
        """Its rules."""
        return self.dealt.table.variant

    @property
    def dealer(self) -> Seat:
        """Who dealt."""
        return self.dealt.table.dealer

    @property
    def end(self) -> State:
        """The state after the last action."""
        return self.states[-1]

    def events(self) -> list[list[Event]]:
        """The events of the dealing, and of each action."""
        steps = zip(self.states, self.actions, self.states[1:], strict=False)
        acted = [[*events_of(before, action, after)] for before, action, after in steps]
        return [[*start_events(self.dealt, self.states[0])], *acted]

    def views(self, seat: Seat) -> list[PlayerView]:
        """The views of a seat, one beside each state."""
        first, *rest = self.events()
        found = [view_of(seat, seen(first, seat))]
        for step in rest:
            found.append(observe(found[-1], step))
        return found


def seen(events: Sequence[Event], seat: Seat) -> list[Event]:
    """The events as a seat sees them."""
    return [shown for event in events if (shown := seen_by(event, seat)) is not None]


def observe(view: PlayerView, events: Sequence[Event]) -> PlayerView:
    """The view after some events, of which it sees what its seat may."""
    for event in seen(events, view.seat):
        view = view.observe(event)
    return view


def play_through(
    variant: Variant, deck: Sequence[Card], dealer: Seat, actions: Sequence[Action]
) -> RandomDeal:
    """The deal in which those actions are taken; raises the `RuleError` of the first that is forbidden."""
    states = [start(variant, deck, dealer)]
    for action in actions:
        states.append(apply(states[-1], action))
    return RandomDeal(tuple(deck), deal(variant, deck, dealer), tuple(states), tuple(actions))


def random_deal(variant: Variant, seed: int, *, claims: float = 0.02, specials: float = 0.4) -> RandomDeal:
    """A random deal played at random.

    `claims` and `specials` are how often a claim, or else a marriage, exchange or closing, is preferred where legal.
    """
    rng = random.Random(seed)
    deck = ordered_deck(variant)
    rng.shuffle(deck)
    dealer = rng.randrange(2)
    state = start(variant, deck, dealer)
    states, actions = [state], list[Action]()
    while state.table.outcome is None and len(actions) < LONGEST_DEAL:
        actions.append(_choose(rng, state, claims, specials))
        state = apply(state, actions[-1])
        states.append(state)
    return RandomDeal(tuple(deck), deal(variant, deck, dealer), tuple(states), tuple(actions))


def _choose(rng: random.Random, state: State, claims: float, specials: float) -> Action:
    waiting = other(state.table.turn)
    legal = [*actions_in(legal_actions_of(state))]
    legal += actions_in(legal_actions(state.table, state.hands[waiting], waiting))
    claiming = [action for action in legal if is_claim(action)]
    if claiming and rng.random() < claims:
        return rng.choice(claiming)
    plain = [action for action in legal if action < MARRIAGE or action == DRAW]
    special = [action for action in legal if action not in plain and action not in claiming]
    return rng.choice(special if special and rng.random() < specials else plain)


@st.composite
def random_deals(draw: st.DrawFn, *, claims: float = 0.02) -> RandomDeal:
    """Random deals under random rules."""
    return random_deal(draw(variants()), draw(st.integers(0, 2**32)), claims=claims)
