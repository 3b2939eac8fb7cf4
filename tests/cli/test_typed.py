import pytest

from sixtysix.interfaces.home.typed import Unclear, understand
from sixtysix.notation import parse_view
from sixtysix.rules import CLAIM, CLAIM_OUT_OF_TURN, CLOSE, DRAW, EXCHANGE, card_from_name, marry

VIEW = parse_view(
    "66v1 sixty-six seat=0 dealer=1 trump=H turn=0 hand=AS,TS,KS,QS,KH,QH opponent=6 talon=12 up=9H"
    " first=AS,TS,KS,QS,KH,QH dealt=9H"
)
OTHERS_TURN = parse_view(
    "66v1 sixty-six seat=1 dealer=1 trump=H turn=0 hand=AS,TS,KS,QS,KC,9C opponent=6 talon=12 up=9H"
    " first=AS,TS,KS,QS,KC,9C dealt=9H"
)


@pytest.mark.parametrize("text", ["ah", "a h", "AH", "  A   H\t", "aH\n"])
def test_a_card_by_rank_and_suit(text: str) -> None:
    assert understand(text, VIEW) == card_from_name("AH")


def test_a_ten_may_be_written_in_figures() -> None:
    assert understand("10 d", VIEW) == understand("td", VIEW) == card_from_name("TD")


def test_a_card_by_its_place_in_the_hand() -> None:
    names = ("AS", "TS", "KS", "QS", "KH", "QH")
    assert [understand(str(place), VIEW) for place in range(1, 7)] == [card_from_name(name) for name in names]
    assert understand("7", VIEW) == understand("0", VIEW) == Unclear("no-such-place")


@pytest.mark.parametrize(
    ("text", "action"),
    [
        *(("m h", marry(1)), ("mh", marry(1)), ("40h", marry(1)), ("20 s", marry(0)), ("m c", marry(3))),
        *(("x", EXCHANGE), ("c", CLOSE), ("close", CLOSE), ("d", DRAW), ("66", CLAIM), ("w", CLAIM)),
    ],
)
def test_actions(text: str, action: int) -> None:
    assert understand(text, VIEW) == action


def test_which_marriage_is_asked_only_if_there_are_two() -> None:
    assert understand("m", VIEW) == Unclear("which-marriage")


def test_a_claim_while_the_other_is_on_turn() -> None:
    assert understand("66", OTHERS_TURN) == CLAIM_OUT_OF_TURN


@pytest.mark.parametrize(
    ("text", "question"),
    [
        ("?", "help"),
        ("h", "hand"),
        ("b", "talon"),
        ("s", "state"),
        ("p", "points"),
        ("l", "last"),
        ("quit", "quit"),
    ],
)
def test_questions(text: str, question: str) -> None:
    assert understand(text, VIEW) == question


@pytest.mark.parametrize(
    "text", ["", "zz", "ha", "1h", "11 h", "mm", "a h a", "66!", "é", "\0", "k", "9" * 10_000]
)
def test_what_is_not_understood(text: str) -> None:
    assert isinstance(understand(text, VIEW), Unclear)
