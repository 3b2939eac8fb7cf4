"""Worked examples W17-W29 of docs/rules/examples.md: marriages."""

import pytest

from sixtysix.rules import State, total
from sixtysix.rules.errors import (
    ClaimNotNow,
    MarriageAnnounced,
    MarriageNeedsLead,
    MarriageOnFirstLead,
    MarriageWhenExhausted,
)
from tests.kit.moves import D, P, after, names, options, outcome, playable, refusal, won
from tests.kit.positions import Side, position, stacked


def pending(p: str, talon: str = "") -> State:
    """P has led the queen of spades with 20, D has taken it with the ace and leads."""
    return after(stacked(p=f"KS QS {p}", d="AS 9C 9D", turn_up="AH", talon=talon), "20S QS AS D")


def test_w17_twenty_waits_for_a_trick() -> None:
    state = pending("JC 9H")
    assert total(state.table, D) == 14
    assert total(state.table, P) == 0
    assert total(after(state, "9C JC").table, P) == 22
    assert total(after(state, "9D 9H").table, P) == 20, "two nines"


def test_w18_without_a_trick_it_is_three() -> None:
    state = position(p=Side(married="S"), d=Side(tricks=4, points=66), leads=D)
    assert outcome(state, "W").totals == (0, 66)
    assert won(state, "W") == (D, 3)


def test_w19_forty_with_the_opening_trick() -> None:
    state = after(stacked(p="KH QH", d="JC", turn_up="9H"), "40H KH JC")
    assert total(state.table, P) == 46


@pytest.mark.parametrize("preset", ["santase", "schnapsen-tournament"])
def test_w20_no_announcement_on_the_opening_lead(preset: str) -> None:
    state = stacked(preset, p="KS QS")
    assert refusal(state, "20S") is MarriageOnFirstLead
    assert playable(state) >= {"KS", "QS"}


def test_w21_marry_to_66_and_claim() -> None:
    state = position(p=Side("KD QD", tricks=2, points=26, married="S"), d=Side(tricks=1, points=12))
    assert state.table.talon_size == 6
    assert total(state.table, P) == 46
    ended = after(state, "20D W")
    assert ended.table.hand_sizes == (6, 6), "D does not play"
    assert won(state, "20D W") == (P, 2)


@pytest.mark.parametrize("preset", ["sixty-six", "pagat"])
def test_w22_not_claimed_at_once(preset: str) -> None:
    p = Side("KD QD", tricks=2, points=26, married="S")
    state = position(preset, p=p, d=Side("9H JC", tricks=1, points=12), turn_up="AH")
    state = after(state, "20D QD 9H")
    assert total(state.table, D) == 12 + 3
    assert total(state.table, P) == 66
    state = after(state, "D JC")
    if preset == "sixty-six":
        assert won(state, "W") == (P, 2)
    else:
        assert refusal(state, "W") is ClaimNotNow


def test_w22_the_other_claims_first() -> None:
    p, d = Side("KD QD", tricks=2, points=26, married="S"), Side("9H", tricks=3, points=63)
    state = after(position(p=p, d=d, turn_up="JH"), "20D QD 9H")
    assert (total(state.table, P), total(state.table, D)) == (66, 66)
    assert won(state, "W") == (D, 1)


def test_w23_no_marriage_as_follower() -> None:
    state = position(p=Side(tricks=5), d=Side("KS QS 9C 9D", tricks=3), led="JS")
    assert playable(state) == {"KS", "QS"}
    assert refusal(state, "20S") is MarriageNeedsLead
    assert total(after(state, "KS").table, D) == total(state.table, D) + 6


def test_w24_one_marriage_a_lead() -> None:
    state = stacked(p="KS QS KD QD", d="9S", turn_up="AH")
    announced = after(state, "20S")
    assert options(announced) == {"KS", "QS", "W"}
    assert refusal(announced, "20D") is MarriageAnnounced
    assert "20D" in options(after(announced, "QS 9S D"))


def test_w25_exchange_then_marry() -> None:
    state = position(p=Side(tricks=1), d=Side("9H QH", tricks=1, points=14), leads=D, turn_up="KH")
    state = after(state, "X 40H QH")
    assert total(state.table, D) == 14 + 40


@pytest.mark.parametrize("preset", ["sixty-six", "pagat"])
def test_w26_none_once_the_talon_is_used_up(preset: str) -> None:
    assert (
        refusal(position(preset, p=Side("KC QC", tricks=3), d=Side(tricks=3)), "20C") is MarriageWhenExhausted
    )


@pytest.mark.parametrize("preset", ["santase", "schnapsen", "us-hoyle"])
def test_w26_twenty_though_the_talon_is_used_up(preset: str) -> None:
    state = position(preset, p=Side("KC QC", tricks=3), d=Side(tricks=3))
    assert state.table.talon_size == 0
    assert "20C" in options(state)


def test_w27_the_last_lead_for_a_marriage() -> None:
    state = position(p=Side("KH QH", tricks=3, points=47), d=Side("9S", tricks=2), turn_up="9H")
    assert state.table.talon_size == 2
    assert total(after(state, "40H").table, P) == 87
    later = after(state, [min(playable(state) - {"KH", "QH"}), "9S", "D"])
    assert later.table.turn == P
    assert refusal(later, "40H") is MarriageWhenExhausted


def test_w28_last_trick_against_marriage() -> None:
    p, d = Side("AS", tricks=5, points=51), Side("9S", tricks=6, points=58, married="H")
    end = outcome(position(p=p, d=d), "AS 9S")
    assert end.totals == (62 + 10, 98)
    assert (end.winner, end.game_points, end.reason) == (D, 1, "higher_total")


def test_w28_the_last_trick_wins_in_schnapsen() -> None:
    p, d = Side("AS", tricks=4, points=49), Side("JS", tricks=5, points=58, married="H")
    end = outcome(position("schnapsen", p=p, d=d), "AS JS")
    assert end.totals == (62, 98)
    assert (end.winner, end.game_points, end.reason) == (P, 1, "last_trick")


def test_w29_a_pair_that_never_led_is_worth_nothing() -> None:
    state = position(p=Side("AS TS", tricks=5, points=40), d=Side("KS QS", tricks=5))
    assert names(state.hands[D]) == {"KS", "QS"}
    before = total(state.table, D)
    end = outcome(state, "AS QS TS KS")
    assert end.totals == (40 + 11 + 3 + 10 + 4 + 10, before)
