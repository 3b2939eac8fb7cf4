"""Legal actions, and why an action is not legal. Needs the open table and one's own hand only."""

from sixtysix.rules.action import (
    ACTION_COUNT,
    CLAIM,
    CLAIM_OUT_OF_TURN,
    CLOSE,
    DRAW,
    EXCHANGE,
    MARRIAGE,
    Action,
    ActionSet,
)
from sixtysix.rules.cardset import PAIRS, CardSet
from sixtysix.rules.errors import DealOver, NotYourTurn, RuleError, UnknownAction
from sixtysix.rules.marriage import marriage_fault, marrying_fault
from sixtysix.rules.scoring import claim_fault
from sixtysix.rules.seat import Seat
from sixtysix.rules.state import State
from sixtysix.rules.table import Table
from sixtysix.rules.talon import close_fault, draw_fault, exchange_fault
from sixtysix.rules.trick import answers, play_fault


def legal_actions(table: Table, hand: CardSet, seat: Seat | None = None) -> ActionSet:
    """The actions a seat (by default the one on turn) may take, as a mask in contractual order."""
    if table.outcome is not None:
        return 0
    if seat is not None and seat != table.turn:
        return 0 if claim_fault(table, seat) else 1 << CLAIM_OUT_OF_TURN
    if table.led is not None:
        legal = answers(table, hand)
    else:
        legal = _leads(table, hand)
        if close_fault(table) is None:
            legal |= 1 << CLOSE
    if hand >> table.lowest_trump & 1 and exchange_fault(table, hand) is None:
        legal |= 1 << EXCHANGE
    if claim_fault(table, table.turn) is None:
        legal |= 1 << CLAIM
    return legal


def _leads(table: Table, hand: CardSet) -> ActionSet:
    """Drawing, or the cards that may be led and the marriages that may be announced."""
    if table.must_draw:
        return 1 << DRAW
    if table.announced is not None:
        return hand & PAIRS[table.announced]
    legal = hand
    if marrying_fault(table) is None:
        for suit in range(4):
            if hand & PAIRS[suit] == PAIRS[suit]:
                legal |= 1 << MARRIAGE + suit
    return legal


def legal_actions_of(state: State) -> ActionSet:
    """The actions of the seat on turn, as a mask in contractual order."""
    return legal_actions(state.table, state.hands[state.table.turn])


def fault(table: Table, hand: CardSet, action: Action, seat: Seat | None = None) -> type[RuleError] | None:
    """Why a seat (by default the one on turn) may not take an action now, or None if it may."""
    if not 0 <= action < ACTION_COUNT:
        return UnknownAction
    if table.outcome is not None:
        return DealOver
    seat = table.turn if seat is None else seat
    if action == CLAIM_OUT_OF_TURN:
        return UnknownAction if seat == table.turn else claim_fault(table, seat)
    if action == CLAIM and seat == table.turn:
        return claim_fault(table, seat)
    if seat != table.turn:
        return NotYourTurn
    if action < MARRIAGE:
        return play_fault(table, hand, action)
    if action < EXCHANGE:
        return marriage_fault(table, hand, action - MARRIAGE)
    if action == EXCHANGE:
        return exchange_fault(table, hand)
    return close_fault(table) if action == CLOSE else draw_fault(table)
