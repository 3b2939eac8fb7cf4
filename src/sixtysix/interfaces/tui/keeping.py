"""Where the match is kept: on disk after every action, taken up at the next start, never thrown away."""

from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from datetime import datetime
from pathlib import Path
from typing import BinaryIO, Final

from sixtysix.adapters.lock import hold
from sixtysix.interfaces.home.saving import new_file, read, records_folder, save
from sixtysix.notation import MatchRecord, NotationError

_TABLES_AT_MOST: Final = 50


@dataclass(slots=True)
class Keeper:
    """Keeps the match being played in a file.

    A file of the state folder is emptied when its match is over or left for another: its record then lies among the
    records. A file that the player named stays.
    """

    file: Path
    named: bool = False
    records: Callable[[], Path] = records_folder
    notices: list[tuple[str, dict[str, str]]] = field(default_factory=list[tuple[str, dict[str, str]]])
    """Messages for the player, each with its arguments."""
    _lock: BinaryIO | None = None

    def keep(self, record: MatchRecord) -> str | None:
        """Save the match; returns why it cannot be saved, if so."""
        try:
            self.file.parent.mkdir(parents=True, exist_ok=True)
            save(self.file, record)
        except OSError as error:
            return error.strerror or str(error)
        return None

    def put_away(self, record: MatchRecord) -> Path | str:
        """Put a match that is over or left among the records; returns its file, or why it cannot be saved."""
        if self.named:
            why = self.keep(record)
            return self.file if why is None else why
        try:
            folder = self.records()
            folder.mkdir(parents=True, exist_ok=True)
            file = new_file(folder)
            save(file, record)
        except OSError as error:
            return error.strerror or str(error)
        with suppress(OSError):
            self.file.unlink(missing_ok=True)
        return file

    def unnamed(self, folder: Path) -> "Keeper":
        """The keeper of the next match: a file that the player named holds one match only."""
        return at_home(folder, self.records) if self.named else self

    def close(self) -> None:
        """Let the next one use the file."""
        if self._lock is not None:
            self._lock.close()


def at_home(folder: Path, records: Callable[[], Path] = records_folder) -> Keeper:
    """The first file of the state folder that no other window plays in."""
    for number in range(1, _TABLES_AT_MOST):
        file = folder / f"table-{number}.66r"
        try:
            lock = hold(file.with_suffix(".lock"))
        except OSError:
            return Keeper(file, records=records)  # it will be said when the match is saved
        if lock is not None:
            return Keeper(file, records=records, _lock=lock)
    return Keeper(new_file(records()), named=True, records=records)


def left_before(keeper: Keeper, wanted: Callable[[MatchRecord], bool]) -> MatchRecord | None:
    """The match to be taken up: one that goes on and is wanted. Any other is put where it can be found again."""
    try:
        record = read(keeper.file)
    except (NotationError, OSError, ValueError) as error:
        _put_aside(keeper, error)
        return None
    if record is None:
        return None
    if record.match.winner is None and wanted(record):
        keeper.notices.append(("resumed", {}))
        return record
    away = keeper.put_away(record)
    if isinstance(away, Path):
        keeper.notices.append(("kept-aside", {"file": str(away)}))
    else:
        keeper.notices.append(("not-saved", {"file": str(keeper.file), "reason": away}))
        keeper.file = new_file(keeper.file.parent)  # the other match stays where it is
    return None


def _put_aside(keeper: Keeper, error: Exception) -> None:
    """Keep a damaged file under another name; where that cannot be, it stays and another file is used."""
    moment = datetime.now().astimezone().strftime("%Y-%m-%d-%H%M%S")
    aside = keeper.file.with_name(f"{keeper.file.stem}-damaged-{moment}{keeper.file.suffix}")
    try:
        keeper.file.replace(aside)
    except OSError:
        aside, keeper.file = keeper.file, new_file(keeper.file.parent)
    reason = " ".join(str(error).split())[:120]
    keeper.notices.append(("damaged", {"file": str(aside), "reason": reason}))
