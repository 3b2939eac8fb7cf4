"""Deals between networks, played again in Python: the same features, choices and results."""

import struct
from collections.abc import Iterator
from copy import copy
from itertools import accumulate
from typing import NamedTuple

import pytest

from sixtysix.rules import (
    CLAIM,
    CLAIM_OUT_OF_TURN,
    CLOSE,
    DRAW,
    EXCHANGE,
    Action,
    PlayerView,
    Seat,
    State,
    Suit,
    Variant,
    Watched,
    actions_in,
    cards_in,
    deal,
    legal_actions,
    legal_actions_of,
    other,
    total,
    watch,
)
from sixtysix.rules.scoring import marriage_points
from sixtysix.search.features import features_of, suits_in_order
from sixtysix.search.network import FEATURES, Network
from sixtysix.search.observation import observe
from sixtysix.search.opencards import solve
from sixtysix.search.random_play import below, shuffled, stream_of_deal
from sixtysix.search.self_play import SAMPLE_BYTES, SAMPLE_ON, SelfPlay, net_match, self_play
from sixtysix.search.stream import Stream
from tests.kit.moments import RULES
from tests.kit.networks import phase_of, random_network
from tests.kit.walk import any_rules
from tests.kit.wasm import page_kernel

_SAMPLE = struct.Struct(f"<{SAMPLE_ON}H3I32f4B")
SEED = 9
LEAST = 0.02
HOUSE = tuple(any_rules(seed) for seed in range(20, 60))


class Sample(NamedTuple):
    on: set[int]
    mask: int
    tried: int
    held: int
    advantages: tuple[float, ...]
    outcome: int
    kind: int
    phase: int


def samples_of(played: SelfPlay) -> Iterator[Sample]:
    assert len(played.samples) % SAMPLE_BYTES == 0
    for fields in _SAMPLE.iter_unpack(played.samples):
        on, rest = [each for each in fields[:SAMPLE_ON] if each < FEATURES], fields[SAMPLE_ON:]
        assert len(set(on)) == len(on)
        mask, tried, held, *advantages, outcome, kind, phase, _ = rest
        yield Sample(set(on), mask, tried, held, tuple(advantages), outcome, kind, phase)


def play(variant: Variant, deals: int = 3, first: int = 0, branched: int = 256) -> SelfPlay:
    weights = random_network(variant.deck).weights
    return self_play(
        variant,
        weights,
        None,
        seed=SEED,
        first=first,
        deals=deals,
        branched=branched,
        least=LEAST,
        scored=128,
    )


# --- played again --------------------------------------------------------------------------------------------

Needs = tuple[int, int]


class Moment(NamedTuple):
    """A deal on its way; before a lead with so few cards in the talon, the solver takes over."""

    watched: Watched
    open_talon: int

    def after(self, action: Action) -> "Moment":
        return Moment(self.watched.after(action), self.open_talon)

    @property
    def certain(self) -> bool:
        table = self.watched.state.table
        if table.outcome is not None or table.closer is not None:
            return table.outcome is not None
        return table.talon_size == 0 or (table.step == "lead" and table.talon_size <= self.open_talon)


def begun(variant: Variant, number: int, stream: Stream) -> Moment:
    return Moment(watch(deal(variant, shuffled(variant, stream), number >> 1 & 1)), 2 if number % 4 else 0)


def to_decision(moment: Moment) -> Moment:
    """Plays on by what needs no judgement."""
    while not moment.certain and (sure := sure_action(moment.watched.state)) is not None:
        moment = moment.after(sure)
    return moment


class Thought(NamedTuple):
    """What the network says at a decision, by choice in the policy's numbers."""

    suits: list[Suit]
    chances: dict[int, float]

    def drawn(self, stream: Stream) -> int:
        """By chance; what rounding leaves falls to the last."""
        part, above = (stream.number() >> 40) / (1 << 24), accumulate(self.chances.values())
        found = (choice for choice, sum_so_far in zip(self.chances, above, strict=True) if part < sum_so_far)
        return next(found, max(self.chances))


def thought(view: PlayerView, needs: Needs) -> Thought:
    seen, suits = observe(view, random_network(view.table.variant.deck), needs), suits_in_order(view)
    legal = [action for action in actions_in(view.legal) if action < CLAIM and action != EXCHANGE]
    chances, numbers = seen.chances(legal), {action_of(choice, suits): choice for choice in range(30)}
    return Thought(
        suits, {choice: chances[action_of(choice, suits)] for choice in sorted(numbers[a] for a in legal)}
    )


def to_the_end(moment: Moment, stream: Stream, needs: tuple[Needs, Needs]) -> int:
    """The result to seat 0 when both go on by the policy."""
    while not (moment := to_decision(moment)).certain:
        seat = moment.watched.state.table.turn
        said = thought(moment.watched.views[seat], needs[seat])
        moment = moment.after(action_of(said.drawn(stream), said.suits))
    return result(moment.watched.state)


def drawn_needs(stream: Stream) -> tuple[Needs, Needs]:
    if below(256, stream) >= 128:
        return (3, 3), (3, 3)
    own, other_one = 1 + below(3, stream), 1 + below(3, stream)
    return (own, other_one), (other_one, own)


def replayed(variant: Variant, number: int, samples: Iterator[Sample]) -> int:
    """Plays a deal again and compares it with its samples; the result to seat 0."""
    stream = stream_of_deal(SEED, number)
    moment = begun(variant, number, stream)
    needs, seen = drawn_needs(stream), list[tuple[Seat, Sample]]()
    while not (moment := to_decision(moment)).certain:
        view = moment.watched.view
        said = thought(view, needs[view.seat])
        choice = said.drawn(stream)
        below(256, stream)  # whether it is learnt from: here, always
        sample = next(samples)
        compare(sample, moment, said, needs[view.seat])
        if len(seen) % 8 == 2:
            compare_branches(sample, moment, said, needs, stream)
        seen.append((view.seat, sample))
        moment = moment.after(action_of(choice, said.suits))
    points = result(moment.watched.state)
    assert all(sample.outcome == 3 + (-points if seat else points) for seat, sample in seen)
    return points


def compare(sample: Sample, moment: Moment, said: Thought, needs: Needs) -> None:
    view = moment.watched.view
    assert sample.on == features_of(view, needs)
    assert sample.mask == sum(1 << choice for choice in said.chances)
    hidden = {said.suits[card // 6] * 6 + card % 6 for card in cards_in(sample.held)}
    assert hidden == set(cards_in(moment.watched.state.hands[other(view.seat)]))
    assert sample.kind == view.table.talon_size + 64 * (view.table.closer is not None)
    assert sample.phase == phase_of(view)
    tried = {choice: chance for choice, chance in said.chances.items() if sample.tried >> choice & 1}
    assert all(chance > LEAST - 1e-4 for chance in tried.values())
    assert all(chance < LEAST + 1e-4 for choice, chance in said.chances.items() if choice not in tried)
    assert all(not each for choice, each in enumerate(sample.advantages) if choice not in tried)
    assert sum(chance * sample.advantages[choice] for choice, chance in tried.items()) == pytest.approx(
        0, abs=1e-4
    )


def compare_branches(
    sample: Sample, moment: Moment, said: Thought, needs: tuple[Needs, Needs], stream: Stream
) -> None:
    """Each choice, played on with the same luck, brings what the sample says."""
    luck, seat = copy(stream).number(), moment.watched.state.table.turn
    own, its = needs[seat]
    worth, chances = dict[int, float](), said.chances
    for choice in chances:
        if sample.tried >> choice & 1:
            points = to_the_end(moment.after(action_of(choice, said.suits)), Stream(luck), needs)
            worth[choice] = min(max(-points if seat else points, -its), own) / 3
    mean = sum(chances[choice] * each for choice, each in worth.items()) / sum(
        chances[choice] for choice in worth
    )
    for choice, each in worth.items():
        assert sample.advantages[choice] == pytest.approx(each - mean, abs=1e-4)


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
    """Game points to seat 0: of the deal, or with open cards."""
    outcome = state.table.outcome
    if outcome is not None:
        points = outcome.game_points if outcome.winner is not None else 0
        return points if outcome.winner == 0 else -points
    solution = solve(state)
    assert solution.low == solution.high
    return -solution.low if state.table.turn else solution.low


@pytest.mark.parametrize("number", range(len(RULES) + len(HOUSE)))
def test_deals_played_again_show_the_same_features_choices_and_results(number: int) -> None:
    variant = (*RULES, *HOUSE)[number]
    played, sums = play(variant), [0, 0]
    samples = samples_of(played)
    for deal_number in range(3):
        points = replayed(variant, deal_number, samples)
        own = -points if deal_number & 1 else points
        sums[own < 0] += abs(own)
    assert next(samples, None) is None
    assert (played.deals, played.won, played.lost) == (3, *sums)


def test_fewer_decisions_are_learnt_from_when_asked() -> None:
    whole, some, none = (len(play(RULES[0], 40, branched=share).samples) for share in (256, 64, 0))
    assert none == 0
    assert 0.15 * whole < some < 0.35 * whole


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
