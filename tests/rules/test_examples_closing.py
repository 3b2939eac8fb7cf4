"""Worked examples W37-W51 of docs/rules/examples.md: closing."""

import pytest

from sixtysix.rules import PRESETS, State, Variant, total
from sixtysix.rules.errors import (
    CloseAfterDraw,
    CloseNeedsLead,
    CloseOnFirstLead,
    CloseTalonTooSmall,
    MarriageOnClosingLead,
    NothingToDraw,
    TalonClosed,
)
from tests.kit.moves import D, P, after, options, outcome, playable, refusal, won
from tests.kit.positions import Side, position, rules, stacked


@pytest.mark.parametrize("preset", ["sixty-six", "pagat", "schnapsen"])
def test_w37_close_before_the_opening_lead(preset: str) -> None:
    state = stacked(preset)
    size = state.table.variant.hand_size
    state = after(state, "C")
    assert state.table.strict
    assert state.table.talon_size == {6: 12, 5: 10}[size]
    tricks = 0
    while state.table.outcome is None:
        state = after(state, [min(playable(state))])
        state = after(state, [min(playable(state))])
        tricks += 1
    assert tricks == size
    assert len(state.talon) + 1 == {6: 12, 5: 10}[size], "out of play"


def test_w37_not_before_the_opening_lead_in_santase() -> None:
    assert refusal(stacked("santase"), "C") is CloseOnFirstLead


@pytest.mark.parametrize("preset", ["sixty-six", "pagat", "us-hoyle"])
def test_w38_close_before_drawing(preset: str) -> None:
    state = position(preset, p=Side(tricks=2), d=Side(tricks=1), to_draw=True)
    assert state.table.talon_size == 8
    state = after(state, "C")
    assert state.table.hand_sizes == (5, 5), "five tricks remain"
    assert state.table.talon_size == 8


@pytest.mark.parametrize("preset", ["schnapsen", "santase"])
def test_w38_draw_first(preset: str) -> None:
    state = position(preset, p=Side(tricks=2), d=Side(tricks=1), to_draw=True)
    assert refusal(state, "C") is CloseAfterDraw
    state = after(state, "D C")
    assert state.table.closer == P
    if preset == "santase":
        assert (state.table.talon_size, state.table.hand_sizes) == (6, (6, 6))


def test_w39_talon_of_two() -> None:
    assert "C" in options(position(p=Side(tricks=3), d=Side(tricks=2)))
    assert refusal(position("santase", p=Side(tricks=3), d=Side(tricks=2)), "C") is CloseTalonTooSmall
    tournament = position("schnapsen-tournament", p=Side(tricks=2), d=Side(tricks=2))
    assert tournament.table.talon_size == 2
    assert refusal(tournament, "C") is CloseTalonTooSmall


@pytest.mark.parametrize("preset", PRESETS)
def test_w40_a_follower_can_never_close(preset: str) -> None:
    assert refusal(position(preset, p=Side(tricks=1), d=Side(tricks=1), led="AS"), "C") is CloseNeedsLead


@pytest.mark.parametrize(("preset", "worth"), [("sixty-six", 1), ("pagat", 1), ("schnapsen", 2)])
def test_w41_the_opponents_score_then_or_now(preset: str, worth: int) -> None:
    p = Side(tricks=4, points=68)
    d = Side(tricks=3, points=35, at_closing=(1, 14))
    assert won(position(preset, p=p, d=d, talon=4, turn_up="JH", closed_by=P), "W") == (P, worth)


def test_w42_every_trick_after_closing_on_the_opening_lead() -> None:
    state = position(p=Side(tricks=5, points=70, at_closing=(0, 0)), talon=12, turn_up="9H", closed_by=P)
    assert won(state, "W") == (P, 3)


W43 = pytest.mark.parametrize(
    ("variant", "worth"),
    [
        pytest.param(rules("sixty-six"), 3, id="judged at closing"),
        pytest.param(rules("sixty-six", close_fail_when="at_end"), 2, id="at_end"),
        pytest.param(rules("sixty-six-light"), 2, id="light"),
        pytest.param(rules("santase"), 3, id="santase"),
    ],
)


@W43
def test_w43_failed_without_a_trick_at_closing(variant: Variant, worth: int) -> None:
    p, d = Side("9S", tricks=5, points=60), Side("JS", tricks=1, at_closing=(0, 0))
    end = outcome(position(variant, p=p, d=d, talon=10, closed_by=P), "9S JS")
    assert end.totals[P] == 60
    assert (end.winner, end.game_points, end.reason) == (D, worth, "closer_failed")


@pytest.mark.parametrize(("preset", "worth"), [("sixty-six", 2), ("santase", 3)])
def test_w44_failed_with_a_trick_at_closing(preset: str, worth: int) -> None:
    p, d = Side("9S", tricks=5, points=60), Side("JS", tricks=1)
    assert won(position(preset, p=p, d=d, talon=10, closed_by=P), "9S JS") == (D, worth)


@pytest.mark.parametrize(
    ("preset", "one_trick", "none"), [("sixty-six", 2, 3), ("pagat", 2, 2), ("santase", 3, 3)]
)
def test_w45_the_opponent_claims_first(preset: str, one_trick: int, none: int) -> None:
    p = Side(tricks=2, points=20)
    for at_closing, worth in (((1, 14), one_trick), ((0, 0), none)):
        d = Side(tricks=4, points=66, at_closing=at_closing)
        end = outcome(position(preset, p=p, d=d, leads=D, talon=8, turn_up="JH", closed_by=P), "W")
        assert (end.winner, end.game_points, end.reason) == (D, worth, "closer_beaten")


def test_w46_no_bonus_when_closed() -> None:
    p, d = Side("QC", tricks=5, points=58), Side("JD", tricks=2)
    end = outcome(position(p=p, d=d, talon=8, closed_by=P), "QC JD")
    assert end.totals[P] == 63
    assert (end.winner, end.game_points, end.reason) == (D, 2, "closer_failed")


def w47(preset: str) -> State:
    return stacked(preset, p="AH TH KH QH JH AS", d="9S JS 9C JC 9D JD", turn_up="9H")


def test_w47_the_closing_lead_taken_literally() -> None:
    state = after(w47("sixty-six"), "C")
    assert refusal(state, "40H") is MarriageOnClosingLead
    end = outcome(state, "AH 9C TH JC KH 9D QH JD JH 9S AS JS")
    assert end.totals == (47, 0)
    assert (end.winner, end.game_points, end.reason) == (D, 3, "closer_failed")


@pytest.mark.parametrize("preset", ["pagat", "us-hoyle"])
def test_w47_forty_on_the_closing_lead(preset: str) -> None:
    state = after(w47(preset), "C 40H")
    end = outcome(state, "KH 9C AH JC TH 9D QH JD JH 9S AS JS")
    assert end.totals == (87, 0)
    assert (end.winner, end.game_points, end.reason) == (P, 3, "counted")


@pytest.mark.parametrize(
    ("at_closing", "tricks", "worth"), [((1, 14), 2, 2), ((0, 0), 0, 3), ((0, 0), 1, 3), ((1, 14), 1, 2)]
)
def test_w48_the_closers_false_claim(at_closing: tuple[int, int], tricks: int, worth: int) -> None:
    p, d = Side(tricks=4, points=64), Side(tricks=tricks, at_closing=at_closing)
    end = outcome(position(p=p, d=d, talon=8, closed_by=P), "W")
    assert (end.winner, end.game_points, end.reason) == (D, worth, "false_claim")


def test_w49_the_opponents_false_claim() -> None:
    d = Side(tricks=3, points=50)
    assert won(position(p=Side(tricks=1), d=d, leads=D, talon=8, closed_by=P), "W") == (P, 2)
    assert won(position(d=d, leads=D, talon=8, closed_by=P), "W") == (P, 3)


def test_w50_the_closer_has_67_and_never_claimed() -> None:
    p, d = Side("9S", tricks=5, points=67), Side("JS", tricks=1)
    end = outcome(position(p=p, d=d, talon=10, turn_up="JH", closed_by=P), "9S JS")
    assert end.totals[P] == 67
    assert (end.winner, end.reason) == (P, "counted")


@pytest.mark.parametrize(("at_closing", "worth"), [((1, 14), 2), ((0, 0), 3)])
def test_w50_must_claim(at_closing: tuple[int, int], worth: int) -> None:
    p, d = Side("JS", tricks=4, points=67), Side("QS", tricks=1, at_closing=at_closing)
    end = outcome(position("schnapsen", p=p, d=d, talon=8, turn_up="JH", closed_by=P), "JS QS")
    assert (end.winner, end.game_points, end.reason) == (D, worth, "closer_failed")


def test_w50_must_claim_is_met_by_the_last_trick() -> None:
    p, d = Side("QS", tricks=4, points=67), Side("JS", tricks=1)
    end = outcome(position("schnapsen", p=p, d=d, talon=8, turn_up="JH", closed_by=P), "QS JS")
    assert (end.winner, end.reason) == (P, "counted")


def test_w51_nothing_moves_after_closing() -> None:
    state = position(p=Side("9H AS TS", tricks=1), d=Side("9S JS", tricks=1), leads=P, turn_up="AH")
    assert "X" in options(state)
    state = after(state, "C")
    assert refusal(state, "X") is TalonClosed
    state = after(state, "AS 9S")
    assert state.table.hand_sizes == (5, 5)
    assert not state.table.must_draw
    assert refusal(state, "D") is NothingToDraw
    assert refusal(state, "X") is TalonClosed
    assert refusal(state, "C") is TalonClosed
    assert state.table.talon_size == 8
    assert total(state.table, P) >= 11
