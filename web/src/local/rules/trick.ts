/** Tricks: what may be answered, who wins, and the table after a card (R9-R12, R15, R23-R25). */
import { bit, type Card, type CardSet, has, higher, pairOf, type Suit, suitCards, suitOf } from './cards';
import type { Fault } from './faults';
import { settlePlayedOut, settleReached } from './scoring';
import { isStrict, other, type Table, withSeat } from './table';

/** Whether the answer wins the trick: a higher card of the led suit, or a trump on a plain card (R9). */
const beats = (answer: Card, led: Card, trump: Suit): boolean =>
  suitOf(answer) === suitOf(led) ? answer > led : suitOf(answer) === trump;

/** The cards of a hand that may answer the led card (R10; strict R23-R25, D1-D3). */
function answers(table: Table, hand: CardSet, led: Card): CardSet {
  if (!isStrict(table)) return hand;
  const following = hand & suitCards(suitOf(led));
  if (following) return (table.variant.must_head && following & higher(led)) || following;
  return (table.variant.must_trump && hand & suitCards(table.trump)) || hand;
}

/** Why the seat on turn may not play a card now, or null if it may. */
export function playFault(table: Table, hand: CardSet, card: Card): Fault | null {
  if (!has(hand, card)) return 'card_not_in_hand';
  if (table.led !== null) {
    if (has(answers(table, hand, table.led), card)) return null;
    if (suitOf(card) === suitOf(table.led)) return 'must_head';
    return hand & suitCards(suitOf(table.led)) ? 'must_follow_suit' : 'must_trump';
  }
  if (table.mustDraw) return 'must_draw_first';
  return table.announced !== null && !has(pairOf(table.announced), card) ? 'marriage_announced' : null;
}

/** The table after the player on turn leads a card. */
export const lead = (table: Table, card: Card): Table => ({
  ...table,
  led: card,
  turn: other(table.turn),
  announced: null,
  closingLead: false,
  handSizes: withSeat(table.handSizes, table.turn, table.handSizes[table.turn] - 1),
});

/** The table after the led card is answered: the trick is won, and the deal may be over (R11, R12, R15). */
export function answer(table: Table, card: Card): Table {
  const { led, leader, turn } = table;
  if (led === null) throw new Error('no card has been led');
  const winner = beats(card, led, table.trump) ? turn : leader;
  const handSizes = withSeat(table.handSizes, turn, table.handSizes[turn] - 1);
  const settled = settleReached(
    {
      ...table,
      led: null,
      leader: winner,
      turn: winner,
      mustDraw: table.closer === null && table.talonSize > 0,
      swapOpen: false,
      handSizes,
      piles: withSeat(table.piles, winner, table.piles[winner] | bit(led) | bit(card)),
    },
    leader,
  );
  return settled.outcome === null && handSizes[0] === 0 && handSizes[1] === 0 ? settlePlayedOut(settled) : settled;
}
