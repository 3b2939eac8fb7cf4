/** Marriages: king and queen of one suit, announced on one's lead (R19-R21, R26; C1-C10). */
import { type Card, type CardSet, pairOf, type Suit, suitOf } from './cards';
import type { Fault } from './faults';
import { settleReached } from './scoring';
import { isOpeningLead, type Table, withSeat } from './table';

/** Why the seat on turn may announce no marriage at all now, or null if it may. */
function marryingFault(table: Table): Fault | null {
  const { variant } = table;
  if (table.led !== null) return 'marriage_needs_lead';
  if (table.mustDraw) return 'must_draw_first';
  if (table.announced !== null) return 'marriage_announced';
  if (!variant.marriage_first_lead && isOpeningLead(table)) return 'marriage_on_first_lead';
  if (table.closer === null) return table.talonSize === 0 && !variant.marriage_when_exhausted ? 'marriage_when_exhausted' : null;
  if (table.closingLead) return variant.marriage_on_closing_lead ? null : 'marriage_on_closing_lead';
  return variant.marriage_when_closed ? null : 'marriage_when_closed';
}

/** Why the seat on turn may not announce the marriage of a suit now, or null if it may. */
export const marriageFault = (table: Table, hand: CardSet, suit: Suit): Fault | null =>
  (hand & pairOf(suit)) === pairOf(suit) ? marryingFault(table) : 'marriage_needs_pair';

/** Whether leading this card announces its marriage by itself (house rule C9). */
export function announcesItself(table: Table, hand: CardSet, card: Card): boolean {
  const royal = (pairOf(suitOf(card)) >> card) & 1;
  return table.variant.auto_marriage && table.announced === null && royal === 1 && marriageFault(table, hand, suitOf(card)) === null;
}

/** The table after the player on turn announces a marriage; 66 may end the deal here (R21, C6, F1). */
export function announce(table: Table, suit: Suit): Table {
  const seat = table.turn;
  const married = withSeat(table.married, seat, table.married[seat] | (1 << suit));
  const announced = { ...table, married, announced: suit };
  return table.variant.marriage_ends_deal ? settleReached(announced, seat) : announced;
}
