"""What the house rules that act by themselves (B5, C9) tell about the opponent's hand.

Where the lowest trump is exchanged as soon as that is legal, an opponent who had the turn and did not exchange does not
hold it; where a marriage announces itself, an opponent who led a king or queen in silence does not hold its mate. Such
a card can be in the hand now only if it was drawn afterwards.
"""

from typing import NamedTuple

from sixtysix.rules.card import KING, QUEEN, Card
from sixtysix.rules.cardset import CardSet
from sixtysix.rules.seat import Seat, other
from sixtysix.rules.view import PlayerView


class Absence(NamedTuple):
    """A card proven not to be in the opponent's hand when it had drawn `draws` cards; `played` in trick, if it was."""

    card: Card
    draws: int
    played: int | None


def draws_made(view: PlayerView) -> int:
    """How often both seats have drawn."""
    variant = view.table.variant
    return (variant.deck - 2 * variant.hand_size - view.table.talon_size) // 2


def absences(view: PlayerView) -> tuple[Absence, ...]:
    """The cards that the opponent was proven not to hold, each with its latest proof."""
    found: dict[Card, int] = {}
    variant = view.table.variant
    if variant.auto_exchange:
        _not_exchanged(view, found)
    if variant.auto_marriage:
        _not_announced(view, found)
    played = _plays(view, other(view.seat))
    return tuple(Absence(card, draws, played.get(card)) for card, draws in sorted(found.items()))


def can_hold(hand: CardSet, seen: tuple[Absence, ...], draws: int) -> bool:
    """Whether the opponent can have come by the cards of a hand after they were proven absent.

    Each needs a draw of its own, later than the proof and before the card was played.
    """
    jobs = sorted(
        (draws if absence.played is None else min(absence.played, draws), absence.draws)
        for absence in seen
        if absence.played is not None or hand >> absence.card & 1
    )
    free = set(range(1, draws + 1))
    for deadline, proof in jobs:
        slot = next((draw for draw in sorted(free) if proof < draw <= deadline), None)
        if slot is None:
            return False
        free.remove(slot)
    return True


def _plays(view: PlayerView, seat: Seat) -> dict[Card, int]:
    plays = {
        (trick.led if trick.leader == seat else trick.answer): at for at, trick in enumerate(view.tricks)
    }
    if view.table.led is not None and view.table.leader == seat:
        plays[view.table.led] = len(view.tricks)
    return plays


def _note(found: dict[Card, int], card: Card, draws: int) -> None:
    found[card] = max(draws, found.get(card, -1))


def _not_exchanged(view: PlayerView, found: dict[Card, int]) -> None:
    """Marks the lowest trump whenever the opponent had the turn and could have exchanged it."""
    table, opponent = view.table, other(view.seat)
    lowest = table.lowest_trump
    if table.outcome is not None or lowest == view.dealt_turn_up or not view.unseen >> lowest & 1:
        return
    for at, leader, answering in _turns(view):
        if leader == opponent:
            if _could_exchange(view, at, leading=True):
                _note(found, lowest, min(at, draws_made(view)))
        elif answering and _could_exchange(view, at, leading=False):
            _note(found, lowest, min(at, draws_made(view)))


def _turns(view: PlayerView) -> list[tuple[int, Seat, bool]]:
    """Each trick so far: its number, its leader, whether its answer has been played or is due."""
    table = view.table
    turns = [(at, trick.leader, True) for at, trick in enumerate(view.tricks)]
    if not table.must_draw:
        turns.append((len(turns), table.leader, table.led is not None))
    return turns


def _could_exchange(view: PlayerView, at: int, *, leading: bool) -> bool:
    """Whether the opponent could exchange in trick `at` if it had the lowest trump."""
    table, opponent = view.table, other(view.seat)
    variant = table.variant
    closed_at = None if table.closing is None else sum(table.closing.tricks)
    if not leading and closed_at is not None and closed_at <= at:
        return closed_at == at and table.closer != opponent and variant.exchange_on_opponent_close
    if draws_made(view) < at or (not leading and variant.exchange_when == "lead"):
        return False  # closed before this draw: nobody could exchange any more
    if variant.exchange_needs_trick and all(trick.winner != opponent for trick in view.tricks[:at]):
        return False
    talon_size = variant.deck - 2 * variant.hand_size - 2 * at
    return talon_size >= max(variant.exchange_min_talon, 1)


def _not_announced(view: PlayerView, found: dict[Card, int]) -> None:
    """Marks the mate of each king or queen the opponent led without a marriage where it would have announced itself."""
    table, opponent = view.table, other(view.seat)
    leads = [
        (at, trick.led, trick.married is not None)
        for at, trick in enumerate(view.tricks)
        if trick.leader == opponent
    ]
    if table.led is not None and table.leader == opponent:
        leads.append((len(view.tricks), table.led, view.married_now != 0))
    played = _plays(view, opponent)
    for at, led, married in leads:
        if not married and QUEEN <= led % 6 <= KING and _could_marry(view, at):
            mate = led + 1 if led % 6 == QUEEN else led - 1
            if played.get(mate, at) >= at:
                _note(found, mate, min(at, draws_made(view)))


def _could_marry(view: PlayerView, at: int) -> bool:
    """Whether the opponent could announce a marriage with its lead to trick `at`."""
    table, variant = view.table, view.table.variant
    if at == 0 and not variant.marriage_first_lead:
        return False
    closed_at = None if table.closing is None else sum(table.closing.tricks)
    if closed_at is not None and closed_at <= at:
        return variant.marriage_on_closing_lead if closed_at == at else variant.marriage_when_closed
    return variant.marriage_when_exhausted or variant.deck - 2 * variant.hand_size > 2 * at
