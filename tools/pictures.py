"""Takes the pictures of docs/guide from the running page: `.venv/bin/python tools/pictures.py` (needs a Chromium)."""

import itertools
import json
import random
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from playwright.sync_api import Browser, Locator, Page  # noqa: E402

from sixtysix.engine.match_play import play_deal  # noqa: E402
from sixtysix.engine.players import player  # noqa: E402
from sixtysix.rules import PRESETS, deal  # noqa: E402
from sixtysix.rules.shuffle import ordered_deck  # noqa: E402
from tests.e2e.means import by_keyboard  # noqa: E402
from tests.e2e.player import Player  # noqa: E402
from tests.e2e.statistics import open_statistics  # noqa: E402
from tests.e2e.witness import Witness  # noqa: E402
from tests.kit.browser import find_chromium, launched, new_context  # noqa: E402
from tests.kit.played import record  # noqa: E402
from tests.kit.random_deals import play_through  # noqa: E402
from tests.kit.server import ServerProcess, running_server  # noqa: E402

SIZES = ((360, 740), (768, 1024), (1280, 800))
SCHEMES = ("dark", "light")
OPEN = "dialog[open]"
FOLDER = ROOT / "docs" / "guide" / "screens"


def main() -> None:
    """Every screen in every size, dark and light."""
    executable = find_chromium()
    if executable is None:
        raise SystemExit("no Chromium on the path: install one or name one by CHROMIUM")
    FOLDER.mkdir(parents=True, exist_ok=True)
    records = json.dumps({"format": "66-played-1", "records": list(_played(300))})
    with (
        tempfile.TemporaryDirectory() as data,
        running_server(Path(data)) as server,
        launched(executable) as browser,
    ):
        for width, height in SIZES:
            for scheme in SCHEMES:
                for name, page in _tour(browser, server, (width, height), scheme, records):
                    page.wait_for_timeout(200)
                    path = FOLDER / f"{name}-{width}{'' if scheme == 'dark' else '-light'}.jpg"
                    page.screenshot(path=path, type="jpeg", quality=82)
                    print(path.relative_to(ROOT))


def _tour(
    browser: Browser, server: ServerProcess, size: tuple[int, int], scheme: str, records: str
) -> Iterator[tuple[str, Page]]:
    """From screen to screen as a person goes; the name of each while it is there."""
    for attempt in range(200):
        context = new_context(browser, *size)
        page = context.new_page()
        page.emulate_media(color_scheme="dark" if scheme == "dark" else "light", reduced_motion="reduce")
        player = Player(page, Witness(server.database), seed=attempt)
        player.open(server.address)
        player.wait_for_turn()
        if _plays_to_a_marriage(page, player):
            for name in itertools.chain(_playing(page, player), _dialogs(page), _learning(page)):
                yield name, page
            dialog = open_statistics(page)
            dialog.locator("input[type=file]").set_input_files(
                {"name": "deals.json", "mimeType": "application/json", "buffer": records.encode()}
            )
            page.locator("dialog .figure").first.wait_for()
            yield "statistics", page
            page.keyboard.press("Escape")
            page.goto(f"{server.address}/#rules=sixty-six")
            page.locator("main h2").first.wait_for()
            yield "rules", page
            context.close()
            return
        context.close()
    raise SystemExit("no deal with a marriage was found")


def _playing(page: Page, player: Player) -> Iterator[str]:
    """A deal from the middle to its end, and the same cards again for practice."""
    yield "table"
    for _ in range(3):
        page.keyboard.press("i")
        page.wait_for_timeout(400)
    yield "hint"
    while player.view["step"] != "over":
        calm = [each for each in player.view["legal"] if each == "D" or len(each) == 2]
        player.act(lambda chosen: by_keyboard(page, chosen), calm[-1])
        player.wait_for_turn()
    page.locator(f"{OPEN} .costs p").nth(1).wait_for()
    page.wait_for_timeout(500)
    yield "result"
    page.locator(f"{OPEN} .costs").scroll_into_view_if_needed()
    page.locator(f"{OPEN} .costs").evaluate("costs => costs.scrollIntoView({ block: 'start' })")
    yield "costs"
    page.get_by_role("button", name="Check this deal").click()
    page.wait_for_timeout(500)
    yield "fairness"
    page.keyboard.press("Escape")
    page.keyboard.press("n")
    player.wait_for_turn()


def _dialogs(page: Page) -> Iterator[str]:
    """What the menu and the settings lead to."""
    menu = page.locator("header .menu")
    menu.click()
    page.locator(f"{OPEN} [name=level]").first.wait_for()
    yield "menu"
    page.get_by_role("button", name="House rules…").click()
    page.locator(f"{OPEN} [name=preset]").first.wait_for()
    yield "house-rules"
    for name in ("Display", "Keys"):
        page.keyboard.press("Escape")
        page.locator(OPEN).wait_for(state="detached")
        page.get_by_role("button", name="Settings", exact=True).click()
        if name == "Display":
            yield "settings"
        page.locator(OPEN).get_by_role("button", name=name).click()
        yield name.lower()
    page.keyboard.press("Escape")


def _learning(page: Page) -> Iterator[str]:
    """The path, a bite of it, the coach and a drill."""

    def open_path() -> Locator:
        page.keyboard.press("Escape")
        page.locator("header .menu").click()
        page.get_by_role("button", name="Learn", exact=True).click()
        return page.locator(OPEN)

    path = open_path()
    yield "learn"
    path.get_by_role("button", name="Count in your head").click()
    page.locator(f"{OPEN} .drill").wait_for()
    yield "drill"
    page.get_by_role("button", name="All lessons and drills").click()
    path.locator(".bite").nth(3).click()
    page.wait_for_timeout(1200)
    yield "lesson"


def _played(deals: int) -> Iterator[dict[str, Any]]:
    """Records of deals between levels of the engine, match by match."""
    dice, variant = random.Random(66), PRESETS["sixty-six"]  # noqa: S311  nothing secret
    levels = {name: player(name) for name in ("strong", "club", "novice")}
    table, number, score = 1, 0, [0, 0]
    for seed in range(deals):
        number += 1
        level = ("club", "strong", "novice")[table % 3]
        deck = ordered_deck(variant)
        dice.shuffle(deck)
        dealt = deal(variant, deck, number % 2)
        played = play_deal(dealt, (levels["strong"], levels[level]), seed)
        told = record(
            play_through(variant, deck, number % 2, played.actions), number=number, table=f"t{table}"
        )
        if told["winner"] is not None:
            score[told["winner"]] += told["game_points"]
        over = max(score) >= variant.match_target
        told["match"] = {
            "score": [*score],
            "over": over,
            "winner": (score[1] > score[0]) + 0 if over else None,
        }
        yield {**told, "level": level}
        if over:
            table, number, score = table + 1, 0, [0, 0]


def _plays_to_a_marriage(page: Page, player: Player) -> bool:
    """Play until this seat may announce a marriage in the middle of a deal; False if it does not come to that."""
    for _ in range(20):
        player.wait_for_turn()
        legal = player.view["legal"]
        if player.view["step"] == "over":
            return False
        if (
            player.view["step"] == "lead"
            and player.view["talon"] < 10
            and any(each[0] in "24" for each in legal)
        ):
            return True
        quiet = [each for each in legal if each == "D" or len(each) == 2]
        action = quiet[0]
        player.act(lambda chosen: by_keyboard(page, chosen), action)
    return False


if __name__ == "__main__":
    main()
