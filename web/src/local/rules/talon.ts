/** The talon: drawing, exchanging the lowest trump, closing (R14, R16-R18, R22, R27-R30; B1-B8, E1-E4). */
import { type CardSet, has } from './cards';
import type { Fault } from './faults';
import { totals } from './scoring';
import { isOpeningLead, lowestTrump, type Table, tricksOf } from './table';

/** Why the seat on turn may not exchange now, or null if it may. */
export function exchangeFault(table: Table, hand: CardSet): Fault | null {
  const { variant, turn } = table;
  if (table.turnUp === null) return 'talon_exhausted';
  if (table.turnUp === lowestTrump(table)) return 'turn_up_is_lowest_trump';
  if (!has(hand, lowestTrump(table))) return 'exchange_needs_lowest_trump';
  if (table.closer !== null) return table.swapOpen && turn !== table.closer ? null : 'talon_closed';
  if (table.mustDraw) return 'must_draw_first';
  if (table.announced !== null) return 'marriage_announced';
  if (table.led !== null && variant.exchange_when === 'lead') return 'exchange_needs_lead';
  if (variant.exchange_needs_trick && !table.piles[turn]) return 'exchange_needs_trick';
  return table.talonSize < variant.exchange_min_talon ? 'exchange_talon_too_small' : null;
}

/** The table after the player on turn puts the lowest trump under the talon and takes the turn-up. */
export const exchange = (table: Table): Table => ({ ...table, turnUp: lowestTrump(table), swapOpen: false });

/** Why the seat on turn may not close now, or null if it may. */
export function closeFault(table: Table): Fault | null {
  const { variant } = table;
  if (table.closer !== null) return 'talon_closed';
  if (table.talonSize === 0) return 'talon_exhausted';
  if (table.led !== null) return 'close_needs_lead';
  if (table.announced !== null) return 'marriage_announced';
  if (table.mustDraw && variant.close_timing === 'after_draw') return 'close_after_draw';
  if (!variant.close_first_lead && isOpeningLead(table)) return 'close_on_first_lead';
  return table.talonSize < variant.close_min_talon ? 'close_talon_too_small' : null;
}

/** The table after the player on turn closes: strict rules at once, nobody draws any more (R30). */
export const close = (table: Table): Table => ({
  ...table,
  closer: table.turn,
  closing: { tricks: [tricksOf(table, 0), tricksOf(table, 1)], points: totals(table) },
  closingLead: true,
  mustDraw: false,
  swapOpen: table.variant.exchange_on_opponent_close,
});

/** Why nobody draws now, or null if the winner of the trick may draw. */
export const drawFault = (table: Table): Fault | null => (table.mustDraw ? null : 'nothing_to_draw');

/** The table after both hands are filled up; the last card drawn is the turn-up (R14, R22). */
export const draw = (table: Table): Table => ({
  ...table,
  talonSize: table.talonSize - 2,
  turnUp: table.talonSize > 2 ? table.turnUp : null,
  handSizes: [table.handSizes[0] + 1, table.handSizes[1] + 1],
  mustDraw: false,
});
