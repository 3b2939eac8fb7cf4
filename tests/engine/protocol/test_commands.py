"""Lines to an engine: each comes back as it was written, and what is wrong is said with its place."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sixtysix.engine.player import Needs
from sixtysix.engine.protocol.commands import (
    AreYouReady,
    Command,
    Go,
    Identify,
    NewMatch,
    Quit,
    SetOption,
    ShowLegal,
    ShowView,
    Stop,
    command_line,
    parse_command,
)
from sixtysix.notation import NotationError
from sixtysix.rules import PRESETS
from tests.engine.protocol.kit import opening, views
from tests.kit.walk import any_rules

COMMANDS: list[Command] = [
    Identify(),
    Identify(3),
    AreYouReady(),
    SetOption("nodes", "500"),
    SetOption("book", "my  book of openings"),
    SetOption("book", ""),
    *(NewMatch(variant, 7) for variant in PRESETS.values()),
    *(NewMatch(any_rules(seed), seed, Needs(seed + 1, 7)) for seed in range(20)),
    ShowLegal(("AS", "W!")),
    ShowLegal(()),
    Go(),
    Go(nodes=5),
    Go(nodes=10**12, worlds=3, movetime=3_600_000, seed=2**64 - 1),
    Stop(),
    Quit(),
]


@pytest.mark.parametrize("command", COMMANDS, ids=command_line)
def test_commands_come_back(command: Command) -> None:
    line = command_line(command)
    assert "\n" not in line
    assert parse_command(line) == command
    assert parse_command(f"\t{line.replace(' ', chr(9), 1)} \t") == command


def test_views_come_back() -> None:
    for number, view in enumerate(views()):
        command = ShowView(view, Needs(number % 7 + 1, 2) if number % 2 else None)
        assert parse_command(command_line(command)) == command


@pytest.mark.parametrize(
    ("line", "column", "problem"),
    [
        ("uci", 1, "expected one of s66, isready, setoption,"),
        ("S66", 1, "expected one of s66,"),
        ("s66 0", 5, "expected a version of the protocol, a number from 1 up, found '0'"),
        ("s66 1 2", 7, "expected the end of the line, found '2'"),
        ("isready now", 9, "expected the end of the line"),
        ("setoption", 10, "expected name, found nothing"),
        ("setoption name", 15, "expected the name of an option, found nothing"),
        ("setoption name nodes 5", 22, "expected value, found '5'"),
        ("newmatch", 9, "expected preset"),
        ("newmatch preset chess seed 1", 17, "expected a preset (sixty-six, "),
        ("newmatch preset schnapsen", 26, "expected seed, found nothing"),
        ("newmatch preset schnapsen seed -1", 32, "expected a seed, a number from 0 to 18446744073709551615"),
        (f"newmatch preset schnapsen seed {2**64}", 32, "expected a seed"),
        ("newmatch preset schnapsen deck=20 deck=20 seed 1", 35, "deck comes twice"),
        ("newmatch preset sixty-six deck=20 seed 1", 27, "these rules cannot be played: "),
        ("newmatch preset sixty-six must_head=maybe seed 1", 37, "expected a value of must_head"),
        ("newmatch preset sixty-six seed 1 needs 7", 41, "expected game points from 1 to 999, found nothing"),
        ("newmatch preset sixty-six seed 1 needs 7 0", 42, "expected game points from 1 to 999, found '0'"),
        ("view", 1, "expected 66v1"),
        ("view 66v1 chess", 11, "expected a preset"),
        ("view  needs 1 2", 1, "expected 66v1"),
        ("view 66v1 needs 1 2", 10, "expected a preset"),
        ("go nodes", 9, "expected the value of nodes, found nothing"),
        ("go nodes 0", 10, "expected a number from 1 to 1000000000000"),
        ("go movetime 3600001", 13, "expected a number from 1 to 3600000"),
        ("go nodes 5 nodes 5", 12, "nodes comes twice"),
        ("go deep", 4, "expected nodes or worlds or movetime or seed, found 'deep'"),
        ("isready" + " " * 5000, 4097, "a line has at most 4096 characters"),
    ],
)
def test_what_is_wrong_is_said(line: str, column: int, problem: str) -> None:
    with pytest.raises(NotationError) as caught:
        parse_command(line)
    assert caught.value.problem.startswith(problem)
    assert (caught.value.line, caught.value.column) == (1, column)


def test_faults_of_a_view_count_the_columns_of_the_whole_line() -> None:
    line = command_line(ShowView(opening(), Needs(1, 2)))
    with pytest.raises(NotationError) as caught:
        parse_command(line.replace("turn=0", "turn=2"))
    assert caught.value.column == line.index("turn=0") + len("turn=") + 1


@given(
    st.text() | st.lists(st.sampled_from([*map(command_line, COMMANDS), "needs", "value", "="])).map(" ".join)
)
def test_any_line_is_a_command_or_refused(line: str) -> None:
    try:
        command = parse_command(line)
    except NotationError:
        return
    assert parse_command(command_line(command)) == command
