"""The database file: what is wrong is said with what to do, and the file is left as it was."""

import os
import resource
import shutil
import sqlite3
import subprocess
import sys
import time
from collections.abc import Generator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest

from sixtysix.adapters.folders import data_folder, state_folder
from sixtysix.adapters.sql import file as sql_file
from sixtysix.adapters.sql.file import (
    DamagedFile,
    ForeignFile,
    LockedFile,
    NewerFile,
    OpenError,
    UnwritableFile,
    prepare,
)
from sixtysix.adapters.sql.schema import APPLICATION_ID, VERSION


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """A database of the present schema, without rows."""
    path = tmp_path / "tables.sqlite3"
    prepare(path)
    return path


def refused(path: Path, kind: type[OpenError]) -> str:
    """Opening fails with that kind of error and changes nothing; returns what is said."""
    before = path.read_bytes()
    with pytest.raises(OpenError) as caught:
        prepare(path)
    assert type(caught.value) is kind, caught.value
    assert path.read_bytes() == before
    said = str(caught.value)
    assert str(path) in said
    assert "--database" in said, "it says what to do"
    assert "\n" not in said
    return said


def test_the_folder_is_that_of_the_platform(tmp_path: Path) -> None:
    name = Path("sixtysix")
    assert data_folder({}, "linux", tmp_path) == tmp_path / ".local/share" / name
    assert data_folder({"XDG_DATA_HOME": "/x"}, "linux", tmp_path) == "/x" / name
    assert data_folder({"XDG_DATA_HOME": "x"}, "linux", tmp_path) == tmp_path / ".local/share" / name
    assert data_folder({}, "darwin", tmp_path) == tmp_path / "Library/Application Support" / name
    assert data_folder({"LOCALAPPDATA": "/y"}, "win32", tmp_path) == "/y" / name
    assert data_folder({}, "win32", tmp_path) == tmp_path / "AppData/Local" / name


def test_the_folder_of_what_goes_on_is_that_of_the_platform(tmp_path: Path) -> None:
    name = Path("sixtysix")
    assert state_folder({}, "linux", tmp_path) == tmp_path / ".local/state" / name
    assert state_folder({"XDG_STATE_HOME": "/x"}, "linux", tmp_path) == "/x" / name
    assert state_folder({"XDG_STATE_HOME": "x"}, "linux", tmp_path) == tmp_path / ".local/state" / name
    for platform in ("darwin", "win32"):
        assert state_folder({}, platform, tmp_path) == data_folder({}, platform, tmp_path)


def test_it_is_made_with_its_folders_and_opened_again(tmp_path: Path) -> None:
    path = tmp_path / "a folder" / "ä?%" / "tables.sqlite3"
    for _ in range(2):
        prepare(path)
        with closing(sqlite3.connect(path)) as connection:
            assert connection.execute("PRAGMA user_version").fetchone() == (VERSION,)
            assert connection.execute("PRAGMA application_id").fetchone() == (APPLICATION_ID,)
            assert connection.execute("PRAGMA journal_mode").fetchone() == ("wal",)


def test_an_empty_file_is_taken(tmp_path: Path) -> None:
    path = tmp_path / "empty"
    path.touch()
    prepare(path)
    assert path.stat().st_size


@pytest.mark.parametrize(
    "content", [b"x", b"not a database, but quite long" * 500, b"SQLite format 3\0" + b"\xff" * 5000]
)
def test_garbage_is_damaged(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "garbage"
    path.write_bytes(content)
    assert "damaged" in refused(path, DamagedFile)


def _fill(path: Path, rows: int = 400) -> None:
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.executemany(
            "INSERT INTO entry VALUES (?, ?, 'x', ?)", [("r", number, "x" * 200) for number in range(rows)]
        )
        connection.execute("SELECT 1")
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")


def test_overwritten_pages_are_damage(path: Path) -> None:
    _fill(path)
    content = bytearray(path.read_bytes())
    content[8192:20000] = b"\xa5" * (20000 - 8192)
    path.write_bytes(content)
    assert "damaged" in refused(path, DamagedFile)


def test_a_file_cut_short_is_damaged(path: Path) -> None:
    _fill(path)
    content = path.read_bytes()
    path.write_bytes(content[: len(content) // 2 + 100])
    refused(path, DamagedFile)


def test_another_programs_database_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "other.db"
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute("CREATE TABLE bookmarks (url TEXT)")
    assert "another program" in refused(path, ForeignFile)


def test_a_newer_schema_is_left_alone(path: Path) -> None:
    with closing(sqlite3.connect(path)) as connection:
        connection.execute(f"PRAGMA user_version = {VERSION + 1}")
    assert "newer version" in refused(path, NewerFile)


def test_a_locked_file(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sql_file, "PATIENCE", 0.2)
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("PRAGMA locking_mode = EXCLUSIVE")
        other.execute("BEGIN EXCLUSIVE")
        other.execute("INSERT INTO entry VALUES ('r', 0, 'x', 'x')")
        start = time.monotonic()
        with pytest.raises(LockedFile, match="another program"):
            prepare(path)
        assert time.monotonic() - start < 3
    prepare(path)


def test_a_folder_in_its_place(tmp_path: Path) -> None:
    with pytest.raises(UnwritableFile, match="is a folder"):
        prepare(tmp_path)
    (tmp_path / "file").touch()
    with pytest.raises(UnwritableFile, match="cannot be made"):
        prepare(tmp_path / "file" / "tables.sqlite3")


@contextmanager
def tmpfs(folder: Path, options: str) -> Generator[None, None, None]:
    """A file system of its own; the test is skipped where it may not be mounted."""
    mounted = subprocess.run(
        ["mount", "-t", "tmpfs", "-o", options, "tmpfs", str(folder)], check=False, capture_output=True
    )
    if mounted.returncode:
        pytest.skip("a file system may not be mounted here")
    try:
        yield
    finally:
        subprocess.run(["umount", "-l", str(folder)], check=True)


def _limited(path: Path, size: int) -> subprocess.CompletedProcess[str]:
    """Open the file in a process that may not write files larger than that."""
    code = (
        "import pathlib, signal, sys; signal.signal(signal.SIGXFSZ, signal.SIG_IGN)\n"
        "from sixtysix.adapters.sql.file import OpenError, prepare\n"
        "try: prepare(pathlib.Path(sys.argv[1]))\n"
        "except OpenError as error: sys.exit(f'{type(error).__name__}: {error}')"
    )
    return subprocess.run(
        [sys.executable, "-c", code, str(path)],
        check=False,
        capture_output=True,
        text=True,
        preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_FSIZE, (size, size)),
    )


def test_no_space_to_make_it(tmp_path: Path) -> None:
    done = _limited(tmp_path / "tables.sqlite3", 2000)
    assert done.returncode == 1
    assert done.stderr.startswith("UnwritableFile")
    assert "--database" in done.stderr
    prepare(tmp_path / "tables.sqlite3")  # what is left of the attempt does no harm


def test_a_full_disk(tmp_path: Path) -> None:
    with tmpfs(tmp_path, "size=64k"):
        (tmp_path / "filler").write_bytes(b"x" * 60_000)
        with pytest.raises(UnwritableFile, match="--database"):
            prepare(tmp_path / "tables.sqlite3")
        (tmp_path / "filler").unlink()
        prepare(tmp_path / "tables.sqlite3")


@contextmanager
def read_only(path: Path, folder: Path) -> Generator[Path, None, None]:
    """A copy of the file that may not be written; for root, who may write everything, on a read-only file system."""
    copy = folder / path.name
    if hasattr(os, "geteuid") and os.geteuid() == 0:
        with tmpfs(folder, "size=1m"):
            shutil.copy(path, copy)
            subprocess.run(["mount", "-o", "remount,ro", str(folder)], check=True)
            yield copy
        return
    shutil.copy(path, copy)
    copy.chmod(0o400)
    folder.chmod(0o500)
    try:
        yield copy
    finally:
        folder.chmod(0o700)


def test_a_read_only_file(path: Path, tmp_path_factory: pytest.TempPathFactory) -> None:
    with read_only(path, tmp_path_factory.mktemp("disk")) as copy:
        refused(copy, UnwritableFile)


def test_a_killed_writer_leaves_a_file_that_opens(tmp_path: Path) -> None:
    path = tmp_path / "tables.sqlite3"
    prepare(path)
    code = (
        "import sqlite3, sys, os, signal\n"
        "c = sqlite3.connect(sys.argv[1], isolation_level=None)\n"
        "c.execute(\"INSERT INTO entry VALUES ('r', 0, 'x', 'kept')\")\n"
        "c.execute('BEGIN IMMEDIATE')\n"
        "c.execute(\"INSERT INTO entry VALUES ('r', 1, 'x', 'not kept')\")\n"
        "os.kill(os.getpid(), signal.SIGKILL)"
    )
    subprocess.run([sys.executable, "-c", code, str(path)], check=False)
    prepare(path)
    with closing(sqlite3.connect(path)) as connection:
        assert connection.execute("SELECT payload FROM entry").fetchall() == [("kept",)]
