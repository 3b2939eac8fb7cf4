"""What the player types, understood. Nothing here knows whether an action is legal."""

import re
from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

from sixtysix.rules import (
    CLAIM,
    CLAIM_OUT_OF_TURN,
    CLOSE,
    DRAW,
    EXCHANGE,
    Action,
    Card,
    CardSet,
    PlayerView,
    cards_in,
    marry,
)
from sixtysix.rules.card import KING, QUEEN, RANKS, SUITS, make_card
from sixtysix.rules.cardset import PAIRS

Question: TypeAlias = Literal["help", "hand", "talon", "state", "points", "last", "hint", "fairness", "quit"]
Asked: TypeAlias = Question | Literal["undo"]

_QUESTIONS: Final[dict[str, Asked]] = {
    **dict.fromkeys(("?", "help"), "help"),
    **dict.fromkeys(("h", "hand"), "hand"),
    **dict.fromkeys(("b", "talon", "trump"), "talon"),
    **dict.fromkeys(("s", "state"), "state"),
    **dict.fromkeys(("p", "points"), "points"),
    **dict.fromkeys(("l", "last"), "last"),
    **dict.fromkeys(("i", "hint"), "hint"),
    **dict.fromkeys(("f", "fairness"), "fairness"),
    **dict.fromkeys(("z", "undo"), "undo"),
    **dict.fromkeys(("quit", "q", "exit"), "quit"),
}
_PLAIN_ACTIONS: Final = {
    **dict.fromkeys(("x", "exchange"), EXCHANGE),
    **dict.fromkeys(("c", "close"), CLOSE),
    **dict.fromkeys(("d", "draw"), DRAW),
    **dict.fromkeys(("66", "w", "claim"), CLAIM),
}
_CARD: Final = re.compile(r"(10|[akqjt9]) ?([shdc])")
_MARRIAGE: Final = re.compile(r"(?:m|marriage|20|40) ?([shdc])?")
_PLACE: Final = re.compile(r"[0-9]{1,3}")


@dataclass(frozen=True, slots=True)
class Unclear:
    """What was typed cannot be understood; `reason` names the message that says why."""

    reason: Literal["unclear", "no-such-place", "which-marriage"]


Typed: TypeAlias = Action | Asked | Unclear
"""An action, a question, or neither."""


def sorted_cards(cards: CardSet) -> list[Card]:
    """Cards as they are shown and counted: suit by suit, high to low."""
    return sorted(cards_in(cards), key=lambda card: (card // 6, -card))


def sorted_hand(view: PlayerView) -> list[Card]:
    """The hand as it is shown and counted."""
    return sorted_cards(view.hand)


def understand(text: str, view: PlayerView) -> Typed:
    """What a line means to this view. Case and outer spaces do not matter."""
    line = " ".join(text.lower().split())
    if line in _QUESTIONS:
        return _QUESTIONS[line]
    if line in _PLAIN_ACTIONS:
        action = _PLAIN_ACTIONS[line]
        return CLAIM_OUT_OF_TURN if action == CLAIM and view.seat != view.table.turn else action
    if (card := _CARD.fullmatch(line)) is not None:
        rank, suit = card[1].upper().replace("10", "T"), card[2].upper()
        return make_card(SUITS.index(suit), RANKS.index(rank))
    if (marriage := _MARRIAGE.fullmatch(line)) is not None:
        return _marriage(marriage[1], view)
    return _by_situation(line, view)


def _by_situation(line: str, view: PlayerView) -> Typed:
    announced = view.table.announced
    if announced is not None and line in ("k", "q"):
        return make_card(announced, KING if line == "k" else QUEEN)
    if not line and view.table.must_draw and view.table.turn == view.seat:
        return DRAW
    if _PLACE.fullmatch(line) is not None:
        hand = sorted_hand(view)
        return hand[int(line) - 1] if 1 <= int(line) <= len(hand) else Unclear("no-such-place")
    return Unclear("unclear")


def _marriage(suit: str | None, view: PlayerView) -> Typed:
    if suit is not None:
        return marry(SUITS.index(suit.upper()))
    pairs = [each for each in range(4) if view.hand & PAIRS[each] == PAIRS[each]]
    return Unclear("which-marriage") if len(pairs) > 1 else marry(pairs[0] if pairs else 0)
