"""What guests have played. A guest is whoever knows a key; the store is given its digest only.

Every time a guest deletes everything a new epoch begins; what was told in an older one is not taken any more, so that
another device cannot bring back what was deleted.
"""

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final, NamedTuple

from sixtysix.services.command import Refused, digest_of
from sixtysix.services.played import DealPlayed
from sixtysix.services.ports import EpochPassed, PlayedStore, Shelf
from sixtysix.services.replayed import happened

DEALS_AT_MOST: Final = 100_000
"""Deals of one guest: thirty a day for nine years."""


class CannotHappen(Exception):
    """A record that the rules do not lead to; `place` is its place among those sent."""

    def __init__(self, place: int, deal: str) -> None:
        super().__init__(
            f"Deal {deal} cannot have been played like this: its cards, tricks and result do not agree."
        )
        self.place = place


class Page(NamedTuple):
    """Some of a guest's deals, the place to go on from, and whether there are more now."""

    shelf: Shelf
    deals: list[DealPlayed]
    next: int
    more: bool


@dataclass(slots=True)
class Guests:
    """The service; one per server."""

    store: PlayedStore
    _checking: asyncio.Semaphore = field(default_factory=lambda: asyncio.Semaphore(1))

    async def page(self, key: str, after: int, at_most: int) -> Page:
        """The guest's deals after a place. Raises `StoreError`."""
        guest = digest_of(key)
        shelf = await self.store.shelf(guest)
        found = await self.store.played(guest, after, at_most + 1)
        kept = found[:at_most]
        deals = [DealPlayed.model_validate_json(each.payload) for each in kept]
        return Page(shelf, deals, kept[-1].place if kept else after, len(found) > at_most)

    async def keep(self, key: str, epoch: int, deals: Sequence[DealPlayed]) -> tuple[int, Shelf]:
        """Keep what was played, all or nothing; says how many deals are new, and what there is now.

        Raises `CannotHappen`, `Refused` (deleted meanwhile, too many) or `StoreError`.
        """
        guest = digest_of(key)
        async with self._checking:  # one check at a time: it takes a processor for itself
            wrong = await asyncio.to_thread(_first_wrong, deals)
        if wrong is not None:
            raise CannotHappen(wrong, deals[wrong].id)
        if (await self.store.shelf(guest)).deals + len(deals) > DEALS_AT_MOST:
            raise Refused(
                "too_many_deals", f"A guest may keep {DEALS_AT_MOST} deals: export and delete some."
            )
        try:
            new = await self.store.keep(guest, epoch, [(deal.id, deal.model_dump_json()) for deal in deals])
        except EpochPassed:
            raise Refused(
                "epoch_passed", "Everything was deleted meanwhile: ask again before you send."
            ) from None
        return new, await self.store.shelf(guest)

    async def forget(self, key: str, epoch: int) -> tuple[int, Shelf]:
        """Delete everything of a guest; says how many deals, and what there is now. Raises `StoreError`.

        What was deleted already, in that epoch, is not deleted once more: a later epoch is left as it is.
        """
        guest = digest_of(key)
        try:
            gone = await self.store.forget(guest, epoch)
        except EpochPassed:
            gone = 0
        return gone, await self.store.shelf(guest)


def _first_wrong(deals: Sequence[DealPlayed]) -> int | None:
    return next((place for place, deal in enumerate(deals) if not happened(deal)), None)
