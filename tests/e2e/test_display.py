"""The display settings: usable by everybody, applied at once, kept; and every size and face fits the page."""

import json
from typing import Any

import pytest
from playwright.sync_api import Page

from tests.e2e.means import focus_by_tab
from tests.e2e.player import Player
from tests.e2e.test_layout import CARDS, SMALL
from tests.e2e.witness import Witness
from tests.kit.accessibility import accessibility_faults
from tests.kit.server import ServerProcess

PHONE = (360, 740)
GERMAN_WORDS = ("Eichel-", "Laub-", "Herz-", "Schellen-")
DAMAGED = ["{", "null", '"dark"', '{"face": 7, "size": "XXL", "theme": null, "sort": [], "language": "xx"}']


def keep(page: Page, settings: dict[str, Any] | str) -> None:
    """Let the page find settings when it opens the next time."""
    text = settings if isinstance(settings, str) else json.dumps(settings)
    page.evaluate("text => localStorage.setItem('sixtysix.settings', text)", text)


def kept(page: Page) -> dict[str, Any]:
    """The settings that the page has kept."""
    found: dict[str, Any] = page.evaluate("JSON.parse(localStorage.getItem('sixtysix.settings') ?? '{}')")
    return found


def open_display(page: Page) -> None:
    """Settings, then display; the pictures of all faces have come."""
    page.locator("header nav button").last.click()
    page.locator("dialog[open] .foot button").first.click()
    page.locator("dialog[open] [name=face]").first.wait_for()
    page.wait_for_function("() => document.querySelectorAll('dialog[open] .fan').length >= 10")


def choose(page: Page, name: str, value: str) -> None:
    """Take one option of a group."""
    page.locator(f"dialog[open] label:has([name={name}][value={value}])").click()


def hand_names(page: Page) -> list[str]:
    """What a screen reader calls the cards of the hand."""
    names: list[str] = page.locator("[data-hand] button[data-card]").evaluate_all(
        "all => all.map(each => each.getAttribute('aria-label'))"
    )
    return names


def hand_cards(page: Page) -> list[str]:
    """The cards of the hand as they lie, from the left."""
    cards: list[str] = page.locator("[data-hand] button[data-card]").evaluate_all(
        "all => all.map(each => each.dataset.card)"
    )
    return cards


@pytest.mark.parametrize("language", ["en", "de", "fr", "hu", "bg"])
@pytest.mark.parametrize("theme", ["light", "dark", "contrast"])
@pytest.mark.parametrize("size", [PHONE], ids=str)
def test_axe_display(page: Page, server: ServerProcess, player: Player, theme: str, language: str) -> None:
    keep(page, {"theme": theme, "language": language})
    page.goto(server.address)
    player.wait_for_turn()
    page.wait_for_function("language => document.documentElement.lang === language", arg=language)
    assert accessibility_faults(page) == []
    open_display(page)
    assert accessibility_faults(page) == []
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]
    # on another face the colours are refused, and say why
    choose(page, "face", "double")
    page.wait_for_function(
        "() => document.querySelectorAll('dialog[open] [name=colours][aria-disabled]').length === 2"
    )
    assert accessibility_faults(page) == []


def test_display_by_keyboard_alone(page: Page, player: Player) -> None:
    player.wait_for_turn()
    focus_by_tab(page, page.locator("header nav button").last)
    page.keyboard.press("Enter")
    focus_by_tab(page, page.locator("dialog[open] .foot button").first)
    page.keyboard.press("Enter")
    page.locator("dialog[open] [name=face]").first.wait_for()
    focus_by_tab(page, page.locator("dialog[open] [name=face]:checked"))
    page.keyboard.press("ArrowDown")
    focus_by_tab(page, page.locator("dialog[open] [name=size]:checked"))
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Escape")
    page.locator("dialog[open]").wait_for(state="detached")
    assert kept(page)["face"] == "german"
    assert kept(page)["size"] == "L"


def test_a_face_comes_when_it_is_chosen_and_stays(page: Page, server: ServerProcess, player: Player) -> None:
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    keep(page, {"language": "de"})
    page.goto(server.address)
    player.wait_for_turn()
    assert not [url for url in asked if "/pack-" in url]
    assert not [name for name in hand_names(page) if name.startswith(GERMAN_WORDS[:2])]
    open_display(page)
    choose(page, "face", "german")
    page.keyboard.press("Escape")
    page.wait_for_function(
        "() => [...document.querySelectorAll('[data-hand] button')].every(each => /Eichel|Laub|Herz|Schellen/.test(each.ariaLabel))"
    )
    asked.clear()
    page.goto(server.address)
    player.wait_for_turn()
    assert all(name.startswith(GERMAN_WORDS) for name in hand_names(page))
    assert len([url for url in asked if "/pack-" in url]) == 1


@pytest.mark.parametrize("size", [(320, 568), PHONE, (740, 360), (768, 1024), (1280, 800)], ids=str)
@pytest.mark.parametrize(("cards", "hand"), [("S", "right"), ("L", "left"), ("XL", "right"), ("XL", "left")])
def test_layout_of_each_size_and_hand(
    page: Page, server: ServerProcess, player: Player, size: tuple[int, int], cards: str, hand: str
) -> None:
    width, height = size
    keep(page, {"size": cards, "hand": hand, "index": "large", "face": "double"})
    page.goto(server.address)
    player.wait_for_turn()
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    assert page.evaluate("document.documentElement.scrollHeight") <= height
    assert page.evaluate(SMALL, [44, 44]) == []
    for seen, tall, left, bottom in page.evaluate(CARDS):
        assert seen >= 44
        assert tall >= 60
        assert left >= 0
        assert bottom <= height


@pytest.mark.parametrize("size", [PHONE, (1280, 800)], ids=str)
def test_size_holds_at_once_as_after_a_reload(page: Page, server: ServerProcess, player: Player) -> None:
    def laid() -> list[Any]:
        page.wait_for_timeout(400)
        boxes: list[Any] = page.evaluate(
            """() => [...document.querySelectorAll('[data-hand] button, .say, .mine, .actions')].map(each => {
              const box = each.getBoundingClientRect();
              return [box.x, box.y, box.width, box.height].map(Math.round);
            })"""
        )
        return boxes

    player.wait_for_turn()
    before = laid()
    open_display(page)
    choose(page, "size", "XL")
    page.keyboard.press("Escape")
    page.locator("dialog[open]").wait_for(state="detached")
    at_once = laid()
    page.goto(server.address)
    player.wait_for_turn()
    assert at_once == laid()
    assert at_once != before


@pytest.mark.parametrize("size", [PHONE], ids=str)
def test_left_hand_changes_sides(page: Page, server: ServerProcess, player: Player) -> None:
    def middles() -> dict[str, float]:
        return {
            name: page.locator(name).evaluate(
                "each => { const b = each.getBoundingClientRect(); return b.x + b.width / 2; }"
            )
            for name in (".talon .left", ".points", ".actions > :nth-child(1)")
        }

    player.wait_for_turn()
    right = middles()
    keep(page, {"hand": "left"})
    page.goto(server.address)
    player.wait_for_turn()
    for name, middle in middles().items():
        assert middle == pytest.approx(PHONE[0] - right[name], abs=12)


def test_hand_is_sorted_as_chosen(page: Page, player: Player) -> None:
    player.wait_for_turn()
    trump = player.view["trump"]
    open_display(page)
    choose(page, "sort", "rank")
    ranks = [card[0] for card in hand_cards(page)]
    assert ranks == sorted(ranks, key="ATKQJ9".index)
    choose(page, "sort", "trump")
    suits = [card[1] for card in hand_cards(page)]
    count = suits.count(trump)
    assert suits[:count] == [trump] * count
    assert sorted(hand_cards(page)) == sorted(player.view["hand"])


def _ground(page: Page) -> str:
    """The colour of the page's ground."""
    colour: str = page.evaluate("getComputedStyle(document.documentElement).backgroundColor")
    return colour


def test_theme_and_felt_are_as_chosen_whatever_the_system_says(page: Page, player: Player) -> None:
    player.wait_for_turn()
    light = _ground(page)
    page.emulate_media(color_scheme="dark", reduced_motion="reduce")
    dark = _ground(page)
    open_display(page)
    seen = {}
    for theme in ("light", "dark", "contrast", "system"):
        choose(page, "theme", theme)
        seen[theme] = _ground(page)
    assert seen == {"light": light, "dark": dark, "contrast": "rgb(0, 0, 0)", "system": dark}
    choose(page, "felt", "wine")
    assert _ground(page) not in seen.values()
    assert page.locator("meta[name=theme-color]").first.get_attribute("content") == _ground(page)


def test_a_system_that_asks_for_contrast_gets_it(page: Page, server: ServerProcess, player: Player) -> None:
    player.wait_for_turn()
    page.emulate_media(contrast="more", color_scheme="light", reduced_motion="reduce")
    page.wait_for_function("() => document.documentElement.dataset.theme === 'contrast'")
    assert _ground(page) == "rgb(255, 255, 255)"
    assert accessibility_faults(page) == []
    keep(page, {"theme": "dark"})
    page.goto(server.address)
    player.wait_for_turn()
    assert page.evaluate("document.documentElement.dataset.theme") == "dark"


def test_what_cannot_be_chosen_says_why(
    page: Page, server: ServerProcess, witness: Witness, faults: list[str]
) -> None:
    page.add_init_script("delete Navigator.prototype.serviceWorker")  # it would have kept the pack
    player = Player(page, witness, seed=66)
    player.open(server.address)
    keep(page, {"face": "hybrid"})
    page.route("**/assets/pack-german-*", lambda route: route.abort())
    page.goto(server.address)
    player.wait_for_turn()
    page.locator("header nav button").last.click()
    page.locator("dialog[open] .foot button").first.click()
    german = page.locator("dialog[open] label:has([name=face][value=german])")
    german.get_by_text("cannot be loaded").wait_for()
    german.click(force=True)
    assert page.locator("dialog[open] [name=face]:checked").input_value() == "hybrid"
    colours = page.locator("dialog[open] label:has([name=colours][value=four])")
    assert "colours of their own" in colours.inner_text()
    page.locator("dialog[open] [name=colours]:checked").focus()
    page.keyboard.press("ArrowRight")
    assert kept(page)["face"] == "hybrid"
    assert kept(page).get("colours", "two") == "two"
    faults.clear()  # the broken request was meant


@pytest.mark.parametrize("damaged", DAMAGED)
def test_damaged_settings_do_no_harm(page: Page, server: ServerProcess, player: Player, damaged: str) -> None:
    keep(page, damaged)
    page.goto(server.address)
    player.wait_for_turn()
    assert page.evaluate("document.documentElement.lang") == "en"
    assert page.evaluate("document.documentElement.dataset.theme") == "system"


@pytest.mark.parametrize("face", ["french", "german", "double", "hybrid"])
@pytest.mark.parametrize("size", [PHONE], ids=str)
def test_forced_colours_leave_cards_as_they_are(
    page: Page, server: ServerProcess, player: Player, face: str
) -> None:
    keep(page, {"face": face, "colours": "four", "theme": "light"})
    page.goto(server.address)
    player.wait_for_turn()
    usual = _faces(page)
    page.emulate_media(forced_colors="active", reduced_motion="reduce")
    page.wait_for_timeout(300)
    assert page.evaluate("matchMedia('(forced-colors: active)').matches")
    assert _faces(page) == usual
    assert len(set(usual)) == len(usual)


def _faces(page: Page) -> list[bytes]:
    """Pictures of the inside of each card of the hand, as far as nothing lies on it and no ring is around it."""
    page.mouse.move(0, 0)
    page.evaluate("document.activeElement?.blur()")
    boxes = [each.bounding_box() for each in page.locator("[data-hand] button[data-card]").all()]
    return [
        page.screenshot(
            clip={"x": box["x"] + 5, "y": box["y"] + 5, "width": 34, "height": box["height"] - 12}
        )
        for box in boxes
        if box is not None
    ]


@pytest.fixture(autouse=True)
def _light(page: Page) -> None:
    """Every test begins in the light."""
    page.emulate_media(color_scheme="light", reduced_motion="reduce")
