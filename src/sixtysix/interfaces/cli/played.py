"""`sixtysix played`: the deals played in the terminal, for the statistics of the page."""

import asyncio
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

from cyclopts import Parameter

from sixtysix.interfaces.cli.failure import Failure

if TYPE_CHECKING:
    from sixtysix.notation import MatchRecord
    from sixtysix.services.played import DealPlayed


def played(
    *records: Path,
    key: Annotated[str, Parameter(show_default=False)] = "",
    database: Path | None = None,
) -> int:
    """Give the deals played in the terminal to the statistics of the page.

    Prints them as the page imports them (Statistics, Import JSON); with --key they are kept in the database of the server
    instead, and the page shows them. Deals that are there already stay as they are.

    Parameters
    ----------
    records
        Records of matches; by default all of yours, the match being played included.
    key
        Your key as the page shows it: Statistics, Back up, or use another device.
    database
        File that keeps the matches of the server; by default in your data folder.

    """
    from sixtysix.interfaces.home.played import deals_played  # noqa: PLC0415  slow to import
    from sixtysix.services.played import FORMAT, DealPlayed  # noqa: PLC0415

    guest = "".join(each for each in key.lower() if each.isalnum())
    if key and (len(guest) != 32 or set(guest) - set("0123456789abcdef")):
        raise Failure("a key is 32 signs long, digits and letters from a to f. Copy it from the page.")
    if database is not None and not key:
        raise Failure("--database is for --key, which says whose deals they are.")
    found: dict[str, DealPlayed] = {}
    for file in records or _own():
        found |= {deal.id: deal for match in _matches(file) for deal in deals_played(match)}
    if guest:
        new = asyncio.run(_keep(guest, list(found.values()), database))
        sys.stdout.write(f"{len(found)} deals, {new} of them new. The page with this key shows them.\n")
        return 0
    lines = ",\n".join(deal.model_dump_json() for deal in found.values())
    sys.stdout.write(f'{{"format": "{FORMAT}", "records": [\n{lines}\n]}}\n')
    return 0


def _own() -> list[Path]:
    """The records of this user, and the matches that go on."""
    from sixtysix.adapters.folders import state_folder  # noqa: PLC0415  with the command
    from sixtysix.interfaces.home.saving import records_folder  # noqa: PLC0415

    return [*sorted(records_folder().glob("*.66r")), *sorted(state_folder().glob("table-*.66r"))]


def _matches(file: Path) -> Iterator["MatchRecord"]:
    from sixtysix.interfaces.cli.files import opened  # noqa: PLC0415  with the command
    from sixtysix.notation import RecordBuilder, read_matches, text_lines  # noqa: PLC0415

    if file.exists() and not file.stat().st_size:
        return  # made ready, and left before the first card
    with opened(str(file)) as stream:
        yield from read_matches(text_lines(stream), RecordBuilder)


async def _keep(guest: str, deals: Sequence["DealPlayed"], database: Path | None) -> int:
    """Keep them in the database; says how many are new."""
    from sixtysix.adapters.sql.file import OpenError, default_path, prepare  # noqa: PLC0415  slow to import
    from sixtysix.adapters.sql.played import SqlPlayed  # noqa: PLC0415
    from sixtysix.services.command import Refused  # noqa: PLC0415
    from sixtysix.services.guests import CannotHappen, Guests  # noqa: PLC0415
    from sixtysix.services.ports import StoreError  # noqa: PLC0415

    path = database or default_path()
    try:
        prepare(path)
    except OpenError as error:
        raise Failure(str(error)) from error
    store = SqlPlayed(path)
    try:
        guests = Guests(store)
        shelf = (await guests.page(guest, 0, 1)).shelf
        new, _ = await guests.keep(guest, shelf.epoch, deals)
    except (CannotHappen, Refused, StoreError) as error:
        raise Failure(str(error)) from error
    finally:
        await store.close()
    return new
