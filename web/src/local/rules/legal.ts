/** Legal actions, and why an action is not legal. Needs the open table and one's own hand only. */
import { type Action, CLAIM, CLAIM_OUT_OF_TURN, CLOSE, EXCHANGE, MARRIAGE } from './actions';
import type { CardSet } from './cards';
import type { Fault } from './faults';
import { marriageFault } from './marriage';
import { claimFault } from './scoring';
import type { Seat, Table } from './table';
import { closeFault, drawFault, exchangeFault } from './talon';
import { playFault } from './trick';

/** Why a seat may not take an action now, or null if it may. */
export function faultOf(table: Table, hand: CardSet, action: Action, seat: Seat): Fault | null {
  if (table.outcome) return 'deal_over';
  if (action === CLAIM_OUT_OF_TURN) return seat === table.turn ? 'unknown_action' : claimFault(table, seat);
  if (seat !== table.turn) return 'not_your_turn';
  if (action === CLAIM) return claimFault(table, seat);
  if (action < MARRIAGE) return playFault(table, hand, action);
  if (action < EXCHANGE) return marriageFault(table, hand, action - MARRIAGE);
  if (action === EXCHANGE) return exchangeFault(table, hand);
  return action === CLOSE ? closeFault(table) : drawFault(table);
}

/** The actions a seat may take, in their contractual order. */
export function legalActions(table: Table, hand: CardSet, seat: Seat): Action[] {
  const found: Action[] = [];
  for (let action = 0; action <= CLAIM_OUT_OF_TURN; action++) if (!faultOf(table, hand, action, seat)) found.push(action);
  return found;
}
