"""`sixtysix arena` from outside."""

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from sixtysix.engine.baselines.vu.package import NOT_INSTALLED, PeersMissing
from sixtysix.interfaces.cli import main
from tests.cli.kit import command, refused

Captured = pytest.CaptureFixture[str]


def test_json_is_one_object(capsys: Captured) -> None:
    assert main(["arena", "simple", "random", "--preset", "schnapsen", "--pairs", "6", "--json"]) == 0
    shown = capsys.readouterr()
    assert shown.err == ""
    found = json.loads(shown.out)
    assert list(found)[:4] == ["a", "b", "preset", "pairs"]
    assert (found["a"], found["b"], found["preset"], found["pairs"]) == ("simple", "random", "schnapsen", 6)
    low, high = found["ci95"]
    assert low <= found["gp_per_deal"] <= high
    assert set(found["matches_won"]) == set(found["ms_per_decision"]) == {"a", "b"}
    assert found["ms_clock"] == {"a": "CPU", "b": "CPU"}
    assert found["forfeits"] == {"a": 0, "b": 0}


def test_twins_are_even(capsys: Captured) -> None:
    assert main(["arena", "heuristic", "heuristic", "--pairs", "5", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["gp_per_deal"] == 0


def test_text(capsys: Captured) -> None:
    assert main(["arena", "simple", "random", "--pairs", "5", "--set", "match_target=5"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == "simple v random, sixty-six,match_target=5, seed 1"
    assert lines[1] == "pairs of deals  5 (10 deals)"
    assert lines[2].startswith("game points     +")
    assert lines[3].startswith("matches won     ")
    assert lines[4].endswith(" simple")
    assert lines[5].endswith(" random")


def test_match_play_and_forfeits(capsys: Captured) -> None:
    assert main(["arena", "cmd:false", "random", "--pairs", "1", "--match-play"]) == 0
    out = capsys.readouterr().out
    assert "pairs of matches  1 (6 deals)" in " ".join(out.splitlines())
    assert "-3.000 a deal to cmd:false" in out
    assert "forfeits        6 v 0, each lost by 3" in out
    assert "wall time" in out


def test_sequential_test(capsys: Captured) -> None:
    assert main(["arena", "simple", "random", "--pairs", "300", "--sprt", "-0.5,0.5"]) == 0
    assert "sequential test decided after " in capsys.readouterr().out
    assert main(["arena", "simple", "random", "--pairs", "3", "--sprt", "0,0.1", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert (found["sprt"]["verdict"], found["stop"]) == ("open", "pairs")


def test_records_can_be_replayed(capsys: Captured, tmp_path: Path) -> None:
    file = tmp_path / "a.66r"
    assert main(["arena", "simple", "random", "--pairs", "2", "--records", str(file)]) == 0
    assert main(["replay", str(file)]) == 0
    assert capsys.readouterr().out.count("deal 1, dealer") == 4


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["arena"], "arena --help"),
        (["arena", "nobody", "random"], "there is no player 'nobody'. Players: "),
        (["arena", "simple", "random", "--preset", "nope"], "there is no preset 'nope'"),
        (["arena", "simple", "random", "--pairs", "0"], "--pairs is a number from 1 up"),
        (["arena", "simple", "random", "--seed", "-1"], "--seed is a number from 0 up"),
        (["arena", "simple", "random", "--jobs", "0"], "--jobs is a number from 1 to 256"),
        (["arena", "simple", "random", "--sprt", "0.1"], "--sprt 0.1: give LOW,HIGH"),
        (["arena", "simple", "random", "--sprt", "0.1,0.1"], "--sprt 0.1,0.1: give LOW,HIGH"),
        (["arena", "simple", "random", "--records", "no/such/file"], "cannot be written"),
        (["arena", "simple", "random", "--resume", "."], "cannot be written"),
        (["arena", "random", "vu:rand", "--preset", "sixty-six"], "give --preset schnapsen or none"),
        (["arena", "random", "vu:rand", "--match-play"], "leave --match-play out"),
        (["arena", "random", "vu:rand", "--records", "a.66r"], "leave --records out"),
    ],
)
def test_what_is_asked_wrongly(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Captured, arguments: list[str], said: str
) -> None:
    monkeypatch.chdir(tmp_path)
    code = main(arguments)
    shown = capsys.readouterr()
    assert shown.out == ""
    assert said in refused(subprocess.CompletedProcess(arguments, code, "", shown.err))


def test_a_foreign_state_file_is_refused_and_kept(tmp_path: Path, capsys: Captured) -> None:
    file = tmp_path / "diary"
    file.write_text("dear diary\n", encoding="utf-8")
    assert main(["arena", "simple", "random", "--resume", str(file)]) == 2
    assert "is damaged or no state of an arena" in capsys.readouterr().err
    assert file.read_text("utf-8") == "dear diary\n"


def test_without_the_peers_it_says_how_to_install_them(
    monkeypatch: pytest.MonkeyPatch, capsys: Captured
) -> None:
    def missing() -> None:
        raise PeersMissing(NOT_INSTALLED)

    monkeypatch.setattr("sixtysix.engine.arena_workers.loaded", missing)
    assert main(["arena", "random", "vu:rand", "--pairs", "1"]) == 2
    assert "pip install 'sixtysix[peers]'" in capsys.readouterr().err


@pytest.mark.skipif(sys.platform == "win32", reason="no signals there")
@pytest.mark.parametrize("jobs", ["1", "2"])
def test_ctrl_c_shows_what_was_played_and_how_to_go_on(tmp_path: Path, jobs: str) -> None:
    line, environment = command(
        tmp_path, "arena", "simple", "random", "--pairs", "1000000", "--resume", "s", "--jobs", jobs
    )
    process = subprocess.Popen(
        line,
        cwd=tmp_path,
        env=environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    state, waited = tmp_path / "s", time.monotonic() + 60
    while not (state.exists() and state.read_bytes().count(b"\n") > 5) and time.monotonic() < waited:
        time.sleep(0.05)
    os.killpg(process.pid, signal.SIGINT)
    out, err = process.communicate(timeout=60)
    assert process.returncode == 130
    assert out.startswith("simple v random, ")
    assert "interrupted after " in err
    assert err.endswith("the same command goes on from there.\n")
    assert "Traceback" not in err
