import pytest

from sixtysix.notation import NotationError, action_from_name, action_name
from sixtysix.notation.cards import cards_text, parse_cards, parse_pile, pile_text
from sixtysix.notation.words import Word
from sixtysix.rules import ACTION_COUNT


@pytest.mark.parametrize("trump", range(4))
def test_every_action_comes_back(trump: int) -> None:
    names = [action_name(action, trump) for action in range(ACTION_COUNT)]
    assert [action_from_name(name, trump) for name in names] == list(range(ACTION_COUNT))
    assert len(set(names)) == ACTION_COUNT


def test_the_tokens_of_the_wire() -> None:
    assert [action_name(action, trump=1) for action in (10, 24, 25, 28, 29, 30, 31, 32)] == [
        *("TH", "20S", "40H", "X", "C", "D", "W", "W!")
    ]


@pytest.mark.parametrize(
    "text", ["", "th", "10H", "TX", "TH ", "30S", "20", "20SS", "40S", "W!!", "x", "１０", "\0"]
)
def test_what_is_no_action_is_an_error_that_says_so(text: str) -> None:
    with pytest.raises(NotationError, match=r"^line 1, column 1: (expected an action|40S is worth 20)"):
        action_from_name(text, trump=1)


def test_sets_of_cards_are_written_suit_by_suit_high_to_low() -> None:
    text = "AS,9S,TH,KD,JC"
    assert cards_text(parse_cards(Word(text, 1, 1))) == text
    assert cards_text(parse_cards(Word("JC,9S,KD,AS,TH", 1, 1))) == text
    assert pile_text(parse_pile(Word("JC,9S,KD", 1, 1))) == "JC,9S,KD"
    assert cards_text(0) == "-"
    assert parse_cards(Word("-", 1, 1)) == 0


@pytest.mark.parametrize(("text", "column"), [("AS,AS", 4), ("AS,,TH", 4), ("AS,XX", 4), ("", 1), ("AS,", 4)])
def test_errors_point_at_the_card(text: str, column: int) -> None:
    with pytest.raises(NotationError) as caught:
        parse_cards(Word(text, 1, 1))
    assert caught.value.column == column
