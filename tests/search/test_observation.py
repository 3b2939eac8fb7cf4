"""What a network is told of a view: the kernel's features against those in Python, its outputs against plain sums."""

from collections import Counter

import pytest

from sixtysix.engine import LEVELS
from sixtysix.engine.mind import decide, network_of
from sixtysix.notation import action_name
from sixtysix.notation.view import view_text
from sixtysix.rules import CLAIM, PRESETS, PlayerView, Variant, actions_in, other
from sixtysix.search.features import FLAGS, NEEDS, features_of, suits_in_order
from sixtysix.search.network import BELIEF_AT, FEATURES, OUTCOME_AT
from sixtysix.search.observation import observe
from sixtysix.search.packing import NONE
from sixtysix.search.thinking import pack_view
from sixtysix.search.worlds import worlds_of
from tests.kit.golden import Golden
from tests.kit.histories import histories
from tests.kit.moments import RULES, moments, renamed_action, renamings, views
from tests.kit.networks import phase_of, random_network, run_plainly
from tests.kit.walk import any_rules
from tests.kit.wasm import page_kernel

HOUSE = tuple(any_rules(seed) for seed in range(9, 60))


def test_the_kernel_tells_the_network_what_python_tells_it() -> None:
    told = Counter[int]()
    for number, view in enumerate(views(4, every=3, rules=(*RULES, *HOUSE))):
        needs = (1 + number % 4, 1 + number // 4 % 4)
        seen = observe(view, random_network(view.table.variant.deck), needs)
        assert len(set(seen.features)) == len(seen.features)
        assert set(seen.features) == features_of(view, needs)
        assert list(seen.suits) == suits_in_order(view)
        told.update(seen.features)
    assert max(told) < FEATURES
    assert {feature for feature in range(FLAGS, NEEDS + 6) if not told[feature]} <= {435}  # no hand is empty


def test_the_network_says_what_plain_sums_say() -> None:
    phases = set[int]()
    for view in views(4, every=60):
        phases.add(phase_of(view))
        network = random_network(view.table.variant.deck)
        seen = observe(view, network)
        said = run_plainly(network, phase_of(view), seen.features)
        place = {suit: at for at, suit in enumerate(seen.suits)}
        for card in range(24):
            at = place[card // 6] * 6 + card % 6
            assert seen.logits[card] == pytest.approx(said[at], abs=1e-4)
            assert seen.beliefs[card] == pytest.approx(said[BELIEF_AT + at], abs=1e-4)
        assert [seen.logits[28 + special] for special in (1, 2)] == pytest.approx(said[28:30], abs=1e-4)
        for suit in range(4):
            assert seen.logits[24 + suit] == pytest.approx(said[24 + place[suit]], abs=1e-4)
        ratios = [chance / seen.outcomes[0] for chance in seen.outcomes]
        logits = said[OUTCOME_AT : OUTCOME_AT + 7]
        assert ratios == pytest.approx([2.718281828459045 ** (each - logits[0]) for each in logits], rel=1e-3)
        assert sum(seen.outcomes) == pytest.approx(1)
    assert phases == {0, 1, 2, 3}


def test_the_page_sees_and_says_the_same() -> None:
    for view in views(2, every=9):
        network = random_network(view.table.variant.deck)
        assert observe(view, network, (2, 1), page_kernel()) == observe(view, network, (2, 1))


def test_names_of_plain_suits_make_no_difference() -> None:
    compared = 0
    for view in views(2, every=5):
        if tied(view):
            continue
        network = random_network(view.table.variant.deck)
        seen = observe(view, network)
        for new, renamed in renamings(view):
            again = observe(renamed, network)
            assert set(again.features) == set(seen.features)
            assert again.outcomes == pytest.approx(seen.outcomes, abs=1e-4)
            logits = {renamed_action(action, new): logit for action, logit in seen.logits.items()}
            assert dict(again.logits) == pytest.approx(logits, abs=1e-3)
            compared += 1
    assert compared > 1000


def tied(view: PlayerView) -> bool:
    """Whether two plain suits look alike to the order of suits."""
    keys = (view.hand, view.unseen, view.known)
    played = [0, 0, 0]
    for trick in view.tricks:
        mine = trick.leader == view.seat
        played[2 if not mine else 0] |= 1 << trick.led
        played[1] |= 1 << trick.answer if not mine else 0
    if view.table.led is not None:
        played[0 if view.table.leader == view.seat else 2] |= 1 << view.table.led
    plain = [suit for suit in range(4) if suit != view.table.trump]
    return len({tuple(cards >> 6 * suit & 63 for cards in (*keys, *played)) for suit in plain}) < 3


@pytest.mark.parametrize("variant", [*PRESETS.values(), RULES[9], RULES[12]], ids=lambda v: str(v.deck))
def test_a_packed_view_holds_no_hidden_card(variant: Variant) -> None:
    compared = 0
    for step in moments(variant, 1):
        view = step.view
        packed = pack_view(view)
        assert packed[4 * other(view.seat) :][:4] == bytes(4)  # the other hand
        assert set(packed[16:28]) == {NONE}  # the talon
        if step.actions.count(30) > 2:
            continue
        for world in worlds_of(view).sample(2, 1):
            deal = next(histories(step, view.seat, world), None)
            if deal is not None:
                assert pack_view(deal[1]) == packed
                compared += world != step.state
    assert compared > 3


# --- what the shipped networks say ------------------------------------------------------------------------------


@pytest.mark.golden
@pytest.mark.parametrize("preset", PRESETS)
def test_what_the_networks_that_ship_say_of_some_positions(preset: str, golden: Golden) -> None:
    lines = list[str]()
    for seed in (1, 2):
        for step in list(moments(PRESETS[preset], seed))[::5]:
            lines += said(step.view)
    golden.check(f"network/{preset}.txt", "\n".join(lines) + "\n")


def said(view: PlayerView) -> list[str]:
    """A view, the chances of results and of actions as the network sees them, and what each level does."""
    seen, trump = observe(view, network_of(view.table.variant.deck)), view.table.trump
    judged = [action for action in actions_in(view.legal) if action < CLAIM and action != 28]
    chances = seen.chances(judged)
    acts = {name: decide(view, 1, level) for name, level in LEVELS.items() if name != "master"}
    return [
        view_text(view),
        "  results "
        + " ".join(f"{points - 3:+d}:{chance:.4f}" for points, chance in enumerate(seen.outcomes)),
        "  policy " + " ".join(f"{action_name(action, trump)}:{chances[action]:.4f}" for action in judged),
        "  levels " + " ".join(f"{name}:{action_name(action, trump)}" for name, action in acts.items()),
    ]
