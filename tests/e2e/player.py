"""A player at the page: sees only what the page was told, acts only by the means it is given."""

import json
import random
import time
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page

from tests.e2e.witness import Frame, Witness
from tests.kit.browser import prefer

Means = Callable[[str], None]
"""Takes an action of the protocol and does it the way a person would."""

RESULT = "dialog[open]"
_READY = """version => Number(document.querySelector('.felt')?.dataset.version) >= version
    && Boolean(document.querySelector('dialog[open]')
    || document.querySelector('[data-hand] button[data-card]:not([aria-disabled])')
    || document.querySelector('.actions .go'))"""
PATIENCE_S = 15.0


class Player:
    """Plays a match with random legal actions; claims seldom, closes now and then."""

    def __init__(self, page: Page, witness: Witness, seed: int) -> None:
        self.page = page
        self.witness = witness
        self.random = random.Random(seed)
        self.actions = 0
        witness.watch(page)

    def open(self, address: str) -> None:
        """Open the page and wait for the first card."""
        self.page.goto(address)
        self.page.wait_for_selector("[data-hand] button[data-card]")

    def open_in(self, address: str, language: str) -> None:
        """Open the page again in a language of the settings, and wait for the turn."""
        prefer(self.page, language=language)
        self.page.goto(address)
        self.page.wait_for_function("language => document.documentElement.lang === language", arg=language)
        self.wait_for_turn()

    @property
    def view(self) -> dict[str, Any]:
        """What the page was told last."""
        told = self.witness.told
        assert told is not None
        view: dict[str, Any] = told["view"]
        return view

    @property
    def version(self) -> int:
        """The version of what the page was told last."""
        told = self.witness.told
        assert told is not None
        return int(told["version"])

    @property
    def table(self) -> str:
        """The name of the table."""
        welcome: Frame = next(
            frame for frame in reversed(self.witness.told_all) if frame["type"] == "welcome"
        )
        return str(welcome["table"])

    @property
    def card(self) -> str:
        """The first card that may be played."""
        legal: list[str] = self.view["legal"]
        return next(action for action in legal if action[0] in "ATKQJ9")

    def choose(self) -> str:
        """A legal action: mostly a card; marriages and exchanges when there are any; rarely a close or a claim."""
        legal: list[str] = self.view["legal"]
        weights = [
            {"W": 0.02, "C": 0.05, "X": 3.0}.get(action, 3.0 if action[0] in "24" else 1.0)
            for action in legal
        ]
        return self.random.choices(legal, weights)[0]

    def wait_for_turn(self) -> None:
        """Until this seat may act, or the deal is over, and the page shows it; skips what is being shown."""
        self.wait_until(lambda: bool(self.view["legal"]) or self.view["step"] == "over", "the turn came")
        if self.view["step"] != "over":
            self.wait_until(self._ready, "the page let the player act")

    def _ready(self) -> bool:
        if self.page.evaluate(_READY, self.version):
            return True
        self.page.keyboard.press("Escape")
        return False

    def act(self, means: Means, action: str | None = None) -> str:
        """One action, of its own choice unless one is given, by the given means; returns when it is accepted."""
        before, action = self.version, action or self.choose()
        means(action)
        self.wait_until(lambda: self.version > before, f"{action} was accepted")
        self.actions += 1
        return action

    def welcomes(self) -> int:
        """How often a server has let this page sit down."""
        return sum(json.loads(text)["type"] == "welcome" for text in self.witness.frames)

    def wait_until(self, done: Callable[[], bool], what: str) -> None:
        """Wait for something to become true, and say what was waited for if it does not."""
        deadline = time.monotonic() + PATIENCE_S
        while not done():
            assert time.monotonic() < deadline, f"waited in vain until {what}; view {self.view}"
            self.page.wait_for_timeout(15)
