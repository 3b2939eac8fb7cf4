"""From opening the page to the first card that can be played, and from a key to the next paint, on this machine."""

import statistics
import tempfile
from pathlib import Path

from tests.kit.browser import find_chromium, launched, new_context
from tests.kit.server import running_server

OPENINGS = 20
_READY = "() => performance.getEntriesByName('card-ready')[0]?.startTime"


def bench_page() -> dict[str, float]:
    """Milliseconds from the start of navigation to the first playable card, over 20 cold openings (T1)."""
    executable = find_chromium()
    if executable is None:
        raise SystemExit("no Chromium on the path: install one or name one by CHROMIUM")
    found: list[float] = []
    with (
        tempfile.TemporaryDirectory() as folder,
        running_server(Path(folder)) as server,
        launched(executable) as browser,
    ):
        for _ in range(OPENINGS):
            context = new_context(browser)
            page = context.new_page()
            page.goto(server.address)
            found.append(float(page.wait_for_function(_READY).json_value()))
            context.close()
    return {
        "openings": OPENINGS,
        "card_ready_median_ms": round(statistics.median(found)),
        "card_ready_worst_ms": round(max(found)),
    }
