/** What was dealt: how often first hands were of a kind, beside how often they should be; and what a deal was worth. */
import { type DealPlayed, lowestTrump, otherSeat } from '../played/record';
import { chance, DECKS, isOf, type Kind, KINDS } from './chances';
import { type Interval, share } from './intervals';
import { deckOf, ownHand, theirHand } from './select';

export interface Seen {
  times: number;
  rate: Interval;
  /** the expected rate lies in the interval, or the seen one is above or below what chance explains */
  verdict: 'within' | 'above' | 'below';
}

export interface Luck {
  kind: Kind;
  /** the exact chance; over both decks if both were played */
  expected: number;
  own: Seen;
  other: Seen;
}

/** A row for each kind; none without deals. */
export function luckPanel(records: readonly DealPlayed[]): Luck[] {
  if (records.length === 0) return [];
  const small = records.filter((record) => deckOf(record) === 20).length / records.length;
  return KINDS.map((kind) => {
    const expected = small * chance(kind, DECKS[20]) + (1 - small) * chance(kind, DECKS[24]);
    const seen = (hand: typeof ownHand): Seen => {
      const times = records.filter((record) => isOf(kind, hand(record), record.turn_up)).length;
      const rate = share(times, records.length)!;
      return { times, rate, verdict: expected < rate.low ? 'above' : expected > rate.high ? 'below' : 'within' };
    };
    return { kind, expected, own: seen(ownHand), other: seen(theirHand) };
  });
}

/** The chance that of so many independent 95 % intervals at least one misses, though nothing is wrong. */
export const someMiss = (figures: number): number => 1 - 0.95 ** figures;

/**
 * Game points that a side may expect more for each thing its first hand has more of than the other's, by deck: least squares
 * over 100 000 deals between two equal engines (`python -m bench.luck sixty-six 100000`, and `schnapsen`).
 */
const WORTH = {
  24: { lead: -0.043, trumps: 0.543, aces: 0.302, tens: 0.124, marriages: 0.631, trumpMarriage: 1.09, exchange: 0.086 },
  20: { lead: 0.005, trumps: 0.783, aces: 0.367, tens: 0.062, marriages: 0.562, trumpMarriage: 0.905, exchange: 0.117 },
} as const;

/** How many game points the cards and the lead were worth to the player, against an equal opponent. */
export function dealtWorth(record: DealPlayed): number {
  const worth = WORTH[deckOf(record)];
  const trump = record.turn_up[1]!;
  const low = lowestTrump(record.turn_up, deckOf(record));
  const side = (seat: 0 | 1): number => {
    const hand: string[] = record.hands[seat];
    const pairs = [...'SHDC'].filter((suit) => hand.includes(`K${suit}`) && hand.includes(`Q${suit}`));
    return (
      worth.lead * Number(seat !== record.dealer) +
      worth.trumps * hand.filter((card) => card[1] === trump).length +
      worth.aces * hand.filter((card) => card[0] === 'A').length +
      worth.tens * hand.filter((card) => card[0] === 'T').length +
      worth.marriages * pairs.filter((suit) => suit !== trump).length +
      worth.trumpMarriage * Number(pairs.includes(trump)) +
      worth.exchange * Number(hand.includes(low))
    );
  };
  return side(record.seat) - side(otherSeat(record.seat));
}
