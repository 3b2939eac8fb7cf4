"""An installed Chromium, driven by Playwright."""

import json
import os
import shutil
from collections.abc import Callable, Generator
from contextlib import contextmanager
from typing import Literal

from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

_NAMES = ("chromium", "chromium-browser", "google-chrome-stable", "google-chrome")
_QUIET = (
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-gpu",
    "--disable-quic",
    "--disable-sync",
    "--no-first-run",
)
_PREFER = """settings => {
  const key = 'sixtysix.settings';
  try { localStorage.setItem(key, JSON.stringify({ ...JSON.parse(localStorage.getItem(key) ?? '{}'), ...settings })); }
  catch { /* no storage, or what is kept there is damaged: that is what is tested */ }
}"""


def find_chromium() -> str | None:
    """The Chromium that `CHROMIUM` names, else one on the path, else None."""
    named = os.environ.get("CHROMIUM")
    for name in (named,) if named else _NAMES:
        if path := shutil.which(name):
            return path
    return None


@contextmanager
def launched(executable: str) -> Generator[Browser, None, None]:
    """A headless browser; each of its contexts begins empty."""
    sandbox = () if getattr(os, "geteuid", lambda: 1)() else ("--no-sandbox",)  # root has none
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=executable, args=[*_QUIET, *sandbox])
        try:
            yield browser
        finally:
            browser.close()


def devtools(page: Page) -> Callable[..., object]:
    """Sends commands of the browser's own protocol to a page: a method, and its parameters."""
    return page.context.new_cdp_session(page).send  # pyright: ignore[reportUnknownMemberType, reportUnknownVariableType]


def prefer(page: Page, **settings: object) -> None:
    """Give the page settings of its player, from its next load on; others stay as they are."""
    page.add_init_script(f"({_PREFER})({json.dumps(settings)})")


def new_context(
    browser: Browser,
    width: int = 1280,
    height: int = 800,
    *,
    touch: bool = False,
    service_workers: Literal["allow", "block"] = "allow",
) -> BrowserContext:
    """An empty context in British English, with motion reduced."""
    context = browser.new_context(
        viewport={"width": width, "height": height},
        locale="en-GB",
        reduced_motion="reduce",
        has_touch=touch,
        is_mobile=touch,
        service_workers=service_workers,
    )
    context.set_default_timeout(10_000)
    return context
