"""Small games of hidden hands, and all there is to know about them by trying every strategy."""

import random
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations, product
from typing import TypeAlias

from sixtysix.rules import (
    CLAIM,
    CLAIM_OUT_OF_TURN,
    PRESETS,
    Action,
    CardSet,
    Seat,
    State,
    Variant,
    actions_in,
    apply,
    cards_in,
    cardset,
    deal,
    deal_seed,
    legal_actions,
    legal_actions_of,
    other,
    shuffled_deck,
    total,
)
from sixtysix.search.nash import Game
from sixtysix.search.nash_deals import hidden_cards
from tests.search.solved import late, rules_of

InformationSet: TypeAlias = tuple[CardSet, tuple[Action, ...]]
"""The hand in the deal, and the actions since."""
Strategy: TypeAlias = Mapping[InformationSet, Action]


def tiny_game(seed: int, cards: int = 2, deals: int = 4) -> Game | None:
    """Some deals of a closed position with so many cards in each hand, under the rules of the seed, with random weights."""
    rng, state = random.Random(seed), late(rules_of(seed), seed, hand=cards)
    table = state.table
    if table.closer is None or table.step != "lead" or table.hand_sizes != (cards, cards):
        return None
    hidden, found = hidden_cards(table), list[State]()
    for first in combinations(cards_in(hidden), cards):
        for second in combinations(cards_in(hidden & ~cardset(first)), cards):
            lying = hidden & ~cardset(first) & ~cardset(second)
            found.append(State(table, (cardset(first), cardset(second)), tuple(cards_in(lying))))
    chosen = rng.sample(found, min(deals, len(found)))
    return Game(chosen, [rng.uniform(0.2, 1) for _ in chosen])


@dataclass(frozen=True)
class Tried:
    """A game and every pure strategy of both seats."""

    game: Game
    strategies: tuple[Sequence[Strategy], Sequence[Strategy]]

    def worth(self, first: Strategy, second: Strategy) -> float:
        """Game points to seat 0."""
        weights = self.game.weights
        pairs = zip(self.game.deals, weights, strict=True)
        return sum(weight * self._played(each, (first, second)) for each, weight in pairs) / sum(weights)

    def _played(self, dealt: State, strategies: tuple[Strategy, Strategy]) -> float:
        state, path = settled(dealt), tuple[Action, ...]()
        while state.table.outcome is None:
            seat = state.table.turn
            action = strategies[seat][dealt.hands[seat], path]
            state, path = settled(apply(state, action)), (*path, action)
        outcome = state.table.outcome
        return 0 if outcome.winner is None else outcome.game_points * (1 - 2 * outcome.winner)


def tried(game: Game, most: int) -> Tried | None:
    """All strategies; None if a seat has more than `most`."""
    options: tuple[dict[InformationSet, list[Action]], ...] = ({}, {})
    for each in game.deals:
        _explore(each, settled(each), (), options)
    found: list[list[Strategy]] = []
    for seat in (0, 1):
        count = 1
        for actions in options[seat].values():
            count *= len(actions)
        if count > most:
            return None
        sets = list(options[seat])
        found.append([dict(zip(sets, choice, strict=True)) for choice in product(*options[seat].values())])
    return Tried(game, (found[0], found[1]))


def _explore(
    dealt: State,
    state: State,
    path: tuple[Action, ...],
    options: tuple[dict[InformationSet, list[Action]], ...],
) -> None:
    if state.table.outcome is not None:
        return
    seat = state.table.turn
    actions = honest_actions(state)
    options[seat][dealt.hands[seat], path] = actions
    for action in actions:
        _explore(dealt, settled(apply(state, action)), (*path, action), options)


def honest_actions(state: State) -> list[Action]:
    """The actions of the seat on turn but claims."""
    return [action for action in actions_in(legal_actions_of(state)) if action != CLAIM]


def settled(state: State) -> State:
    """The state after the claim of a seat that has 66, if there is one."""
    table = state.table
    if table.outcome is not None:
        return state
    waiting: Seat = other(table.turn)
    for seat, claim in ((waiting, CLAIM_OUT_OF_TURN), (table.turn, CLAIM)):
        if legal_actions(table, state.hands[seat], seat) >> claim & 1 and total(table, seat) >= 66:
            return apply(state, claim)
    return state


def tiny_games(count: int, most: int, cards: int = 2) -> Iterator[Tried]:
    """So many tiny games with few strategies, in which something depends on them."""
    seed, left = 0, count
    while left:
        seed += 1
        game = tiny_game(seed, cards)
        found = tried(game, most) if game is not None else None
        if found is not None and min(map(len, found.strategies)) > 1:
            left -= 1
            yield found


def at_talon_of_two(preset: str, number: int) -> State:
    """A deal played at random, nobody closing, until two cards are left in the talon and a card is to be led."""
    variant: Variant = PRESETS[preset]
    rng = random.Random(number)
    while True:
        state = deal(
            variant, shuffled_deck(variant, deal_seed(number, 1), "", rng.randrange(1, 999)), number % 2
        )
        while state.table.outcome is None and not (
            state.table.talon_size == 2 and state.table.step == "lead"
        ):
            state = apply(state, rng.choice([each for each in honest_actions(state) if each != 29]))
        if state.table.outcome is None and max(total(state.table, 0), total(state.table, 1)) < 50:
            return state
