"""Takes the pictures of docs/guide/faces.md: `.venv/bin/python tools/face_pictures.py` (needs a Chromium and Node.js)."""

import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from playwright.sync_api import Browser  # noqa: E402

from tests.kit.browser import find_chromium, launched, new_context, prefer  # noqa: E402
from tests.kit.server import ServerProcess, running_server  # noqa: E402

GUIDE = ROOT / "docs" / "guide"
SHEETS = ("french", "four", "hybrid", "german", "double", "german-large", "four-small", "backs")
TABLES: dict[str, tuple[int, int, dict[str, Any]]] = {
    "faces-table-large": (
        360,
        740,
        {"face": "german", "language": "de", "size": "XL", "index": "large", "theme": "dark"},
    ),
    "faces-table-contrast": (360, 740, {"colours": "four", "theme": "contrast", "size": "L"}),
    "faces-table-left": (360, 740, {"face": "double", "language": "hu", "hand": "left", "theme": "light"}),
}
MOST = 150 * 1024
"""No picture is heavier, in bytes."""


def main() -> None:
    """Sheets of every face, and tables of three players with wishes of their own."""
    executable = find_chromium()
    if executable is None:
        raise SystemExit("no Chromium on the path: install one or name one by CHROMIUM")
    node = shutil.which("node")
    if node is None:
        raise SystemExit("no Node.js on the path")
    with (
        tempfile.TemporaryDirectory() as folder,
        running_server(Path(folder)) as server,
        launched(executable) as browser,
    ):
        subprocess.run([node, "tools/sheet.mjs", folder], cwd=ROOT / "web", check=True)
        for name in SHEETS:
            _sheet(browser, Path(folder) / f"{name}.html", GUIDE / f"faces-{name}.jpg")
        for name, (width, height, settings) in TABLES.items():
            _table(browser, server, width, height, settings, GUIDE / f"{name}.jpg")


def _sheet(browser: Browser, source: Path, path: Path) -> None:
    context = browser.new_context(viewport={"width": 900, "height": 800}, device_scale_factor=1)
    page = context.new_page()
    page.goto(source.as_uri())
    page.locator("body").screenshot(path=path, type="jpeg", quality=74)
    context.close()
    _told(path)


def _table(
    browser: Browser, server: ServerProcess, width: int, height: int, settings: dict[str, Any], path: Path
) -> None:
    context = new_context(browser, width, height)
    page = context.new_page()
    page.emulate_media(color_scheme="light", reduced_motion="reduce")
    prefer(page, **settings)
    page.goto(server.address)
    page.wait_for_selector("[data-hand] button[data-card]")
    page.wait_for_timeout(2000)
    page.screenshot(path=path, type="jpeg", quality=82)
    context.close()
    _told(path)


def _told(path: Path) -> None:
    size = path.stat().st_size
    print(f"{path.relative_to(ROOT)}: {size // 1024} kB")
    if size > MOST:
        raise SystemExit(f"{path.name} is heavier than {MOST // 1024} kB")


if __name__ == "__main__":
    main()
