/** Cards as ints, suit x 6 + rank; sets of cards as 24-bit masks. Ranks run 9 J Q K 10 A from low to high (R3), suits S H D C. */
import type { Card as Name, Suit as SuitName } from '../../protocol/types';

export type Card = number;
export type CardSet = number;
export type Suit = number;

export const SUITS = 'SHDC';
const RANKS = '9JQKTA';
const RANK_POINTS = [0, 2, 3, 4, 10, 11];

export const suitOf = (card: Card): Suit => Math.trunc(card / 6);
export const cardName = (card: Card): Name => `${RANKS[card % 6]}${SUITS[suitOf(card)]}` as Name;
export const suitName = (suit: Suit): SuitName => SUITS[suit] as SuitName;
/** The card of a two-letter name; -1 if there is none. */
export const cardOf = (name: string): Card => NAMES.indexOf(name);
const NAMES: readonly string[] = Array.from({ length: 24 }, (_, card) => cardName(card));

/** Card points: A 11, 10 10, K 4, Q 3, J 2, 9 0 (R2). */
export const pointsOf = (card: Card): number => RANK_POINTS[card % 6] as number;

export const bit = (card: Card): CardSet => 1 << card;
export const has = (cards: CardSet, card: Card): boolean => ((cards >> card) & 1) === 1;
export const setOf = (cards: Iterable<Card>): CardSet => {
  let set = 0;
  for (const card of cards) set |= bit(card);
  return set;
};
/** The cards of a set, lowest number first. */
export const cardsIn = (cards: CardSet): Card[] => {
  const found: Card[] = [];
  for (let card = 0; card < 24; card++) if (has(cards, card)) found.push(card);
  return found;
};
export const sizeOf = (cards: CardSet): number => cardsIn(cards).length;
export const pointsIn = (cards: CardSet): number => cardsIn(cards).reduce((sum, card) => sum + pointsOf(card), 0);

export const suitCards = (suit: Suit): CardSet => 0b111111 << (suit * 6);
/** King and queen of a suit. */
export const pairOf = (suit: Suit): CardSet => 0b1100 << (suit * 6);
/** The cards of its suit that beat a card (R3). */
export const higher = (card: Card): CardSet => suitCards(suitOf(card)) & ~((1 << (card + 1)) - 1);
/** A set as it is shown: suit by suit, highest first. */
export const handNames = (cards: CardSet): Name[] =>
  cardsIn(cards)
    .sort((a, b) => suitOf(a) - suitOf(b) || b - a)
    .map(cardName);
