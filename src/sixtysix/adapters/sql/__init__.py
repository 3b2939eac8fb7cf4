"""The database: SQLite in one file."""

from sixtysix.adapters.sql.file import (
    DamagedFile,
    ForeignFile,
    LockedFile,
    NewerFile,
    OpenError,
    UnwritableFile,
    default_path,
)
from sixtysix.adapters.sql.store import SqlStore

__all__ = [
    "DamagedFile",
    "ForeignFile",
    "LockedFile",
    "NewerFile",
    "OpenError",
    "SqlStore",
    "UnwritableFile",
    "default_path",
]
