/** What lies open on the table: everything about a deal that both players know. Hands and the order of the talon are not here. */
import type { Seat, Step } from '../../protocol/types';
import { type Card, type CardSet, sizeOf, type Suit } from './cards';
import type { Variant } from './variant';

export type { Seat };
export type Pair<T = number> = readonly [T, T];

export type Reason =
  | 'claim'
  | 'reached'
  | 'false_claim'
  | 'closer_failed'
  | 'closer_beaten'
  | 'higher_total'
  | 'last_trick'
  | 'counted'
  | 'draw';

/** How a deal ended; the winner is null after a draw. */
export interface Outcome {
  readonly winner: Seat | null;
  readonly gamePoints: number;
  readonly reason: Reason;
  readonly totals: Pair;
  readonly claimedBy: Seat | null;
}

export interface Table {
  readonly variant: Variant;
  readonly dealer: Seat;
  readonly trump: Suit;
  /** under the talon: face up while it is open, face down once closed; null when taken */
  readonly turnUp: Card | null;
  /** the turn-up counted */
  readonly talonSize: number;
  readonly handSizes: Pair;
  /** who leads, or led, the present trick; after the last trick, its winner */
  readonly leader: Seat;
  readonly turn: Seat;
  readonly led: Card | null;
  /** a marriage just announced whose king or queen is still to be led */
  readonly announced: Suit | null;
  /** a trick was just won and the hands are one card short */
  readonly mustDraw: boolean;
  readonly closer: Seat | null;
  /** tricks and card points by seat at the moment of closing (E6, E8) */
  readonly closing: { readonly tricks: Pair; readonly points: Pair } | null;
  /** the talon was closed and nothing has been led since (C5) */
  readonly closingLead: boolean;
  /** the closer's opponent may still exchange (B6) */
  readonly swapOpen: boolean;
  /** cards won in tricks */
  readonly piles: Pair<CardSet>;
  /** announced marriages as masks of suits */
  readonly married: Pair;
  readonly outcome: Outcome | null;
}

export const SEATS: readonly Seat[] = [0, 1];
export const other = (seat: Seat): Seat => (seat === 0 ? 1 : 0);
export const withSeat = <T>(pair: Pair<T>, seat: Seat, value: T): Pair<T> => (seat === 0 ? [value, pair[1]] : [pair[0], value]);

/** Whether the strict rules hold: the talon is closed or used up (R23-R25, R30). */
export const isStrict = (table: Table): boolean => table.closer !== null || table.talonSize === 0;
/** Whether no card has been played yet. */
export const isOpeningLead = (table: Table): boolean => table.led === null && table.piles[0] === 0 && table.piles[1] === 0;
/** The card that may be exchanged for the turn-up (R16). */
export const lowestTrump = (table: Table): Card => table.trump * 6 + (table.variant.deck === 24 ? 0 : 1);
export const tricksOf = (table: Table, seat: Seat): number => sizeOf(table.piles[seat]) / 2;

/** What the player on turn is to do. */
export function stepOf(table: Table): Step {
  if (table.outcome) return 'over';
  if (table.led !== null) return 'follow';
  if (table.mustDraw) return 'draw';
  return table.announced === null ? 'lead' : 'announced';
}

/** A deal just made; only the turn-up and who dealt matter. */
export function freshTable(variant: Variant, dealer: Seat, turnUp: Card): Table {
  const size = variant.deck === 24 ? 6 : 5;
  const forehand = other(dealer);
  return {
    variant, dealer, trump: Math.trunc(turnUp / 6), turnUp, talonSize: variant.deck - 2 * size, handSizes: [size, size],
    leader: forehand, turn: forehand, led: null, announced: null, mustDraw: false, closer: null, closing: null,
    closingLead: false, swapOpen: false, piles: [0, 0], married: [0, 0], outcome: null,
  };
}
