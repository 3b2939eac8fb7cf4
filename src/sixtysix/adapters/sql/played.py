"""Deals that guests have played, in the same SQLite file as the tables."""

import asyncio
from collections.abc import AsyncGenerator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Final

from sqlalchemy import Column, Integer, MetaData, Table, Text, delete, func, select
from sqlalchemy.dialects.sqlite import insert
from sqlalchemy.ext.asyncio import AsyncConnection

from sixtysix.adapters.sql.store import connected, said
from sixtysix.services.ports import EpochPassed, Kept, Shelf

_METADATA: Final = MetaData()
_GUEST: Final = Table(
    "guest", _METADATA, Column("guest", Text, primary_key=True), Column("epoch", Integer, nullable=False)
)
_PLAYED: Final = Table(
    "played",
    _METADATA,
    Column("guest", Text, primary_key=True),
    Column("place", Integer, primary_key=True),
    Column("id", Text, nullable=False),
    Column("payload", Text, nullable=False),
)
_INSERT: Final = insert(_PLAYED).on_conflict_do_nothing(index_elements=["guest", "id"])


class SqlPlayed:
    """The `PlayedStore` of `services.ports` in a SQLite file, which `file.prepare` has made ready."""

    def __init__(self, path: Path) -> None:
        self._engine = connected(path)
        self._turn = asyncio.Lock()

    async def shelf(self, guest: str) -> Shelf:
        """How often the guest has deleted everything, and how many deals there are."""
        with said():
            async with self._engine.connect() as connection:
                return await _shelf(connection, guest)

    async def played(self, guest: str, after: int, at_most: int) -> list[Kept]:
        """The guest's deals after a place, in the order they came."""
        query = (
            select(_PLAYED.c.place, _PLAYED.c.id, _PLAYED.c.payload)
            .where(_PLAYED.c.guest == guest, _PLAYED.c.place > after)
            .order_by(_PLAYED.c.place)
            .limit(at_most)
        )
        with said():
            async with self._engine.connect() as connection:
                return [Kept(row.place, row.id, row.payload) for row in await connection.execute(query)]

    async def keep(self, guest: str, epoch: int, deals: Sequence[tuple[str, str]]) -> int:
        """Keep deals, all or none; they are on the disk when this returns."""
        async with self._changing() as connection:
            await _in_epoch(connection, guest, epoch)
            return await _insert(connection, guest, deals)

    async def forget(self, guest: str, epoch: int) -> int:
        """Delete all deals of a guest and begin a new epoch."""
        begun = insert(_GUEST).values(guest=guest, epoch=1)
        async with self._changing() as connection:
            await _in_epoch(connection, guest, epoch)
            gone = await connection.execute(delete(_PLAYED).where(_PLAYED.c.guest == guest))
            await connection.execute(
                begun.on_conflict_do_update(index_elements=["guest"], set_={"epoch": _GUEST.c.epoch + 1})
            )
            return gone.rowcount

    @asynccontextmanager
    async def _changing(self) -> AsyncGenerator[AsyncConnection, None]:
        """One transaction, one at a time: what is done within it is kept as a whole, or not at all."""
        with said():
            async with self._turn, self._engine.connect() as connection:
                await connection.exec_driver_sql("BEGIN IMMEDIATE")
                try:
                    yield connection
                    await connection.commit()
                except BaseException:
                    await connection.rollback()
                    raise

    async def close(self) -> None:
        """Let go of the file."""
        await self._engine.dispose()


async def _shelf(connection: AsyncConnection, guest: str) -> Shelf:
    epoch = await connection.scalar(select(_GUEST.c.epoch).where(_GUEST.c.guest == guest))
    count = await connection.scalar(select(func.count()).select_from(_PLAYED).where(_PLAYED.c.guest == guest))
    return Shelf(int(epoch or 0), int(count or 0))


async def _in_epoch(connection: AsyncConnection, guest: str, epoch: int) -> None:
    shelf = await _shelf(connection, guest)
    if shelf.epoch != epoch:
        raise EpochPassed


async def _insert(connection: AsyncConnection, guest: str, deals: Sequence[tuple[str, str]]) -> int:
    last = await connection.scalar(select(func.max(_PLAYED.c.place)).where(_PLAYED.c.guest == guest))
    place, new = int(last or 0), 0
    for name, payload in deals:
        row = {"guest": guest, "place": place + 1, "id": name, "payload": payload}
        if (await connection.execute(_INSERT, row)).rowcount == 1:
            place, new = place + 1, new + 1
    return new
