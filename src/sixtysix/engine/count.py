"""Counting: what this seat is certain of, from the open table alone."""

from sixtysix.rules.action import CLAIM, CLAIM_OUT_OF_TURN, Action, actions_in, is_marriage
from sixtysix.rules.card import Card
from sixtysix.rules.cardset import HIGHER, SUIT_CARDS, CardSet
from sixtysix.rules.scoring import TARGET, marriage_points, total
from sixtysix.rules.seat import other
from sixtysix.rules.view import PlayerView


def own_total(view: PlayerView) -> int:
    """Card points of this seat, exactly."""
    return total(view.table, view.seat)


def waiting(view: PlayerView, *, opponent: bool = False) -> int:
    """Marriage points that count as soon as the seat wins its first trick (R21)."""
    table = view.table
    seat = other(view.seat) if opponent else view.seat
    return 0 if table.piles[seat] else marriage_points(table.married[seat], table.trump)


def winning_claim(view: PlayerView) -> Action | None:
    """The claim this seat can make now and is certain to win, or None."""
    if own_total(view) < TARGET:
        return None
    for claim in (CLAIM, CLAIM_OUT_OF_TURN):
        if view.legal >> claim & 1:
            return claim
    return None


def reaching_marriage(view: PlayerView) -> Action | None:
    """A marriage that brings this seat to 66 now, to be claimed in the same breath, or None."""
    table = view.table
    if not table.piles[view.seat] or not table.variant.marriage_ends_deal:
        return None
    for action in actions_in(view.legal):
        if is_marriage(action):
            gained = marriage_points(1 << action - 24, table.trump)
            if own_total(view) + gained >= TARGET:
                return action
    return None


def beaters(card: Card, trump: int) -> CardSet:
    """The cards that win a trick led with this card (R9)."""
    higher = HIGHER[card]
    return higher if card // 6 == trump else higher | SUIT_CARDS[trump]


def held_against(view: PlayerView) -> CardSet:
    """Cards the opponent may hold."""
    return (view.unseen & ~view.impossible) | view.known
