"""The plain solver, by positions small enough to work out in the head."""

import pytest

from sixtysix.rules import CLAIM, apply, card_from_name
from sixtysix.search.reference import Reference, TooManyStates, played_at_random
from tests.kit.positions import Side, position
from tests.search.solved import fresh, rules_of


def test_the_last_trick_decides() -> None:
    """50 and the last trick's 11 + 10 + 10 are 71; the other has 49."""
    state = position(p=Side("AH", tricks=6, points=50), d=Side("TC", tricks=5, points=49), leads=0)
    assert Reference().action_values(state) == {card_from_name("AH"): 1, CLAIM: -2}


def test_who_has_66_on_the_lead_claims() -> None:
    state = position(p=Side(tricks=5, points=66), d=Side(tricks=2, points=20), leads=0)
    values = Reference().action_values(state)
    assert values[CLAIM] == 2
    assert max(values.values()) == 2


def test_values_are_to_the_seat_on_turn() -> None:
    state = position(p=Side("AH", tricks=6, points=50), d=Side("TC", tricks=5, points=49), leads=0)
    follow = apply(state, card_from_name("AH"))
    assert follow.table.turn == 1
    assert Reference().action_values(follow) == {card_from_name("TC"): -1, CLAIM: -2}
    assert Reference().value(follow) == 1


def test_it_gives_up_on_positions_that_are_too_large() -> None:
    with pytest.raises(TooManyStates):
        Reference(most_states=1000).value(fresh(rules_of(0), 1))


def test_random_play_stops_at_small_hands_or_at_the_end() -> None:
    for seed in range(20):
        state = played_at_random(fresh(rules_of(seed), seed), seed, hand_size=2)
        assert state.table.outcome is not None or max(state.table.hand_sizes) <= 2
