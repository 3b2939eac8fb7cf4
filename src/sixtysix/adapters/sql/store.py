"""Rows in SQLite: one connection writes, what waits meanwhile is written together, on the disk before it counts as kept."""

import asyncio
import sqlite3
from collections.abc import Generator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Final

from sqlalchemy import Column, Integer, MetaData, Table, Text, event, select
from sqlalchemy.dialects.sqlite import insert
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from sixtysix.adapters.sql.file import PATIENCE
from sixtysix.services.entry import Row
from sixtysix.services.ports import SeqTaken, StoreBusy, StoreError, StoreFull, StoreReadOnly

BATCH_AT_MOST: Final = 64

_ENTRY: Final = Table(
    "entry",
    MetaData(),
    Column("room", Text, primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("kind", Text, nullable=False),
    Column("payload", Text, nullable=False),
)
_INSERT: Final = insert(_ENTRY).on_conflict_do_nothing()
_FULL_ERRORS: Final = (sqlite3.SQLITE_FULL, sqlite3.SQLITE_IOERR, sqlite3.SQLITE_TOOBIG)


class SqlStore:
    """The store of `services.ports` in a SQLite file, which `file.prepare` has made ready."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._engine = connected(path)
        self._waiting: asyncio.Queue[tuple[Row, asyncio.Future[None]]] = asyncio.Queue()
        self._writer: asyncio.Task[None] | None = None

    async def rows(self, room: str, start: int = 0) -> list[Row]:
        """The rows of a room from a number on, in order."""
        query = select(_ENTRY).where(_ENTRY.c.room == room, _ENTRY.c.seq >= start).order_by(_ENTRY.c.seq)
        with said():
            async with self._engine.connect() as connection:
                found = await connection.execute(query)
                return [Row(row.room, row.seq, row.kind, row.payload) for row in found]

    async def append(self, row: Row) -> None:
        """Keep a row; it is on the disk when this returns."""
        if self._writer is None or self._writer.done():
            self._writer = asyncio.create_task(self._write())
        kept: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.put_nowait((row, kept))
        await kept

    async def close(self) -> None:
        """Let go of the file."""
        if self._writer is not None:
            self._writer.cancel()
            with suppress(asyncio.CancelledError):
                await self._writer
        await self._engine.dispose()

    async def _write(self) -> None:
        while True:
            batch = [await self._waiting.get()]
            while len(batch) < BATCH_AT_MOST and not self._waiting.empty():
                batch.append(self._waiting.get_nowait())
            try:
                with said():
                    async with self._engine.connect() as connection:
                        kept = await _keep(connection, [row for row, _ in batch])
            except StoreError as error:
                for _, future in batch:
                    if not future.done():
                        future.set_exception(type(error)(*error.args))
                continue
            for (_, future), each in zip(batch, kept, strict=True):
                if future.done():
                    continue
                if each:
                    future.set_result(None)
                else:
                    future.set_exception(SeqTaken())


async def _keep(connection: AsyncConnection, rows: Sequence[Row]) -> list[bool]:
    """Write rows in one transaction; says of each whether its number was free."""
    await connection.exec_driver_sql("BEGIN IMMEDIATE")
    try:
        kept = [(await connection.execute(_INSERT, row._asdict())).rowcount == 1 for row in rows]
        await connection.commit()
    except BaseException:
        await connection.rollback()
        raise
    return kept


def connected(path: Path) -> AsyncEngine:
    """The way to a file that is ready; each connection writes to the disk."""
    engine = create_async_engine(
        f"sqlite+aiosqlite:///{path}",
        pool_size=2,
        max_overflow=0,
        connect_args={"timeout": PATIENCE, "isolation_level": None},
    )
    event.listen(engine.sync_engine, "connect", _configure)
    return engine


def _configure(connection: DBAPIConnection, _: object) -> None:
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode = WAL")
    cursor.execute("PRAGMA synchronous = FULL")  # kept means on the disk, also when the power fails
    cursor.close()


@contextmanager
def said() -> Generator[None, None, None]:
    """Turns database errors into a `StoreError` that says what to do."""
    try:
        yield
    except DBAPIError as error:
        raise _translated(error.orig) from error
    except (sqlite3.Error, OSError) as error:
        raise _translated(error) from error


def _translated(error: BaseException | None) -> StoreError:
    code = getattr(error, "sqlite_errorcode", 0) & 0xFF
    if code in (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED):
        return StoreBusy("The database is locked by another program. Close that program, then try again.")
    if code == sqlite3.SQLITE_READONLY:
        return StoreReadOnly("The database may not be written. Allow writing to it, then try again.")
    if code in _FULL_ERRORS:
        return StoreFull("The server's disk is full or fails. Nothing was lost; make space, then try again.")
    return StoreError(f"The database failed: {error}")
