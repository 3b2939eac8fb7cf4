"""Every rule error is raised somewhere, says which rule it is about, and leaves the state as it was."""

import pytest

from sixtysix.rules import RuleError, State, apply, errors, fault
from tests.kit.moves import D, P, action, after, outcome
from tests.kit.positions import Side, position, rules, stacked

HANDS = stacked(p="KS QS KD 9H", d="9C")
EXHAUSTED = position(p=Side("KC QC 9C", tricks=3), d=Side(tricks=3))
CLOSED = position(p=Side("KC QC", tricks=3), talon=8, closed_by=P)
FOLLOWING = position(p=Side(tricks=9), d=Side("AS 9S AH"), led="KS")
VOID = position(p=Side(tricks=9), d=Side("9C AH TD"), led="KS")
TO_DRAW = position(p=Side("9H", tricks=1), to_draw=True)
SMALL = position(rules("santase"), p=Side("9H", tricks=3), d=Side(tricks=2))

RAISED: dict[type[RuleError], tuple[State, str]] = {
    errors.DealOver: (after(HANDS, "W"), "W"),
    errors.CardNotInHand: (HANDS, "9C"),
    errors.MustFollowSuit: (FOLLOWING, "AH"),
    errors.MustHead: (FOLLOWING, "9S"),
    errors.MustTrump: (VOID, "TD"),
    errors.MustDrawFirst: (TO_DRAW, "9H"),
    errors.NothingToDraw: (HANDS, "D"),
    errors.MarriageAnnounced: (after(HANDS, "20S"), "KD"),
    errors.MarriageNeedsPair: (HANDS, "20D"),
    errors.MarriageNeedsLead: (position(d=Side("KS QS"), led="AC"), "20S"),
    errors.MarriageOnFirstLead: (stacked("santase", p="KS QS"), "20S"),
    errors.MarriageWhenExhausted: (EXHAUSTED, "20C"),
    errors.MarriageWhenClosed: (CLOSED, "20C"),
    errors.MarriageOnClosingLead: (after(HANDS, "C"), "20S"),
    errors.ExchangeNeedsLowestTrump: (position(p=Side(tricks=1, lacks="9H"), d=Side("9H")), "X"),
    errors.ExchangeNeedsLead: (position(p=Side(tricks=1), d=Side("9H"), led="AC"), "X"),
    errors.ExchangeNeedsTrick: (HANDS, "X"),
    errors.ExchangeTalonTooSmall: (SMALL, "X"),
    errors.TurnUpIsLowestTrump: (stacked(turn_up="9H"), "X"),
    errors.TalonClosed: (CLOSED, "C"),
    errors.TalonExhausted: (EXHAUSTED, "C"),
    errors.CloseNeedsLead: (after(HANDS, "KS"), "C"),
    errors.CloseOnFirstLead: (stacked("santase"), "C"),
    errors.CloseAfterDraw: (position("schnapsen", p=Side(tricks=1), to_draw=True), "C"),
    errors.CloseTalonTooSmall: (SMALL, "C"),
    errors.ClaimIsAutomatic: (stacked("sixty-six-light"), "W"),
    errors.ClaimNotNow: (stacked("pagat"), "W"),
    errors.ClaimOnOwnTurn: (HANDS, "W!"),
    errors.MarriageDoesNotEndDeal: (after(stacked(rules(marriage_ends_deal=False), p="KS QS"), "20S"), "W"),
}
"""For each error a state and the action that is refused with it."""

BY_FAULT = {errors.NotYourTurn, errors.UnknownAction}
"""Errors about who acts and with which number, which words cannot say."""


@pytest.mark.parametrize("error", RAISED, ids=lambda error: error.code())
def test_raised(error: type[RuleError]) -> None:
    state, word = RAISED[error]
    with pytest.raises(error) as caught:
        apply(state, action(word))
    assert type(caught.value) is error
    assert str(caught.value) == f"{error.sentence} ({error.rule})"


def test_not_your_turn() -> None:
    assert fault(HANDS.table, HANDS.hands[D], action("9C"), D) is errors.NotYourTurn
    assert fault(HANDS.table, HANDS.hands[D], action("W"), D) is errors.NotYourTurn
    assert fault(HANDS.table, HANDS.hands[P], action("KS"), P) is None


def test_unknown_action() -> None:
    for code in (-1, 33, 1000):
        with pytest.raises(errors.UnknownAction):
            apply(HANDS, code)
    assert fault(HANDS.table, HANDS.hands[P], action("W!"), P) is errors.UnknownAction


def test_every_error_is_raised_here() -> None:
    assert {*RAISED, *BY_FAULT} == {*RuleError.__subclasses__()}


def test_every_error_names_a_rule_and_has_a_code_of_its_own() -> None:
    found = RuleError.__subclasses__()
    for error in found:
        assert error.rule[0] in "RABCDEF"
        assert error.rule[1:].isdigit()
        assert error.sentence
        assert not error.sentence.endswith(".")
    assert len({error.code() for error in found}) == len(found)
    assert errors.MustFollowSuit.code() == "must_follow_suit"


def test_a_claim_that_is_over_stays_as_it_was() -> None:
    ended = after(HANDS, "W")
    with pytest.raises(errors.DealOver):
        apply(ended, action("KS"))
    assert outcome(ended).winner == D
