"""The script: sound play by rule of thumb, for when the deal is too open to search, and to break ties.

Every action gets a worth in card points, roughly what it gains over doing nothing; the highest is played.
"""

from typing import Final

from sixtysix.engine.count import beaters, held_against, own_total, waiting
from sixtysix.rules.action import CLOSE, DRAW, EXCHANGE, Action, actions_in, is_claim, is_marriage, is_play
from sixtysix.rules.card import KING, QUEEN, Card, points_of
from sixtysix.rules.cardset import HIGHER, SUIT_CARDS, cards_in
from sixtysix.rules.scoring import TARGET, marriage_points, total
from sixtysix.rules.seat import other
from sixtysix.rules.trick import beats
from sixtysix.rules.view import PlayerView

WIN: Final = 200.0
NEVER: Final = -1000.0

# By rank, 9 J Q K 10 A: what holding the card is worth.
_TRUMPS: Final = (6.0, 7.0, 8.0, 9.0, 14.0, 18.0)
_MASTERS: Final = (1.0, 1.0, 1.5, 2.0, 8.0, 9.0)
"""Plain cards that no card the opponent may hold can beat, but for trumps."""
_PLAIN: Final = (0.5, -0.6, -0.9, -1.2, 3.0, 9.0)
_SECOND: Final = 2.0
"""Less for a master below another one."""
_PAIRED: Final = 0.5
_HOPED: Final = 0.15
_LEAD: Final = 0.0
"""Being on lead."""
_ANSWER: Final = 1.0
"""Card points of an answer that loses or wins."""


def script(view: PlayerView) -> dict[Action, float]:
    """The worth of every legal action but closing and claiming, which the player judges otherwise."""
    return {action: _worth(view, action) for action in actions_in(view.legal)}


def best(worth: dict[Action, float]) -> Action:
    """The action of the highest worth; of equal ones the first in contractual order."""
    return max(worth, key=lambda action: (worth[action], -action))


def _worth(view: PlayerView, action: Action) -> float:
    table = view.table
    if is_play(action):
        return _answer(view, action) if table.led is not None else _lead(view, action)
    if is_marriage(action):
        suit = action - 24
        return marriage_points(1 << suit, table.trump) + _lead(view, suit * 6 + QUEEN)
    if action == EXCHANGE:
        return WIN
    if action == DRAW:
        return 0.0
    return NEVER if is_claim(action) or action == CLOSE else 0.0


def keep(view: PlayerView, card: Card) -> float:
    """What a card is worth in hand: the card points it may still bring, and the marriage it may make."""
    suit, rank = divmod(card, 6)
    if suit == view.table.trump:
        worth = _TRUMPS[rank]
    else:
        top = not HIGHER[card] & held_against(view)
        worth = (_MASTERS if top else _PLAIN)[rank]
        if top and HIGHER[card] & view.hand:
            worth -= _SECOND
    if QUEEN <= rank <= KING:
        mate = card + 1 if rank == QUEEN else card - 1
        value = _still_marries(view) * marriage_points(1 << suit, view.table.trump)
        if view.hand >> mate & 1:
            worth += value * _PAIRED
        elif view.unseen >> mate & 1:
            worth += value * _HOPED
    return worth


def _still_marries(view: PlayerView) -> float:
    """Whether marriages will still count: 1, 0, or between while few leads are left."""
    table, variant = view.table, view.table.variant
    if table.closer is not None:
        return 1.0 if variant.marriage_when_closed else 0.0
    if table.talon_size == 0:
        return 1.0 if variant.marriage_when_exhausted else 0.0
    if variant.marriage_when_exhausted:
        return 1.0
    return min(1.0, table.talon_size / 6)


def _answer(view: PlayerView, card: Card) -> float:
    table, led = view.table, view.table.led
    if led is None:
        return 0.0
    stake = points_of(led) + points_of(card)
    opponent = other(view.seat)
    if beats(card, led, table.trump):
        if own_total(view) + stake + waiting(view) >= TARGET:
            return WIN + stake
        return stake + _LEAD - keep(view, card)
    lost = total(table, opponent) + stake + waiting(view, opponent=True)
    return -stake - keep(view, card) - (WIN if lost >= TARGET else 0.0)


def _lead(view: PlayerView, card: Card) -> float:
    table = view.table
    against = held_against(view)
    takers = beaters(card, table.trump) & against
    chance = _chance_beaten(view, card)
    points = points_of(card)
    if not takers and own_total(view) + points + waiting(view) >= TARGET:
        return WIN
    gain = (1 - chance) * (points + _ANSWER + _LEAD) - chance * (points + _ANSWER)
    return gain - keep(view, card) + (1.0 if _announced_now(view, card) else 0.0)


def _announced_now(view: PlayerView, card: Card) -> bool:
    return view.table.announced == card // 6


def _chance_beaten(view: PlayerView, card: Card) -> float:
    """How likely the opponent can and will beat a lead: it has the card, and the trick is worth it."""
    table = view.table
    against = held_against(view)
    hidden = view.unseen.bit_count()
    size = table.hand_sizes[other(view.seat)]
    free = max(size - view.known.bit_count(), 0)
    share = free / hidden if hidden else 1.0
    higher = HIGHER[card] & against
    trumps = 0 if card // 6 == table.trump else SUIT_CARDS[table.trump] & against
    willing = 1.0 if points_of(card) >= 10 else 0.3
    if table.strict:
        follows = SUIT_CARDS[card // 6] & against
        absent = 1.0
        for held in cards_in(follows):
            absent *= 0.0 if view.known >> held & 1 else 1 - share
        willing = absent
    none_higher = 1.0
    for held in cards_in(higher):
        none_higher *= 0.0 if view.known >> held & 1 else 1 - share
    none_trump = 1.0
    for held in cards_in(trumps):
        none_trump *= 0.0 if view.known >> held & 1 else 1 - share
    return 1 - none_higher * (1 - willing * (1 - none_trump))
