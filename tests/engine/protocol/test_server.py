"""Our engine at the other end: what it answers, and that it listens while it thinks."""

import io
import threading
import time
from dataclasses import dataclass, field

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sixtysix.engine import LEVELS, decide
from sixtysix.engine.player import NOTHING, FunctionPlayer, Needs
from sixtysix.engine.protocol import Budget, EngineThinker, PlayerThinker, Server, Thinker, Thought
from sixtysix.engine.protocol.answers import BestAction, parse_answer
from sixtysix.engine.protocol.commands import NewMatch, ShowLegal, ShowView, command_line
from sixtysix.engine.protocol.legal import choices
from sixtysix.engine.protocol.server import lines_of
from sixtysix.engine.protocol.transport import LONGEST_LINE
from sixtysix.rules import PRESETS, Action, PlayerView
from tests.engine.protocol.kit import Told, first_legal, opening, views, waiting

VIEW = command_line(ShowView(opening()))
LEGAL = command_line(ShowLegal(tuple(choices(opening()))))


@dataclass
class Desk:
    """A server, and what it has said."""

    thinker: Thinker = field(default_factory=Told)
    said: list[str] = field(default_factory=list[str])
    changed: threading.Condition = field(default_factory=threading.Condition)

    def __post_init__(self) -> None:
        self.server = Server(self.thinker, self.write)

    def write(self, line: str) -> None:
        assert line.endswith("\n")
        assert line.count("\n") == 1
        with self.changed:
            self.said.append(line[:-1])
            self.changed.notify_all()

    def run(self, *lines: str) -> list[str]:
        self.server.run(lines)
        return self.said

    def wait_for(self, word: str) -> str:
        """The first line that begins with a word, waiting for it."""
        with self.changed:
            assert self.changed.wait_for(lambda: any(line.startswith(word) for line in self.said), 20)
        return next(line for line in self.said if line.startswith(word))


def test_it_introduces_itself() -> None:
    assert Desk().run("s66 1") == [
        "id name told",
        "id author the sixtysix authors",
        "option name nodes type number default 1000 min 1 max 1000000000000",
        "option name worlds type number default 20 min 1 max 1000000000000",
        "s66ok 1",
    ]


def test_a_newer_speaker_is_answered_in_this_version() -> None:
    assert Desk().run("s66 7")[-1] == "s66ok 1"
    assert Desk().run("s66")[-1] == "s66ok 1"


def test_it_decides() -> None:
    said = Desk().run("isready", "newmatch preset sixty-six seed 1", VIEW, LEGAL, "go seed 2")
    assert said[0] == "readyok"
    assert said[1].startswith("info nodes 1 worlds 2 depth 3 time ")
    assert said[1].endswith(" values AS 0.5000")
    assert said[2:] == ["bestaction AS"]


def test_empty_lines_mean_nothing() -> None:
    assert Desk().run("", " \t", "isready") == ["readyok"]


def test_nothing_is_read_after_quit() -> None:
    assert Desk().run("quit", "isready") == []


def asked(*lines: str) -> tuple[Needs | None, Budget, int]:
    thinker = Told()
    desk = Desk(thinker)
    desk.run(*lines)
    assert desk.said[-1] == "bestaction AS"
    return thinker.asked[-1]


def test_what_go_does_not_say_comes_from_options_and_match() -> None:
    match = "newmatch preset sixty-six seed 9"
    assert asked(VIEW, "go") == (None, Budget(1000, 20), 0)
    assert asked(match, VIEW, "go") == (None, Budget(1000, 20), 9)
    assert asked("setoption name nodes value 5", VIEW, "go worlds 3") == (None, Budget(5, 3), 0)
    assert asked(match, VIEW, "go nodes 7 seed 8") == (None, Budget(7, 20), 8)
    assert asked(f"{match} needs 3 4", VIEW, "go") == (Needs(3, 4), Budget(1000, 20), 9)
    assert asked(f"{match} needs 3 4", f"{VIEW} needs 1 4", "go") == (Needs(1, 4), Budget(1000, 20), 9)


@pytest.mark.parametrize(
    ("lines", "sentence"),
    [
        (["hello"], "column 1: expected one of s66, isready, "),
        (["go"], "there is nothing to decide yet: send view first"),
        (["legal AS"], "there is nothing to decide yet: send view first"),
        ([VIEW, "newmatch preset sixty-six seed 1", "go"], "there is nothing to decide yet: send view first"),
        (
            ["newmatch preset german seed 1", VIEW],
            "this view is under other rules than the match: send newmatch",
        ),
        ([VIEW, "legal AS"], "by the rules that this engine knows, legal here is: AS JH TH JC QC TC C W"),
        (["setoption name depth value 3"], "there is no option 'depth': nodes, worlds"),
        (["setoption name nodes value many"], "nodes takes a number from 1 to 1000000000000, not 'many'"),
        (["setoption name nodes value 0"], "nodes takes a number from 1 to"),
        (["go nodes"], "column 9: expected the value of nodes, found nothing"),
        (
            [VIEW.replace("turn=0", "turn=2")],
            f"column {VIEW.index('turn=0') + 6}: expected a seat, 0 or 1, found '2'",
        ),
        (["x" * 5000], "column 4097: a line has at most 4096 characters"),
        (["\x1b[31m"], "column 1: expected one of s66"),
    ],
)
def test_what_it_cannot_do_it_says_and_goes_on(lines: list[str], sentence: str) -> None:
    said = Desk().run(*lines, "isready")
    assert said[-2].startswith(f"error {sentence}")
    assert said[-2].isprintable()
    assert said[-1] == "readyok"


def test_it_listens_while_it_thinks() -> None:
    thinker = Told(at_once=False)
    desk = Desk(thinker)
    for line in (VIEW, "go"):
        desk.server.hear(line)
    assert thinker.began.wait(20)
    for line in (
        "isready",
        "go",
        VIEW,
        LEGAL,
        "setoption name nodes value 1",
        "newmatch preset us-hoyle seed 1",
        "s66",
    ):
        desk.server.hear(line)
    desk.server.hear("isready")
    assert [line for line in desk.said if line.startswith(("readyok", "error"))] == [
        "readyok",
        *(
            f"error {word} has to wait for bestaction: send stop to have it now"
            for word in ("go", "view", "legal", "setoption", "newmatch")
        ),
        "readyok",
    ]
    assert "s66ok 1" in desk.said
    desk.server.hear("stop")
    assert desk.wait_for("bestaction") == "bestaction AS"
    desk.said.clear()
    desk.server.hear("stop")
    desk.server.hear("go")
    desk.server.hear("stop")
    assert desk.wait_for("bestaction") == "bestaction AS"
    assert not any(line.startswith("error") for line in desk.said)


def test_the_time_to_move_ends_thinking() -> None:
    desk = Desk(Told(at_once=False))
    for line in (VIEW, "go movetime 20"):
        desk.server.hear(line)
    assert desk.wait_for("bestaction") == "bestaction AS"


def test_the_end_of_input_lets_a_decision_end() -> None:
    thinker = Told(at_once=False)
    desk = Desk(thinker)
    began = time.monotonic()
    assert desk.run(VIEW, "go movetime 50")[-1] == "bestaction AS"
    assert time.monotonic() - began < 9


def test_quit_ends_a_decision_without_an_answer() -> None:
    desk = Desk(Told(at_once=False))
    began = time.monotonic()
    said = list(desk.run(VIEW, "go", "quit"))
    assert time.monotonic() - began < 9
    assert not any(line.startswith("bestaction") for line in said)


def test_an_output_that_breaks_ends_it() -> None:
    def broken(_: str) -> None:
        raise BrokenPipeError

    server = Server(Told(at_once=False), broken)
    left = iter([VIEW, "isready", "isready", "isready"])
    assert isinstance(server.run(left), BrokenPipeError)
    assert list(left) == ["isready"]


def test_an_output_that_breaks_stops_thinking() -> None:
    def broken(_: str) -> None:
        raise BrokenPipeError

    assert isinstance(Server(Told(at_once=False), broken).run([VIEW, "go"]), BrokenPipeError)


def constant(action: Action) -> Thinker:
    """One that always decides the same."""

    def decided(_: PlayerView, __: int) -> Action:
        return action

    return PlayerThinker(FunctionPlayer("constant", decided))


@pytest.mark.parametrize("action", [0, NOTHING, 99])
def test_an_illegal_decision_is_not_said(action: Action) -> None:
    said = Desk(constant(action)).run(VIEW, "go")
    assert said == [f"error thinking failed: it chose action {action}, which is not legal here"]


def test_a_player_that_fails_is_no_end() -> None:
    def failing(_: PlayerView, __: int) -> Action:
        raise ZeroDivisionError("division\nby zero")

    desk = Desk(PlayerThinker(FunctionPlayer("failing", failing)))
    desk.server.hear(VIEW)
    for _ in range(2):
        desk.said.clear()
        desk.server.hear("go")
        assert desk.wait_for("error") == "error thinking failed: ZeroDivisionError: 'division\\nby zero'"


def test_a_seat_that_is_not_on_turn_may_pass() -> None:
    view = command_line(ShowView(waiting()))
    passing = constant(NOTHING)
    assert Desk(passing).run(view, "legal - W!", "go") == ["bestaction -"]
    assert Desk().run(view, "go")[-1] == "bestaction W!"
    ended = next(each for each in views() if each.table.outcome is not None)
    assert Desk(passing).run(command_line(ShowView(ended)), "legal -", "go") == ["bestaction -"]


def test_any_player_can_be_served() -> None:
    player = FunctionPlayer("first", lambda view, _: first_legal(view))
    assert Desk(PlayerThinker(player)).run("s66", VIEW, "go nodes 5") == [
        "id name first",
        "id author the sixtysix authors",
        "s66ok 1",
        "bestaction AS",
    ]


def test_the_engine_decides_as_it_does_without_the_protocol() -> None:
    compared = 0
    for number, view in enumerate(views()):
        if view.legal and view.table.turn == view.seat and number % 17 == 0:
            said = Desk(EngineThinker()).run(command_line(ShowView(view)), f"go seed {number}")
            answer = parse_answer(said[-1])
            assert isinstance(answer, BestAction)
            assert choices(view)[answer.action] == decide(view, number)
            compared += 1
    assert compared > 10


def test_a_budget_bounds_the_worlds() -> None:
    heard: list[Thought] = []
    view = next(
        each for each in views() if each.table.strict and each.table.talon_size and each.legal.bit_count() > 3
    )
    thinker = EngineThinker()
    for budget in (Budget(10**9, 1), Budget(10**9, 5), Budget(1, 300), Budget(10**9, 300)):
        thinker.think(view, None, budget, 1, heard.append, lambda: False)
    one, five, hurried, plenty = (thought.worlds or 0 for thought in heard)
    assert (one, five) == (1, 5)
    assert hurried < plenty


def test_a_search_that_is_stopped_gives_the_best_so_far() -> None:
    thinker, heard = EngineThinker(), list[Thought]()
    openings = (opening(seed) for seed in range(40))
    view = next(
        view for view in openings if (worlds_of(thinker, view) or 0) >= 64
    )  # the policy alone does not decide
    whole = thinker.think(view, None, Budget(), 1, heard.append, lambda: False)
    assert heard[-1] == whole
    assert len(heard) > 2
    stopped = thinker.think(view, None, Budget(), 1, heard.append, lambda: True)
    assert 0 < (stopped.worlds or 0) < (whole.worlds or 0)
    assert view.legal >> stopped.action & 1


def worlds_of(thinker: EngineThinker, view: PlayerView) -> int | None:
    return thinker.think(view, None, Budget(), 1, lambda _: None, lambda: False).worlds


@pytest.mark.parametrize("name", LEVELS)
def test_every_level_can_be_served(name: str) -> None:
    thinker = EngineThinker(LEVELS[name])
    said = Desk(thinker).run("s66", VIEW, "go nodes 50 worlds 2 seed 3")
    assert said[0] == f"id name sixtysix {name}"
    searches = max(LEVELS[name].limits.worlds, LEVELS[name].limits.closed_worlds) > 0
    assert any(line.startswith("option name worlds") for line in said) == searches
    assert said[-1].startswith("bestaction ")


def test_lines_of_a_stream() -> None:
    long = b"x" * (3 * LONGEST_LINE)
    found = list(lines_of(io.BytesIO(b"s66\r\n\nGr\xfcn\n" + long + b"\nquit")))
    assert found[:3] == ["s66", "", "Gr\ufffdn"]
    assert found[3] == "x" * LONGEST_LINE
    assert found[4:] == ["quit"]
    assert list(lines_of(io.BytesIO(b"x" * (LONGEST_LINE - 1) + b"\ny"))) == ["x" * (LONGEST_LINE - 1), "y"]


WORDS = [
    *(
        "s66 1",
        "isready",
        "setoption name nodes value 3",
        "newmatch preset german seed 1",
        "go",
        "go nodes 3 seed 1",
    ),
    *(
        "stop",
        VIEW,
        LEGAL,
        f"{VIEW} needs 1 2",
        "legal",
        "view",
        command_line(NewMatch(PRESETS["sixty-six"], 1)),
    ),
]
LINES = st.lists(
    st.sampled_from(WORDS)
    | st.text()
    | st.sampled_from(WORDS).flatmap(
        lambda line: st.integers(0, len(line)).map(lambda place: line[:place] + line[place + 1 :])
    )
)


@given(LINES, st.booleans())
def test_no_lines_end_it(lines: list[str], at_once: bool) -> None:
    desk = Desk(Told(at_once=at_once))
    heard = [line for line in lines if line.split() != ["quit"]]
    for line in heard:
        assert desk.server.hear(line)
    desk.server.hear("stop")
    desk.server.hear("isready")
    assert "readyok" in desk.said
    assert all(parse_answer(line) for line in desk.said)
