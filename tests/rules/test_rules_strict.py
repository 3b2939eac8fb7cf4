"""R23-R39 of docs/rules/rules.md, in the preset `sixty-six`: the strict rules, closing, claims, scoring."""

import pytest

from sixtysix.rules.errors import (
    CloseNeedsLead,
    MarriageWhenClosed,
    MarriageWhenExhausted,
    MustFollowSuit,
    MustHead,
    MustTrump,
    NothingToDraw,
)
from sixtysix.rules.scoring import TARGET
from tests.kit.moves import D, P, after, names, options, outcome, playable, refusal, won
from tests.kit.positions import Side, position, stacked


def test_r23_follow_suit_once_the_talon_is_gone() -> None:
    state = position(p=Side(tricks=9), d=Side("9S AH TD"), led="KS")
    assert playable(state) == {"9S"}
    assert refusal(state, "AH") is MustFollowSuit


def test_r24_win_the_trick_when_possible() -> None:
    state = position(p=Side(tricks=9), d=Side("AS 9S AH"), led="KS")
    assert playable(state) == {"AS"}
    assert refusal(state, "9S") is MustHead


def test_r25_trump_when_void() -> None:
    state = position(p=Side(tricks=9), d=Side("9H AH TD"), led="KS")
    assert playable(state) == {"9H", "AH"}
    assert refusal(state, "TD") is MustTrump


def test_r26_no_marriages_once_the_talon_is_gone() -> None:
    state = position(p=Side("KC QC", tricks=3), d=Side(tricks=3))
    assert refusal(state, "20C") is MarriageWhenExhausted


def test_r27_closing_turns_the_trump_down() -> None:
    """Whoever closes says that his hand is good enough; nobody checks it until the end."""
    state = after(stacked(p="9S 9C 9D JS JC JD"), "C")
    assert state.table.closer == P
    assert state.table.closing is not None
    assert state.table.closing.tricks == (0, 0)
    assert state.table.turn == P, "and leads"


def test_r28_the_closer_is_on_lead() -> None:
    assert "C" in options(stacked())
    assert refusal(after(stacked(p="KS"), "KS"), "C") is CloseNeedsLead


def test_r29_before_or_after_drawing() -> None:
    state = position(p=Side(tricks=1), to_draw=True)
    assert after(state, "C").table.hand_sizes == (5, 5)
    assert after(state, "D C").table.hand_sizes == (6, 6)


def test_r30_strict_at_once_and_no_more_drawing() -> None:
    state = after(stacked(p="KS QS AC", d="AS 9S AH 9C JC", turn_up="JH"), "C")
    state = after(state, "KS")
    assert playable(state) == {"AS"}
    state = after(state, "AS")
    assert refusal(state, "D") is NothingToDraw
    assert state.table.hand_sizes == (5, 5)
    closed = position(p=Side("KS QS", tricks=2), talon=10, closed_by=P)
    assert refusal(closed, "20S") is MarriageWhenClosed


def test_r31_no_bonus_when_closed() -> None:
    p, d = Side("AS", tricks=5, points=49), Side("9S", tricks=1)
    assert outcome(position(p=p, d=d, talon=10, turn_up="JH", closed_by=P), "AS 9S").totals[P] == 60


@pytest.mark.parametrize(("tricks", "points", "worth"), [(2, 33, 1), (1, 14, 2), (0, 0, 3)])
def test_r32_the_closer_wins_as_usual(tricks: int, points: int, worth: int) -> None:
    p, d = Side(tricks=4, points=66), Side(tricks=tricks, points=points)
    assert won(position(p=p, d=d, talon=6, turn_up="JH", closed_by=P), "W") == (P, worth)


@pytest.mark.parametrize(("at_closing", "worth"), [((1, 11), 2), ((0, 0), 3)])
def test_r33_a_failed_closing(at_closing: tuple[int, int], worth: int) -> None:
    p, d = Side("9S", tricks=5, points=60), Side("JS", tricks=1, at_closing=at_closing)
    assert won(position(p=p, d=d, talon=10, closed_by=P), "9S JS") == (D, worth)
    p, d = Side(tricks=1), Side(tricks=4, points=66, at_closing=at_closing)
    assert won(position(p=p, d=d, leads=D, talon=6, turn_up="JH", closed_by=P), "W") == (D, worth)


def test_r34_a_claim_stops_the_play() -> None:
    state = position(p=Side(tricks=4, points=66), d=Side(tricks=1, points=14), turn_up="JH")
    ended = after(state, "W")
    assert ended.table.step == "over"
    assert options(ended) == set()
    assert names(ended.hands[P]) == names(state.hands[P])
    assert outcome(state, "W").claimed_by == P


@pytest.mark.parametrize(("tricks", "points", "worth"), [(1, 14, 2), (3, 40, 2), (0, 0, 3)])
def test_r35_a_false_claim(tricks: int, points: int, worth: int) -> None:
    state = position(p=Side(tricks=4, points=65), d=Side(tricks=tricks, points=points), turn_up="JH")
    end = outcome(state, "W")
    assert (end.winner, end.game_points, end.reason) == (D, worth, "false_claim")


def claimed(tricks: int, points: int) -> tuple[int | None, int]:
    state = position(p=Side(tricks=4, points=66), d=Side(tricks=tricks, points=points), turn_up="JH")
    return won(state, "W")


def test_r36_one_against_33_or_more() -> None:
    assert claimed(2, 33) == claimed(3, 40) == (P, 1)


def test_r37_two_against_a_trick_and_at_most_32() -> None:
    assert claimed(1, 0) == claimed(2, 32) == (P, 2)


def test_r38_three_against_no_trick() -> None:
    assert claimed(0, 0) == (P, 3)


def test_r39_the_aim_is_66() -> None:
    assert TARGET == 66
    for points, winner in ((65, D), (66, P)):
        state = position(p=Side(tricks=4, points=points), d=Side(tricks=1, points=14), turn_up="JH")
        assert outcome(state, "W").winner == winner
