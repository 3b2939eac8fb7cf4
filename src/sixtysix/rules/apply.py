"""Applying an action to a state: `apply` checks, `_apply` trusts."""

from collections.abc import Iterable, Sequence

from sixtysix.rules.action import CLAIM, CLAIM_OUT_OF_TURN, CLOSE, DRAW, EXCHANGE, MARRIAGE, Action
from sixtysix.rules.card import Card
from sixtysix.rules.legal import fault
from sixtysix.rules.marriage import announce, announces_itself
from sixtysix.rules.scoring import settle_claim
from sixtysix.rules.seat import Seat, other
from sixtysix.rules.state import State, deal
from sixtysix.rules.table import with_seat
from sixtysix.rules.talon import close, draw, exchange, exchange_fault
from sixtysix.rules.trick import answer, lead
from sixtysix.rules.variant import Variant


def apply(state: State, action: Action) -> State:
    """The state after an action of the seat on turn (or a claim out of turn by the other).

    Raises the `RuleError` of the rule that forbids it; the given state is never changed.
    """
    table = state.table
    seat = other(table.turn) if action == CLAIM_OUT_OF_TURN else table.turn
    found = fault(table, state.hands[seat], action, seat)
    if found is not None:
        raise found
    return _apply(state, action)


def _apply(state: State, action: Action) -> State:
    """The state after a legal action; what an illegal one does is undefined."""
    table, hands, talon = state
    if action < MARRIAGE:
        hand = hands[table.turn]
        if table.led is not None:
            played = answer(table, action)
        elif table.variant.auto_marriage and announces_itself(table, hand, action):
            married = announce(table, action // 6)
            if married.outcome is not None:
                return State(married, hands, talon)
            played = lead(married, action)
        else:
            played = lead(table, action)
        after = State(played, with_seat(hands, table.turn, hand & ~(1 << action)), talon)
    elif action == DRAW:
        after = _draw(state)
    elif action == EXCHANGE:
        return _exchange(state)
    elif action == CLOSE:
        return State(close(table), hands, talon)
    elif action == CLAIM:
        return State(settle_claim(table, table.turn), hands, talon)
    elif action == CLAIM_OUT_OF_TURN:
        return State(settle_claim(table, other(table.turn)), hands, talon)
    else:
        return State(announce(table, action - MARRIAGE), hands, talon)
    return auto_exchange(after) if table.variant.auto_exchange else after


def _draw(state: State) -> State:
    table, hands, talon = state
    turn_up = table.turn_up
    if turn_up is None:
        raise ValueError("the talon is used up")
    winner = table.turn
    first, second = (*talon, turn_up)[:2]
    filled = with_seat(hands, winner, hands[winner] | 1 << first)
    filled = with_seat(filled, other(winner), filled[other(winner)] | 1 << second)
    return State(draw(table), filled, talon[2:])


def _exchange(state: State) -> State:
    table, hands, talon = state
    if table.turn_up is None:
        raise ValueError("the talon is used up")
    seat = table.turn
    hand = hands[seat] & ~(1 << table.lowest_trump) | 1 << table.turn_up
    return State(exchange(table), with_seat(hands, seat, hand), talon)


def auto_exchange(state: State) -> State:
    """The state with the lowest trump exchanged as soon as that is legal (house rule B5)."""
    table = state.table
    if table.outcome is None and exchange_fault(table, state.hands[table.turn]) is None:
        return _exchange(state)
    return state


def start(variant: Variant, deck: Sequence[Card], dealer: Seat) -> State:
    """The state in which the first action of a deal is taken."""
    state = deal(variant, deck, dealer)
    return auto_exchange(state) if variant.auto_exchange else state


def replay(variant: Variant, deck: Sequence[Card], dealer: Seat, actions: Iterable[Action]) -> State:
    """The state after the actions of a deal, each checked; the one way to build a state from a history."""
    state = start(variant, deck, dealer)
    for action in actions:
        state = apply(state, action)
    return state
