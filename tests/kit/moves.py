"""Cards and actions as short words.

`KH` plays a card, `20S` or `40H` announces a marriage, `X` exchanges, `C` closes, `D` draws, `W` claims 66, `W!` claims
it out of turn.
"""

from collections.abc import Iterable

import pytest

from sixtysix.rules import (
    CLAIM,
    CLAIM_OUT_OF_TURN,
    CLOSE,
    DRAW,
    EXCHANGE,
    Action,
    Card,
    CardSet,
    Outcome,
    RuleError,
    State,
    actions_in,
    apply,
    card_from_name,
    card_name,
    cards_in,
    cardset,
    is_marriage,
    is_play,
    legal_actions,
    legal_actions_of,
    marry,
    other,
)

P, D = 0, 1
"""The seats of every example: P leads first, D has dealt."""

_WORDS = {"X": EXCHANGE, "C": CLOSE, "D": DRAW, "W": CLAIM, "W!": CLAIM_OUT_OF_TURN}


def cards(text: str) -> tuple[Card, ...]:
    """The cards of a text such as `AS TH 9D`, in its order."""
    return tuple(card_from_name(name) for name in text.split())


def hand(text: str) -> CardSet:
    """The set of the cards of a text."""
    return cardset(cards(text))


def names(held: CardSet) -> set[str]:
    """The names of a set of cards."""
    return {card_name(card) for card in cards_in(held)}


def action(word: str) -> Action:
    """The action of a word."""
    if word[:2] in {"20", "40"}:
        return marry("SHDC".index(word[2]))
    return _WORDS[word] if word in _WORDS else card_from_name(word)


def word(state: State, code: Action) -> str:
    """The word of an action at a state (trumps decide whether a marriage is 20 or 40)."""
    if is_play(code):
        return card_name(code)
    if is_marriage(code):
        suit = code - marry(0)
        return ("40" if suit == state.table.trump else "20") + "SHDC"[suit]
    return next(each for each, value in _WORDS.items() if value == code)


def options(state: State) -> set[str]:
    """The words of every legal action of the seat on turn."""
    return {word(state, code) for code in actions_in(legal_actions_of(state))}


def claims(state: State) -> set[str]:
    """`W` if the seat on turn may claim now, `W!` if the other may."""
    waiting = other(state.table.turn)
    out_of_turn = legal_actions(state.table, state.hands[waiting], waiting)
    return (options(state) & {"W"}) | {word(state, code) for code in actions_in(out_of_turn)}


def playable(state: State) -> set[str]:
    """The names of the cards that the seat on turn may play."""
    return {each for each in options(state) if len(each) == 2}


def after(state: State, words: str | Iterable[str]) -> State:
    """The state after some actions, each checked."""
    for each in words.split() if isinstance(words, str) else words:
        state = apply(state, action(each))
    return state


def outcome(state: State, words: str = "") -> Outcome:
    """How the deal ended after some actions."""
    ended = after(state, words).table.outcome
    assert ended is not None, "the deal goes on"
    return ended


def won(state: State, words: str = "") -> tuple[int | None, int]:
    """Winner and game points of the deal after some actions."""
    ended = outcome(state, words)
    return ended.winner, ended.game_points


def refusal(state: State, forbidden: str) -> type[RuleError]:
    """The class of the error with which the rules refuse an action, which is not among the legal ones either."""
    assert forbidden not in options(state)
    with pytest.raises(RuleError) as caught:
        apply(state, action(forbidden))
    return type(caught.value)
