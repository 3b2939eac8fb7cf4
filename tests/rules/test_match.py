"""Matches from the first deal to the last."""

import pytest

from sixtysix.rules import PRESETS, Match, Outcome, Variant
from tests.kit.moves import D, P
from tests.kit.positions import rules

DRAWN = Outcome(None, 0, "draw", (65, 65))


def win(winner: int, game_points: int = 1) -> Outcome:
    return Outcome(winner, game_points, "claim", (66, 40) if winner == P else (40, 66))


def test_a_match() -> None:
    match = Match(Variant(), D)
    for winner, points, score in ((P, 3, (3, 0)), (D, 2, (3, 2)), (P, 1, (4, 2)), (P, 3, (7, 2))):
        assert match.winner is None
        match = match.record(win(winner, points))
        assert match.score == score
    assert match.winner == P
    assert [result.dealer for result in match.results] == [D, P, D, P]
    assert [result.booked for result in match.results] == [3, 2, 1, 3]


def test_nothing_is_booked_for_a_draw() -> None:
    match = Match(Variant(), D, (3, 3)).record(DRAWN)
    assert match.score == (3, 3)
    assert match.results[-1].booked == 0


def test_carried_points_go_to_the_next_winner_once() -> None:
    match = Match(PRESETS["german"], D).record(DRAWN).record(DRAWN).record(win(D, 1))
    assert match.score == (0, 3)
    assert match.results[-1].booked == 3
    assert match.record(win(P, 1)).score == (1, 3)


def test_carried_points_can_end_a_match() -> None:
    match = Match(PRESETS["german"], D, (5, 0)).record(DRAWN).record(win(P, 1))
    assert match.winner == P
    assert match.shutout


def test_recording_leaves_the_match_as_it_was() -> None:
    match = Match(Variant(), D)
    match.record(win(P))
    assert match == Match(Variant(), D)


def test_santase_goes_to_eleven() -> None:
    match = Match(PRESETS["santase"], D, (8, 10))
    assert match.winner is None
    assert match.record(win(P, 3)).winner == P


@pytest.mark.parametrize("target", [5, 15])
def test_surplus_is_lost(target: int) -> None:
    over = Match(rules(match_target=target), D, (target - 1, 0)).record(win(P, 3))
    assert over.winner == P
    assert over.score[P] == target + 2, "shown as it stands"
