import random

import pytest
from hypothesis import given

from sixtysix.notation import (
    NewerPackedVersion,
    NewerVersion,
    NotationError,
    PackedError,
    pack_position,
    parse_position,
    position_text,
    unpack_position,
)
from sixtysix.rules import PRESETS, shuffled_deck, start
from tests.notation.kit import mutated, read_or_refused, seeds, walk

START = (
    "66p1 sixty-six dealer=1 trump=H turn=0 hands=AS,TS,KS,QS,JS,9S/AH,TH,KH,QH,JH,AD"
    " talon=TD,KD,QD,JD,9D,AC,TC,KC,QC,JC,9C,9H"
)
CLOSED = (
    "66p1 sixty-six dealer=1 trump=H turn=0 hands=TS,KS,QS,JS,9S/AH,TH,KH,QH,JH"
    " talon=TD,KD,QD,JD,9D,AC,TC,KC,QC,JC,9C,9H piles=AS,AD/- closed=0:0-0:0-0"
)


@given(seeds)
def test_every_state_of_a_deal_comes_back_from_its_line(seed: int) -> None:
    for state, _ in walk(seed):
        text = position_text(state)
        assert parse_position(text) == state
        assert "\n" not in text
        assert len(text) < 800


@given(seeds)
def test_every_state_of_a_deal_comes_back_from_bytes(seed: int) -> None:
    for state, _ in walk(seed):
        packed = pack_position(state)
        assert unpack_position(packed) == state
        assert len(packed) < 48


@pytest.mark.parametrize("preset", PRESETS)
def test_every_preset_has_its_name(preset: str) -> None:
    variant = PRESETS[preset]
    text = position_text(start(variant, shuffled_deck(variant, bytes(32), "", 1), 0))
    assert text.startswith(f"66p1 {preset} dealer=0 ")


def test_switches_may_be_written_from_any_preset() -> None:
    theirs = parse_position(START.replace("sixty-six", "pagat,next_dealer=alternate,match_target=9"))
    assert theirs.table.variant.match_target == 9
    assert parse_position(position_text(theirs)) == theirs


def test_fields_may_stand_in_any_order_with_any_space() -> None:
    mark, rules, *fields = START.split(" ")
    assert parse_position("\t  ".join([mark, rules, *reversed(fields), ""]) + "\r\n") == parse_position(START)


@pytest.mark.parametrize(
    ("old", "new", "place", "problem"),
    [
        ("66p1 ", "67p1 ", "67p1", "expected 66p1, the mark of a position, found '67p1'"),
        (
            "66p1 ",
            "66p2 ",
            "66p2",
            "this position is in version 2 of its notation; this program reads up to version 1",
        ),
        ("sixty-six", "sixty-seven", "sixty", "expected a preset (sixty-six, "),
        (
            "sixty-six",
            "sixty-six,deck=20",
            "sixty",
            "these rules cannot be played: a deck of 24 deals 33T or 3T3",
        ),
        (
            "sixty-six",
            "sixty-six,must_head=no",
            "no ",
            "expected a value of must_head (false, true), found 'no'",
        ),
        ("sixty-six", "sixty-six,must=true", "must", "expected the name of a switch"),
        ("sixty-six", "sixty-six,must_head", "must", "expected a switch and its value"),
        ("dealer=1 ", "dealer=2 ", "2 trump", "expected a seat, 0 or 1, found '2'"),
        ("dealer=1 ", "", "", "expected the field dealer=, found nothing"),
        ("dealer=1 ", "dealer=1 dealer=0 ", "dealer=0", "the field dealer comes twice"),
        ("dealer=1 ", "dealt=1 ", "dealt", "expected one of the fields dealer=, "),
        ("trump=H", "trump=S", "TD,KD", "its last card, the turn-up, must be of the trump suit S"),
        ("turn=0", "turn=1", "1 hands", "the player who did not deal leads to the first trick"),
        ("AS,TS", "AS,AS", "AS,KS", "AS comes twice"),
        ("AS,TS", "AS,TH", "AS,TH", "these cards lie elsewhere already: TH"),
        ("AS,TS", "AS", "AS,KS", "these cards are nowhere: TS"),
        ("/AH", ",AH", "AS,TS", "expected cards by seat"),
        (",9H", ",9H piles=AS,KS/-", "AS,KS/", "these cards lie elsewhere already: AS,KS"),
        (",9H", ",9H flags=draw", "66p1", "not a position of a deal: hands are full while the talon is open"),
        (",9H", ",9H flags=swap", "swap", "closing_lead and swap are only after somebody closed"),
        (",9H", ",9H married=H/-", "H/-", "seat 0 cannot have had king and queen of H"),
        (",9H", ",9H married=S/S", "/S", "a marriage is announced only once"),
        (",9H", ",9H married=SS/-", "S/-", "S comes twice"),
        (",9H", ",9H announced=S", "=S", "the player on turn has not announced this marriage"),
        (",9H", ",9H outcome=0:3:claim:66-0:0", "0:3", "the totals are 0-0 here"),
        (",9H", ",9H outcome=0:3:claim:0-0:0", "0:3", "the rules cannot lead to this outcome here"),
        (",9H", ",9H outcome=0:3:claim", "0:3", "expected an outcome, as in"),
    ],
)
def test_errors_say_where_and_what(old: str, new: str, place: str, problem: str) -> None:
    text = START.replace(old, new, 1)
    with pytest.raises(NotationError) as caught:
        parse_position(text)
    assert caught.value.problem.startswith(problem)
    pointed = text[caught.value.column - 1 :]
    assert pointed.startswith(place.lstrip("=/")) or pointed[1:].startswith(place)
    assert bool(pointed) == bool(place)


def test_a_position_is_one_line() -> None:
    with pytest.raises(NotationError, match="line 2, column 1: expected one line, found more"):
        parse_position(START + "\n66p1")


@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        ("closed=0", "closed=2", "expected a seat"),
        ("0:0-0:0-0", "0:0-0", "expected a closing, as in"),
        ("0:0-0:0-0", "0:2-0:0-0", "more tricks at the closing than now"),
        ("0:0-0:0-0", "0:1-0:99-0", "more points at the closing than now"),
        ("0:0-0:0-0", "0:0-0:0-0 flags=closing_lead", "closing_lead is only until the closer leads"),
        ("0:0-0:0-0", "0:0-0:0-0 flags=swap", "swap is only until"),
        ("0:0-0:0-0", "0:0-0:0-0 flags=swap,swap", "swap comes twice"),
        ("0:0-0:0-0", "0:0-0:0-0 flags=late", "expected a flag"),
        ("TS,KS,", "TS,KS,TH,", "these cards lie elsewhere already: TH"),
    ],
)
def test_a_closing_must_fit(old: str, new: str, problem: str) -> None:
    parse_position(CLOSED)
    with pytest.raises(NotationError) as caught:
        parse_position(CLOSED.replace(old, new))
    assert caught.value.problem.startswith(problem)


def test_a_newer_version_is_an_error_of_its_own() -> None:
    with pytest.raises(NewerVersion):
        parse_position("66p12 whatever may come")


@given(seeds)
def test_whatever_is_typed_there_is_no_other_error(seed: int) -> None:
    source = random.Random(seed)
    states = [state for state, _ in walk(seed)]
    for state in source.choices(states, k=3):
        parsed = read_or_refused(parse_position, mutated(position_text(state), source))
        assert parsed is None or parse_position(position_text(parsed)) == parsed


@pytest.mark.parametrize(
    "text", ["", " ", "\n", "66p", "66p0", "66p1", "66p1 sixty-six", "x" * 10_000_000, "66p" + "9" * 5000]
)
def test_what_is_no_position_at_all(text: str) -> None:
    with pytest.raises(NotationError):
        parse_position(text)


@given(seeds)
def test_damaged_bytes_are_found(seed: int) -> None:
    source = random.Random(seed)
    for state, _ in walk(seed):
        packed = bytearray(pack_position(state))
        packed[source.randrange(len(packed))] ^= 1 << source.randrange(8)
        with pytest.raises(PackedError):
            unpack_position(bytes(packed))


def test_bytes_of_a_newer_version_are_an_error_of_their_own() -> None:
    packed = bytearray(pack_position(parse_position(START)))
    packed[3] = 2
    with pytest.raises(NewerPackedVersion):
        unpack_position(bytes(packed))
    packed[3] = 0
    with pytest.raises(PackedError, match="version 0"):
        unpack_position(bytes(packed))
