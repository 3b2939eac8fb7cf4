"""The schema, version by version. `PRAGMA user_version` says which one a file has."""

from typing import Final

APPLICATION_ID: Final = 0x36363636
"""Marks a file as ours in its header (`6666`)."""

STEPS: Final[tuple[tuple[str, ...], ...]] = (
    (
        """
        CREATE TABLE entry (
            room TEXT NOT NULL,
            seq INTEGER NOT NULL,
            kind TEXT NOT NULL,
            payload TEXT NOT NULL,
            PRIMARY KEY (room, seq)
        ) STRICT, WITHOUT ROWID
        """,
    ),
    (
        """
        CREATE TABLE guest (
            guest TEXT NOT NULL PRIMARY KEY,
            epoch INTEGER NOT NULL
        ) STRICT, WITHOUT ROWID
        """,
        """
        CREATE TABLE played (
            guest TEXT NOT NULL,
            place INTEGER NOT NULL,
            id TEXT NOT NULL,
            payload TEXT NOT NULL,
            PRIMARY KEY (guest, place),
            UNIQUE (guest, id)
        ) STRICT, WITHOUT ROWID
        """,
    ),
)
"""What leads from each version to the next. A step that has been published is never changed: add one."""

VERSION: Final = len(STEPS)
