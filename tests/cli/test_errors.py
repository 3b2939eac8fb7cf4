"""Whatever is wrong, there is one clear line, exit code 2, and no traceback."""

import json
import subprocess
from pathlib import Path

import pytest

from sixtysix.interfaces.cli import main
from sixtysix.notation import record_text
from tests.cli.kit import refused, sixtysix
from tests.notation.kit import random_match

POSITION = "66p1 sixty-six dealer=1 trump=H turn=0 hands=TH/9C piles=AS,TS,KS,QS,JS,9S,AH,KH,QH,JH,9H,AD/TD,KD,QD,JD,9D,AC,TC,KC,QC,JC"


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["nope"], "nope"),
        (["play", "--nope"], "--nope"),
        (["play", "--plain", "--preset", "nope"], "there is no preset 'nope'. Presets: sixty-six, "),
        (["play", "--plain", "--set", "must_head"], "--set must_head: give switch=value"),
        (["play", "--plain", "--set", "nope=1"], "--set nope=1: give switch=value. Switches: deck, "),
        (["play", "--plain", "--set", "must_head=maybe"], "the values of must_head are false, true"),
        (
            ["play", "--plain", "--set", "deck=20"],
            "these rules cannot be played: a deck of 24 deals 33T or 3T3",
        ),
        (["play", "--plain", "--seed", "-1"], "--seed is a number from 0 up"),
        (["play", "--plain", "--seed", "many"], "--seed"),
        (["play", "--plain", "--client-seed", "not this"], "--client-seed has at most 64 letters"),
        (
            ["play", "--plain", "--language", "xx"],
            "there is no language 'xx'. Languages: en, de, it, fr, pl, fil, hu, bg, tr.",
        ),
        (["play", "--plain", "--record", "."], "is a folder"),
        (["play", "--plain", "--record", "/proc/no/such/m.66r"], "cannot be written"),
        (["play", "--seed", "1"], "these options are for --plain"),
        (["serve", "--port", "99999"], "99999 is not a port"),
        (["solve"], "solve --help"),
        (["solve", "66p1 nonsense"], "line 1, column 6: expected a preset"),
        (["solve", ""], "line 1, column 1: expected 66p1"),
        (["perft"], "perft --help"),
        (["perft", "--depth", "2"], "give a preset or --position"),
        (["perft", "nope", "--depth", "2"], "there is no preset 'nope'"),
        (["perft", "sixty-six", "--depth", "61"], "--depth is a number from 0 to 60"),
        (["perft", "--position", "66p9 x", "--depth", "1"], "this position is in version 9"),
        (["replay", "none.66r"], "there is no file none.66r"),
        (["replay", "."], ". is a folder"),
        (["positions", "none.json"], "there is no file none.json"),
        (["positions", "."], ". is a folder"),
        (["bench", "nope"], "bench --help"),
        (["selfcheck", "--deals", "0"], "--deals is a number from 1 up"),
    ],
)
def test_what_is_asked_wrongly(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    arguments: list[str],
    said: str,
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    code = main(arguments)
    shown = capsys.readouterr()
    assert shown.out == ""
    assert said in refused(subprocess.CompletedProcess(arguments, code, "", shown.err))
    assert list(tmp_path.iterdir()) == []


def test_errors_of_a_process_of_its_own(tmp_path: Path) -> None:
    assert "nope" in refused(sixtysix(tmp_path, "nope"))
    assert "there is no file none.66r" in refused(sixtysix(tmp_path, "replay", "none.66r"))


def test_a_position_that_is_over_has_nothing_to_solve(tmp_path: Path) -> None:
    over = "66p1 sixty-six dealer=1 trump=H turn=0 hands=TH/9C piles=AS,TS,KS,QS,JS,9S,AH,KH,QH,JH,9H,AD/TD,KD,QD,JD,9D,AC,TC,KC,QC,JC outcome=0:1:claim:69-51:0"
    said = refused(sixtysix(tmp_path, "solve", over))
    assert "line 1" in said or "is over" in said


@pytest.mark.parametrize(
    ("content", "said"),
    [
        (b"", "holds no match"),
        (b"\n\n# only a comment\n", "holds no match"),
        (b"\xff\xfe", "m.66r: line 1, column 1: the file is not UTF-8 text"),
        (b"66r1\nplayer 0 \xc3\n", "m.66r: line 2, column 10: the file is not UTF-8 text"),
        (b"hello\n", "m.66r: line 1, column 1: expected 66r1, the mark of a record, found 'hello'"),
        (b"66r5\n", "this record is in version 5"),
        (b"66r1\nrules sixty-six\ndealer 0\n", "expected a header, a deal or the match, found nothing"),
        (b"a" * 10_000_000, "line 1, column 4097: a line has at most 4096 characters"),
        (b"a\n" * 5_000_000, "line 1, column 1: expected 66r1"),
        (b"\n" * 1_000_000, "holds no match"),
        (b"\0" * 1000, "line 1, column 1: expected 66r1"),
    ],
)
def test_a_file_that_is_no_record(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    content: bytes,
    said: str,
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("m.66r").write_bytes(content)
    code = main(["replay", "m.66r"])
    assert said in refused(subprocess.CompletedProcess([], code, "", capsys.readouterr().err))


@pytest.mark.parametrize(
    ("content", "said"),
    [
        (b"", "- holds no match"),
        (b"\xff\xfe", "standard input: line 1, column 1: the file is not UTF-8 text"),
        (b"a" * 10_000_000, "standard input: line 1, column 4097: a line has at most 4096 characters"),
    ],
)
def test_an_input_that_is_no_record(tmp_path: Path, content: bytes, said: str) -> None:
    assert said in refused(sixtysix(tmp_path, "replay", "-", typed=content))


def test_a_record_that_cannot_have_happened(tmp_path: Path) -> None:
    text = record_text(random_match(8))
    line = next(each for each in text.splitlines() if each.startswith("result"))
    (tmp_path / "m.66r").write_text(text.replace(line, "result 0 3 claim 99-0 score 9-9"), encoding="utf-8")
    said = refused(sixtysix(tmp_path, "replay", "m.66r"))
    assert "m.66r: line " in said
    assert "which is what the actions lead to" in said


def test_a_record_to_go_on_with_that_is_none(tmp_path: Path) -> None:
    (tmp_path / "m.66r").write_text("my diary\n", encoding="utf-8")
    said = refused(sixtysix(tmp_path, "play", "--plain", "--record", "m.66r"))
    assert "m.66r: line 1, column 1: expected 66r1" in said
    assert (tmp_path / "m.66r").read_text(encoding="utf-8") == "my diary\n"


@pytest.mark.parametrize(
    ("content", "said"),
    [
        (b"", "is not JSON"),
        (b"{", "is not JSON"),
        (b"\xff", "is not JSON"),
        (b"[" * 100_000, "is not JSON"),
        (b"3", "neither a list nor an object with a list"),
        (b'{"positions": 3}', "neither a list nor an object with a list"),
    ],
)
def test_a_file_that_holds_no_positions(tmp_path: Path, content: bytes, said: str) -> None:
    (tmp_path / "p.json").write_bytes(content)
    assert said in refused(sixtysix(tmp_path, "positions", "p.json"))


def test_an_entry_that_is_no_position_is_judged_so(tmp_path: Path) -> None:
    (tmp_path / "p.json").write_text(json.dumps([{"id": "x"}, 3, None]), encoding="utf-8")
    done = sixtysix(tmp_path, "positions", "p.json", "--json")
    assert done.returncode == 0
    assert [each["verdict"] for each in json.loads(done.stdout)] == ["malformed"] * 3
