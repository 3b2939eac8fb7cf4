"""Deals between networks, played again in Python: the same features, choices and results."""

import struct
from collections.abc import Iterator
from typing import NamedTuple

import pytest

from sixtysix.rules import (
    CLAIM,
    CLAIM_OUT_OF_TURN,
    CLOSE,
    DRAW,
    EXCHANGE,
    Action,
    Seat,
    State,
    Suit,
    Variant,
    actions_in,
    cards_in,
    deal,
    legal_actions,
    legal_actions_of,
    other,
    total,
)
from sixtysix.rules.scoring import marriage_points
from sixtysix.search.features import features_of, suits_in_order
from sixtysix.search.network import FEATURES, Network
from sixtysix.search.opencards import solve
from sixtysix.search.random_play import shuffled, stream_of_deal
from sixtysix.search.self_play import SAMPLE_BYTES, SAMPLE_ON, SelfPlay, net_match, self_play
from tests.kit.moments import RULES
from tests.kit.networks import random_network
from tests.kit.walk import Step, any_rules, walk
from tests.kit.wasm import page_kernel

_SAMPLE = struct.Struct(f"<{SAMPLE_ON}H2I3f4B")
DECAY = 0.9
HOUSE = tuple(any_rules(seed) for seed in range(20, 60))


class Sample(NamedTuple):
    on: set[int]
    mask: int
    held: int
    chance: float
    advantage: float
    worth: float
    choice: int
    outcome: int
    needs: tuple[int, int]
    kind: int


def samples_of(played: SelfPlay) -> Iterator[Sample]:
    assert len(played.samples) % SAMPLE_BYTES == 0
    for fields in _SAMPLE.iter_unpack(played.samples):
        on, rest = [each for each in fields[:SAMPLE_ON] if each < FEATURES], fields[SAMPLE_ON:]
        assert len(set(on)) == len(on)
        mask, held, chance, advantage, worth, choice, outcome, needs, kind = rest
        yield Sample(
            set(on), mask, held, chance, advantage, worth, choice, outcome, (needs & 3, needs >> 2), kind
        )


def play(variant: Variant, deals: int = 4, first: int = 0, scored: int = 128) -> SelfPlay:
    weights = random_network(variant.deck).weights
    return self_play(variant, weights, None, seed=9, first=first, deals=deals, decay=DECAY, scored=scored)


# --- played again --------------------------------------------------------------------------------------------


class Replayer:
    """Plays on by what needs no judgement, and by samples where they are asked for."""

    def __init__(self, samples: Iterator[Sample]) -> None:
        self.samples = samples
        self.seen: list[tuple[Seat, Sample]] = []

    def replay(self, variant: Variant, number: int) -> State:
        stream = stream_of_deal(9, number)
        state = deal(variant, shuffled(variant, stream), number >> 1 & 1)
        actions: list[Action] = []
        while True:
            *_, step = walk(state, actions)
            table = step.state.table
            if table.outcome is not None or (table.talon_size == 0 and table.closer is None):
                return step.state
            sure = sure_action(step.state)
            actions.append(self._judged(step) if sure is None else sure)

    def _judged(self, step: Step) -> Action:
        sample, view = next(self.samples), step.view
        suits = suits_in_order(view)
        assert sample.on == features_of(view, sample.needs)
        choices = [choice for choice in range(30) if sample.mask >> choice & 1]
        legal = [action for action in actions_in(view.legal) if action < CLAIM and action != EXCHANGE]
        assert {action_of(choice, suits) for choice in choices} == set(legal)
        hidden = {suits[choice // 6] * 6 + choice % 6 for choice in cards_in(sample.held)}
        assert hidden == set(cards_in(step.state.hands[other(view.seat)]))
        assert 0 < sample.chance <= 1
        assert sample.kind == view.table.talon_size + 64 * (view.table.closer is not None)
        self.seen.append((view.seat, sample))
        return action_of(sample.choice, suits)


def action_of(choice: int, suits: list[Suit]) -> Action:
    if choice < 24:
        return suits[choice // 6] * 6 + choice % 6
    return 24 + suits[choice - 24] if choice < 28 else CLOSE if choice == 28 else DRAW


def sure_action(state: State) -> Action | None:
    """What a seat that counts does without judgement."""
    table, turn = state.table, state.table.turn
    waiting, legal = other(turn), legal_actions_of(state)
    if legal_actions(table, state.hands[waiting], waiting) and total(table, waiting) >= 66:
        return CLAIM_OUT_OF_TURN
    if legal >> CLAIM & 1 and total(table, turn) >= 66:
        return CLAIM
    legal &= (1 << CLAIM) - 1
    if legal >> EXCHANGE & 1:
        return EXCHANGE
    if legal & legal - 1 == 0:
        return legal.bit_length() - 1
    if not table.piles[turn] or not table.variant.marriage_ends_deal:
        return None
    pairs = [suit for suit in (table.trump, *range(4)) if legal >> 24 + suit & 1]
    lacking = 66 - total(table, turn)
    return next((24 + suit for suit in pairs if marriage_points(1 << suit, table.trump) >= lacking), None)


def result(state: State) -> int:
    """Game points to seat 0: of the deal, or with open cards once the talon is used up."""
    outcome = state.table.outcome
    if outcome is not None:
        points = outcome.game_points if outcome.winner is not None else 0
        return points if outcome.winner == 0 else -points
    solution = solve(state)
    assert solution.low == solution.high
    return -solution.low if state.table.turn else solution.low


def to_seat(points: int, needs: tuple[int, int]) -> float:
    return min(max(points, -needs[1]), needs[0]) / 3


@pytest.mark.parametrize("number", range(len(RULES) + len(HOUSE)))
def test_deals_played_again_show_the_same_features_choices_and_results(number: int) -> None:
    variant = (*RULES, *HOUSE)[number]
    played = play(variant)
    samples, sums = samples_of(played), [0, 0]
    for deal_number in range(4):
        replayer = Replayer(samples)
        points = result(replayer.replay(variant, deal_number))
        own = -points if deal_number & 1 else points
        sums[own < 0] += abs(own)
        for seat in (0, 1):
            mine = [sample for whose, sample in replayer.seen if whose == seat]
            gained, run = -points if seat else points, 0.0
            after = [*(each.worth for each in mine[1:]), to_seat(gained, mine[0].needs) if mine else 0.0]
            for sample, expected in reversed(list(zip(mine, after, strict=True))):
                run = expected - sample.worth + DECAY * run
                assert sample.advantage == pytest.approx(run, abs=1e-5)
                assert sample.outcome == gained + 3
                assert abs(sample.worth) <= 1
    assert next(samples, None) is None
    assert (played.deals, played.won, played.lost) == (4, *sums)


# --- sums ----------------------------------------------------------------------------------------------------


def test_deals_can_be_split_among_calls() -> None:
    for variant in RULES[:4]:
        whole, parts = play(variant, 12), [play(variant, 5), play(variant, 7, first=5)]
        assert whole.samples == b"".join(part.samples for part in parts)
        assert whole.deals == sum(part.deals for part in parts)
        assert (whole.won, whole.lost) == (sum(p.won for p in parts), sum(p.lost for p in parts))


def networks(deck: int) -> tuple[Network, Network]:
    return random_network(deck), random_network(deck, 2)


def test_against_another_network_only_its_own_decisions_are_kept() -> None:
    for variant in RULES[:4]:
        one, two = networks(variant.deck)
        first, alone = (
            self_play(variant, one.weights, others, seed=9, first=0, deals=10, scored=0)
            for others in (two.weights, None)
        )
        assert 0 < len(first.samples) < len(alone.samples)
        assert all(sample.needs == (3, 3) for sample in samples_of(first))


@pytest.mark.parametrize("greedy", [True, False])
def test_a_match_is_zero_sum_and_even_against_itself(*, greedy: bool) -> None:
    for variant in RULES[:4]:
        one, two = networks(variant.deck)
        there = net_match(variant, one.weights, two.weights, pairs=30, greedy=greedy)
        back = net_match(variant, two.weights, one.weights, pairs=30, greedy=greedy)
        assert there.pairs == 30
        assert (there.mean, there.margin) == (-back.mean, back.margin)
        assert there.margin > 0
        even = net_match(variant, one.weights, one.weights, pairs=30, greedy=greedy)
        assert (even.mean, even.margin) == (0, 0)


def test_the_page_plays_the_same() -> None:
    for variant in (*RULES, *HOUSE[:6]):
        one, two = networks(variant.deck)
        for others in (None, two.weights):
            here, there = (
                self_play(variant, one.weights, others, seed=4, first=3, deals=2, kernel=kernel)
                for kernel in (None, page_kernel())
            )
            assert here == there
        here_match, there_match = (
            net_match(variant, one.weights, two.weights, pairs=2, greedy=False, kernel=kernel)
            for kernel in (None, page_kernel())
        )
        assert here_match == there_match
