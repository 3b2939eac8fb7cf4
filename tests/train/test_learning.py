"""The network in torch is the kernel's; a step of learning goes where it should; tables are drawn by their shares."""

from collections import Counter
from dataclasses import replace
from functools import cache
from typing import Literal

import pytest

torch = pytest.importorskip("torch")

from sixtysix.engine.baselines.vu.seat import VARIANT
from sixtysix.rules import PRESETS
from sixtysix.search.network import BELIEF_AT, FEATURES, OUT, OUTCOME_AT, OUTCOMES, POLICY
from sixtysix.search.self_play import self_play
from sixtysix.search.stream import Stream
from tests.kit.networks import random_network, run_plainly
from train.learner import CLOSE, Learner, Rates, Settings
from train.mix import NO_CLOSING, SHARES, draw_table
from train.model import Network, load_bytes, to_bytes
from train.samples import Samples, to_tensors

STILL = Rates(learning=3e-3, entropy=0.0, closing=0.0)


@cache
def played() -> Samples:
    weights = random_network(20).weights
    found = self_play(
        PRESETS["schnapsen"], weights, None, seed=3, first=0, deals=60, branched=256, least=0.0, scored=128
    )
    return to_tensors(bytearray(found.samples))


def learner() -> Learner:
    found = Learner(1, Settings(batch=64, belief_weight=0.0, outcome_weight=0.0))
    found.begin_with(random_network(20).weights)
    return found


def policy_of(net: Network, samples: Samples) -> torch.Tensor:
    with torch.no_grad():
        logits = net(samples.on, samples.phase)[0]
    return torch.softmax(logits.masked_fill(~samples.legal, -1e9), 1)


def learnt(samples: Samples, rates: Rates) -> tuple[torch.Tensor, torch.Tensor]:
    """The policy before and after a few rounds with these samples."""
    one = learner()
    before = policy_of(one.net, samples)
    for number in range(3):
        one.learn(samples, rates, torch.Generator().manual_seed(number))
    return before, policy_of(one.net, samples)


def test_in_torch_it_says_what_the_kernel_says() -> None:
    network, samples = random_network(20), played()
    net = Network(1)
    load_bytes(net, network.weights)
    assert to_bytes(list(net.parameters())) == network.weights
    with torch.no_grad():
        policy, outcomes, beliefs, unseen = net(samples.on, samples.phase)
    assert set(samples.phase.tolist()) == {0, 1, 2, 3}
    for row in range(0, len(samples), len(samples) // 40):
        on = [each for each in samples.on[row].tolist() if each < FEATURES]
        plain = run_plainly(network, int(samples.phase[row]), on)
        # the first layer is multiplied in 16 bits
        assert policy[row].tolist() == pytest.approx(plain[:POLICY], abs=0.15)
        assert outcomes[row].tolist() == pytest.approx(plain[OUTCOME_AT : OUTCOME_AT + OUTCOMES], abs=0.15)
        assert beliefs[row].tolist() == pytest.approx(plain[BELIEF_AT:OUT], abs=0.15)
        assert {card for card in range(24) if unseen[row, card]} == {
            each - 48 for each in on if 48 <= each < 72
        }


def test_samples_say_what_was_legal_tried_and_brought() -> None:
    samples = played()
    assert len(samples) > 400
    assert samples.legal.any(1).all()
    assert not (samples.tried & ~samples.legal).any()
    assert not samples.advantage[~samples.tried].any()
    assert samples.outcome.unique().tolist() == [0, 1, 2, 4, 5, 6]
    assert (samples.held.sum(1) <= 5).all()


def test_what_brought_more_is_played_more() -> None:
    samples = played()
    several = samples.legal.sum(1) > 1
    best = torch.zeros_like(samples.legal)
    rows = several.nonzero()[:, 0]
    best[rows, samples.legal[rows].float().argmax(1)] = True
    advantage = torch.where(best, 1.0, -0.5) * samples.legal
    before, after = learnt(replace(samples, tried=samples.legal, advantage=advantage), STILL)
    assert after[best].mean() > before[best].mean() + 0.02


@pytest.mark.parametrize("what", ["entropy", "closing"])
def test_entropy_and_closing_are_favoured_as_far_as_the_rates_say(
    what: Literal["entropy", "closing"],
) -> None:
    samples = replace(played(), advantage=torch.zeros_like(played().advantage))
    rates = replace(STILL, **{what: 1.0})
    before, after = learnt(samples, rates)
    if what == "entropy":
        spread_before, spread_after = (-(p * p.clamp_min(1e-9).log()).sum(1).mean() for p in (before, after))
        assert spread_after > spread_before + 0.02
    else:
        may = samples.legal[:, CLOSE]
        assert after[may, CLOSE].log().mean() > before[may, CLOSE].log().mean() + 0.1


def test_the_mean_follows_the_weights() -> None:
    one = learner()
    first = [each.clone() for each in one.mean]
    one.learn(played(), STILL, torch.Generator().manual_seed(1))
    moved, left = (
        sum(float((each - mean).abs().sum()) for each, mean in zip(of, one.mean, strict=True))
        for of in (first, [each.detach() for each in one.net.parameters()])
    )
    assert moved > 0
    assert left > 0
    again = learner()
    again.restore(one.state())
    assert to_bytes(again.mean) == to_bytes(one.mean)


@pytest.mark.parametrize("deck", [24, 20])
def test_tables_are_drawn_by_their_shares(deck: Literal[24, 20]) -> None:
    stream, count = Stream(11), 4000
    tables = [draw_table(deck, stream) for _ in range(count)]
    assert {variant.deck for variant, _ in tables} == {deck}
    closed_to = [variant for variant, closing in tables if not closing]
    assert len(closed_to) / count == pytest.approx(NO_CLOSING[deck] / 100, abs=0.015)
    found = Counter(variant for variant, _ in tables)
    theirs = found.pop(VARIANT, 0)
    assert theirs / len(closed_to) == pytest.approx(0.5 if deck == 20 else 0, abs=0.08)
    for name, share in SHARES[deck].items():
        expected = share / 100 * (count - theirs) / count
        assert found[PRESETS[name]] / count == pytest.approx(expected, abs=0.03)
