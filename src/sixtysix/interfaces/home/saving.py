"""The record of the match being played: always on disk, never half written."""

import os
from datetime import datetime
from pathlib import Path

from sixtysix.adapters.folders import data_folder
from sixtysix.notation import MatchRecord, RecordBuilder, read_match, record_text, text_lines


def records_folder() -> Path:
    """Where the records of this user are kept."""
    return data_folder() / "records"


def new_file(folder: Path) -> Path:
    """A file that is not there yet, named after the moment."""
    now = datetime.now().astimezone().strftime("%Y-%m-%d-%H%M%S")
    names = (f"{now}{suffix}.66r" for suffix in ("", *(f"-{number}" for number in range(2, 1000))))
    return next(folder / name for name in names if not (folder / name).exists())


def read(path: Path) -> MatchRecord | None:
    """The record in a file; None if there is no file or nothing in it. Raises `NotationError`, `OSError` or `ValueError`."""
    if not path.exists():
        return None
    with path.open("rb") as stream:
        if not stream.read(1):
            return None
        stream.seek(0)
        return read_match(text_lines(stream), RecordBuilder())


def make_ready(path: Path) -> None:
    """Make the folder and the file. Raises `OSError` or `ValueError` if the file cannot be written."""
    path.parent.mkdir(parents=True, exist_ok=True)
    with path.open("ab"):
        pass


def save(path: Path, record: MatchRecord) -> None:
    """Put the record in its file, whole or not at all. Raises `OSError`."""
    draft = path.with_name(f"{path.name}.{os.getpid()}.new")
    try:
        with draft.open("w", encoding="utf-8", newline="\n") as stream:
            stream.write(record_text(record))
            stream.flush()
            os.fsync(stream.fileno())
        draft.replace(path)
    finally:
        draft.unlink(missing_ok=True)
