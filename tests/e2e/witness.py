"""A witness: knows the secret rows of the server, reads all that the page gets and shows, and finds what leaks."""

import json
import re
import sqlite3
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, WebSocket

from sixtysix.rules import PlayerView, card_name, cards_in
from sixtysix.services.entry import Row, entry_of
from sixtysix.services.room import Room, replay

Frame = dict[str, Any]

_CODE = re.compile(r'"([AKQJT9][SHDC])"')
_RANKS = {"ace": "A", "ten": "T", "king": "K", "queen": "Q", "jack": "J", "nine": "9"}
_SUITS = {"spades": "S", "hearts": "H", "diamonds": "D", "clubs": "C"}
_NAME = re.compile(rf"\b({'|'.join(_RANKS)}) of ({'|'.join(_SUITS)})\b", re.IGNORECASE)
_STORED = "() => JSON.stringify([{...localStorage}, {...sessionStorage}])"


@dataclass
class Witness:
    """Everything that came down the wire to one page, and the database it came from."""

    database: Path
    frames: list[str] = field(default_factory=list[str])
    scanned: int = 0
    pages_read: int = 0

    def watch(self, page: Page) -> None:
        """Listen to every socket that the page opens."""

        def on_socket(socket: WebSocket) -> None:
            socket.on("framereceived", lambda text: self.frames.append(_text(text)))

        page.on("websocket", on_socket)

    @property
    def told_all(self) -> list[Frame]:
        """Every frame, in order."""
        return [json.loads(text) for text in self.frames]

    @property
    def told(self) -> Frame | None:
        """The last frame that carried a view."""
        for text in reversed(self.frames):
            frame: Frame = json.loads(text)
            if frame.get("view"):
                return frame
        return None

    def rows(self, room: str) -> list[Row]:
        """The rows of a table, as the server keeps them."""
        with sqlite3.connect(f"file:{self.database}?mode=ro", uri=True) as connection:
            found = connection.execute(
                "SELECT room, seq, kind, payload FROM entry WHERE room = ? ORDER BY seq", (room,)
            )
            return [Row(*row) for row in found]

    def room_at(self, room: str, version: int) -> Room:
        """The table as it was at a version, secrets included."""
        return replay(room, (entry_of(row) for row in self.rows(room)[: version + 1]))

    def scan_frames(self, room: str) -> None:
        """Every frame not scanned yet names only cards that its seat may know at its version."""
        for text in self.frames[self.scanned :]:
            frame: Frame = json.loads(text)
            if "version" in frame and frame.get("view"):
                hidden = _hidden(self.room_at(room, frame["version"]), frame["view"]["seat"])
                assert not hidden & set(_CODE.findall(text)), f"a hidden card in a frame: {text}"
            self.scanned += 1

    def scan_page(self, page: Page, room: str) -> None:
        """The document, the accessibility tree and the storage name only cards that the seat may know."""
        while True:
            count = len(self.frames)
            shown = [page.content(), page.locator("body").aria_snapshot(), str(page.evaluate(_STORED))]
            if len(self.frames) == count:
                break  # nothing was told while it was read
        told = self.told
        assert told is not None
        hidden = _hidden(self.room_at(room, told["version"]), told["view"]["seat"])
        for text in shown:
            named = set(_CODE.findall(text)) | {
                _RANKS[rank.lower()] + _SUITS[suit.lower()] for rank, suit in _NAME.findall(text)
            }
            assert not hidden & named, f"{hidden & named} may not be known, and stand in {text[:2000]}"
        self.pages_read += 1


def _text(frame: str | bytes) -> str:
    return frame if isinstance(frame, str) else frame.decode()


def _hidden(room: Room, seat: int) -> set[str]:
    if room.deal is None or room.deal.over:
        return set()
    view: PlayerView = room.deal.views[seat]
    return set(_names(view))


def _names(view: PlayerView) -> Iterator[str]:
    for card in cards_in(view.unseen):
        yield card_name(card)
