"""The referee: a deal repeats, and whatever a player does wrong costs that deal and nothing else."""

from collections.abc import Callable

import pytest

from sixtysix.engine import NOTHING, Forfeit, FunctionPlayer, Needs
from sixtysix.engine.baselines.random import random_player
from sixtysix.engine.baselines.simple import simple_player
from sixtysix.engine.match_play import Played, play_deal
from sixtysix.engine.player import PlainPlayer
from sixtysix.rules import CLAIM_OUT_OF_TURN, CLOSE, PRESETS, Action, PlayerView, house_rules
from tests.engine.kit import as_player
from tests.kit.walk import dealt_by

DEALT = dealt_by(PRESETS["sixty-six"], 8)


def played(first: PlainPlayer, second: PlainPlayer, seed: int = 4) -> Played:
    return play_deal(DEALT, (as_player(first), as_player(second)), seed)


def raises(_view: PlayerView, _seed: int) -> Action:
    raise ZeroDivisionError("no trumps\nat all")


def gives_up(_view: PlayerView, _seed: int) -> Action:
    raise Forfeit("out of time")


def illegal(_view: PlayerView, _seed: int) -> Action:
    return CLOSE + 1


def answering(action: Action) -> PlainPlayer:
    """A player that always says the same."""

    def decide(_view: PlayerView, _seed: int) -> Action:
        return action

    return decide


def pushy(view: PlayerView, _seed: int) -> Action:
    """Plays its first card even when it is not on turn."""
    return next(card for card in range(24) if view.hand >> card & 1)


def test_a_deal_repeats() -> None:
    first, again = played(simple_player, random_player), played(simple_player, random_player)
    assert first == again
    assert first.outcome is not None
    assert first.fault is None
    assert abs(first.points) == first.outcome.game_points
    assert len(first.milliseconds[0]) + len(first.milliseconds[1]) == len(first.actions)


@pytest.mark.parametrize(
    ("broken", "reason"),
    [
        (raises, "ZeroDivisionError: no trumps at all"),
        (gives_up, "it gave up: out of time"),
        (illegal, "its action 30 is not legal: Cards are drawn only after a trick"),
        (answering(NOTHING), "its action -1 is not legal: There is no such action"),
        (answering(99), "its action 99 is not legal: There is no such action"),
        (answering(CLAIM_OUT_OF_TURN), "its action 32 is not legal: It is the other player's turn"),
    ],
)
@pytest.mark.parametrize("seat", [0, 1])
def test_a_fault_loses_the_deal(broken: Callable[[PlayerView, int], Action], reason: str, seat: int) -> None:
    found = played(broken, simple_player) if seat == 0 else played(simple_player, broken)
    assert found.outcome is None
    assert found.fault is not None
    assert found.fault.seat == seat
    assert found.fault.reason.startswith(reason)
    assert found.points == (-3 if seat == 0 else 3)


def test_out_of_turn_there_is_only_claiming_and_waiting() -> None:
    variant = house_rules("sixty-six", {"claim_when": "any_time"})
    found = play_deal(dealt_by(variant, 2), (as_player(simple_player), as_player(pushy)), 1)
    assert found.fault is not None
    assert found.fault.seat == 1
    assert "could only claim out of turn or wait" in found.fault.reason


def test_players_are_told_what_each_needs() -> None:
    told: set[tuple[int, Needs | None]] = set()

    class Listening:
        name = "listening"

        def decide(self, view: PlayerView, seed: int, needs: Needs | None = None) -> Action:
            told.add((view.seat, needs))
            return simple_player(view, seed)

        def close(self) -> None:
            told.clear()

    listening = Listening()
    play_deal(DEALT, (listening, listening), 1, (Needs(2, 5), Needs(5, 2)))
    assert told == {(0, Needs(2, 5)), (1, Needs(5, 2))}
    listening.close()
    play_deal(DEALT, (listening, FunctionPlayer("simple", simple_player)), 1)
    assert told == {(0, None)}
