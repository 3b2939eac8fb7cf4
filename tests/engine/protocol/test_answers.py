"""Lines of an engine: each comes back as it was written, and what is wrong is said with its place."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sixtysix.engine.protocol.answers import (
    Answer,
    BestAction,
    Identified,
    Named,
    Offered,
    Progress,
    Ready,
    Refusal,
    Remark,
    Written,
    answer_line,
    parse_answer,
)
from sixtysix.engine.protocol.options import ChoiceOption, NumberOption, TextOption
from sixtysix.notation import NotationError

ANSWERS: list[Answer] = [
    Named("Grüne Dame 2"),
    Written("Ann and others"),
    Offered(NumberOption("nodes", 5, 1, 10)),
    Offered(ChoiceOption("level", "club", ("novice", "club"))),
    Offered(TextOption("book", "my books/one.66")),
    Offered(TextOption("book")),
    Identified(1),
    Ready(),
    Progress(),
    Progress(nodes=1, worlds=2, depth=3, time=4, values=(("AS", 1.25), ("W", -3.0))),
    Remark("I like this"),
    BestAction("40H"),
    Refusal("no such thing"),
]


@pytest.mark.parametrize("answer", ANSWERS, ids=answer_line)
def test_answers_come_back(answer: Answer) -> None:
    assert parse_answer(answer_line(answer)) == answer


@pytest.mark.parametrize(
    ("line", "column", "problem"),
    [
        ("hello", 1, "expected one of id, option, s66ok, readyok, info, bestaction, error, found 'hello'"),
        ("id", 3, "expected name or author, found nothing"),
        ("s66ok", 6, "expected a version, found nothing"),
        ("readyok!", 1, "expected one of id"),
        ("readyok then", 9, "expected the end of the line"),
        ("bestaction", 11, "expected an action, found nothing"),
        ("bestaction AS TS", 15, "expected the end of the line"),
        ("info nodes many", 12, "expected a number, found 'many'"),
        ("info values AS", 15, "expected the value of AS, found nothing"),
        ("info values AS nan", 16, "expected a value, as in -1.25, found 'nan'"),
        ("info speed 5", 6, "expected nodes or worlds or depth or time or values, found 'speed'"),
        ("option name x type spin default 1", 20, "expected a type (number, choice, text), found 'spin'"),
        ("option name x type number default 5 min 6 max 9", 35, "expected a number from 6 to 9, found '5'"),
        ("option name x type number default 5 min 1 max", 46, "expected a number, found nothing"),
        ("option name x type choice default a values b c", 35, "expected one of the values that follow"),
    ],
)
def test_what_is_wrong_is_said(line: str, column: int, problem: str) -> None:
    with pytest.raises(NotationError) as caught:
        parse_answer(line)
    assert caught.value.problem.startswith(problem)
    assert (caught.value.line, caught.value.column) == (1, column)


@given(st.text() | st.lists(st.sampled_from([*map(answer_line, ANSWERS), "values", "-1", "."])).map(" ".join))
def test_any_line_is_an_answer_or_refused(line: str) -> None:
    try:
        answer = parse_answer(line)
    except NotationError:
        return
    assert parse_answer(answer_line(answer)) == answer
