"""How a person does an action: with the keyboard alone, or by touch."""

from playwright.sync_api import Locator, Page

RANK_WORDS = {"A": "ace", "T": "ten", "K": "king", "Q": "queen", "J": "jack", "9": "nine"}
SUIT_WORDS = {"S": "spades", "H": "hearts", "D": "diamonds", "C": "clubs"}
GUARD_MS = 330
"""A touch is believed only when the table has lain still for a moment."""


def place_of(page: Page, card: str) -> int:
    """The place of a card in the hand as shown, from 1."""
    shown = page.locator("[data-hand] button[data-card]").evaluate_all(
        "all => all.map(each => each.dataset.card)"
    )
    return int(shown.index(card)) + 1


def by_keyboard(page: Page, action: str) -> None:
    """Press the keys that a player would; never the mouse."""
    press = page.keyboard.press
    if action[0] in "24":
        press("m")
        chosen = page.locator(f".actions button[aria-label*='{SUIT_WORDS[action[2]]}']")
        if page.locator(".actions button.go").count() > 1 and chosen.count() == 1:
            focus_by_tab(page, chosen)
            press("Enter")
    elif action == "X":
        press("x")
    elif action == "D":
        press("d")
    elif action in ("C", "W"):
        press(action.lower())
        press("Enter")
    else:
        press(str(place_of(page, action)))
        press("Enter")


def focus_by_tab(page: Page, target: Locator) -> None:
    """Press Tab until the target has the focus."""
    for _ in range(60):
        if target.evaluate("element => element === document.activeElement"):
            return
        page.keyboard.press("Tab")
    raise AssertionError("Tab never reached it")


def by_touch(page: Page, action: str) -> None:
    """Tap where a finger would; a card is lifted by the first tap and played by the second."""
    page.wait_for_timeout(GUARD_MS)
    actions = page.locator(".actions")
    if action[0] in "24":
        actions.locator("button.go").first.tap()
        chosen = actions.locator(f"button[aria-label*='{SUIT_WORDS[action[2]]}']")
        page.wait_for_timeout(GUARD_MS)
        if chosen.count() == 1 and actions.locator("button.go").count() > 1:
            chosen.tap()
    elif action == "X":
        actions.get_by_text("Exchange").tap()
    elif action == "D":
        actions.get_by_text("Draw").tap()
    elif action in ("C", "W"):
        actions.get_by_text("Close" if action == "C" else "Claim 66").tap()
        page.wait_for_timeout(GUARD_MS)
        actions.get_by_text("Close it" if action == "C" else "Claim 66").tap()
    else:
        card = page.locator(f"[data-hand] button[data-card='{action}']")
        card.tap()
        page.wait_for_timeout(GUARD_MS)
        card.tap()
