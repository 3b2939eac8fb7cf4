"""The engine on the player's own device: processor time of its decisions, in the WebAssembly that the page runs.

The master plays itself, and every decision is asked again of `web/src/local/engine` in Node.js, which has the browser's
compiler. It must be the same decision.
"""

import json
import subprocess
import tempfile
from collections.abc import Iterator
from pathlib import Path

from hatch_build import WEB, npm
from sixtysix.engine import MASTER, think
from sixtysix.engine.player import Needs
from sixtysix.rules import PRESETS, deal, deal_seed, shuffled_deck, watch
from tests.kit.decisions import asked_row, deal_row

DEALS = 60
"""Of each preset."""
ASKED = ("sixty-six", "santase", "schnapsen")
SLOWER = 4
"""How many times slower a phone is thought to be."""


def bench_offline(deals: int = DEALS) -> dict[str, object]:
    """Milliseconds of processor time a decision, by what it rests on; on a device `SLOWER` times slower, how many are late."""
    with tempfile.TemporaryDirectory() as folder:
        asked, told = Path(folder, "asked.jsonl"), Path(folder, "told.json")
        lines = [json.dumps({}), *(line for preset in ASKED for line in _lines(preset, deals))]
        asked.write_text("".join(f"{line}\n" for line in lines), encoding="ascii")
        command, environment = npm(
            "exec", "--", "vitest", "run", "test/unit/local/decisions.test.ts", "-t", "decides"
        )
        environment |= {"DECISIONS": str(asked), "TIMES": str(told)}
        done = subprocess.run(command, cwd=WEB, env=environment, check=False, capture_output=True, text=True)
        if done.returncode:
            raise SystemExit(done.stdout + done.stderr)
        times: dict[str, list[float]] = json.loads(told.read_text(encoding="utf-8"))
    every = [each for kind in times.values() for each in kind]
    return {
        **{kind: _figures(found) for kind, found in sorted(times.items())},
        "all": _figures(every),
        "late": sum(each * SLOWER > 100 for each in every),
    }


def _figures(times: list[float]) -> dict[str, float]:
    ordered = sorted(times)
    return {
        "decisions": len(ordered),
        "median": round(ordered[len(ordered) // 2], 2),
        "95 %": round(ordered[int(len(ordered) * 0.95)], 1),
        "99 %": round(ordered[int(len(ordered) * 0.99)], 1),
        "most": round(ordered[-1], 1),
    }


def _lines(preset: str, deals: int) -> Iterator[str]:
    """Deals of the master against itself; what each decision rests on stands behind it."""
    variant = PRESETS[preset]
    for number in range(1, deals + 1):
        seed, dealer = deal_seed(number, 66), number % 2
        watched = watch(deal(variant, shuffled_deck(variant, seed, "", 1), dealer))
        asked: list[list[object]] = []
        while watched.state.table.outcome is None:
            view, needs = watched.view, Needs(7, 7)
            found = think(view, len(asked), MASTER.limits, needs)
            kind = f"talon {view.table.talon_size:2}" if found.why == "search" else found.why
            asked.append([*asked_row("master", len(asked), view, needs, found), found.action, kind])
            watched = watched.after(found.action)
        yield json.dumps(deal_row(variant, seed, dealer, asked))
