import pytest
from hypothesis import given
from hypothesis import strategies as st
from rich.cells import cell_len

from sixtysix.interfaces.tui.picture import Picture, Piece, flow, wrapped


def test_what_is_put_is_shown_where_it_was_put() -> None:
    picture = Picture(8, 2)
    assert picture.put(1, 0, "♥\ufe0eH", "suit-1") == 3
    assert picture.put(0, 1, "漢字") == 4
    assert picture.text() == " ♥\ufe0eH\n漢字\n"
    assert picture.line(0) == [Piece(" "), Piece("♥\ufe0eH", "suit-1"), Piece("     ")]
    assert picture.cut == []


@pytest.mark.parametrize(("x", "y"), [(-1, 0), (3, 0), (0, 1), (0, -1)])
def test_what_has_no_room_is_cut_off_and_known(x: int, y: int) -> None:
    picture = Picture(4, 1)
    picture.put(x, y, "ab")
    assert picture.cut == ["ab"]
    assert all(cell_len(row) <= 4 for row in picture.text().splitlines())


def test_a_typewriter_has_no_printed_signs() -> None:
    picture = Picture(20, 1, typewriter=True)
    picture.put(0, 0, "„a“ – ’b’… · ×")
    assert picture.text() == "\"a\" - 'b'. | x\n"


def test_the_last_spot_put_is_on_top() -> None:
    picture = Picture(10, 2)
    picture.spot(0, 0, 10, 2, "below")
    picture.spot(2, 1, 3, 1, "above")
    assert [picture.key_at(x, 1) for x in (1, 2, 4, 5)] == ["below", "above", "above", "below"]
    assert picture.key_at(10, 1) is None


@given(st.text(st.sampled_from("ab漢é \n"), max_size=60), st.integers(2, 12))
def test_wrapped_rows_fit_and_lose_nothing(text: str, width: int) -> None:
    rows = wrapped(text, width)
    assert all(cell_len(row) <= width for row in rows)
    assert "".join("".join(rows).split()) == "".join(text.split())


@given(st.lists(st.text("ab", min_size=1, max_size=8), max_size=12), st.integers(8, 20))
def test_flowing_rows_fit_and_keep_the_order(words: list[str], width: int) -> None:
    rows = flow([[Piece(word)] for word in words], width, [Piece("  ")])
    texts = [[item[0].text for item in row] for row in rows]
    assert [text for row in texts for text in row] == words
    assert all(len("  ".join(row)) <= width for row in texts)
