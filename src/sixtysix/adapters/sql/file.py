"""The database file: where it lies, and everything that can be wrong with it, each said with what to do.

A file is looked at through a read-only connection first; whatever is wrong, it is left as it was.
"""

import sqlite3
from collections.abc import Generator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Final
from urllib.parse import quote

from sixtysix.adapters.folders import data_folder
from sixtysix.adapters.sql.schema import APPLICATION_ID, STEPS, VERSION

NAME: Final = "tables.sqlite3"
CHECK_AT_MOST: Final = 64 * 1024 * 1024
"""Bytes up to which a file is checked as a whole at the start; damage in a larger one shows where it is read."""
PATIENCE: Final = 2.0
"""Seconds to wait for another program's lock."""


class OpenError(Exception):
    """The database cannot be opened; the text says why and what to do. Nothing was changed."""


class DamagedFile(OpenError):
    """It is not a database, or a broken one."""


class ForeignFile(OpenError):
    """It is another program's database."""


class NewerFile(OpenError):
    """It was written by a newer version."""


class LockedFile(OpenError):
    """Another program holds it."""


class UnwritableFile(OpenError):
    """It, or its folder, may not be written, or the disk is full."""


def default_path() -> Path:
    """Where the tables of this user are kept."""
    return data_folder() / NAME


def prepare(path: Path) -> None:
    """Make sure that a database of the present schema is there and may be written. Raises `OpenError`."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise UnwritableFile(
            f"The folder {path.parent} cannot be made ({error.strerror}). "
            "Allow it, or name another file with --database."
        ) from error
    if path.is_dir():
        raise UnwritableFile(f"{path} is a folder. Name a file with --database.")
    with _said(path):
        found = _look(path) if path.exists() and path.stat().st_size else 0
        _migrate(path, found)


def _look(path: Path) -> int:
    """The schema version of an existing file, after checking it through a connection that cannot write."""
    with path.open("rb") as file:
        if file.read(16) != b"SQLite format 3\x00":
            raise DamagedFile(_damaged(path, "it is not a database"))
    uri = f"file:{quote(str(path.absolute()))}?mode=ro"
    with closing(sqlite3.connect(uri, uri=True, timeout=PATIENCE)) as connection:
        application = _pragma(connection, "application_id")
        version = _pragma(connection, "user_version")
        if path.stat().st_size <= CHECK_AT_MOST:
            verdict = connection.execute("PRAGMA quick_check(1)").fetchone()
            if verdict is None or verdict[0] != "ok":
                raise DamagedFile(_damaged(path, " ".join(str(verdict and verdict[0]).split())))
        empty = connection.execute("SELECT count(*) FROM sqlite_schema").fetchone()[0] == 0
    if empty and version == 0:
        return 0
    if application != APPLICATION_ID:
        raise ForeignFile(
            f"{path} is a database of another program. It was left as it is. Name another file with --database."
        )
    if version > VERSION:
        raise NewerFile(
            f"{path} was written by a newer version of sixtysix (schema {version}; this one knows {VERSION}). "
            "It was left as it is. Install the newer version, or name another file with --database."
        )
    return version


def _migrate(path: Path, version: int) -> None:
    """Bring the schema up to date in one transaction, and prove that the file may be written."""
    with closing(sqlite3.connect(path, timeout=PATIENCE, isolation_level=None)) as connection:
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("BEGIN IMMEDIATE")
        try:
            version = _pragma(connection, "user_version")  # another process may have been quicker
            for step in STEPS[version:]:
                for statement in step:
                    connection.execute(statement)
            connection.execute(f"PRAGMA application_id = {APPLICATION_ID}")
            connection.execute(f"PRAGMA user_version = {VERSION}")
            connection.execute("COMMIT")
        except BaseException:
            connection.execute("ROLLBACK")
            raise


def _pragma(connection: sqlite3.Connection, name: str) -> int:
    return int(connection.execute(f"PRAGMA {name}").fetchone()[0])


@contextmanager
def _said(path: Path) -> Generator[None, None, None]:
    """Turns what SQLite and the system raise into an `OpenError` that says what to do."""
    try:
        yield
    except sqlite3.Error as error:
        raise _translated(path, error) from error
    except OSError as error:
        raise UnwritableFile(
            f"{path} cannot be opened ({error.strerror}). Allow it, or name another file with --database."
        ) from error


def _translated(path: Path, error: sqlite3.Error) -> OpenError:
    code = getattr(error, "sqlite_errorcode", 0) & 0xFF
    if code in (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED):
        return LockedFile(
            f"{path} is locked by another program. Close that program (another sixtysix, a backup, a database "
            "browser) and start again, or name another file with --database."
        )
    if code in (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB):
        return DamagedFile(_damaged(path, str(error)))
    if code == sqlite3.SQLITE_FULL:
        return UnwritableFile(
            f"There is no space left to write {path}. Make some, or name a file on another disk with --database."
        )
    return UnwritableFile(
        f"{path} cannot be written ({error}). Allow writing to the file and its folder, "
        "or name another file with --database."
    )


def _damaged(path: Path, detail: str) -> str:
    return (
        f"{path} is damaged: {detail}. It was left as it is. Put a backup in its place, or move it away to begin "
        "with an empty one, or name another file with --database."
    )
