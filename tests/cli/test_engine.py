"""`sixtysix engine` from outside, and programs as players of `sixtysix arena`."""

import json
import shlex
import signal
import subprocess
import sys
from collections.abc import Generator
from contextlib import contextmanager
from pathlib import Path
from typing import IO, TypeAlias

import pytest

from sixtysix.interfaces.cli import main
from tests.cli.kit import PROGRAM, command, refused, sixtysix
from tests.engine.protocol.pages import GUIDE, ROOT, agrees, box, said, told

FAULTY = ROOT / "tests" / "engine" / "protocol" / "engines" / "faulty.py"
DIALOGUE = box("dialogue-ours")


def test_the_dialogue_of_the_page(tmp_path: Path) -> None:
    line, environment = command(tmp_path, "engine")
    process = subprocess.Popen(
        line, cwd=tmp_path, env=environment, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    )
    with process:
        assert process.stdin is not None
        assert process.stdout is not None
        for shown in DIALOGUE:
            if shown.startswith("> "):
                process.stdin.write(f"{shown[2:]}\n")
                process.stdin.flush()
            else:
                assert agrees([shown[2:]], [process.stdout.readline().removesuffix("\n")]), shown
        assert process.stdout.read() == ""
    assert process.returncode == 0


def test_a_decision_is_answered_though_input_ends(tmp_path: Path) -> None:
    lines = [*told(DIALOGUE)[4:6], "go seed 7"]
    done = sixtysix(tmp_path, "engine", typed="\r\n".join(lines))
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.splitlines()[-1] == said(DIALOGUE)[-2]


def test_it_answers_in_bytes_that_end_lines_everywhere_alike(tmp_path: Path) -> None:
    line, environment = command(tmp_path, "engine")
    done = subprocess.run(
        line,
        input=b"isready\r\n\xff\xfe\nisready",
        capture_output=True,
        env=environment,
        timeout=60,
        check=True,
    )
    assert done.stdout.startswith(b"readyok\nerror column 1: expected one of s66, ")
    assert done.stdout.endswith(b"\nreadyok\n")
    assert b"\r" not in done.stdout


def test_another_player_may_answer(tmp_path: Path) -> None:
    done = sixtysix(tmp_path, "engine", "--level", "simple", typed="s66\n")
    assert done.stdout.splitlines() == ["id name simple", "id author the sixtysix authors", "s66ok 1"]
    done = sixtysix(tmp_path, "engine", "--level", "novice", typed="s66\n")
    assert done.stdout.splitlines()[0] == "id name sixtysix novice"
    assert "there is no player 'nobody'. Players: " in refused(
        sixtysix(tmp_path, "engine", "--level", "nobody")
    )


Spoken: TypeAlias = tuple[subprocess.Popen[bytes], IO[bytes], IO[bytes], IO[bytes]]


@contextmanager
def listening(folder: Path) -> Generator[Spoken]:
    """An engine that has said it is ready: the process and its three streams."""
    line, environment = command(folder, "engine")
    process = subprocess.Popen(
        line,
        env=environment,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        bufsize=0,
    )
    with process:
        assert process.stdin is not None
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdin.write(b"isready\n")
        assert process.stdout.readline() == b"readyok\n"
        yield process, process.stdin, process.stdout, process.stderr


@pytest.mark.skipif(sys.platform == "win32", reason="pipes break otherwise there")
def test_a_host_that_does_not_listen_any_more_is_no_error(tmp_path: Path) -> None:
    with listening(tmp_path) as (process, stdin, stdout, stderr):
        stdout.close()
        stdin.write(b"isready\n")
        stdin.close()
        assert stderr.read() == b""
    assert process.returncode == 1


@pytest.mark.skipif(sys.platform != "linux", reason="a disk that is always full")
def test_a_full_disk_is_named(tmp_path: Path) -> None:
    line, environment = command(tmp_path, "engine")
    with Path("/dev/full").open("wb") as full:
        done = subprocess.run(
            line,
            input=b"s66\n",
            stdout=full,
            stderr=subprocess.PIPE,
            env=environment,
            timeout=60,
            check=False,
        )
    stated = subprocess.CompletedProcess(line, done.returncode, "", done.stderr.decode())
    assert refused(stated).startswith("standard output cannot be written: ")


@pytest.mark.skipif(sys.platform == "win32", reason="signals are sent otherwise there")
def test_an_interruption_ends_it(tmp_path: Path) -> None:
    with listening(tmp_path) as (process, _, _, stderr):
        process.send_signal(signal.SIGINT)
        assert stderr.read() == b""
    assert process.returncode == 130


def test_no_standard_input_is_said(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "stdin", None)
    assert main(["engine"]) == 2
    assert capsys.readouterr().err.startswith("sixtysix: standard input is closed")


def arena(capsys: pytest.CaptureFixture[str], *players: str) -> dict[str, object]:
    """What the arena finds of two players, over two pairs of deals."""
    assert main(["arena", *players, "--pairs", "2", "--preset", "schnapsen", "--json"]) == 0
    found: dict[str, object] = json.loads(capsys.readouterr().out)
    return found


def program(*words: str) -> str:
    return f"cmd:{shlex.join([sys.executable, *words])}"


def test_the_bot_plays_in_the_arena_as_the_guide_says(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(ROOT)
    shown = box("sh", GUIDE)[0]
    assert shown.startswith("sixtysix arena ")
    bot, opponent = shlex.split(shown)[2:4]
    found = arena(capsys, bot.replace("cmd:python", f"cmd:{shlex.quote(sys.executable)}"), opponent)
    assert found["pairs"] == 2
    assert found["forfeits"] == {"a": 0, "b": 0}


def test_a_player_plays_through_the_protocol_as_it_does_without(capsys: pytest.CaptureFixture[str]) -> None:
    found = arena(capsys, program("-c", PROGRAM, "engine", "--level", "simple"), "simple")
    assert found["gp_per_deal"] == 0
    assert found["forfeits"] == {"a": 0, "b": 0}


def test_a_program_that_cheats_loses_its_deals(capsys: pytest.CaptureFixture[str]) -> None:
    found = arena(capsys, program("-IS", str(FAULTY), "illegal"), "simple")
    assert found["gp_per_deal"] == -3
    assert found["forfeits"] == {"a": 4, "b": 0}
