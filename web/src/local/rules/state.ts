/** The whole state of a deal, hidden cards included: for the referee only. */
import { dealOut } from '../../fairness/shuffle';
import type { Card as Name } from '../../protocol/types';
import { type Action, CLAIM, CLAIM_OUT_OF_TURN, CLOSE, DRAW, EXCHANGE, MARRIAGE } from './actions';
import { bit, type Card, cardOf, type CardSet, setOf, suitOf } from './cards';
import { announce, announcesItself } from './marriage';
import { settleClaim } from './scoring';
import { freshTable, lowestTrump, other, type Pair, type Seat, type Table, withSeat } from './table';
import { close, draw, exchange, exchangeFault } from './talon';
import { answer, lead } from './trick';
import type { Variant } from './variant';

export interface State {
  readonly table: Table;
  readonly hands: Pair<CardSet>;
  /** face-down cards, top first, the turn-up not included */
  readonly talon: readonly Card[];
}

/** The state after dealing a deck (top card first) in the variant's pattern (R6, R7, A1). */
export function deal(variant: Variant, deck: Name[], dealer: Seat): State {
  const dealt = dealOut(deck, variant.deal_pattern);
  const hands = dealt.hands.map((hand) => setOf(hand.map(cardOf))) as [CardSet, CardSet];
  return {
    table: freshTable(variant, dealer, cardOf(dealt.turnUp)),
    hands: dealer === 1 ? hands : [hands[1], hands[0]],
    talon: dealt.talon.map(cardOf),
  };
}

/** The state after an action that is legal. */
export function apply(state: State, action: Action): State {
  const { table } = state;
  if (action === EXCHANGE) return exchanged(state);
  if (action === CLOSE) return { ...state, table: close(table) };
  if (action === CLAIM) return { ...state, table: settleClaim(table, table.turn) };
  if (action === CLAIM_OUT_OF_TURN) return { ...state, table: settleClaim(table, other(table.turn)) };
  if (action === DRAW) return autoExchange(drawn(state));
  if (action < MARRIAGE) return played(state, action);
  return autoExchange({ ...state, table: announce(table, action - MARRIAGE) });
}

function played(state: State, card: Card): State {
  const seat = state.table.turn;
  let { table } = state;
  if (table.led === null && announcesItself(table, state.hands[seat], card)) {
    table = announce(table, suitOf(card));
    if (table.outcome) return { ...state, table };
  }
  const after = table.led === null ? lead(table, card) : answer(table, card);
  return autoExchange({ ...state, table: after, hands: withSeat(state.hands, seat, state.hands[seat] & ~bit(card)) });
}

function drawn({ table, hands, talon }: State): State {
  const winner = table.turn;
  const [first, second] = [...talon, table.turnUp];
  if (first == null || second == null) throw new Error('the talon is used up');
  const filled = withSeat(hands, winner, hands[winner] | bit(first));
  return { table: draw(table), hands: withSeat(filled, other(winner), filled[other(winner)] | bit(second)), talon: talon.slice(2) };
}

function exchanged(state: State): State {
  const { table, hands } = state;
  if (table.turnUp === null) throw new Error('the talon is used up');
  const hand = (hands[table.turn] & ~bit(lowestTrump(table))) | bit(table.turnUp);
  return { ...state, table: exchange(table), hands: withSeat(hands, table.turn, hand) };
}

/** The state with the lowest trump exchanged as soon as that is legal, where the rules say so (house rule B5). */
export function autoExchange(state: State): State {
  const { table, hands } = state;
  const now = table.variant.auto_exchange && !table.outcome && exchangeFault(table, hands[table.turn]) === null;
  return now ? exchanged(state) : state;
}
