/** Cards as the page handles them: rank, suit, order in the hand. */
import type { Card, Rank, Suit } from '../protocol/types';

export const SUITS: readonly Suit[] = ['S', 'H', 'D', 'C'];
export const RANKS: readonly Rank[] = ['A', 'T', 'K', 'Q', 'J', '9'];
export const SYMBOL: Record<Suit, string> = { S: '♠', H: '♥', D: '♦', C: '♣' };

/** Colours alternate in the hand, so that suits stay apart. */
const HAND_SUITS = 'SHCD';
const HAND_RANKS = 'ATKQJ9';

export const rankOf = (card: Card): Rank => card[0] as Rank;
export const suitOf = (card: Card): Suit => card[1] as Suit;
export const isRed = (suit: Suit): boolean => suit === 'H' || suit === 'D';
export const isCard = (action: string): action is Card => /^[ATKQJ9][SHDC]$/.test(action);
export const isMarriage = (action: string): boolean => /^[24]0[SHDC]$/.test(action);

export const POINTS: Record<Rank, number> = { A: 11, T: 10, K: 4, Q: 3, J: 2, '9': 0 };

const place = (card: Card): number => HAND_SUITS.indexOf(card[1] ?? '') * 6 + HAND_RANKS.indexOf(card[0] ?? '');

export function sorted(hand: readonly Card[]): Card[] {
  return [...hand].sort((a, b) => place(a) - place(b));
}
