/** Cards as the page handles them: rank, suit, order in the hand. */
import type { Card, Rank, Suit } from '../protocol/types';

export const SUITS: readonly Suit[] = ['S', 'H', 'D', 'C'];
export const RANKS: readonly Rank[] = ['A', 'T', 'K', 'Q', 'J', '9'];

export const rankOf = (card: Card): Rank => card[0] as Rank;
export const suitOf = (card: Card): Suit => card[1] as Suit;
export const isCard = (action: string): action is Card => /^[ATKQJ9][SHDC]$/.test(action);
export const isMarriage = (action: string): boolean => /^[24]0[SHDC]$/.test(action);

export const POINTS: Record<Rank, number> = { A: 11, T: 10, K: 4, Q: 3, J: 2, '9': 0 };

/** How the cards of a hand are arranged: `colours` by suit, so that colours alternate; `trump` the same, trumps first. */
export type Sorting = 'colours' | 'suit' | 'trump' | 'rank';

const BLACK: readonly Suit[] = ['S', 'C'];

/** The suits given, black and red by turns as far as there are both. */
function alternating(suits: readonly Suit[]): Suit[] {
  const [black, red] = [suits.filter((suit) => BLACK.includes(suit)), suits.filter((suit) => !BLACK.includes(suit))];
  const [first, second] = red.length > black.length ? [red, black] : [black, red];
  return first.flatMap((suit, i) => [suit, ...second.slice(i, i + 1)]);
}

function order(suits: readonly Suit[], by: Sorting, trump: Suit | null): readonly Suit[] {
  if (by === 'suit') return SUITS;
  if (by !== 'trump' || !trump || !suits.includes(trump)) return alternating(suits);
  const rest = alternating(suits.filter((suit) => suit !== trump));
  const alike = rest.length > 1 && BLACK.includes(rest[0] ?? 'S') === BLACK.includes(trump);
  return [trump, ...(alike ? [...rest.slice(1, 2), ...rest.slice(0, 1), ...rest.slice(2)] : rest)];
}

/** A hand as it is held. */
export function arranged(hand: readonly Card[], by: Sorting, trump: Suit | null): Card[] {
  const suits = order(SUITS.filter((suit) => hand.some((card) => suitOf(card) === suit)), by, trump);
  const [rank, suit] = [(card: Card) => RANKS.indexOf(rankOf(card)), (card: Card) => suits.indexOf(suitOf(card))];
  return [...hand].sort((a, b) => (by === 'rank' ? rank(a) - rank(b) || suit(a) - suit(b) : suit(a) - suit(b) || rank(a) - rank(b)));
}
