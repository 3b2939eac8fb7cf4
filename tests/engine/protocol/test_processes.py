"""Real programs with faults: each is found out, ended with all it has started, and reaped."""

import os
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from sixtysix.engine.player import Forfeit, Player
from sixtysix.engine.protocol import ExternalPlayer, Patience
from sixtysix.engine.protocol.process import ProcessTransport
from sixtysix.engine.protocol.transport import CannotStart, Ended
from tests.engine.protocol.kit import first_legal, opening, views

FAULTY = Path(__file__).parent / "engines" / "faulty.py"
Start = Callable[..., ExternalPlayer]


@pytest.fixture
def faulty(monkeypatch: pytest.MonkeyPatch) -> Iterator[Start]:
    """Starts engines with a fault; at the end none of them is left, dead or alive."""
    processes: list[subprocess.Popen[bytes]] = []
    popen = subprocess.Popen

    def started(*arguments: object, **options: object) -> subprocess.Popen[bytes]:
        processes.append(popen(*arguments, **options))  # type: ignore[call-overload]
        return processes[-1]

    def start(fault: str, *more: str, decision: float = 20, grace: float = 20) -> ExternalPlayer:
        patience = Patience(handshake=20, decision=decision, grace=grace)
        return ExternalPlayer([sys.executable, "-IS", str(FAULTY), fault, *more], patience=patience)

    monkeypatch.setattr("sixtysix.engine.protocol.process.subprocess.Popen", started)
    yield start
    assert processes
    assert [process.returncode for process in processes if process.returncode is None] == []


def sentence(player: Player) -> str:
    with pytest.raises(Forfeit) as caught:
        player.decide(opening(), 1)
    assert len(str(caught.value)) < 1000
    return str(caught.value)


def test_a_good_program_decides(faulty: Start) -> None:
    player = faulty("none")
    asked = [view for view in views()[:60] if view.legal]
    assert [player.decide(view, 1) for view in asked] == [first_legal(view) for view in asked]
    began = time.monotonic()
    player.close()
    assert time.monotonic() - began < 2


@pytest.mark.parametrize(
    ("fault", "said"),
    [
        ("garbage", "the engine said 'I would play the ace', which is not of the protocol: column 1: "),
        ("illegal", "the engine answered '9X', which is not legal here (AS JH "),
        ("nothing", "the engine said 'bestaction', which is not of the protocol"),
        ("foreign", "the engine said 'uciok', which is not of the protocol"),
        ("newer", "the engine speaks version 2 of the protocol, this program version 1"),
        ("chatters", "the engine said 10000 lines without bestaction"),
        ("shouts", "the engine said a line of more than 65536 bytes"),
        ("latin-1", "the engine said what is not UTF-8: 'info text Gr\\\\xfcn'"),
        ("closes", "the engine ended where bestaction was expected"),
        ("refuses", "the engine refused what it was told: 'I do not feel like it'"),
    ],
)
def test_a_program_with_a_fault_forfeits(faulty: Start, fault: str, said: str) -> None:
    assert sentence(faulty(fault)).startswith(said)


@pytest.mark.parametrize("fault", ["silent", "stubborn"])
def test_a_program_that_hangs_forfeits_in_time(faulty: Start, fault: str) -> None:
    began = time.monotonic()
    said = sentence(faulty(fault, decision=0.3, grace=0.1))
    assert said == "the engine did not decide within 0.3 s, nor within 0.1 s after it was told to stop"
    assert time.monotonic() - began < 10


def test_a_program_that_does_not_introduce_itself_forfeits_in_time() -> None:
    command = [sys.executable, "-IS", str(FAULTY), "mute"]
    player = ExternalPlayer(command, patience=Patience(handshake=0.5))
    assert sentence(player) == "the engine did not say s66ok within 0.5 s"


def test_a_slow_program_answers_when_it_is_told_to_stop(faulty: Start) -> None:
    player = faulty("slow", decision=0.2)
    assert player.decide(opening(), 1) == first_legal(opening())
    player.close()


def test_a_program_that_dies_is_quoted(faulty: Start) -> None:
    said = sentence(faulty("dies"))
    assert said == (
        "the engine ended where bestaction was expected"
        " (exit code 1, last on its standard error: 'RuntimeError: out of cards')"
    )


def test_an_answer_without_an_end_of_line_counts(faulty: Start) -> None:
    player = faulty("unfinished")
    assert player.decide(opening(), 1) == first_legal(opening())
    player.close()


def test_an_answer_too_many_is_not_taken_for_the_next(faulty: Start) -> None:
    player = faulty("twice")
    assert player.decide(opening(), 1) == first_legal(opening())
    assert sentence(player).startswith("the engine said 'bestaction AS' where readyok was expected")


def test_a_program_that_died_is_started_for_the_next_deal(faulty: Start, tmp_path: Path) -> None:
    player = faulty("dies-first", str(tmp_path / "mark"))
    assert "exit code 3" in sentence(player)
    assert "exit code 3" in sentence(player)
    assert player.decide(opening(6), 1) == first_legal(opening(6))
    player.close()


def test_a_program_that_stays_is_ended(faulty: Start) -> None:
    player = faulty("stays")
    player.decide(opening(), 1)
    began = time.monotonic()
    player.close()
    assert time.monotonic() - began < 5
    player.close()


@pytest.mark.skipif(sys.platform == "win32", reason="there are no groups of processes there")
def test_what_a_program_has_started_ends_with_it(faulty: Start, tmp_path: Path) -> None:
    file = tmp_path / "child"
    player = faulty("leaves-child", str(file))
    player.decide(opening(), 1)
    child = int(file.read_text())
    player.close()
    until = time.monotonic() + 10
    while alive(child) and time.monotonic() < until:
        time.sleep(0.01)
    assert not alive(child)


def alive(process: int) -> bool:
    """Whether a process runs; one that only waits to be reaped does not."""
    try:
        os.kill(process, 0)
        state = Path(f"/proc/{process}/stat")
        return not state.exists() or state.read_text().rpartition(")")[2].split()[0] != "Z"
    except (ProcessLookupError, FileNotFoundError):
        return False


def test_a_player_that_is_forgotten_ends_its_program(faulty: Start) -> None:
    player = faulty("none")
    player.decide(opening(), 1)
    del player


@pytest.mark.parametrize(
    ("command", "said"),
    [(["no-such-bot"], "No such file"), (["."], "ermission denied"), (["a\0b"], "null byte")],
)
def test_what_cannot_be_started(command: list[str], said: str) -> None:
    with pytest.raises(CannotStart, match=said):
        ProcessTransport(command)
    assert said in sentence(ExternalPlayer(command))


def test_a_transport_can_be_closed_twice() -> None:
    transport = ProcessTransport([sys.executable, "-c", "print('id name x'); import sys; sys.exit(7)"])
    assert transport.receive(transport.now() + 20) == b"id name x"
    with pytest.raises(Ended):
        transport.receive(transport.now() + 20)
    assert transport.close(5) == "exit code 7"
    transport.send("isready")
    assert transport.close(0) == "exit code 7"
