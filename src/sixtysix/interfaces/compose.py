"""Puts the parts together."""

from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path

from sixtysix.adapters.opponent import EngineOpponent
from sixtysix.adapters.sql.played import SqlPlayed
from sixtysix.adapters.sql.store import SqlStore
from sixtysix.adapters.system import SystemClock, SystemEntropy
from sixtysix.services.guests import Guests
from sixtysix.services.tables import Tables

THINKERS = 2
"""Threads that the engine thinks on."""


@dataclass(slots=True)
class House:
    """Everything a running server holds; made by `house`, let go by `close`."""

    tables: Tables
    store: SqlStore
    played: SqlPlayed
    executor: ThreadPoolExecutor

    @property
    def guests(self) -> Guests:
        """What guests have played."""
        return Guests(self.played)

    async def close(self) -> None:
        """Stop thinking and let go of the database."""
        await self.tables.close()
        await self.store.close()
        await self.played.close()
        self.executor.shutdown(wait=False, cancel_futures=True)


def house(database: Path) -> House:
    """The services over a database file that `sql.file.prepare` has made ready."""
    store = SqlStore(database)
    executor = ThreadPoolExecutor(THINKERS, thread_name_prefix="engine")
    tables = Tables(store, SystemClock(), SystemEntropy(), EngineOpponent(executor))
    return House(tables, store, SqlPlayed(database), executor)
