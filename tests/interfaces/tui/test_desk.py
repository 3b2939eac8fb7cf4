"""Keys and typed lines, one by one."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest

from sixtysix.interfaces.tui.desk import Desk
from sixtysix.interfaces.tui.keys import KEYS
from sixtysix.interfaces.tui.signs import SYMBOLS
from sixtysix.rules import CLOSE, DRAW, PRESETS, Action, Card, Variant, card_from_name, house_rules, marry
from sixtysix.rules.errors import CardNotInHand
from tests.interfaces.tui.kit import home_match, let_engine, press

Seat = Callable[..., Desk]
# seed 3: you lead and hold TS QS KH 9H AD KC; hearts are trumps
# seed 11: first_legal leads; you hold TS 9S KH 9H AD AC


def actions(desk: Desk) -> list[Action]:
    return desk.match.referee.actions


def said(desk: Desk) -> str:
    return desk.scene().said


def test_a_place_lifts_and_enter_plays(seat: Seat) -> None:
    desk = seat(seed=3)
    desk.press("2")
    assert actions(desk) == []
    assert "Queen of spades: Enter plays it." in said(desk)
    assert desk.lifted == card_from_name("QS")
    desk.press("enter")
    assert actions(desk) == [card_from_name("QS")]
    assert desk.lifted is None


def test_the_same_place_twice_plays(seat: Seat) -> None:
    desk = seat(seed=3)
    press(desk, "5", "5")
    assert actions(desk)[0] == card_from_name("AD")


def test_a_rank_held_once_lifts_and_its_suit_plays(seat: Seat) -> None:
    desk = seat(seed=3)
    desk.press("t")
    assert desk.lifted == card_from_name("TS")
    desk.press("s")
    assert actions(desk) == [card_from_name("TS")]


def test_a_rank_held_twice_asks_for_its_suit(seat: Seat) -> None:
    desk = seat(seed=3)
    desk.press("k")
    assert said(desk) == "king: which suit? h c"
    desk.press("c")
    assert actions(desk) == [card_from_name("KC")]


def test_a_suit_that_does_not_fit_is_told(seat: Seat) -> None:
    desk = seat(seed=3)
    press(desk, "k", "s")
    assert said(desk) == desk.words.lines.why(CardNotInHand)
    assert actions(desk) == []
    press(desk, "j")
    assert said(desk) == desk.words.lines.why(CardNotInHand)


def test_arrows_lift_the_card_beside(seat: Seat) -> None:
    desk = seat(seed=3)
    lifted: list[Card | None] = []
    for name in ("right", "right", "left", "left"):
        desk.press(name)
        lifted.append(desk.lifted)
    assert lifted == [card_from_name(name) for name in ("TS", "QS", "TS", "KC")]
    desk.press("escape")
    assert desk.lifted is None


def test_a_card_that_may_not_be_played_says_why_and_stays(seat: Seat) -> None:
    desk = seat(seed=3)
    press(desk, "c", "c")
    assert actions(desk) == [CLOSE]
    press(desk, "1", "1")
    while desk.match.view.table.led is None:
        press(desk, "1", "1")
    view = desk.match.view
    refused = [card for card in range(24) if view.hand >> card & 1 and not view.legal >> card & 1]
    assert refused, "another seed is needed"
    before = list(actions(desk))
    desk.press(f"card:{refused[0]}")
    assert said(desk).startswith("Not possible: you must ")
    assert actions(desk) == before


@pytest.mark.parametrize(("key", "question"), [("c", "Close the talon?"), ("w", "Claim 66?")])
def test_closing_and_claiming_are_asked_about(seat: Seat, key: str, question: str) -> None:
    desk = seat(seed=3)
    desk.press(key)
    assert said(desk).startswith(question)
    assert "[Enter]" in desk.picture().text()
    desk.press("escape")
    assert not said(desk).startswith(question)
    assert actions(desk) == []
    press(desk, key, "h", key)
    assert actions(desk) == []
    press(desk, key)
    assert len(actions(desk)) > 0


def test_drawing(seat: Seat) -> None:
    desk = seat(seed=3)
    press(desk, "t", "s")
    assert desk.match.view.table.must_draw
    assert desk.scene().rest is not None
    desk.press("1")
    assert said(desk) == "Not possible: draw first (rule R14)."
    desk.press("escape")
    press(desk, "enter")
    assert actions(desk)[2] == DRAW
    assert desk.scene().rest is None


def test_undo_takes_back_the_last_action_and_the_answer(seat: Seat) -> None:
    desk = seat(seed=3)
    desk.press("z")
    assert said(desk) == "There is nothing of yours to take back in this deal."
    before = desk.match.view
    press(desk, "5", "5")
    assert desk.match.view != before
    press(desk, "z")
    assert desk.match.view == before
    assert "Taken back." in desk.match.log[-2:]
    assert desk.match.home.so_far().deals[-1].actions == ()
    press(desk, "1", "1")
    assert actions(desk)[0] == card_from_name("TS")


def test_the_marriage_is_announced_and_then_its_card_led(seat: Seat) -> None:
    variant = house_rules("schnapsen", {"marriage_first_lead": True})
    seeds = (seed for seed in range(1, 500) if _pairs(seed, variant) == 1)
    desk = seat(seed=next(seeds), variant=variant, signs=SYMBOLS)
    assert re.search("╰─* [24]0 ─*╯", desk.picture().text())
    desk.press("m")
    assert desk.match.view.table.announced is not None
    assert "King or queen of" in said(desk)
    desk.press("k")
    assert desk.match.view.table.led is not None or desk.match.view.table.piles != (0, 0)


def test_of_two_marriages_one_is_chosen(seat: Seat) -> None:
    variant = house_rules("schnapsen", {"marriage_first_lead": True})
    seed = next(seed for seed in range(1, 5000) if _pairs(seed, variant) == 2)
    desk = seat(seed=seed, variant=variant)
    desk.press("m")
    assert said(desk) == "Which marriage?"
    suits = [suit for suit in range(4) if desk.match.view.legal >> marry(suit) & 1]
    assert len(suits) == 2
    desk.press("shdc"[suits[1]])
    assert actions(desk) == [marry(suits[1])]


def _pairs(seed: int, variant: Variant) -> int:
    home = home_match(seed, variant)
    view = home.next_deal()[1].view(0)
    return sum(view.legal >> marry(suit) & 1 for suit in range(4)) if view.table.turn == 0 else 0


def test_without_a_marriage_it_is_said_why(seat: Seat) -> None:
    desk = seat(seed=3)
    desk.press("m")
    assert said(desk) == "Not possible: you need king and queen of that suit (rule R19)."


def test_a_click_is_a_key(seat: Seat) -> None:
    desk = seat(seed=3)
    picture = desk.picture()
    key = picture.key_at(19, 9)
    assert key == f"card:{card_from_name('KH')}"
    desk.press(str(key))
    assert actions(desk) == [card_from_name("KH")]


@pytest.mark.parametrize(
    ("line", "action"),
    [("qs", "QS"), ("Q S", "QS"), ("2", "QS"), ("10 s", "TS"), ("close", "C"), ("66", "W")],
)
def test_a_typed_line_is_understood_as_in_the_match_in_lines(seat: Seat, line: str, action: str) -> None:
    desk = seat(seed=3)
    desk.press(":")
    assert desk.scene().prompt
    desk.typed(line)
    assert not desk.scene().prompt
    codes = {"C": 29, "W": 31}
    assert actions(desk)[0] == (codes[action] if action in codes else card_from_name(action))


def test_other_typed_lines(seat: Seat) -> None:
    desk = seat(seed=3)
    for line, expected in (
        ("x", "Not possible: you need to win a trick first"),
        ("jj\x07", 'I do not understand "jj?"'),
        ("9", "There is no card number 9"),
        ("b", "Trump: hearts. Cards in the talon: 12."),
        ("undo", "There is nothing of yours to take back"),
        ("n", "The deal is not over yet."),
        ("c", "Close the talon?"),
        ("new", "Leave this match and begin a new one?"),
    ):
        desk.typed(line)
        assert said(desk).startswith(expected), line
    desk.typed("?")
    assert desk.sheet is not None
    desk.typed("quit")
    assert desk.left


def test_a_new_match_keeps_the_one_that_is_left(seat: Seat, tmp_path: Path) -> None:
    desk = seat(seed=3)
    press(desk, "1", "1")
    desk.typed("new")
    desk.press("enter")
    (file,) = (tmp_path / "records").iterdir()
    assert "result *" in file.read_text(encoding="utf-8")
    assert any("The match you left is kept in" in entry for entry in desk.match.log)
    assert actions(desk) == []


def test_the_own_points_are_shown_when_asked_for(seat: Seat) -> None:
    desk = seat(seed=3)
    assert "My points" not in desk.picture().text()
    desk.press("p")
    assert "My points: 0" in desk.picture().text()
    desk.press("p")
    assert "My points: 0" not in desk.picture().text()


def test_looking_back_follows_the_rules(seat: Seat) -> None:
    desk = seat(seed=3)
    press(desk, "1", "1", "l")
    assert said(desk) == "These rules do not let you look at tricks again."
    desk = seat(seed=3, variant=PRESETS["pagat"])
    desk.press("l")
    assert said(desk) == "There is no trick to look at yet."
    press(desk, "1", "1", "l")
    assert desk.sheet is not None
    assert "Won by you: ten of spades, king of spades." in desk.picture().text()


def test_the_bell_rings_only_if_it_is_switched_on(seat: Seat) -> None:
    desk = seat(seed=3)
    switched = [desk.bell]
    for sentence in ("The bell rings when it is your turn.", "The bell is off."):
        desk.press("0")
        assert said(desk) == sentence
        switched.append(desk.bell)
    assert switched == [False, True, False]


def test_help_is_the_table_of_keys(seat: Seat) -> None:
    desk = seat(seed=3)
    desk.press("?")
    assert desk.sheet is not None
    body = ["".join(piece.text for piece in line) for line in desk.sheet.body(100)]
    for key in KEYS:
        said_of = (desk.words.page if key.of_page else desk.words.own)(key.message)
        assert any(line.startswith(key.shown) and said_of in line for line in body), key.does


def test_every_key_does_something(seat: Seat) -> None:
    for key in KEYS:
        for name in key.names:
            desk = seat(seed=3)
            before = (desk.picture().text(), desk.left, desk.bell, desk.prompt)
            desk.press(name)
            after = (desk.picture().text(), desk.left, desk.bell, desk.prompt)
            if name not in ("enter", "escape", "n", "up", "down", "pageup", "pagedown"):
                assert after != before, name


def test_sheets_scroll(seat: Seat) -> None:
    desk = seat(seed=3)
    desk.press("?")
    first = desk.picture().text()
    desk.press("pagedown")
    assert desk.picture().text() != first
    desk.press("end")
    last = desk.picture().text()
    desk.press("down")
    assert desk.picture().text() == last
    desk.press("home")
    assert desk.picture().text() == first
    desk.press("escape")
    assert desk.picture().text().startswith("H Trump: hearts")


def test_the_log_scrolls(seat: Seat) -> None:
    desk = seat(seed=3)
    last = desk.picture().text()
    for _ in range(50):
        desk.press("up")
    assert "Sixty-Six. Rules:" in desk.picture().text()
    desk.press("escape")
    assert desk.picture().text() == last


def test_a_claim_out_of_turn_where_the_rules_allow_it(seat: Seat) -> None:
    desk = seat(seed=3, variant=house_rules("sixty-six", {"claim_when": "any_time"}))
    press(desk, "1", "1")
    assert said(desk) == "Press Enter to go on, or type 66 to claim."
    due = [desk.match.engine_due]
    desk.press("enter")
    assert [*due, desk.match.engine_due] == [False, True]
    let_engine(desk)
    press(desk, "d", "1", "1")
    press(desk, "w", "w")
    assert desk.match.referee.over


def test_a_hint_comes_in_three_steps_and_marks_its_card(seat: Seat, tmp_path: Path) -> None:
    desk = seat(seed=3)
    desk.press("i")
    assert said(desk).startswith("Your lead: which card")
    desk.press("i")
    assert said(desk) == "Think about: queen of spades, ten of spades"
    desk.press("i")
    assert said(desk).startswith("Queen of spades.")
    assert desk.lifted == card_from_name("QS")
    assert "x-hints 1 1" in (tmp_path / "state" / "table-1.66r").read_text(encoding="utf-8")
    desk.press("enter")
    assert actions(desk) == [card_from_name("QS")]
    desk.press("i")
    assert said(desk) == "there is nothing for you to decide now"


def test_a_hint_out_of_turn_says_why_not(seat: Seat) -> None:
    desk = seat(seed=11)
    desk.press("i")
    assert said(desk) == "there is nothing for you to decide now"
    let_engine(desk)
    desk.press("i")
    assert said(desk) == "Is this trick worth winning?"


def test_the_level_of_the_opponent_is_shown(seat: Seat) -> None:
    desk = seat(seed=3)
    assert "Club player" in desk.picture().text()
    assert "Opponent: Club player" in desk.match.log
    desk.press("s")
    assert "Opponent: Club player" in desk.picture().text()


def test_house_rules_are_named_in_words(seat: Seat) -> None:
    rules = house_rules("schnapsen", {"show_points": "both", "match_target": 9})
    desk = seat(variant=rules, size=(120, 40))
    desk.press("s")
    assert "Rules: Schnapsen (Match to: 9; Running totals: both)" in desk.picture().text()


def test_the_cards_not_seen_are_listed_under_the_open_count_only(seat: Seat) -> None:
    desk = seat(seed=3)
    desk.press("l")
    assert said(desk) == "These rules do not let you look at tricks again."
    desk = seat(seed=3, variant=house_rules("sixty-six", {"show_points": "both"}))
    assert "My points: 0 : 0" in desk.picture().text()
    desk.press("l")
    assert "Cards not seen yet: ace of spades" in desk.picture().text()


def test_fair_dealing_is_sealed_and_then_checked(seat: Seat) -> None:
    desk = seat(seed=3)
    begun = desk.match.home.begun
    assert begun is not None
    assert begun.fairness is not None
    promise = begun.fairness.commitment
    assert any(promise[:16] in entry for entry in desk.match.log)
    desk.press("f")
    shown = desk.picture().text()
    assert promise[:32] in shown
    assert promise[32:] in shown
    assert "sealed until the deal is over" in shown
    press(desk, "escape", "t", "s", "w", "w", "escape", "f")
    assert "Shuffled again here: all 24 cards are the same." in desk.picture().text()


def test_taking_back_what_showed_new_cards_makes_the_deal_practice(seat: Seat) -> None:
    desk = seat(seed=3)
    press(desk, "t", "s", "enter", "z")
    assert desk.match.home.noted.practice
    assert any("does not count in your statistics" in entry for entry in desk.match.log)
    press(desk, "w", "w")
    assert "does not count in your statistics" in " ".join(desk.picture().text().split())
