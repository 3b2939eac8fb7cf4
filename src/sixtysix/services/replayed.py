"""Whether a deal that was told can have happened: it is played again by the rules, from its cards to its result.

A record says who exchanged and closed, not between which cards; every place that the rules allow is tried.
"""

from typing import Final

from sixtysix.rules import (
    CLAIM,
    CLAIM_OUT_OF_TURN,
    CLOSE,
    DRAW,
    EXCHANGE,
    MARRIAGE,
    Action,
    Outcome,
    Seat,
    State,
    actions_in,
    apply,
    card_from_name,
    deal,
    legal_actions,
    legal_actions_of,
    other,
    start,
)
from sixtysix.rules.card import SUITS
from sixtysix.services.played import DealPlayed, PlayedTrick

STEPS_AT_MOST: Final = 3000
"""Actions tried for one record; a true one takes about forty."""


def happened(played: DealPlayed) -> bool:
    """Whether the rules lead from the cards of a record, by its tricks, to its result."""
    return _Search(played).finds()


class _Search:
    def __init__(self, played: DealPlayed) -> None:
        self._played = played
        self._variant = played.variant()
        self._steps = 0

    def finds(self) -> bool:
        played, dealer = self._played, self._played.dealer
        deck = [card_from_name(name) for name in _deck(played, self._variant.deal_pattern)]
        begun = start(self._variant, deck, dealer)
        return self._from(begun, _exchanger(deal(self._variant, deck, dealer), begun))

    def _from(self, state: State, exchanged: Seat | None) -> bool:
        outcome = state.table.outcome
        if outcome is not None:
            return self._ends(state, outcome, exchanged)
        if self._steps >= STEPS_AT_MOST or not _won_as_told(self._played.log, state):
            return False
        for action in self._told(state):
            self._steps += 1
            after = apply(state, action)
            if self._from(after, exchanged if exchanged is not None else _exchanger(state, after)):
                return True
        return False

    def _told(self, state: State) -> list[Action]:
        """The legal actions that the record can mean; the rare ones first, as they may be needed before a card."""
        waiting = other(state.table.turn)
        legal = legal_actions_of(state) | legal_actions(state.table, state.hands[waiting], waiting)
        return [action for action in reversed(list(actions_in(legal))) if self._means(state, action)]

    def _means(self, state: State, action: Action) -> bool:
        played, table = self._played, state.table
        trick = _trick(played.log, state)
        if action == DRAW:
            return True
        if action == EXCHANGE:
            return played.exchanged_by == table.turn
        if action == CLOSE:
            return played.closed_by == table.turn and played.closed_at == table.talon_size
        if action in (CLAIM, CLAIM_OUT_OF_TURN):
            seat = table.turn if action == CLAIM else other(table.turn)
            return played.claimed_by == seat and _all_told(trick, state)
        if trick is None:
            return False
        if action >= MARRIAGE:
            return trick.married == SUITS[action - MARRIAGE]
        return self._plays(state, trick, action)

    def _plays(self, state: State, trick: PlayedTrick, card: Action) -> bool:
        table = state.table
        place = 0 if table.led is None else 1
        if len(trick.cards) <= place or card_from_name(trick.cards[place]) != card:
            return False
        if place == 1 or self._variant.auto_marriage:
            return True
        return (None if table.announced is None else SUITS[table.announced]) == trick.married

    def _ends(self, state: State, outcome: Outcome, exchanged: Seat | None) -> bool:
        played, table = self._played, state.table
        told = (played.winner, played.reason, played.claimed_by, played.closed_by)
        carry = played.game_points - outcome.game_points
        by_itself = self._variant.auto_exchange and played.exchanged_by is None
        return (
            told == (outcome.winner, outcome.reason, outcome.claimed_by, table.closer)
            and (exchanged == played.exchanged_by or by_itself)
            and (carry == 0 or (carry > 0 and outcome.winner is not None and self._variant.draw_carry == 1))
            and _won_as_told(played.log, state)
            and _all_told(_trick(played.log, state), state)
            and _marriages(played.log) == table.married
        )


def _deck(played: DealPlayed, pattern: str) -> list[str]:
    """A deck, top card first, that is dealt into these hands, turn-up and talon."""
    first, second = played.hands[other(played.dealer)], played.hands[played.dealer]
    if pattern == "33T":
        return [*first[:3], *second[:3], *first[3:], *second[3:], played.turn_up, *played.talon]
    return [*first[:3], *second[:3], played.turn_up, *first[3:], *second[3:], *played.talon]


def _exchanger(before: State, after: State) -> Seat | None:
    """Who put the lowest trump under the talon between two states, if anybody did."""
    old, new = before.table.turn_up, after.table.turn_up
    return after.table.turn if new is not None and new != old else None


def _finished(state: State) -> int:
    piles = state.table.piles
    return (piles[0] | piles[1]).bit_count() // 2


def _trick(log: list[PlayedTrick], state: State) -> PlayedTrick | None:
    """What is told of the present trick."""
    done = _finished(state)
    return log[done] if done < len(log) else None


def _won_as_told(log: list[PlayedTrick], state: State) -> bool:
    """Whether the last finished trick and the lead are as told; the earlier ones were asked before."""
    done, table = _finished(state), state.table
    if done and table.led is None and (done > len(log) or log[done - 1].winner != table.leader):
        return False
    trick = _trick(log, state)
    return trick is None or trick.leader == table.leader


def _all_told(trick: PlayedTrick | None, state: State) -> bool:
    """Whether nothing more is told of the play than what lies on the table."""
    table = state.table
    if trick is None:
        return table.led is None and table.announced is None
    cards = [] if table.led is None else [table.led]
    return [card_from_name(card) for card in trick.cards] == cards and (
        bool(cards) or trick.married is not None
    )


def _marriages(log: list[PlayedTrick]) -> tuple[int, int]:
    masks = [0, 0]
    for trick in log:
        if trick.married is not None:
            masks[trick.leader] |= 1 << SUITS.index(trick.married)
    return masks[0], masks[1]
