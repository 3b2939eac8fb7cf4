"""Words that are 40 % longer break nothing (T15): the messages are stretched on their way to the page."""

import re

import pytest
from playwright.sync_api import Page, Route

from tests.e2e.player import Player
from tests.e2e.test_layout import CARDS, SMALL
from tests.e2e.witness import Witness
from tests.kit.server import ServerProcess

SIZES = [(320, 640), (360, 740), (1280, 800)]
_MESSAGES = re.compile(r"^var \w+=`(?P<ftl>.*)`;export", re.DOTALL)
_KEY = re.compile(r"^([a-z][\w-]* = |\s+\*?\[\w+\] )(.*)$")
_HELD = re.compile(r"(\{[^}]*\}?)")
_OVER = """() => [...document.querySelectorAll('dialog[open] .body, .actions, header, .felt')]
  .filter(each => each.scrollWidth > each.clientWidth + 1).map(each => each.className)"""


def stretched(line: str) -> str:
    """A line of Fluent with its vowels doubled; keys, variants and placeables as they are."""
    key, value = match.groups() if (match := _KEY.match(line)) else ("", line)
    if line.startswith(("#", "}")) or not value:
        return line
    parts = _HELD.split(value)
    return key + "".join(
        part if part.startswith("{") else re.sub("[aeiouAEIOU]", r"\g<0>\g<0>", part) for part in parts
    )


def _stretch(route: Route) -> None:
    answer = route.fetch()
    body = answer.text()
    if found := _MESSAGES.match(body):
        ftl = "\n".join(stretched(line) for line in found["ftl"].split("\n"))
        body = body.replace(found["ftl"], ftl)
    route.fulfill(response=answer, body=body)


def test_words_are_stretched_and_nothing_else_is() -> None:
    assert stretched("act-draw = Draw") == "act-draw = Draaw"
    assert stretched("tricks = { $count ->") == "tricks = { $count ->"
    assert stretched("    [one] 1 trick") == "    [one] 1 triick"
    assert stretched("say = { $name } to play") == "say = { $name } too plaay"
    assert stretched("# a comment") == "# a comment"


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_longer_words_break_nothing(
    page: Page, server: ServerProcess, witness: Witness, size: tuple[int, int]
) -> None:
    page.route("**/assets/*.js", _stretch)
    player = Player(page, witness, seed=66)
    player.open(server.address)
    player.wait_for_turn()
    assert page.get_by_text("Yoouur").count() > 0
    assert page.evaluate("document.documentElement.scrollWidth") <= size[0]
    assert page.evaluate("document.documentElement.scrollHeight") <= size[1]
    assert page.evaluate(SMALL, [44, 44]) == []
    assert all(seen >= 44 for seen, *_ in page.evaluate(CARDS))
    for dialog in ("menu", "settings", "keys", "result"):
        _open(page, dialog)
        page.locator("dialog[open]").wait_for()
        page.wait_for_timeout(200)
        assert page.evaluate(_OVER) == [], dialog
        page.keyboard.press("Escape")


def _open(page: Page, dialog: str) -> None:
    if dialog == "menu":
        page.locator("header .menu").click()
    elif dialog == "settings":
        page.locator("header nav button").last.click()
    elif dialog == "keys":
        page.keyboard.press("?")
    else:
        page.keyboard.press("w")
        page.keyboard.press("Enter")
