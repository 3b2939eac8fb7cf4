"""Takes the pictures of docs/guide from the running page: `.venv/bin/python tools/pictures.py` (needs a Chromium)."""

import json
import random
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from playwright.sync_api import Browser, Page  # noqa: E402

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


def main() -> None:
    """Every size, dark and light: a table with a marriage to announce, a result, the menu, the rules, a lesson, statistics."""
    executable = find_chromium()
    if executable is None:
        raise SystemExit("no Chromium on the path: install one or name one by CHROMIUM")
    folder = ROOT / "docs" / "guide"
    folder.mkdir(parents=True, exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as data,
        running_server(Path(data)) as server,
        launched(executable) as browser,
    ):
        for width, height in SIZES:
            for scheme in ("dark", "light"):
                _series(browser, server, folder, width, height, scheme)
                take_statistics(browser, server, folder, width, height, scheme)


def _series(
    browser: Browser, server: ServerProcess, folder: Path, width: int, height: int, scheme: str
) -> None:
    ending = f"{width}.jpg" if scheme == "dark" else f"{width}-light.jpg"
    for attempt in range(200):
        context = new_context(browser, width, height)
        page = context.new_page()
        page.emulate_media(color_scheme="dark" if scheme == "dark" else "light", reduced_motion="reduce")
        player = Player(page, Witness(server.database), seed=attempt)
        player.open(server.address)
        player.wait_for_turn()
        if _plays_to_a_marriage(page, player):
            _take(page, folder / f"table-{ending}")
            page.keyboard.press("w")
            page.keyboard.press("Enter")
            page.locator("dialog[open]").wait_for()
            page.locator("dialog[open] .costs p").nth(1).wait_for()
            page.wait_for_timeout(300)
            _take(page, folder / f"result-{ending}")
            page.keyboard.press("Escape")
            page.locator("header .menu").click()
            page.locator("dialog[open] [name=level]").first.wait_for()
            _take(page, folder / f"menu-{ending}")
            page.get_by_role("button", name="House rules…").click()
            page.locator("dialog[open] [name=preset]").first.wait_for()
            _take(page, folder / f"rules-{ending}")
            page.keyboard.press("Escape")
            page.locator("header .menu").click()
            page.get_by_role("button", name="Learn", exact=True).click()
            page.locator("dialog[open] .bite").nth(3).click()
            page.wait_for_timeout(1200)
            _take(page, folder / f"lesson-{ending}")
            context.close()
            return
        context.close()
    raise SystemExit("no deal with a marriage was found")


def take_statistics(
    browser: Browser, server: ServerProcess, folder: Path, width: int, height: int, scheme: str
) -> None:
    """The statistics of somebody who has played a good deal."""
    context = new_context(browser, width, height)
    page = context.new_page()
    page.emulate_media(color_scheme="dark" if scheme == "dark" else "light", reduced_motion="reduce")
    page.goto(server.address)
    page.wait_for_selector("[data-hand] button[data-card]")
    dialog = open_statistics(page)
    text = json.dumps({"format": "66-played-1", "records": list(_played(300))})
    dialog.locator("input[type=file]").set_input_files(
        {"name": "deals.json", "mimeType": "application/json", "buffer": text.encode()}
    )
    page.locator("dialog .figure").first.wait_for()
    _take(page, folder / f"statistics-{width}{'' if scheme == 'dark' else '-light'}.jpg")
    context.close()


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


def _take(page: Page, path: Path) -> None:
    page.wait_for_timeout(200)
    page.screenshot(path=path, type="jpeg", quality=86)
    print(path.relative_to(ROOT))


if __name__ == "__main__":
    main()
