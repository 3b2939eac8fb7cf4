"""The baselines: legal under every rule, sure of their claims, the same for a seed, and of known order in strength."""

import pytest

from sixtysix.engine import NOTHING, Player
from sixtysix.engine.baselines.ismcts import Ismcts, searched
from sixtysix.engine.baselines.pimc import Pimc, mean_values
from sixtysix.engine.count import own_total
from sixtysix.engine.players import NAMES, UnknownPlayer, player
from sixtysix.rules import CLOSE, PRESETS, PlayerView, is_claim, other
from tests.engine.kit import compare
from tests.kit.walk import aimless, any_rules, dealt_by, walk

FAST = ("random", "simple", "heuristic")
ALL: tuple[Player, ...] = (
    *(player(name) for name in (*FAST, "heuristic-closing")),
    Pimc(3, nodes=60_000),
    Ismcts(1),
)


@pytest.mark.parametrize("number", range(len(PRESETS) + 12))
@pytest.mark.parametrize("playing", ALL, ids=lambda each: each.name)
def test_they_act_legally_and_claim_only_what_they_have(playing: Player, number: int) -> None:
    variant = [*PRESETS.values(), *(any_rules(seed) for seed in range(12))][number]
    for step in walk(dealt_by(variant, number, number & 1), aimless(number)):
        if step.state.table.outcome is not None:
            continue
        action = playing.decide(step.view, 7)
        assert step.view.legal >> action & 1
        if is_claim(action):
            assert own_total(step.view) >= 66
        waiting = step.views[other(step.state.table.turn)]
        if not waiting.legal:
            assert playing.decide(waiting, 7) == NOTHING
    playing.close()


@pytest.mark.parametrize("playing", ALL, ids=lambda each: each.name)
def test_the_same_seed_decides_the_same(playing: Player) -> None:
    views = [step.view for step in walk(dealt_by(PRESETS["sixty-six"], 5), aimless(5)) if step.view.legal]
    first = [playing.decide(view, 3) for view in views]
    assert [playing.decide(view, 3) for view in reversed(views)] == first[::-1]


def opening(seed: int = 1) -> PlayerView:
    return next(walk(dealt_by(PRESETS["schnapsen"], seed), ())).view


def test_the_heuristic_player_never_closes() -> None:
    for seed in range(20):
        for step in walk(dealt_by(PRESETS["schnapsen"], seed), aimless(seed)):
            assert not step.view.legal or player("heuristic").decide(step.view, 1) != CLOSE


def test_pimc_judges_every_action_but_claims() -> None:
    view = opening()
    values = mean_values(view, 5, 1)
    assert set(values) == {
        action for action in range(33) if view.legal >> action & 1 and not is_claim(action)
    }
    assert all(-3 <= value <= 3 for value in values.values())


def test_pimc_stops_at_its_budget() -> None:
    assert mean_values(opening(), 100, 1, nodes=1) != {}


def test_ismcts_counts_every_iteration_at_the_root() -> None:
    for seed in range(4):
        view = opening(seed)
        visits = searched(view, 500, seed)
        assert sum(visits.values()) == 500
        assert all(view.legal >> action & 1 for action in visits)
        assert searched(view, 500, seed) == visits


def test_ismcts_sees_a_trick_that_wins() -> None:
    found = 0
    for seed in range(40):
        for step in walk(dealt_by(PRESETS["sixty-six-light"], seed), aimless(seed)):
            table = step.state.table
            if table.outcome is None and max(table.hand_sizes) <= 2 and table.talon_size == 0:
                best = max(mean_values(step.view, 1, 1).values(), default=0)
                action = Ismcts(1).decide(step.view, 1)
                assert mean_values(step.view, 1, 1).get(action, best) == best
                found += 1
    assert found > 20


@pytest.mark.parametrize(("stronger", "weaker"), [("simple", "random"), ("heuristic", "random")])
def test_their_order_in_strength(stronger: str, weaker: str) -> None:
    assert compare(PRESETS["sixty-six"], player(stronger), player(weaker), 30).low > 0.5


def test_twins_come_out_even() -> None:
    for name in FAST:
        assert compare(PRESETS["german"], player(name), player(name), 20).mean == 0


def test_players_by_name() -> None:
    for name in (*FAST, "heuristic-closing", "master", "pimc-20", "pimc-100", "ismcts-100ms", "vu:rand"):
        assert player(name).name == name
    with pytest.raises(UnknownPlayer, match=f"no player 'pimc-0'. Players: {', '.join(NAMES)}"):
        player("pimc-0")
    with pytest.raises(UnknownPlayer, match="is no player"):
        player("cmd:")
