"""The page on this machine: opening it, a key until it is painted, how calmly it moves, weighing a deal on it (T1-T3, T5, T6)."""

import statistics
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page

from bench.tasks import Tasks
from tests.e2e.device import DeviceWitness
from tests.e2e.means import by_keyboard
from tests.e2e.player import RESULT, Player
from tests.e2e.witness import Witness
from tests.kit.browser import devtools, find_chromium, launched, new_context
from tests.kit.server import ServerProcess, running_server

OPENINGS = 20
SLOW_OPENINGS = 5
ACTIONS = 200
CALM_ACTIONS = 30
"""Actions after which nothing is skipped: the cards travel as long as they do."""
DEALS = 30
"""Whose decisions are weighed on this device."""
_DEAL = "#deal=1.qgrhedjicauxbmkntlvpsfwo.p.club&table=sixty-six&sum=fba407c9"
"""For practice, so that it is dealt on this device."""
SETTLED = 3000
"""Milliseconds after which the page has been opened and is played on."""
SLOW_CPU = 4
SLOW_LINE = {"offline": False, "latency": 150, "downloadThroughput": 200_000, "uploadThroughput": 94_000}
"""1.6 Mbit a second."""
_READY = "() => performance.getEntriesByName('card-ready')[0]?.startTime"
_WATCH = """() => {
  const seen = (window.seen = { inputs: [], shift: 0, paint: 0, tasks: [], frames: [] });
  const watch = (type, take, more = {}) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true, ...more });
  watch('event', (each) => each.interactionId && seen.inputs.push(each.duration), { durationThreshold: 16 });
  watch('layout-shift', (each) => each.hadRecentInput || (seen.shift += each.value));
  watch('largest-contentful-paint', (each) => (seen.paint = each.startTime));
  watch('longtask', (each) => seen.tasks.push([each.startTime, each.duration]));
  let last = performance.now();
  const frame = (now) => {
    seen.frames.push(now - last);
    last = now;
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
}"""
_QUIET = "() => document.querySelector('.felt')?.dataset.quiet === 'true'"
FRAME_MS = 1000 / 60


def bench_page() -> dict[str, float]:
    """All figures, in milliseconds where the name says so; shares and shifts are plain numbers."""
    executable = find_chromium()
    if executable is None:
        raise SystemExit("no Chromium on the path: install one or name one by CHROMIUM")
    with (
        tempfile.TemporaryDirectory() as folder,
        running_server(Path(folder)) as server,
        launched(executable) as browser,
    ):
        return {
            **_openings(browser, server, "card_ready", OPENINGS),
            **_openings(browser, server, "slow_card_ready", SLOW_OPENINGS, slow=True),
            **_play(browser, server),
            **_weighed(browser, server),
        }


def _openings(
    browser: Browser, server: ServerProcess, name: str, count: int, *, slow: bool = False
) -> dict[str, float]:
    """Milliseconds from the start of navigation to the first playable card, each with nothing kept."""
    found: list[float] = []
    for _ in range(count):
        context = new_context(browser)
        page = context.new_page()
        if slow:
            _slow_down(page)
        page.goto(server.address)
        found.append(float(page.wait_for_function(_READY).json_value()))
        context.close()
    return {
        f"{name}_openings": count,
        f"{name}_median_ms": round(statistics.median(found)),
        f"{name}_worst_ms": round(max(found)),
    }


def _slow_down(page: Page) -> None:
    send = devtools(page)
    send("Network.enable")
    send("Network.emulateNetworkConditions", SLOW_LINE)
    send("Emulation.setCPUThrottlingRate", {"rate": SLOW_CPU})


def _play(browser: Browser, server: ServerProcess) -> dict[str, float]:
    """Keys until they are painted, layout shifts, frames and long tasks, over a few deals."""
    context = new_context(browser)
    page = context.new_page()
    page.emulate_media(reduced_motion="no-preference")
    page.add_init_script(f"({_WATCH})()")
    player = Player(page, Witness(server.database), seed=66)
    player.open(server.address)
    page.wait_for_timeout(SETTLED)
    tasks = Tasks(browser, page)
    with tasks:
        calm = _deals(page, player)
    seen: dict[str, Any] = page.evaluate("window.seen")
    context.close()
    inputs: list[float] = sorted(seen["inputs"])
    return {
        "actions": player.actions,
        "key_to_paint_median_ms": statistics.median(inputs),
        "key_to_paint_p95_ms": inputs[int(0.95 * len(inputs))],
        "largest_paint_ms": round(seen["paint"]),
        "layout_shift": round(seen["shift"], 4),
        "frames_per_second": round(1000 / statistics.mean(calm), 1),
        "late_frames": round(sum(each > 2 * FRAME_MS for each in calm) / len(calm), 4),
        "long_tasks_in_play": sum(length > 50 for start, length in seen["tasks"] if start > SETTLED),
        "long_tasks_by_processor_time": sum(each > 50 for each in tasks.milliseconds),
        "longest_task_processor_ms": round(tasks.milliseconds[0], 1),
    }


def _deals(page: Page, player: Player) -> list[float]:
    """So many actions, deal after deal; the lengths of the frames of those that are unhurried."""
    calm: list[float] = []
    while player.actions < ACTIONS:
        player.wait_for_turn()
        if player.view["step"] == "over":
            page.locator(RESULT).wait_for()
            page.wait_for_timeout(450)
            page.keyboard.press("Enter")
            player.wait_until(lambda: player.view["step"] != "over", "the next deal")
            continue
        if player.actions < CALM_ACTIONS:
            calm += _calm_action(page, player)
        else:
            player.act(lambda action: by_keyboard(page, action))
    return calm


def _calm_action(page: Page, player: Player) -> list[float]:
    """One action and all that follows it, unhurried: the lengths of its frames."""
    page.evaluate("window.seen.frames.length = 0")
    player.act(lambda action: by_keyboard(page, action))
    page.wait_for_function(_QUIET)
    frames: list[float] = page.evaluate("window.seen.frames")
    return frames


def _weighed(browser: Browser, server: ServerProcess) -> dict[str, float]:
    """From the end of a deal, as the worker of the page tells it, to what its decisions have cost; cards only, so that deals last."""
    context = new_context(browser)
    page = context.new_page()
    witness = DeviceWitness(server.database)
    player = Player(page, witness, seed=66)
    page.goto(f"{server.address}/{_DEAL}")
    found: list[float] = []
    while len(found) < DEALS:
        player.wait_until(lambda: witness.told is not None, "the deal was opened")
        if player.view["step"] != "over":
            player.wait_for_turn()
        if player.view["step"] != "over":
            calm = [action for action in player.view["legal"] if action not in ("W", "C")]
            player.act(lambda action: by_keyboard(page, action), player.random.choice(calm))
            continue
        player.wait_until(lambda: witness.newest == "costs", "the deal was weighed")
        found.append(witness.times[-1] - witness.times[-2])
        page.locator(RESULT).wait_for()
        page.wait_for_timeout(450)
        page.keyboard.press("n")
        player.wait_until(lambda: player.view["step"] != "over", "the deal was dealt again")
    context.close()
    return {
        "deals_weighed_here": len(found),
        "weighed_here_median_ms": round(statistics.median(found)),
        "weighed_here_p95_ms": round(statistics.quantiles(found, n=20)[-1]),
        "weighed_here_worst_ms": round(max(found)),
    }
