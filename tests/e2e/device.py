"""A witness of tables that a page holds by itself: it hears what the worker tells the page, and reads what the worker keeps."""

import json
import time
from typing import Any

from playwright.sync_api import Page

from sixtysix.services.entry import Row
from tests.e2e.witness import Frame, Witness
from tests.kit.server import ServerProcess

_LISTEN = """{
  const Real = globalThis.Worker;
  globalThis.heard = [];
  if (Real) globalThis.Worker = class extends Real {
    constructor(...made) {
      super(...made);
      this.addEventListener('message', ({ data }) => globalThis.heard.push([performance.now(), data]));
    }
  };
}"""
_KEPT = """table => new Promise((resolve, reject) => {
  const opening = indexedDB.open('sixtysix-tables');
  opening.onerror = () => reject(opening.error);
  opening.onsuccess = () => {
    const asked = opening.result.transaction('entries').objectStore('entries').getAll(IDBKeyRange.bound([table, 0], [table, Infinity]));
    asked.onerror = () => reject(asked.error);
    asked.onsuccess = () => { opening.result.close(); resolve(asked.result); };
  };
})"""
_CONTROLLED = "Boolean(navigator.serviceWorker.controller)"


def wait_until_kept(page: Page) -> None:
    """Until the page can do without the server. (`wait_for_function` may evaluate only once under the page's policy.)"""
    deadline = time.monotonic() + 30
    while not page.evaluate(_CONTROLLED):
        assert time.monotonic() < deadline, "the page was not kept"
        page.wait_for_timeout(50)


def visit(page: Page, server: ServerProcess) -> None:
    """Open the page, and stay until it is kept."""
    page.goto(server.address)
    page.wait_for_selector("[data-hand] button[data-card]")
    wait_until_kept(page)


class DeviceWitness(Witness):
    """Everything that the worker told a page."""

    page: Page
    times: list[float]
    """When it was told, in ms of the page's clock, frame by frame."""
    lacks: list[str]
    loaded: int
    """Frames that were told before the page was last loaded."""

    def watch(self, page: Page) -> None:
        """Listen to every worker that the page starts."""
        self.page, self.times, self.lacks, self.loaded = page, [], [], 0
        page.add_init_script(_LISTEN)
        page.on("domcontentloaded", lambda _: self._begin())

    def _begin(self) -> None:
        self.loaded = len(self.frames)

    def listen(self) -> None:
        """Take in what was told since."""
        heard: list[tuple[float, dict[str, Any]]] = self.page.evaluate("globalThis.heard?.splice(0) ?? []")
        for at, word in heard:
            if word["tell"] == "frame":
                self.frames.append(word["text"])
                self.times.append(at)
            elif word["tell"] == "broken":
                assert set(word) == {"tell", "message"}
            elif word["tell"] == "lack":
                self.lacks.append(word["lack"])
            else:
                assert set(word) == {"tell", "opened"}, f"the page is told what no server would say: {word}"
                assert set(word["opened"]) == {"table", "token", "seat", "commitment"}

    @property
    def newest(self) -> str:
        """The type of the last frame."""
        self.listen()
        return str(self.told_all[-1]["type"])

    def last(self, kind: str) -> Frame | None:
        """The last frame of that type since the page was loaded."""
        self.listen()
        return next(
            (frame for frame in reversed(self.told_all[self.loaded :]) if frame["type"] == kind), None
        )

    @property
    def told(self) -> Frame | None:
        """The last frame that carried a view."""
        self.listen()
        return super().told

    def rows(self, room: str) -> list[Row]:
        """The rows of a table, as the browser keeps them."""
        kept: list[dict[str, Any]] = self.page.evaluate(_KEPT, room)
        return [Row(room, each["seq"], each["entry"]["kind"], json.dumps(each["entry"])) for each in kept]
