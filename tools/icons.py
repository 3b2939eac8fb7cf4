"""Draws the page's icons from its favicon, into web/public: `.venv/bin/python tools/icons.py` (needs a Chromium)."""

import base64
import sys
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from tests.kit.browser import find_chromium, launched  # noqa: E402

PUBLIC: Final = ROOT / "web/public"
DRAWING: Final = PUBLIC / "favicon.svg"
CORNERS: Final = 'rx="14" '
"""Of the plate; a maskable icon is cut out by whoever shows it, and needs its whole square."""
ICONS: Final = {
    "icon-180.png": (180, False),
    "icon-192.png": (192, False),
    "icon-512.png": (512, False),
    "icon-512-maskable.png": (512, True),
}


def drawing(*, maskable: bool) -> str:
    """The favicon; a maskable one with a square plate and its figures within the middle."""
    svg = DRAWING.read_text(encoding="utf-8")
    if not maskable:
        return svg
    plate, figures = svg.replace(CORNERS, "").split("/>", 1)
    inner = figures.removesuffix("\n").removesuffix("</svg>")
    return f'{plate}/><g transform="translate(9 9) scale(.72)">{inner}</g></svg>'


def main() -> None:
    """Draw them all."""
    executable = find_chromium()
    if executable is None:
        raise SystemExit("no Chromium on the path: install one or name one by CHROMIUM")
    with launched(executable) as browser:
        for name, (size, maskable) in ICONS.items():
            page = browser.new_page(viewport={"width": size, "height": size})
            source = base64.b64encode(drawing(maskable=maskable).encode()).decode()
            page.set_content(
                f'<body style="margin:0"><img style="display:block" width="{size}" height="{size}" '
                f'src="data:image/svg+xml;base64,{source}">'
            )
            page.wait_for_function("document.images[0].complete")
            page.screenshot(path=PUBLIC / name, omit_background=True)
            page.close()


if __name__ == "__main__":
    main()
