/** What a first hand is likely to be, computed exactly from the deck: nothing here was measured. */
import type { Card } from '../protocol/types';
import { lowestTrump } from '../played/record';

export const KINDS = ['marriage', 'no-trump', 'three-trumps', 'trump-marriage', 'no-ace', 'exchange-card'] as const;
export type Kind = (typeof KINDS)[number];

/** A deck of so many suits and ranks, and the cards in a first hand. Each suit has one ace, one king and one queen. */
export interface Deck {
  suits: number;
  ranks: number;
  hand: number;
}

export const DECKS: Record<20 | 24, Deck> = {
  20: { suits: 4, ranks: 5, hand: 5 },
  24: { suits: 4, ranks: 6, hand: 6 },
};

/** In how many ways `taken` can be chosen out of `from`. */
export function choose(from: number, taken: number): number {
  if (taken < 0 || taken > from) return 0;
  let ways = 1;
  for (let i = 1; i <= taken; i++) ways = (ways * (from - taken + i)) / i;
  return Math.round(ways);
}

/** The chance that one side's first hand is of that kind; where trumps matter, over every card that may be turned up. */
export function chance(kind: Kind, { suits, ranks, hand }: Deck): number {
  const cards = suits * ranks;
  const hands = choose(cards, hand);
  // the turn-up is not in a hand: of the other cards, one trump fewer
  const besides = choose(cards - 1, hand);
  const withTrumps = (count: number) => (choose(ranks - 1, count) * choose(cards - ranks, hand - count)) / besides;
  switch (kind) {
    case 'marriage':
      return anyPair(suits, cards, hand) / hands;
    case 'no-trump':
      return withTrumps(0);
    case 'three-trumps':
      return Array.from({ length: hand + 1 }, (_, count) => (count >= 3 ? withTrumps(count) : 0)).reduce((sum, each) => sum + each, 0);
    case 'trump-marriage':
      return ((ranks - 2) / ranks) * (choose(cards - 3, hand - 2) / besides);
    case 'no-ace':
      return choose(cards - suits, hand) / hands;
    case 'exchange-card':
      return ((ranks - 1) / ranks) * (hand / (cards - 1));
  }
}

/** Hands with at least one pair: those with one, less those counted twice, and so on. */
function anyPair(suits: number, cards: number, hand: number): number {
  let ways = 0;
  for (let pairs = 1; 2 * pairs <= hand && pairs <= suits; pairs++) {
    ways += (pairs % 2 === 1 ? 1 : -1) * choose(suits, pairs) * choose(cards - 2 * pairs, hand - 2 * pairs);
  }
  return ways;
}

/** Whether a first hand is of that kind. */
export function isOf(kind: Kind, hand: readonly Card[], turnUp: Card): boolean {
  const trump = turnUp[1]!;
  const trumps = hand.filter((card) => card[1] === trump).length;
  const pair = (suit: string) => hand.includes(`K${suit}` as Card) && hand.includes(`Q${suit}` as Card);
  switch (kind) {
    case 'marriage':
      return [...'SHDC'].some(pair);
    case 'no-trump':
      return trumps === 0;
    case 'three-trumps':
      return trumps >= 3;
    case 'trump-marriage':
      return pair(trump);
    case 'no-ace':
      return !hand.some((card) => card[0] === 'A');
    case 'exchange-card':
      return hand.includes(lowestTrump(turnUp, hand.length === 5 ? 20 : 24));
  }
}
