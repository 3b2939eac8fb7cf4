"""Worked examples W9-W16 of docs/rules/examples.md: exchanging the lowest trump."""

import pytest

from sixtysix.rules import Variant
from sixtysix.rules.errors import (
    ExchangeNeedsLead,
    ExchangeNeedsTrick,
    ExchangeTalonTooSmall,
    MustDrawFirst,
    TalonClosed,
    TurnUpIsLowestTrump,
)
from tests.kit.moves import D, P, after, names, options, playable, refusal
from tests.kit.positions import Side, position, rules, stacked


@pytest.mark.parametrize("preset", ["sixty-six", "santase"])
def test_w09_no_exchange_on_the_opening_lead(preset: str) -> None:
    assert refusal(stacked(preset, p="9H"), "X") is ExchangeNeedsTrick


def test_w09_jack_on_the_opening_lead() -> None:
    assert "X" in options(stacked("schnapsen", p="JH"))
    assert refusal(stacked("schnapsen-tournament", p="JH"), "X") is ExchangeNeedsTrick


def test_w10_swap_after_a_trick() -> None:
    state = after(stacked(p="9S", d="AS", turn_up="AH", talon="9H KC"), "9S AS D")
    assert state.table.talon_size == 10
    state = after(state, "X")
    assert state.hands[D].bit_count() == 6
    assert "AH" in names(state.hands[D])
    assert state.table.turn_up is not None
    assert names(1 << state.table.turn_up) == {"9H"}
    assert state.table.turn == D, "he is still to lead"
    while state.table.talon_size:
        state = after(state, [min(playable(state))])
        state = after(state, [min(playable(state))])
        state = after(state, "D")
    assert "9H" in names(state.hands[1 - state.table.turn]), "the loser of trick 6 ends up with it"


def test_w11_not_while_the_other_leads() -> None:
    def trick_four(variant: Variant) -> set[str]:
        state = position(
            variant, p=Side("AS", tricks=2), d=Side(tricks=1), top="KC 9H", leads=P, to_draw=True
        )
        return options(after(state, "D AS"))

    assert "X" not in trick_four(rules())
    state = position(p=Side("AS", tricks=2), d=Side("9H", tricks=1))
    assert refusal(after(state, "AS"), "X") is ExchangeNeedsLead
    assert "X" in trick_four(rules("us-hoyle")), "Foster lets the follower exchange"


def test_w12_talon_of_two() -> None:
    assert "X" in options(position(p=Side("9H", tricks=3), d=Side(tricks=2)))
    santase = position("santase", p=Side("9H", tricks=3), d=Side(tricks=2))
    assert refusal(santase, "X") is ExchangeTalonTooSmall
    tournament = position("schnapsen-tournament", p=Side("JH", tricks=2), d=Side(tricks=2))
    assert tournament.table.talon_size == 2
    assert refusal(tournament, "X") is ExchangeTalonTooSmall


def test_w13_the_nine_itself_is_turned_up() -> None:
    state = position(p=Side(tricks=1), turn_up="9H")
    assert refusal(state, "X") is TurnUpIsLowestTrump


def test_w14_close_without_swapping_or_draw_first() -> None:
    state = position(p=Side("9H", tricks=1), d=Side(tricks=1), to_draw=True)
    assert state.hands[P].bit_count() == state.hands[D].bit_count() == 5
    assert options(state) == {"C", "D", "W"}
    assert refusal(state, "X") is MustDrawFirst
    assert refusal(after(state, "C"), "X") is TalonClosed
    closed = after(state, "D X C")
    assert closed.table.closer == P


def test_w15_the_closers_opponent() -> None:
    state = after(stacked(p="AS", d="9H"), "C AS")
    assert refusal(state, "X") is TalonClosed
    state = after(stacked("pagat", p="AS", d="9H"), "C AS")
    assert state.table.piles[D] == 0
    state = after(state, "X")
    assert state.table.turn_up is not None
    assert names(1 << state.table.turn_up) == {"9H"}
    assert "AH" in names(state.hands[D])
    assert state.table.closer == P, "the talon stays closed"


def test_w16_swapping_is_optional() -> None:
    state = position(p=Side("9S"), d=Side("9H AS TS", tricks=1), leads=D, top="KS KC")
    assert "X" in options(state)
    state = after(state, "AS 9S D")
    assert "X" in options(state)
    assert names(after(state, "X").hands[D]) >= {"AH"}
