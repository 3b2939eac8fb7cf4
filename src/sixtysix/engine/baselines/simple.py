"""`simple`: a rule of thumb without memory, script or search."""

from sixtysix.engine.count import reaching_marriage, winning_claim
from sixtysix.engine.player import NOTHING
from sixtysix.rules.action import CLOSE, DRAW, EXCHANGE, Action, actions_in, is_claim, is_marriage, is_play
from sixtysix.rules.card import Card, points_of
from sixtysix.rules.trick import beats
from sixtysix.rules.view import PlayerView


def simple_player(view: PlayerView, seed: int) -> Action:  # noqa: ARG001  a player takes a seed
    """A rule of thumb.

    Exchanges, marries, never closes; leads its lowest plain card or, under the strict rules, its highest; takes a trick
    with a plain card if it can, with a trump if it is worth it, else throws its lowest card.
    """
    claim = winning_claim(view) or reaching_marriage(view)
    if claim is not None:
        return claim
    options = [action for action in actions_in(view.legal) if not is_claim(action) and action != CLOSE]
    if not options:
        return NOTHING
    for action in (EXCHANGE, DRAW):
        if action in options:
            return action
    marriages = [action for action in options if is_marriage(action)]
    if marriages:
        trump = view.table.trump
        return max(marriages, key=lambda action: (action - 24 == trump, -action))
    cards = [action for action in options if is_play(action)]
    return _follow(view, cards) if view.table.led is not None else _lead(view, cards)


def _lead(view: PlayerView, cards: list[Card]) -> Card:
    trump = view.table.trump
    if view.table.strict:
        return max(cards, key=lambda card: (points_of(card), card // 6 == trump, -card))
    return min(cards, key=lambda card: (card // 6 == trump, points_of(card), card))


def _follow(view: PlayerView, cards: list[Card]) -> Card:
    led, trump = view.table.led, view.table.trump
    winning = [card for card in cards if led is not None and beats(card, led, trump)]
    plain = [card for card in winning if card // 6 != trump]
    if plain:
        return max(plain, key=lambda card: (points_of(card), -card))
    if winning and led is not None and (points_of(led) >= 10 or view.table.strict):
        return min(winning, key=lambda card: (points_of(card), card))
    return min(cards, key=lambda card: (card // 6 == trump, points_of(card), card))
