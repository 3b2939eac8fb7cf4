"""What the pages of docs/protocol show is read, written and run."""

import doctest
import re
import types
from pathlib import Path

import pytest

import sixtysix.notation
import sixtysix.notation.cards
import sixtysix.notation.position
import sixtysix.notation.variants
import sixtysix.notation.view
import sixtysix.notation.visitor
from sixtysix.notation import (
    NotationError,
    parse_position,
    parse_record,
    parse_view,
    position_text,
    record_text,
    view_text,
)

PROTOCOL = Path(__file__).parents[2] / "docs" / "protocol"
PAGES = [PROTOCOL / "notation.md", PROTOCOL / "record.md"]


def boxes(kind: str) -> list[str]:
    """What the pages show in boxes of this kind."""
    texts = [page.read_text(encoding="utf-8") for page in PAGES]
    found = [
        box
        for text in texts
        for box in re.findall(rf"^```{kind}\n(.*?)^```$", text, re.MULTILINE | re.DOTALL)
    ]
    assert found, f"no box of kind {kind}"
    return found


@pytest.mark.parametrize("line", [box.strip() for box in boxes("position")])
def test_positions_come_back_as_shown(line: str) -> None:
    assert position_text(parse_position(line)) == line


@pytest.mark.parametrize("box", boxes("position-refused"))
def test_positions_are_refused_as_shown(box: str) -> None:
    line, message = box.splitlines()
    with pytest.raises(NotationError) as caught:
        parse_position(line)
    assert str(caught.value) == message


@pytest.mark.parametrize("line", [box.strip() for box in boxes("view")])
def test_views_come_back_as_shown(line: str) -> None:
    assert view_text(parse_view(line)) == line


@pytest.mark.parametrize("text", boxes("record"))
def test_records_come_back_as_shown(text: str) -> None:
    assert record_text(parse_record(text)) == text


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_the_sessions_of_the_pages_run(page: Path) -> None:
    lines = "\n".join(
        re.findall(r"^```pycon\n(.*?)^```$", page.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL)
    )
    example = boxes("record")[0]
    test = doctest.DocTestParser().get_doctest(lines, {"example": example}, page.name, str(page), 0)
    runner = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS)
    assert test.examples
    runner.run(test)
    assert runner.summarize().failed == 0


@pytest.mark.parametrize(
    "module",
    [
        sixtysix.notation.cards,
        sixtysix.notation.position,
        sixtysix.notation.variants,
        sixtysix.notation.view,
        sixtysix.notation.visitor,
    ],
)
def test_the_sessions_of_the_docstrings_run(module: types.ModuleType) -> None:
    result = doctest.testmod(module)
    assert result.attempted
    assert result.failed == 0
