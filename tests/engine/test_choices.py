"""Choices anyone would make, position by position."""

import pytest

from sixtysix.engine.searching import Report, report
from sixtysix.rules import EXCHANGE, State, card_name, marry, view_of
from sixtysix.rules.event import Dealt, TurnedUp
from sixtysix.rules.view import PlayerView
from tests.kit.positions import Side, position, stacked


def seen(state: State, seat: int | None = None) -> PlayerView:
    """The view of the seat on turn, nothing known but what lies open."""
    table = state.table
    at = table.turn if seat is None else seat
    turn_up = table.turn_up if table.turn_up is not None else table.trump * 6 + 5
    bare = view_of(at, [TurnedUp(table.variant, table.dealer, turn_up), Dealt(at, state.hands[at])])
    return PlayerView(
        bare.seat, table, state.hands[at], dealt_turn_up=bare.dealt_turn_up, first_hand=state.hands[at]
    )


def choice(state: State) -> Report:
    return report(seen(state), 1)


def played(state: State) -> str:
    return card_name(choice(state).action)


def test_it_exchanges_at_the_first_chance() -> None:
    state = position(p=Side("9H KS QD", tricks=1), leads=0, turn_up="AH")
    assert choice(state).action == EXCHANGE


def test_it_announces_a_marriage_that_makes_66_before_anything_else() -> None:
    state = position(p=Side("KD QD", tricks=3, points=47), d=Side(tricks=1), leads=0, turn_up="TH")
    assert choice(state).action == marry(2)
    assert choice(state).why == "marriage"


def test_it_announces_the_trump_marriage_on_the_opening_lead() -> None:
    state = stacked(p="KH QH 9S JC 9D JD", d="AS TS KS 9C QC KC", turn_up="9H")
    assert choice(state).action == marry(1)


@pytest.mark.parametrize(
    ("led", "held", "answers"),
    [
        ("AS", "9H KH AC TC JD QD", {"9H"}),  # an ace is worth the lowest trump
        ("TS", "JH AH QC JC 9D KD", {"JH"}),
        ("9C", "AC TC 9D JS KH QS", {"TC"}),  # the ten is safest at home
        ("9S", "AH 9D JD QC KC TC", {"9D"}),  # nothing to gain: throw nothing away
    ],
)
def test_it_answers_as_anyone_would(led: str, held: str, answers: set[str]) -> None:
    assert played(position(d=Side(held), led=led, leads=0, turn_up="TH")) in answers


def test_it_takes_the_trick_that_would_give_the_opponent_66() -> None:
    held = Side("AC 9D JD QS 9S JC", tricks=1)
    harmless = position(p=Side(tricks=2, points=20), d=held, led="9C", leads=0, turn_up="TH")
    deadly = position(p=Side(tricks=3, points=56), d=held, led="TC", leads=0, turn_up="TH")
    assert played(harmless) != "AC"
    assert played(deadly) == "AC"


def test_a_trick_that_makes_66_is_taken() -> None:
    state = position(
        p=Side(tricks=1), d=Side("AC TH JD QS 9S 9D", tricks=3, points=52), led="JC", leads=0, turn_up="KH"
    )
    assert played(state) in {"AC", "TH"}


def test_it_does_not_throw_an_ace_into_a_lost_trick() -> None:
    state = position(d=Side("AS 9D JD QC 9C"), led="AH", leads=0, turn_up="TH", p=Side(tricks=1))
    assert played(state) in {"9D", "9C"}
