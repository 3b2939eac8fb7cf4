"""Starting and stopping the server as a process."""

import os
import signal
import socket
import sqlite3
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Generator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest

from sixtysix.interfaces.web import server
from tests.kit.server import free_port
from tests.web.player import Player, open_table

_PROGRAM = (
    "import pathlib, sys; from sixtysix.interfaces.web.server import run\n"
    "sys.exit(run(port=int(sys.argv[1]), database=pathlib.Path(sys.argv[2])))"
)


@contextmanager
def started(port: int, database: Path) -> Generator[subprocess.Popen[str], None, None]:
    """The server in a process of its own."""
    process = subprocess.Popen(
        [sys.executable, "-c", _PROGRAM, str(port), str(database)], stderr=subprocess.PIPE, text=True
    )
    try:
        yield process
    finally:
        process.kill()
        process.communicate()


def answers(port: int, path: str = "/api/health", within: float = 20) -> float:
    """Seconds until the server answers."""
    start = time.monotonic()
    while time.monotonic() - start < within:
        try:
            with urllib.request.urlopen(f"http://127.0.0.1:{port}{path}", timeout=within):
                return time.monotonic() - start
        except urllib.error.HTTPError:
            return time.monotonic() - start  # the page may not be built
        except OSError:
            time.sleep(0.01)
    raise AssertionError("no answer")


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGTERM])
def test_it_ends_well_with_a_player_connected(tmp_path: Path, how: signal.Signals) -> None:
    port = free_port()
    with started(port, tmp_path / "t") as process:
        answers(port)
        address = f"http://127.0.0.1:{port}"
        with Player(address, open_table(address)) as player:
            player.connect()
            start = time.monotonic()
            process.send_signal(how)
            assert process.wait(10) == 0
            assert time.monotonic() - start < 6
        assert process.stderr is not None
        said = process.stderr.read()
        assert said == f"sixtysix is at http://127.0.0.1:{port}/ – Ctrl+C ends it.\n"
    with closing(sqlite3.connect(tmp_path / "t")) as connection:
        assert connection.execute("SELECT count(*) FROM entry").fetchone()[0] >= 2


def test_it_may_be_ended_while_it_still_loads(tmp_path: Path) -> None:
    port = free_port()
    with started(port, tmp_path / "t") as process:
        answers(port, "/")
        process.send_signal(signal.SIGTERM)
        assert process.wait(15) == 0


def test_the_page_is_there_at_once(tmp_path: Path) -> None:
    port = free_port()
    with started(port, tmp_path / "t"):
        seconds = answers(port, "/")
    busy = os.getloadavg()[0] > (os.cpu_count() or 1)
    assert seconds < (5 if busy else 1)


def test_a_port_in_use(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = other.getsockname()[1]
        assert server.run(port=port, database=tmp_path / "t") == 2
    said = capsys.readouterr().err
    assert said.startswith(f"sixtysix: port {port} is already in use. Try another: --port ")
    assert said.count("\n") == 1
    assert not (tmp_path / "t").exists()


def test_an_address_that_is_not_here(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert server.run("192.0.2.1", free_port(), database=tmp_path / "t") == 2
    assert server.run("no such host", free_port(), database=tmp_path / "t") == 2
    said = capsys.readouterr().err
    assert said.count("cannot listen") == 2
    assert "--host" in said


def test_a_damaged_database(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "t").write_bytes(b"not a database")
    assert server.run(port=free_port(), database=tmp_path / "t") == 1
    said = capsys.readouterr().err
    assert "damaged" in said
    assert said.count("\n") == 1
    assert (tmp_path / "t").read_bytes() == b"not a database"


def test_it_listens_on_loopback_only_unless_told(tmp_path: Path) -> None:
    port = free_port()
    with started(port, tmp_path / "t"):
        answers(port, "/")
        listening = Path("/proc/net/tcp")
        if not listening.exists():
            pytest.skip("there is no /proc here")
        wanted = f":{port:04X} "
        lines = [
            line.split()[1]
            for line in listening.read_text().splitlines()
            if f"{wanted}00000000:0000 0A" in line
        ]
        assert lines == [f"0100007F:{port:04X}"]


@pytest.mark.parametrize(
    ("host", "everywhere"),
    [("127.0.0.1", False), ("0.0.0.0", True), ("::", True), ("", True), ("localhost", False)],
)
def test_everywhere(host: str, everywhere: bool) -> None:
    assert server._is_everywhere(host) is everywhere


def test_the_address_that_is_said() -> None:
    with server.listen("127.0.0.1", 0) as listening:
        port = listening.getsockname()[1]
        assert server._address("0.0.0.0", listening) == f"http://127.0.0.1:{port}/"
        assert server._address("::1", listening) == f"http://[::1]:{port}/"
