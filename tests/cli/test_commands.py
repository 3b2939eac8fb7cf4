import json
import subprocess
import sys
from pathlib import Path

import pytest

from sixtysix import __version__
from sixtysix.interfaces.cli import main
from sixtysix.notation import parse_position, record_text
from sixtysix.rules import PRESETS
from sixtysix.search.perft import opening
from sixtysix.search.perft import perft as counted
from tests.cli.kit import command, refused, sixtysix
from tests.notation.kit import random_match

POSITION = "66p1 sixty-six dealer=1 trump=H turn=0 hands=TH,9C/AH,TC piles=AS,TS,KS,QS,JS,9S,KH,QH,JH,9H/AD,TD,KD,QD,JD,9D,AC,KC,QC,JC"
COMMANDS = (
    "play",
    "tui",
    "played",
    "serve",
    "solve",
    "replay",
    "positions",
    "perft",
    "bench",
    "arena",
    "selfcheck",
)

Captured = pytest.CaptureFixture[str]


def test_version(capsys: Captured) -> None:
    assert main(["--version"]) == 0
    assert capsys.readouterr().out == f"sixtysix {__version__}\n"


def test_the_package_can_be_run(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "sixtysix", "--version"],
        capture_output=True,
        text=True,
        cwd=tmp_path,
        check=True,
    )
    assert done.stdout == f"sixtysix {__version__}\n"


def test_help_names_every_command(capsys: Captured) -> None:
    for arguments in (["--help"], []):
        assert main(arguments) == 0
        out = capsys.readouterr().out
        assert [name for name in COMMANDS if f" {name}:" not in out] == []


@pytest.mark.parametrize("name", COMMANDS)
def test_every_command_explains_itself(capsys: Captured, name: str) -> None:
    assert main([name, "--help"]) == 0
    out = capsys.readouterr().out
    assert out.startswith(f"Usage: sixtysix {name}")
    assert "Traceback" not in out


def test_what_a_command_does_not_need_is_not_imported(tmp_path: Path) -> None:
    program = "import sys; from sixtysix.interfaces.cli import main; main(['--version']); print(*sys.modules)"
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, cwd=tmp_path, check=True
    )
    modules = set(done.stdout.split())
    slow = {"fastapi", "sqlalchemy", "fluent.runtime", "textual", "sixtysix.search", "sixtysix.engine"}
    assert not modules & slow


def test_only_the_window_imports_textual(tmp_path: Path) -> None:
    program = (
        "import sys; from sixtysix.interfaces.cli import main; main(['play', '--plain', '--record', 'm']);"
        "print('textual' in sys.modules)"
    )
    done = subprocess.run(
        [sys.executable, "-c", program],
        input="",
        capture_output=True,
        text=True,
        encoding="utf-8",
        cwd=tmp_path,
        env=command(tmp_path)[1],
        check=True,
    )
    assert done.stdout.endswith("False\n")


def test_solve(capsys: Captured) -> None:
    assert main(["solve", POSITION, "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["position"] == POSITION
    assert set(found["actions"]) == {"TH", "9C", "W"}
    assert found["value"] == max(found["actions"].values())
    assert found["best"] == [name for name, value in found["actions"].items() if value == found["value"]]
    assert found["exact"] is True
    assert main(["solve", POSITION]) == 0
    assert f"seat 0 is on turn: {found['value']:+d}\n" in capsys.readouterr().out


@pytest.mark.parametrize("preset", PRESETS)
def test_perft_counts_as_python_does(capsys: Captured, preset: str) -> None:
    assert main(["perft", preset, "--depth", "4", "--seed", "3", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["count"] == counted(opening(PRESETS[preset], 3), 4)
    assert main(["perft", "--position", found["position"], "--depth", "3"]) == 0
    lines = capsys.readouterr().out.splitlines()
    state = parse_position(found["position"])
    assert lines == [found["position"], *(f"depth {n}: {counted(state, n)}" for n in (1, 2, 3))]


def test_replay(capsys: Captured, tmp_path: Path) -> None:
    record = next(each for each in map(random_match, range(100)) if each.match.winner is not None)
    file = tmp_path / "m.66r"
    file.write_text(record_text(record) * 2, encoding="utf-8")
    assert main(["replay", str(file)]) == 0
    out = capsys.readouterr().out
    assert out.count("deal 1, dealer") == 2
    assert out.count("wins the match") == 2
    assert main(["replay", str(file), "--json"]) == 0
    found = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert len(found) == 2
    assert found[0]["score"] == list(record.match.score)
    assert [len(each["actions"]) for each in found[0]["deals"]] == [
        len(each.actions) for each in record.deals
    ]


def test_replay_reads_a_pipe(tmp_path: Path) -> None:
    done = sixtysix(tmp_path, "replay", "-", typed=record_text(random_match(1)))
    assert (done.returncode, done.stderr) == (0, "")
    assert "deal 1, dealer" in done.stdout


@pytest.mark.skipif(sys.platform == "win32", reason="pipes break otherwise there")
def test_a_reader_that_has_seen_enough_is_no_error(tmp_path: Path) -> None:
    (tmp_path / "m.66r").write_text(record_text(random_match(1)) * 400, encoding="utf-8")
    line, environment = command(tmp_path, "replay", "m.66r", "--json")
    process = subprocess.Popen(
        line, cwd=tmp_path, env=environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE
    )
    assert process.stdout is not None
    assert process.stderr is not None
    process.stdout.readline()
    process.stdout.close()
    errors = process.stderr.read()
    process.stderr.close()
    process.wait(20)
    assert errors == b""


def test_selfcheck(capsys: Captured) -> None:
    assert main(["selfcheck", "--deals", "60", "--seed", "2"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == "deals=60"
    assert lines[-1] == "mismatches=0"


def test_positions(capsys: Captured, tmp_path: Path) -> None:
    entry = {
        "id": "elimination",
        "hand": {"D": "K", "H": "QA", "C": "QJ"},
        "unseen": {"H": "TJ", "D": "AJ", "S": "K"},
    }
    file = tmp_path / "p.json"
    file.write_text(json.dumps({"positions": [entry]}), encoding="utf-8")
    assert main(["positions", str(file)]) == 0
    assert capsys.readouterr().out.startswith("elimination: ")
    assert main(["positions", str(file), "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert set(found[0]) >= {"id", "verdict", "values", "stated"}


def test_bench_play(capsys: Captured, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(
        "sixtysix.search.bench_play.bench_play", lambda: {"sixty-six": {"rate": 1234.5, "us": 1.5}}
    )
    assert main(["bench", "play"]) == 0
    assert capsys.readouterr().out == "sixty-six\n  rate 1,234\n  us 1.500\n"
    assert main(["bench", "play", "--json"]) == 0
    assert json.loads(capsys.readouterr().out) == {"sixty-six": {"rate": 1234.5, "us": 1.5}}


def test_play_without_plain_opens_the_browser(monkeypatch: pytest.MonkeyPatch) -> None:
    calls: list[tuple[object, ...]] = []

    def run(host: str, port: int, **options: object) -> int:
        calls.append((host, port, options))
        return 0

    monkeypatch.setattr("sixtysix.interfaces.web.server.run", run)
    assert main(["play"]) == 0
    assert main(["serve", "--port", "1234", "--host", "0.0.0.0", "--database", "x.db"]) == 0
    opened = {"open_browser": True, "database": None, "allow_hosts": ()}
    assert calls[0] == ("127.0.0.1", 8066, opened)
    assert calls[1] == ("0.0.0.0", 1234, {"open_browser": False, "database": Path("x.db"), "allow_hosts": ()})


KEY = "0123456789abcdef" * 2


def test_deals_played_in_the_terminal_are_given_to_the_statistics(tmp_path: Path) -> None:
    sixtysix(tmp_path, "play", "--plain", "--seed", "3", "--level", "novice", typed="1\nd\nclaim\nquit\n")
    told = json.loads(sixtysix(tmp_path, "played").stdout)
    assert told["format"] == "66-played-1"
    assert [deal["reason"] for deal in told["records"]] == ["false_claim"]
    kept = sixtysix(tmp_path, "played", "--key", KEY, "--database", "tables.sqlite3")
    assert kept.stdout.startswith("1 deals, 1 of them new.")
    again = sixtysix(tmp_path, "played", "--key", KEY, "--database", "tables.sqlite3")
    assert again.stdout.startswith("1 deals, 0 of them new.")


def test_what_is_wrong_with_a_key_is_said(tmp_path: Path) -> None:
    assert "32 signs long" in refused(sixtysix(tmp_path, "played", "--key", "12"))
    assert "--key" in refused(sixtysix(tmp_path, "played", "--database", "x.sqlite3"))
    assert "Check the name" in refused(sixtysix(tmp_path, "played", "nowhere.66r"))
