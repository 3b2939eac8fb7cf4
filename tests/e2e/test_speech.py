"""What is heard: the live regions of the page say a whole deal, sentence by sentence, and the log may be seen without playing."""

import json
from collections.abc import Iterable, Iterator
from itertools import pairwise
from typing import Any

import pytest
from playwright.sync_api import Page, Route

from tests.e2e.means import RANK_WORDS, SUIT_WORDS, by_keyboard
from tests.e2e.player import RESULT, Player
from tests.kit.accessibility import accessibility_faults
from tests.kit.browser import prefer
from tests.kit.server import ServerProcess

EAR = """() => {
  const heard = (window.heard = { log: [], spoken: [] });
  const entries = new WeakSet();
  new MutationObserver((all) => {
    for (const { target, addedNodes } of all) {
      const element = target instanceof Element ? target : target.parentElement;
      if (element?.closest('[aria-live=assertive]')) heard.spoken.push(element.textContent);
      for (const node of addedNodes) {
        if (!(node instanceof Element)) continue;
        for (const each of node.matches('[role=log] p') ? [node] : node.querySelectorAll('[role=log] p')) {
          if (entries.has(each)) continue;
          entries.add(each);
          if (!each.classList.contains('unseen')) heard.log.push([each.textContent, each.getAttribute('aria-live') !== 'off']);
        }
      }
    }
  }).observe(document, { subtree: true, childList: true, characterData: true });
}"""
STRICT = "Follow suit and win the trick if you can."
COUNTS = ["", "one card", *(f"{word} cards" for word in ("two", "three", "four", "five", "six"))]
ACTS = {"played", "married", "exchanged", "closed"}


def _card(card: str) -> str:
    return f"{RANK_WORDS[card[0]]} of {SUIT_WORDS[card[1]]}"


class Script:
    """What should be heard, worked out from the frames alone."""

    def __init__(self, view: dict[str, Any]) -> None:
        self.view = view
        self.log: list[list[object]] = []
        self.spoken: list[str] = []
        self.since: list[str] = []
        self._in_trick = len(view["trick"])

    def follow(self, frame: dict[str, Any]) -> None:
        before, self.view = self.view, frame["view"]
        own = self.view["seat"]
        for event in frame["events"]:
            for text in self._sentences(event, own):
                read = event["event"] in ACTS and event["seat"] == own
                self.log.append([text, read])
                if not read and event["event"] != "claimed":
                    self.since.append(text)
        if self.view["step"] == "over":
            return
        if before["phase"] == "free" and self.view["phase"] == "strict" and self.view["closed_by"] is None:
            self.log.append([f"The talon is gone. {STRICT}", False])
            self.since.append(f"The talon is gone. {STRICT}")
        if self.view["talon"] < before["talon"] and 0 < self.view["talon"] <= 4:
            self.since.append(f"{self.view['talon']} cards left.")
        if self.view["turn"] == own and _turn(self.view) != _turn(before):
            if self.view["step"] != "announced":
                self.spoken.append(" ".join([*self.since, self._ask()]))
            self.since = []

    def _ask(self) -> str:
        if self.view["step"] == "draw":
            return "Your turn: draw."
        word = "turn" if self.view["trick"] else "lead"
        return f"Your {word}, {COUNTS[len(self.view['hand'])]}."

    def _sentences(self, event: dict[str, Any], own: int) -> Iterator[str]:
        who = "You" if event.get("seat", event.get("winner")) == own else "Opponent"
        match event["event"]:
            case "played":
                yield f"{who} {'answered' if self._in_trick else 'led'} {_card(event['card'])}."
                self._in_trick += 1
            case "trick":
                yield f"{who} won the trick."
                self._in_trick = 0
            case "drew" if event["card"]:
                yield f"{who} {'drew' if who == 'You' else 'took'} {_card(event['card'])}."
            case "married":
                yield f"{who} announced {event['points']} in {SUIT_WORDS[event['suit']]}."
            case "exchanged":
                yield f"{who} exchanged for {_card(event['taken'])}."
            case "closed":
                yield f"{who} closed the talon. {STRICT}"
            case "claimed":
                yield f"{who} claimed 66."
            case _:
                pass


def _turn(view: dict[str, Any]) -> tuple[object, ...]:
    return view["deal"], len(view["hand"]), view["step"], view["turn"], view["talon"]


def _updates(texts: Iterable[str]) -> list[dict[str, Any]]:
    frames = [json.loads(text) for text in texts]
    return [frame for frame in frames if frame["type"] == "update"]


def test_keyboard_a_whole_deal_is_heard_as_it_happens(page: Page, player: Player) -> None:
    page.add_init_script(f"({EAR})()")
    page.reload()
    player.wait_until(lambda: player.welcomes() > 1, "the page sat down again")
    player.wait_for_turn()
    begun = len(player.witness.frames)
    script = Script(player.view)
    first: list[str] = page.evaluate("window.heard.spoken")
    assert first
    assert first[-1].startswith("Your turn. ")
    assert "Your hand: " in first[-1]
    while player.view["step"] != "over":
        player.wait_for_turn()
        if player.view["step"] != "over":
            player.act(lambda action: by_keyboard(page, action))
    result = page.locator(RESULT)
    result.wait_for()
    for frame in _updates(player.witness.frames[begun:]):
        script.follow(frame)
    heard: dict[str, list[Any]] = page.evaluate("window.heard")
    assert [entry for entry in heard["log"] if entry[1]] == [entry for entry in script.log if entry[1]]
    in_order = iter(script.log)  # what is skipped may be forgotten before it is shown
    assert all(entry in in_order for entry in heard["log"])
    spoken = heard["spoken"][len(first) :]
    assert [text.rstrip("\u00a0") for text in spoken] == script.spoken
    assert all(text != after for text, after in pairwise(spoken))
    named = str(result.get_attribute("aria-label"))
    assert named.startswith(" ".join(script.since))
    assert " the deal: " in named
    assert "playing to 7." in named


def test_the_greeting_waits_for_its_words(page: Page, server: ServerProcess) -> None:
    page.add_init_script(f"({EAR})()")

    def late(route: Route) -> None:
        page.wait_for_timeout(700)
        route.continue_()

    page.route("**/assets/table-*.js", late)  # the messages, which are asked for by themselves
    page.goto(server.address)
    page.wait_for_selector("[data-hand] button[data-card]:not([aria-disabled])")
    page.wait_for_timeout(300)
    heard: dict[str, list[Any]] = page.evaluate("window.heard")
    (greeting,) = heard["spoken"]
    assert all(words in greeting for words in ("Your turn", "Trump: ", "12 cards left.", "Your hand: "))


def _show_log(page: Page) -> None:
    prefer(page, log=True)
    page.reload()
    page.wait_for_selector("[data-hand] button[data-card]")


def test_keyboard_the_log_is_seen_last_and_browsing_it_plays_nothing(page: Page, player: Player) -> None:
    _show_log(page)
    player.wait_for_turn()
    player.act(lambda action: by_keyboard(page, action))
    player.wait_for_turn()
    log = page.get_by_role("log")
    assert "You " in log.inner_text()
    assert page.get_by_role("log").count() == 1
    page.locator(".actions button").last.focus()
    page.keyboard.press("Tab")
    assert log.evaluate("element => element === document.activeElement")
    version = player.version
    for key in ("1", "Enter", "a", "ArrowRight", "d", "Enter", "x", "m"):
        page.keyboard.press(key)
    assert page.locator("[aria-pressed=true], .actions .warn").count() == 0
    page.keyboard.press("s")
    log.get_by_text("Your hand: ").last.wait_for(state="attached")
    assert player.version == version
    page.keyboard.press("h")
    assert page.evaluate("document.activeElement.hasAttribute('data-card')")


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize(
    ("size", "shown"), [((1280, 800), "panel"), ((768, 1024), "panel"), ((360, 740), "line")]
)
def test_axe_and_place_of_the_log(
    page: Page, server: ServerProcess, player: Player, scheme: str, size: tuple[int, int], shown: str
) -> None:
    page.emulate_media(color_scheme="dark" if scheme == "dark" else "light", reduced_motion="reduce")
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.goto(server.address)
    _show_log(page)
    player.wait_for_turn()
    player.act(lambda action: by_keyboard(page, action))
    player.wait_for_turn()
    if player.view["step"] == "over":
        page.locator(RESULT).wait_for()
        page.keyboard.press("Escape")
    log = page.locator(f"[role=log].{shown}")
    shown_entries = log.locator("p:not(.unseen)").count()
    assert shown_entries == 1 if shown == "line" else shown_entries > 0
    assert accessibility_faults(page) == []
    covered = page.evaluate("""() => {
      const log = document.querySelector('[role=log]').getBoundingClientRect();
      return [...document.querySelectorAll('.felt button, .felt strong, .felt li')].filter((each) => {
        const box = each.getBoundingClientRect();
        return box.width > 0 && box.left < log.right && log.left < box.right && box.top < log.bottom && log.top < box.bottom;
      }).map((each) => each.outerHTML.slice(0, 100));
    }""")
    assert covered == []


def test_keyboard_what_is_said_behind_a_dialog_is_heard_when_it_has_gone(page: Page, player: Player) -> None:
    spoken = page.locator("[aria-live=assertive]")
    player.wait_for_turn()
    while player.view["step"] in ("draw", "announced"):
        player.act(lambda action: by_keyboard(page, action))
        player.wait_for_turn()
    before = spoken.text_content()
    card = player.card
    player.act(lambda action: by_keyboard(page, action), card)
    page.keyboard.press("?")
    page.locator("dialog[open] dl").wait_for()
    page.locator(".felt[data-quiet=true]").wait_for()
    player.wait_until(lambda: bool(player.view["legal"]), "the turn came")
    page.locator(f".felt[data-quiet=true][data-version='{player.version}']").wait_for()
    assert spoken.text_content() == before
    page.keyboard.press("Escape")
    page.locator("dialog[open]").wait_for(state="detached")
    spoken.get_by_text("Your ").wait_for(state="attached")
    assert spoken.text_content() != before
