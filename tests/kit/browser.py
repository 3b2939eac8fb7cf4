"""An installed Chromium, driven by Playwright."""

import os
import shutil
import tempfile
from collections.abc import Generator
from contextlib import contextmanager

from playwright.sync_api import BrowserContext, sync_playwright

_NAMES = ("chromium", "chromium-browser", "google-chrome-stable", "google-chrome")
_QUIET = (
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-gpu",
    "--disable-quic",
    "--disable-sync",
    "--no-first-run",
)


def find_chromium() -> str | None:
    """The Chromium that `CHROMIUM` names, else one on the path, else None."""
    named = os.environ.get("CHROMIUM")
    for name in (named,) if named else _NAMES:
        if path := shutil.which(name):
            return path
    return None


@contextmanager
def open_browser(
    executable: str, *, width: int = 1280, height: int = 800
) -> Generator[BrowserContext, None, None]:
    """A headless browser with an empty profile."""
    sandbox = () if getattr(os, "geteuid", lambda: 1)() else ("--no-sandbox",)  # root has none
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as profile, sync_playwright() as playwright:
        context = playwright.chromium.launch_persistent_context(
            profile,
            executable_path=executable,
            args=[*_QUIET, *sandbox],
            viewport={"width": width, "height": height},
            locale="en-GB",
            reduced_motion="reduce",
        )
        context.set_default_timeout(10_000)
        try:
            yield context
        finally:
            context.close()
