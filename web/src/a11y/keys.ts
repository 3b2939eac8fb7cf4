/** The keyboard map, as a pure function of the key, the hand and a rank typed before. */
import type { Card, Rank, Suit } from '../protocol/types';

export type KeyCommand =
  | { do: 'card'; card: Card; sure: boolean }
  | { do: 'rank'; rank: Rank }
  | { do: 'move'; by: number }
  | { do: Named };

export type Named =
  | 'enter' | 'escape' | 'marriage' | 'exchange' | 'close' | 'claim' | 'draw' | 'speak' | 'hand' | 'talon' | 'points'
  | 'next' | 'help' | 'back' | 'undo' | 'hint';

const NAMED: Record<string, Named> = {
  enter: 'enter', escape: 'escape', m: 'marriage', x: 'exchange', c: 'close', w: 'claim', d: 'draw', s: 'speak',
  h: 'hand', b: 'talon', p: 'points', n: 'next', '?': 'help', l: 'back', z: 'undo', i: 'hint',
};

const RANK: Record<string, Rank> = { a: 'A', t: 'T', k: 'K', q: 'Q', j: 'J', '9': '9' };
const SUIT: Record<string, Suit> = { s: 'S', h: 'H', d: 'D', c: 'C' };

/** `hand` in the order shown; `pending` is the rank typed just before, if any. */
export function command(key: string, hand: readonly Card[], pending: Rank | null): KeyCommand | null {
  const low = key.length === 1 ? key.toLowerCase() : key.toLowerCase();
  if (pending && SUIT[low]) {
    const card: Card = `${pending}${SUIT[low]}`;
    if (hand.includes(card)) return { do: 'card', card, sure: true };
  }
  if (/^[1-6]$/.test(low)) {
    const card = hand[Number(low) - 1];
    return card ? { do: 'card', card, sure: false } : null;
  }
  const rank = RANK[low];
  if (rank) {
    const matching = hand.filter((card) => card.startsWith(rank));
    if (matching.length === 0) return null;
    if (matching.length === 1 && matching[0]) return { do: 'card', card: matching[0], sure: false };
    return { do: 'rank', rank };
  }
  if (low === 'arrowleft') return { do: 'move', by: -1 };
  if (low === 'arrowright') return { do: 'move', by: 1 };
  const named = NAMED[low];
  return named ? { do: named } : null;
}
