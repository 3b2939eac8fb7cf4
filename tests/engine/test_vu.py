"""Our players at the table of the package schnapsen, where it is installed (the extra `peers`)."""

from collections.abc import Sequence
from dataclasses import replace
from importlib.util import find_spec

import pytest

from sixtysix.engine import FunctionPlayer, Player
from sixtysix.engine.arena import Arena
from sixtysix.engine.arena_pairs import Contest, Seated, play_pair
from sixtysix.engine.baselines.heuristic import heuristic_player
from sixtysix.engine.baselines.vu.seat import VARIANT, open_action
from sixtysix.engine.baselines.vu.table import THEIR_BOTS, TheirPlayer, play_deal
from sixtysix.rules import CLOSE, Action, PlayerView, actions_in, total
from sixtysix.rules.invariant import check
from sixtysix.search.worlds import worlds_of
from tests.engine.kit import compare
from tests.kit.walk import aimless, dealt_by, walk

at_theirs = pytest.mark.skipif(
    find_spec("schnapsen") is None, reason="the package schnapsen is not installed: `make peers`"
)
CONTEST = Contest("watched", "vu:rand", VARIANT)


class Watched:
    """The heuristic player; keeps what it was shown."""

    name = "watched"

    def __init__(self) -> None:
        self.views: list[PlayerView] = []

    def decide(self, view: PlayerView, seed: int, needs: object = None) -> Action:
        assert needs is None
        self.views.append(view)
        return heuristic_player(view, seed)

    def close(self) -> None:
        self.views.clear()


def bots() -> Sequence[TheirPlayer]:
    """Bots of theirs to play against."""
    return [TheirPlayer(name) for name in THEIR_BOTS[:2]]


def at_their_table(first: Player, second: Player) -> Seated:
    return Seated(first, second, play=play_deal)


@at_theirs
def test_what_our_player_is_shown_there_is_a_view_of_ours() -> None:
    for bot in bots():
        watched = Watched()
        for number in range(1, 41):
            pair = play_pair(CONTEST, at_their_table(watched, bot), number)
            assert pair.forfeits == ()
        assert len(watched.views) > 300
        for view in watched.views:
            assert view.table.outcome is None
            assert view.legal
            world = worlds_of(view).sample(1, 3)[0]
            check(world)
            assert world.hands[view.seat] == view.hand
            # what makes 66 there ends the deal there: nobody has it, but by a marriage just led
            before = sum(1 << trick.married for trick in view.tricks if trick.married is not None)
            just_led = (view.table.married[0] | view.table.married[1]) & ~before
            assert just_led or max(total(view.table, seat) for seat in (0, 1)) < 66


@at_theirs
def test_their_engine_awards_the_game_points() -> None:
    for bot in bots():
        for number in range(1, 30):
            dealt = dealt_by(VARIANT, number, number & 1)
            found = play_deal(dealt, (bot, bot), number, None, at_their_table(bot, bot).clocks)
            assert found.outcome is not None
            assert found.fault is None
            assert found.outcome.winner in (0, 1)
            reached = found.outcome.reason == "reached"
            assert 1 <= found.outcome.game_points <= (3 if reached else 1)
            assert (max(found.outcome.totals) >= 66) == reached


@at_theirs
def test_twins_come_out_even_there_too() -> None:
    for bot in bots():
        twins = [play_pair(CONTEST, at_their_table(bot, bot), number) for number in range(1, 20)]
        assert sum(pair.cluster.points for pair in twins) == 0


@at_theirs
def test_our_player_beats_a_random_bot_there() -> None:
    found = Arena(replace(CONTEST, first="heuristic"), 30).run()
    assert found.estimate.low > 0.5
    assert found.contest.foreign


@at_theirs
def test_a_player_that_raises_there_loses_the_deal() -> None:
    def raises(_view: PlayerView, _seed: int) -> Action:
        raise ZeroDivisionError("of course")

    for bot in bots():
        pair = play_pair(CONTEST, at_their_table(FunctionPlayer("raises", raises), bot), 1)
        assert pair.points == ((-3,), (-3,))
        assert [each.side for each in pair.forfeits] == [0, 0]
        assert pair.forfeits[0].reason == "ZeroDivisionError: of course"


def test_what_is_done_instead_of_closing_is_legal_and_no_closing() -> None:
    seen = 0
    for seed in range(6):
        for step in walk(dealt_by(VARIANT, seed), aimless(seed)):
            if step.state.table.outcome is None and step.view.legal >> CLOSE & 1:
                action = open_action(step.view, seed)
                assert action != CLOSE
                assert action in list(actions_in(step.view.legal))
                seen += 1
    assert seen > 5


def test_a_bot_of_theirs_forfeits_at_our_table() -> None:
    found = compare(VARIANT, TheirPlayer("vu:rand"), heuristic_player, 4)
    assert found.mean == -3
