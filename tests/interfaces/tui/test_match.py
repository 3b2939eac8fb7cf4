"""Whole matches by keys: they end, hide what is hidden, fit the window, and leave their record."""

import random
import re
from collections.abc import Callable
from pathlib import Path

import pytest

from sixtysix.i18n.translator import LANGUAGES
from sixtysix.interfaces.tui.desk import Desk
from sixtysix.interfaces.tui.result import trick_table
from sixtysix.interfaces.tui.signs import ASCII, SYMBOLS
from sixtysix.notation import parse_record
from sixtysix.rules import PRESETS, house_rules, points_of
from tests.interfaces.tui.kit import CARD, Witness, play_match, press, screen

Seat = Callable[..., Desk]
SUITLESS = str.maketrans("♠♥♦♣", "    ", "\ufe0e")


@pytest.mark.parametrize("preset", ["santase", "german"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_fits_the_smallest_window_in_every_language(
    seat: Seat, preset: str, language: str
) -> None:
    desk = seat(seed=5, variant=PRESETS[preset], language=language, signs=SYMBOLS)
    cut: set[str] = set()

    def look(desk: Desk) -> None:
        cut.update(desk.picture().cut)
        if desk.sheet is not None:
            for line in desk.sheet.body(58):
                assert sum(len(piece.text.replace("\ufe0e", "")) for piece in line) <= 58, line

    play_match(desk, random.Random(7), look, deals=2)
    desk.press("escape")
    desk.press("?")
    look(desk)
    assert cut == set()


@pytest.mark.parametrize("preset", PRESETS)
def test_no_screen_of_a_whole_match_shows_a_hidden_card(seat: Seat, preset: str) -> None:
    seed = list(PRESETS).index(preset)
    desk = seat(seed=seed, variant=PRESETS[preset], signs=SYMBOLS if seed % 2 else ASCII)
    witness, shown = Witness(), set[str]()

    def look(desk: Desk) -> None:
        allowed = witness.allowed(desk.match.referee)
        text = screen(desk)
        found = set(CARD.findall(text.translate(SUITLESS)))
        assert found <= allowed, text
        shown.update(found)

    play_match(desk, random.Random(seed), look)
    assert len(shown) >= 20


def test_the_secrecy_test_would_find_a_card(seat: Seat) -> None:
    desk = seat(signs=SYMBOLS)
    allowed = Witness().allowed(desk.match.referee)
    seen = set(CARD.findall(desk.picture().text().translate(SUITLESS)))
    assert len(seen) == 7
    assert seen == allowed


def test_a_match_leaves_its_record_among_the_records(seat: Seat, tmp_path: Path) -> None:
    desk = seat()
    play_match(desk, random.Random(1))
    (file,) = (tmp_path / "records").iterdir()
    record = parse_record(file.read_text(encoding="utf-8"))
    assert record == desk.match.home.record
    assert record.match.winner is not None
    assert not (tmp_path / "state" / "table-1.66r").exists()
    assert desk.sheet is not None
    whole = "\n".join("".join(piece.text for piece in line) for line in desk.sheet.body(500))
    assert str(file) in whole


def test_the_result_lays_everything_open(seat: Seat) -> None:
    desk = seat()
    play_match(desk, random.Random(1))
    assert desk.sheet is not None
    whole = "\n".join("".join(piece.text for piece in line) for line in desk.sheet.body(118))
    dealt = whole.split("Hands as dealt")[1].split("Trick by trick")[0].split("did not play")
    cards = CARD.findall(dealt[0]) + CARD.findall(
        whole.split("The talon, in the order of drawing")[1].split("Trick")[0]
    )
    assert len(set(cards)) == 24
    assert "the match" in whole
    assert "Decided by rule" in whole
    assert "Seed of the shuffle" in whole
    last = desk.match.home.match.results[-1].outcome.totals
    assert f"Card points: you {last[0]}, opponent {last[1]}." in whole


def test_after_the_match_comes_a_new_one(seat: Seat) -> None:
    desk = seat()
    play_match(desk, random.Random(1))
    assert "New match" in desk.picture().text()
    press(desk, "enter")
    assert not desk.match.over
    assert desk.match.home.match.results == ()
    assert desk.sheet is None


@pytest.mark.parametrize("when", ["own_turn", "any_time", "after_trick_or_meld"])
def test_whenever_66_may_be_claimed_the_match_ends(seat: Seat, when: str) -> None:
    desk = seat(variant=house_rules("sixty-six", {"claim_when": when}))
    play_match(desk, random.Random(2))
    assert desk.match.over


def test_each_trick_says_what_both_had_and_what_it_brought(seat: Seat) -> None:
    desk = seat()
    play_match(desk, random.Random(1), deals=1)
    assert desk.result is not None
    deal = desk.result.deal
    rows = ["".join(piece.text for piece in line) for line in trick_table(deal, desk.words, ASCII, 58)]
    assert rows[0].split() == ["No.", "Led", "Answer", "You", "Opponent"]
    for row, trick, sums in zip(rows[1:], deal.view.tricks, deal.sums, strict=False):
        gain = f"+{points_of(trick.led) + points_of(trick.answer)}"
        assert re.search(rf"\b{sums[trick.winner]} {re.escape(gain)}", row)
