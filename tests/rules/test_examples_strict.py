"""Worked examples W30-W36 of docs/rules/examples.md: what may be answered under the strict rules."""

import pytest

from sixtysix.rules import PRESETS, State
from tests.kit.moves import D, P, names, playable
from tests.kit.positions import Side, position

TALON_USED_UP_OR_CLOSED = pytest.mark.parametrize("closed", [False, True])
HEADING_IS_FREE = ("sixty-six-light", "german", "us-hoyle")


def follow(preset: str, led: str, held: str, *, closed: bool) -> State:
    """D holds exactly those cards and is to answer the led one."""
    size = len(held.split())
    if closed:
        return position(
            preset, p=Side(tricks=8 - size), d=Side(held), led=led, talon=8, turn_up="QH", closed_by=P
        )
    return position(preset, p=Side(tricks=12 - size), d=Side(held), led=led, turn_up="QH")


def check_answers(led: str, held: str, legal: str, without_heading: str, *, closed: bool) -> None:
    for preset, variant in PRESETS.items():
        if variant.deck == 24:
            expected = without_heading if preset in HEADING_IS_FREE else legal
            assert playable(follow(preset, led, held, closed=closed)) == set(expected.split()), preset


@TALON_USED_UP_OR_CLOSED
def test_w30_head_the_led_suit(closed: bool) -> None:
    check_answers("KS", "AS 9S AH TC", "AS", "AS 9S", closed=closed)


@TALON_USED_UP_OR_CLOSED
def test_w31_follow_below_rather_than_trump(closed: bool) -> None:
    check_answers("TS", "QS 9S AH", "QS 9S", "QS 9S", closed=closed)


@TALON_USED_UP_OR_CLOSED
def test_w32_trump_when_void(closed: bool) -> None:
    check_answers("9S", "9H AH TD", "9H AH", "9H AH", closed=closed)


@TALON_USED_UP_OR_CLOSED
def test_w33_head_a_led_trump(closed: bool) -> None:
    check_answers("KH", "TH JH AC", "TH", "TH JH", closed=closed)


@TALON_USED_UP_OR_CLOSED
def test_w34_follow_a_trump_that_cannot_be_headed(closed: bool) -> None:
    check_answers("AH", "9H AC", "9H", "9H", closed=closed)


@TALON_USED_UP_OR_CLOSED
def test_w35_anything_when_void_in_suit_and_trumps(closed: bool) -> None:
    check_answers("9S", "9C AD JD", "9C AD JD", "9C AD JD", closed=closed)


@TALON_USED_UP_OR_CLOSED
def test_w36_the_leader_may_lead_any_card(closed: bool) -> None:
    if closed:
        state = position(p=Side(tricks=3), d=Side("AS"), talon=8, closed_by=P)
    else:
        state = position(p=Side(tricks=6), d=Side("AS", tricks=2))
    assert playable(state) == names(state.hands[P])
    assert state.table.turn != D
