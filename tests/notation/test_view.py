import random

import pytest
from hypothesis import given

from sixtysix.notation import NotationError, parse_view, view_text
from sixtysix.rules import CardSet, PlayerView, State, card_name, cards_in, other
from tests.notation.kit import mutated, read_or_refused, seeds, walk


@given(seeds)
def test_every_view_comes_back_from_its_line(seed: int) -> None:
    for _, views in walk(seed):
        for view in views:
            assert parse_view(view_text(view)) == view


def _hidden(state: State, view: PlayerView) -> CardSet:
    hidden = state.hands[other(view.seat)] & ~view.known
    for card in state.talon:
        hidden |= 1 << card
    return hidden


@given(seeds)
def test_a_view_never_names_a_hidden_card(seed: int) -> None:
    for state, views in walk(seed):
        if state.table.outcome is not None:
            continue
        for view in views:
            # What the opponent is proven not to hold may lie anywhere, so it tells nothing of where it is.
            text = " ".join(field for field in view_text(view).split() if not field.startswith("not="))
            assert not [card for card in cards_in(_hidden(state, view)) if card_name(card) in text]


@given(seeds)
def test_whatever_is_typed_there_is_no_other_error(seed: int) -> None:
    source = random.Random(seed)
    views = [view for _, both in walk(seed) for view in both]
    for view in source.choices(views, k=3):
        parsed = read_or_refused(parse_view, mutated(view_text(view), source))
        assert parsed is None or parse_view(view_text(parsed)) == parsed


VIEW = (
    "66v1 sixty-six seat=0 dealer=1 trump=H turn=0 hand=TS,KS,QS,JS,9S opponent=5 talon=12 up=9H"
    " first=AS,TS,KS,QS,JS,9S dealt=9H tricks=AS-TD flags=draw"
)


@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        ("66v1", "66p1", "expected 66v1, the mark of a view"),
        ("66v1", "66v2", "this view is in version 2"),
        ("seat=0 ", "", "expected the field seat="),
        ("hand=TS", "hand=AS", "these cards lie elsewhere already: AS"),
        ("opponent=5", "opponent=4", "hands, talon and tricks make 23 cards instead of 24"),
        ("talon=12", "talon=11", "hands, talon and tricks make 23 cards"),
        ("talon=12 up=9H", "talon=12", "the talon has an even number of cards"),
        ("up=9H", "up=9C", "the turn-up must be of the trump suit H"),
        ("turn=0", "turn=1", "the winner of the last trick leads"),
        ("flags=draw", "", "hands are full while the talon is open"),
        ("AS-TD", "AS", "expected a trick, as in"),
        ("AS-TD", "40H:AS-TD", "the king or queen of the marriage is led"),
        ("AS-TD", "AS-AS", "a card comes twice"),
        ("flags=draw", "flags=draw known=AD,TC,KC,JC,9C,9D", "the opponent has not that many cards"),
        ("flags=draw", "flags=draw known=AD not=AD", "these cards cannot be ruled out"),
        ("first=AS,", "first=", "a hand as dealt has 6 cards"),
        ("dealt=9H", "dealt=9C", "the card turned up in the deal is a trump"),
        ("flags=draw", "flags=draw shown=AD/TC", "outcome= and shown="),
    ],
)
def test_errors_say_what_is_wrong(old: str, new: str, problem: str) -> None:
    parse_view(VIEW)
    with pytest.raises(NotationError) as caught:
        parse_view(VIEW.replace(old, new))
    assert caught.value.problem.startswith(problem)
