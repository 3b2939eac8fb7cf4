"""Deals of guests in SQLite: kept once, all or none, deleted for good."""

import asyncio
import sqlite3
from contextlib import closing
from functools import partial
from pathlib import Path

import pytest

from sixtysix.adapters.sql import store as sql_store
from sixtysix.adapters.sql.played import SqlPlayed
from sixtysix.adapters.sql.schema import APPLICATION_ID, STEPS
from sixtysix.adapters.sql.store import SqlStore
from sixtysix.services.entry import Row
from sixtysix.services.ports import EpochPassed, Kept, Shelf, StoreBusy, StoreError, StoreFull, StoreReadOnly
from tests.kit.sqlite import opened_store


def deals(*numbers: int, size: int = 2) -> list[tuple[str, str]]:
    return [(f"t:{number}", f"{number}" * size) for number in numbers]


opened = partial(opened_store, SqlPlayed)


def test_deals_come_back_page_by_page_and_guest_by_guest(tmp_path: Path) -> None:
    async def work() -> None:
        async with opened(tmp_path / "t") as store:
            assert await store.shelf("a") == Shelf(0, 0)
            assert await store.keep("a", 0, deals(1, 2, 3)) == 3
            assert await store.keep("b", 0, deals(1)) == 1
            assert await store.played("a", 0, 2) == [Kept(1, "t:1", "11"), Kept(2, "t:2", "22")]
            assert await store.played("a", 2, 2) == [Kept(3, "t:3", "33")]
            assert await store.played("c", 0, 9) == []
        async with opened(tmp_path / "t") as again:
            assert await again.shelf("a") == Shelf(0, 3)

    asyncio.run(work())


def test_an_id_is_kept_once_and_stays_as_it_was(tmp_path: Path) -> None:
    async def work() -> None:
        async with opened(tmp_path / "t") as store, opened(tmp_path / "t") as other:
            assert await store.keep("a", 0, deals(1, 2)) == 2
            assert await other.keep("a", 0, [("t:2", "changed"), ("t:3", "33"), ("t:3", "44")]) == 1
            assert [each.payload for each in await store.played("a", 0, 9)] == ["11", "22", "33"]
            assert [each.place for each in await store.played("a", 0, 9)] == [1, 2, 3]

    asyncio.run(work())


def test_many_at_once_lose_nothing(tmp_path: Path) -> None:
    async def work() -> None:
        async with opened(tmp_path / "t") as store, opened(tmp_path / "t") as other:
            tries = [each.keep("a", 0, deals(number)) for number in range(40) for each in (store, other)]
            assert sum(await asyncio.gather(*tries)) == 40
            assert [each.place for each in await store.played("a", 0, 99)] == list(range(1, 41))

    asyncio.run(work())


def test_what_was_deleted_is_gone_and_does_not_come_back(tmp_path: Path) -> None:
    async def work() -> None:
        async with opened(tmp_path / "t") as store:
            await store.keep("a", 0, deals(1, 2))
            await store.keep("b", 0, deals(1))
            assert await store.forget("a", 0) == 2
            assert await store.shelf("a") == Shelf(1, 0)
            assert await store.shelf("b") == Shelf(0, 1)
            with pytest.raises(EpochPassed):
                await store.keep("a", 0, deals(1))
            assert await store.keep("a", 1, deals(7)) == 1
            with pytest.raises(EpochPassed):
                await store.forget("a", 0)
            assert await store.forget("a", 1) == 1
            assert await store.shelf("a") == Shelf(2, 0)

    asyncio.run(work())


def test_a_full_disk_keeps_none_of_a_call(tmp_path: Path) -> None:
    async def work() -> None:
        path = tmp_path / "t"
        async with opened(path, "max_page_count = 14") as store:
            await store.keep("a", 0, deals(1))
            with pytest.raises(StoreFull, match="make space"):
                await store.keep("a", 0, deals(*range(2, 200), size=300))
            assert await store.shelf("a") == Shelf(0, 1)
        async with opened(path) as store:
            assert await store.keep("a", 0, deals(*range(2, 200), size=300)) == 198
        with closing(sqlite3.connect(path)) as connection:
            assert connection.execute("PRAGMA integrity_check").fetchone() == ("ok",)

    asyncio.run(work())


def test_a_locked_file_is_busy_and_then_works_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sql_store, "PATIENCE", 0.1)

    async def work() -> None:
        async with opened(tmp_path / "t") as store:
            await store.keep("a", 0, deals(1))
            with closing(sqlite3.connect(tmp_path / "t", isolation_level=None)) as other:
                other.execute("BEGIN IMMEDIATE")
                with pytest.raises(StoreBusy, match="another program"):
                    await store.keep("a", 0, deals(2))
                with pytest.raises(StoreBusy, match="another program"):
                    await store.forget("a", 0)
                assert await store.shelf("a") == Shelf(0, 1)
                other.execute("ROLLBACK")
            assert await store.keep("a", 0, deals(2)) == 1

    asyncio.run(work())


def test_a_file_that_may_not_be_written(tmp_path: Path) -> None:
    async def work() -> None:
        async with opened(tmp_path / "t", "query_only = 1") as store:
            for change in (store.keep("a", 0, deals(1)), store.forget("a", 0)):
                with pytest.raises(StoreReadOnly, match="Allow writing"):
                    await change
            assert await store.shelf("a") == Shelf(0, 0)

    asyncio.run(work())


def test_damage_met_later_is_said(tmp_path: Path) -> None:
    async def work() -> None:
        path = tmp_path / "t"
        async with opened(path) as store:
            await store.keep("a", 0, deals(*range(100), size=200))
        content = bytearray(path.read_bytes())
        content[4096:] = b"\xa5" * (len(content) - 4096)
        path.write_bytes(content)
        store = SqlPlayed(path)  # without looking at it first
        for question in (store.shelf("a"), store.played("a", 0, 9), store.keep("a", 0, deals(1))):
            with pytest.raises(StoreError, match="failed"):
                await question
        await store.close()

    asyncio.run(work())


def test_a_file_of_the_first_schema_is_brought_up_to_date(tmp_path: Path) -> None:
    path = tmp_path / "t"
    with closing(sqlite3.connect(path)) as connection:
        for statement in STEPS[0]:
            connection.execute(statement)
        connection.execute("INSERT INTO entry VALUES ('r', 0, 'created', '{}')")
        connection.execute(f"PRAGMA application_id = {APPLICATION_ID}")
        connection.execute("PRAGMA user_version = 1")
        connection.commit()

    async def work() -> None:
        async with opened(path) as store:
            assert await store.keep("a", 0, deals(1)) == 1
        tables = SqlStore(path)
        assert await tables.rows("r") == [Row("r", 0, "created", "{}")]
        await tables.close()

    asyncio.run(work())
