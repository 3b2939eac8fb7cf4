import io
import random
import tracemalloc
from collections.abc import Iterator
from dataclasses import replace

import pytest
from hypothesis import given

from sixtysix.notation import (
    DealRecord,
    MatchRecord,
    NewerVersion,
    NotationError,
    PackedDeal,
    PackedError,
    RecordBuilder,
    RecordRefused,
    RecordWriter,
    Visitor,
    cards_text,
    deck_of,
    pack_deal,
    parse_record,
    pile_text,
    read_match,
    read_matches,
    record_text,
    text_lines,
    unpack_deal,
)
from sixtysix.rules import DRAW, Match, State, deal, replay
from tests.notation.kit import mutated, random_match, read_or_refused, seeds

RECORD = """\
66r1
# A short match.
rules sixty-six,match_target=5
target 5
player 0 Ann Smith
player 1 engine
date 2026-12-31
dealer 1

deal 1 dealer 1
deck AS,TS,KS,AH,TH,JH,QS,JS,9S,KH,QH,AD,9H,TD,KD,QD,JD,9D,AC,TC,KC,QC,JC,9C
1. 0: 20S KS AH
2. 1: D 40H KH JS
3. 1: D TH 9S
4. 1: W
result 1 3 claim 0-71 score 0-3

deal 2 dealer 0
deck AS,TS,KS,AH,TH,JH,QS,JS,9S,KH,QH,AD,9H,TD,KD,QD,JD,9D,AC,TC,KC,QC,JC,9C
1. 1: AS KH
2. 0: W
result 1 3 false_claim 15-0 score 0-6
match 1 0-6
"""


@given(seeds)
def test_every_record_comes_back_from_its_text(seed: int) -> None:
    record = random_match(seed)
    text = record_text(record)
    assert parse_record(text) == record
    assert record_text(parse_record(text)) == text


@given(seeds)
def test_every_deal_comes_back_from_bytes(seed: int) -> None:
    record = random_match(seed)
    for each in record.deals:
        packed = pack_deal(PackedDeal(record.header.variant, each.dealer, each.deck, each.actions))
        unpacked = unpack_deal(packed)
        assert (unpacked.dealer, unpacked.deck, unpacked.actions) == (each.dealer, each.deck, each.actions)
        assert unpacked.variant == record.header.variant
        assert unpacked.final == each.final(record.header.variant)
        assert len(packed) < 56


@given(seeds)
def test_damaged_bytes_of_a_deal_are_found(seed: int) -> None:
    source = random.Random(seed)
    record = random_match(seed, most=1)
    each = record.deals[0]
    packed = bytearray(pack_deal(PackedDeal(record.header.variant, each.dealer, each.deck, each.actions)))
    for _ in range(10):
        damaged = bytearray(packed)
        damaged[source.randrange(len(damaged))] ^= 1 << source.randrange(8)
        with pytest.raises(PackedError):
            unpack_deal(bytes(damaged))
    for length in range(len(packed)):
        with pytest.raises(PackedError):
            unpack_deal(bytes(packed[:length]))
    with pytest.raises(PackedError):
        unpack_deal(source.randbytes(40))


@given(seeds)
def test_whatever_is_typed_there_is_no_other_error(seed: int) -> None:
    source = random.Random(seed)
    text = mutated(record_text(random_match(seed, most=2)), source)
    parsed = read_or_refused(parse_record, text)
    assert parsed is None or parse_record(record_text(parsed)) == parsed


@given(seeds)
def test_a_change_in_a_deal_is_found_or_harmless(seed: int) -> None:
    """Whatever record is accepted, its deals replay to the results that it states."""
    source = random.Random(seed)
    text = record_text(random_match(seed, most=2))
    try:
        parsed = parse_record(mutated(text, source))
    except NotationError:
        return
    for each in parsed.deals:
        replay(parsed.header.variant, each.deck, each.dealer, each.actions)


def test_the_example_reads() -> None:
    record = parse_record(RECORD)
    assert record.header.players == ("Ann Smith", "engine")
    assert [len(each.actions) for each in record.deals] == [11, 3]
    assert record.match.score == (0, 6)
    assert record.match.winner == 1


@pytest.mark.parametrize(
    ("old", "new", "line", "column", "problem"),
    [
        ("66r1", "66r2", 1, 1, "this record is in version 2 of its notation"),
        ("66r1", "66r1 x", 1, 6, "expected the end of the line, found 'x'"),
        ("rules sixty-six,match_target=5\n", "", 9, 1, "expected the line rules before this one"),
        ("rules sixty", "rules fifty", 3, 7, "expected a preset ("),
        ("target 5", "target 7", 4, 8, "under these rules the target is 5"),
        ("player 1", "player 0", 6, 1, "player 0 comes twice"),
        ("player 1", "player 2", 6, 8, "expected a seat, 0 or 1, found '2'"),
        ("2026-12-31", "2026-02-30", 7, 6, "expected a date"),
        ("date 2026", "dato 2026", 7, 1, "expected a header (rules, target, "),
        ("deal 1 dealer 1", "deal 2 dealer 1", 10, 6, "deal 1 comes next"),
        ("deal 1 dealer 1", "deal 1 dealer 0", 10, 15, "seat 1 deals under these rules"),
        ("deal 1 dealer 1", "deal 1", 10, 7, "expected dealer"),
        ("deck AS,TS", "deck AS", 11, 6, "a deck of 24 different cards is needed"),
        ("deck AS,TS", "deck AS,AS", 11, 9, "AS comes twice"),
        ("1. 0: 20S", "1. 0: 40S", 12, 7, "40S is worth 20 here: H is trumps"),
        (
            "20S KS AH",
            "20S TS AH",
            12,
            11,
            "TS is not legal here: The king or queen of the announced marriage is led now (R19)",
        ),
        (
            "20S KS AH",
            "X KS AH",
            12,
            7,
            "X is not legal here: The lowest trump itself lies under the talon (B8)",
        ),
        ("20S KS AH", "20S KS AS", 12, 14, "AS is not legal here: That card is not in the hand (R6)"),
        ("20S KS AH", "20S KS AH D", 12, 17, "the trick is over; what follows belongs on the next line"),
        ("20S KS AH", "20S KS", 13, 1, "trick 1 has no answer yet"),
        ("2. 1: D", "2. 0: D", 13, 4, "expected 1:, which is what the actions before lead to, found '0:'"),
        ("2. 1: D", "3. 1: D", 13, 1, "expected 2., which is what the actions before lead to, found '3.'"),
        ("2. 1: D", "2. 1: d", 13, 7, "expected an action (a card, "),
        ("4. 1: W\n", "", 15, 8, "expected *, which is what the actions lead to, found '1'"),
        ("4. 1: W", "4. 1: W D", 15, 9, "D is not legal here: The deal is over (R39)"),
        ("result 1 3", "result 0 3", 16, 8, "expected 1, which is what the actions lead to, found '0'"),
        ("result 1 3", "result 1 2", 16, 10, "expected 3, which is what the actions lead to, found '2'"),
        ("0-71", "0-70", 16, 18, "expected 0-71, which is what"),
        ("score 0-3", "score 0-3 !", 16, 33, "expected the end of the line, found '!'"),
        ("score 0-3", "score", 16, 28, "expected 0-3, which is what the actions lead to, found nothing"),
        ("match 1 0-6", "match 0 0-6", 23, 7, "expected 1, which is what the deals lead to, found '0'"),
        ("match 1 0-6\n", "", 23, 1, "expected the line of a deal or of the match, found nothing"),
        (
            "match 1 0-6\n",
            "match 1 0-6\n66r1\n",
            24,
            1,
            "expected the end of the file after the match, found '66r1'",
        ),
        ("match 1 0-6\n", "deal 3 dealer 1\n", 23, 1, "the match was over after deal 2"),
    ],
)
def test_errors_say_where_and_what(old: str, new: str, line: int, column: int, problem: str) -> None:
    assert old in RECORD
    with pytest.raises(NotationError) as caught:
        parse_record(RECORD.replace(old, new, 1))
    assert (caught.value.problem[: len(problem)], caught.value.line, caught.value.column) == (
        problem,
        line,
        column,
    )


def test_an_illegal_action_names_its_rule() -> None:
    with pytest.raises(RecordRefused) as caught:
        parse_record(RECORD.replace("20S KS AH", "20S TS AH"))
    assert caught.value.rule == "R19"


def test_a_newer_version_is_an_error_of_its_own() -> None:
    with pytest.raises(NewerVersion, match="version 7"):
        parse_record(RECORD.replace("66r1", "66r7"))


def test_a_deal_may_be_broken_off_only_at_the_end() -> None:
    first, _, rest = RECORD.partition("4. 1: W\n")
    whole = first + "result *\nmatch * 0-0\n"
    record = parse_record(whole)
    assert record.match == Match(record.header.variant, 1)
    assert record_text(record) == record_text(parse_record(record_text(record)))
    with pytest.raises(RecordRefused, match="deal 1 was broken off"):
        parse_record(first + "result *\n" + rest.partition("\n")[2])


def test_seeds_must_give_the_deck() -> None:
    record = next(
        each
        for each in map(random_match, range(100))
        if each.deals[0].fairness and each.deals[0].fairness.server_seed
    )
    text = record_text(record)
    without = "".join(
        line for line in text.splitlines(keepends=True) if not line.startswith(("deck", "commitment"))
    )
    if all(each.fairness and each.fairness.server_seed for each in record.deals):
        assert parse_record(without) == record
    lines = text.splitlines(keepends=True)
    deck = next(i for i, line in enumerate(lines) if line.startswith("deck"))
    first, second, *others = lines[deck].removeprefix("deck ").strip().split(",")
    lines[deck] = "deck " + ",".join([second, first, *others]) + "\n"
    with pytest.raises(RecordRefused, match="the seed shuffles another deck"):
        parse_record("".join(lines))
    fairness = record.deals[0].fairness
    assert fairness is not None
    wrong = text.replace(fairness.commitment, "0" * 64)
    with pytest.raises(RecordRefused, match="this is not the SHA-256 of the server seed"):
        parse_record(wrong)


def test_hands_and_talon_may_stand_for_the_deck() -> None:
    record = parse_record(RECORD)
    lines: list[str] = []
    deals = iter(record.deals)
    for line in RECORD.splitlines(keepends=True):
        if not line.startswith("deck"):
            lines.append(line)
            continue
        each = next(deals)
        state = deal(record.header.variant, each.deck, each.dealer)
        assert state.table.turn_up is not None
        lines.append("hands {}/{}\n".format(*map(cards_text, state.hands)))
        lines.append(f"talon {pile_text((*state.talon, state.table.turn_up))}\n")
    text = "".join(lines)
    read = parse_record(text)
    assert read.match.score == record.match.score
    for first, second in zip(read.deals, record.deals, strict=True):
        variant = record.header.variant
        assert deal(variant, first.deck, first.dealer) == deal(variant, second.deck, second.dealer)
    with pytest.raises(NotationError, match="expected the line talon before this one"):
        parse_record(text.replace("talon", "# talon", 1))
    with pytest.raises(NotationError, match="expected 6 cards"):
        parse_record(text.replace("hands AS,", "hands ", 1))


@given(seeds)
def test_deck_of_deals_the_hands_and_talon_asked_for(seed: int) -> None:
    record = random_match(seed, most=1)
    variant, dealer = record.header.variant, record.header.dealer
    state = deal(variant, record.deals[0].deck, dealer)
    assert state.table.turn_up is not None
    deck = deck_of(variant, dealer, state.hands, (*state.talon, state.table.turn_up))
    assert deal(variant, deck, dealer) == state


class _Draws(Visitor[int]):
    def __init__(self) -> None:
        self.draws = 0
        self.comments: list[str] = []

    def visit_action(self, before: State, action: int, after: State) -> None:
        assert before != after
        self.draws += action == DRAW

    def visit_comment(self, text: str) -> None:
        self.comments.append(text)

    def result(self) -> int:
        return self.draws


def test_a_visitor_is_told_every_action_and_comment() -> None:
    visitor = _Draws()
    assert read_match(RECORD.splitlines(keepends=True), visitor) == 2
    assert visitor.comments == ["A short match."]


def test_the_writer_is_a_visitor() -> None:
    stream = io.StringIO()
    read_match(RECORD.splitlines(), RecordWriter(stream))
    written = stream.getvalue()
    assert parse_record(written) == parse_record(RECORD)
    assert "# A short match.\n" in written


def test_a_file_may_hold_many_matches_and_comments_between() -> None:
    text = "# one\n" + RECORD + "\n# two\n" + RECORD + "# end\n"
    assert list(read_matches(text.splitlines(), _Draws)) == [2, 2]
    assert list(read_matches([], _Draws)) == []


def test_a_long_file_takes_no_more_memory_than_a_short_one() -> None:
    lines = record_text(random_match(7)).splitlines()

    def file(matches: int) -> Iterator[str]:
        for _ in range(matches):
            yield from lines

    def peak(matches: int) -> int:
        tracemalloc.start()
        for _ in read_matches(file(matches), _Draws):
            pass
        peak = tracemalloc.get_traced_memory()[1]
        tracemalloc.stop()
        return peak

    # Python itself keeps some thousand small objects at hand; so much is allowed for.
    assert peak(80) < peak(20) + 300_000


def test_a_name_that_would_not_come_back_is_not_written() -> None:
    record = parse_record(RECORD)
    for name in ("two\nlines", " edge", "two  spaces", "x" * 101, "bell\a"):
        with pytest.raises(ValueError, match="cannot be written"):
            record_text(replace(record, header=replace(record.header, players=(name, ""))))
    with pytest.raises(ValueError, match="cannot name a header"):
        record_text(replace(record, header=replace(record.header, remarks=(("y", ""),))))


def test_bytes_that_are_no_utf8_say_where() -> None:
    with pytest.raises(NotationError, match="line 2, column 10: the file is not UTF-8 text"):
        list(text_lines(io.BytesIO(b"66r1\nplayer 0 \xff\n")))


def test_an_endless_line_is_not_read_to_its_end() -> None:
    stream = io.BytesIO(b"a" * 10_000_000)
    with pytest.raises(NotationError, match="line 1, column 4097: a line has at most 4096 characters"):
        list(text_lines(stream))
    assert stream.tell() < 100_000


def test_a_mark_of_byte_order_is_skipped() -> None:
    assert list(text_lines(io.BytesIO(b"\xef\xbb\xbf66r1\r\n"))) == ["66r1\r\n"]


def test_the_builder_needs_a_match() -> None:
    with pytest.raises(ValueError, match="no match"):
        RecordBuilder().result()


def test_a_record_without_deals() -> None:
    record = MatchRecord(parse_record(RECORD).header)
    assert record_text(record).endswith("dealer 1\nmatch * 0-0\n")
    assert parse_record(record_text(record)) == record


def test_an_illegal_action_cannot_be_packed() -> None:
    record = parse_record(RECORD)
    each: DealRecord = record.deals[0]
    with pytest.raises(Exception, match="R14"):
        pack_deal(PackedDeal(record.header.variant, each.dealer, each.deck, (DRAW,)))
