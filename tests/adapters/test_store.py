"""Rows in SQLite: kept once, in order, or refused whole."""

import asyncio
import sqlite3
from collections.abc import Callable, Coroutine
from contextlib import closing, suppress
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from sixtysix.adapters.sql import store as sql_store
from sixtysix.adapters.sql.store import SqlStore
from sixtysix.services.entry import Row
from sixtysix.services.ports import SeqTaken, StoreBusy, StoreError, StoreFull, StoreReadOnly
from tests.kit.sqlite import opened_store

Work = Callable[[SqlStore], Coroutine[Any, Any, None]]


def row(seq: int, room: str = "r", payload: str = "{}") -> Row:
    return Row(room, seq, "action", payload)


opened = partial(opened_store, SqlStore)


def test_rows_come_back_in_order_and_room_by_room(tmp_path: Path) -> None:
    async def work() -> None:
        async with opened(tmp_path / "t") as store:
            for seq in range(12):
                await store.append(row(seq, payload=f'{{"n": {seq}, "ä": "♥"}}'))
            await store.append(row(0, "other"))
            assert [each.seq for each in await store.rows("r")] == list(range(12))
            assert [each.seq for each in await store.rows("r", 9)] == [9, 10, 11]
            assert (await store.rows("r"))[3] == row(3, payload='{"n": 3, "ä": "♥"}')
            assert await store.rows("none") == []
        async with opened(tmp_path / "t") as again:
            assert len(await again.rows("r")) == 12

    asyncio.run(work())


def test_a_number_is_taken_once(tmp_path: Path) -> None:
    async def work() -> None:
        async with opened(tmp_path / "t") as store, opened(tmp_path / "t") as other:
            await store.append(row(0, payload="first"))
            for late in (store, other):
                with pytest.raises(SeqTaken):
                    await late.append(row(0, payload="second"))
            assert await other.rows("r") == [row(0, payload="first")]

    asyncio.run(work())


def test_a_race_has_one_winner_for_each_number(tmp_path: Path) -> None:
    async def work() -> None:
        async with opened(tmp_path / "t") as store, opened(tmp_path / "t") as other:
            tries = [
                each.append(row(seq, payload=f"{who}"))
                for seq in range(40)
                for who, each in enumerate((store, other))
            ]
            done = await asyncio.gather(*tries, return_exceptions=True)
            assert sum(result is None for result in done) == 40
            assert all(result is None or isinstance(result, SeqTaken) for result in done)
            assert [each.seq for each in await store.rows("r")] == list(range(40))

    asyncio.run(work())


def test_a_full_disk_keeps_nothing_and_what_was_kept_stays(tmp_path: Path) -> None:
    async def work() -> None:
        path = tmp_path / "t"
        async with opened(path, "max_page_count = 12") as store:
            kept = 0
            with suppress(StoreFull):
                for seq in range(1000):
                    await store.append(row(seq, payload="x" * 500))
                    kept += 1
            assert 0 < kept < 100
            with pytest.raises(StoreFull, match="make space"):
                await store.append(row(kept, payload="x" * 500))
            assert len(await store.rows("r")) == kept
        async with opened(path) as store:
            await store.append(row(kept, payload="x" * 500))  # there is space again
            assert len(await store.rows("r")) == kept + 1
        with closing(sqlite3.connect(path)) as connection:
            assert connection.execute("PRAGMA integrity_check").fetchone() == ("ok",)

    asyncio.run(work())


def test_a_locked_file_is_busy_and_then_works_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sql_store, "PATIENCE", 0.1)

    async def work() -> None:
        async with opened(tmp_path / "t") as store:
            await store.append(row(0))
            with closing(sqlite3.connect(tmp_path / "t", isolation_level=None)) as other:
                other.execute("BEGIN IMMEDIATE")
                with pytest.raises(StoreBusy, match="another program"):
                    await store.append(row(1))
                assert len(await store.rows("r")) == 1
                other.execute("ROLLBACK")
            await store.append(row(1))

    asyncio.run(work())


def test_a_file_that_may_not_be_written(tmp_path: Path) -> None:
    async def work() -> None:
        async with opened(tmp_path / "t", "query_only = 1") as store:
            with pytest.raises(StoreReadOnly, match="Allow writing"):
                await store.append(row(0))
            assert await store.rows("r") == []

    asyncio.run(work())


def test_damage_met_later_is_said(tmp_path: Path) -> None:
    async def work() -> None:
        path = tmp_path / "t"
        async with opened(path) as store:
            for seq in range(100):
                await store.append(row(seq, payload="x" * 500))
        content = bytearray(path.read_bytes())
        content[4096:] = b"\xa5" * (len(content) - 4096)
        path.write_bytes(content)
        store = SqlStore(path)  # without looking at it first
        with pytest.raises(StoreError, match="failed"):
            await store.rows("r")
        with pytest.raises(StoreError, match="failed"):
            await store.append(row(200))
        await store.close()
        assert path.read_bytes() == bytes(content)

    asyncio.run(work())


def test_a_caller_that_goes_away_does_not_stop_the_writer(tmp_path: Path) -> None:
    async def work() -> None:
        async with opened(tmp_path / "t") as store:
            task = asyncio.create_task(store.append(row(0)))
            await asyncio.sleep(0)
            task.cancel()
            await store.append(row(1))
            assert [each.seq for each in await store.rows("r")] in ([0, 1], [1])

    asyncio.run(work())
