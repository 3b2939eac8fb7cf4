"""Stores in SQLite files, opened for a test."""

from collections.abc import AsyncGenerator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, TypeVar

from sqlalchemy import event

from sixtysix.adapters.sql.file import prepare
from sixtysix.adapters.sql.played import SqlPlayed
from sixtysix.adapters.sql.store import SqlStore

S = TypeVar("S", SqlStore, SqlPlayed)


@asynccontextmanager
async def opened_store(kind: Callable[[Path], S], path: Path, *pragmas: str) -> AsyncGenerator[S, None]:
    """A store whose connections are given some more pragmas."""
    prepare(path)
    store = kind(path)

    def on_connect(connection: Any, _: object) -> None:
        for pragma in pragmas:
            connection.execute(f"PRAGMA {pragma}")

    event.listen(store._engine.sync_engine, "connect", on_connect)
    try:
        yield store
    finally:
        await store.close()
