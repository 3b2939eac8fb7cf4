/** The keyboard map, as a pure function of the key, the hand and a rank typed before. */
import type { Card, Rank, Suit } from '../protocol/types';

export type KeyCommand =
  /** `rank`: its rank was typed, and no suit */
  | { do: 'card'; card: Card; sure: boolean; rank?: Rank }
  | { do: 'rank'; rank: Rank }
  | { do: 'missing' }
  | { do: 'move'; by: number }
  | { do: Named | 'enter' | 'escape' };

export type Named =
  | 'marriage' | 'exchange' | 'close' | 'claim' | 'draw' | 'speak' | 'hand' | 'talon' | 'back' | 'points' | 'undo' | 'hint'
  | 'next' | 'mute' | 'help';

/** The usual keys, in the order they are listed. */
export const USUAL: Record<Named, string> = {
  marriage: 'm', exchange: 'x', close: 'c', claim: 'w', draw: 'd', speak: 's', hand: 'h', talon: 'b', back: 'l', points: 'p',
  undo: 'z', hint: 'i', next: 'n', mute: '0', help: '?',
};
export const NAMES = Object.keys(USUAL) as Named[];

export interface KeyRules {
  /** keys that were given another meaning */
  changes?: Partial<Record<Named, string>>;
  /** whether single letters and digits are keys at all (WCAG 2.1.4) */
  letters?: boolean;
}

const RANK: Record<string, Rank> = { a: 'A', t: 'T', k: 'K', q: 'Q', j: 'J', '9': '9' };
const SUIT: Record<string, Suit> = { s: 'S', h: 'H', d: 'D', c: 'C' };
const PLACE = /^[1-6]$/;

export const keyOf = (name: Named, changes: KeyRules['changes'] = {}): string => changes[name] ?? USUAL[name];

/** `hand` in the order shown; `pending` is the rank typed just before, if any. */
export function command(key: string, hand: readonly Card[], pending: Rank | null, rules: KeyRules = {}): KeyCommand | null {
  const low = key.toLowerCase();
  if (low === 'enter' || low === 'escape') return { do: low };
  if (low === 'arrowleft') return { do: 'move', by: -1 };
  if (low === 'arrowright') return { do: 'move', by: 1 };
  if (rules.letters === false) return null;
  if (pending && SUIT[low]) {
    const card: Card = `${pending}${SUIT[low]}`;
    if (hand.includes(card)) return { do: 'card', card, sure: true };
  }
  if (PLACE.test(low)) {
    const card = hand[Number(low) - 1];
    return card ? { do: 'card', card, sure: false } : { do: 'missing' };
  }
  const rank = RANK[low];
  if (rank) return ranked(rank, hand);
  const named = NAMES.find((name) => keyOf(name, rules.changes) === low);
  return named ? { do: named } : null;
}

function ranked(rank: Rank, hand: readonly Card[]): KeyCommand {
  const matching = hand.filter((card) => card.startsWith(rank));
  if (matching.length === 1 && matching[0]) return { do: 'card', card: matching[0], sure: false, rank };
  return matching.length > 0 ? { do: 'rank', rank } : { do: 'missing' };
}

/** Whose key it is already: a command's, or the cards'; null if it is free for `name`. */
export function takenBy(key: string, name: Named, changes: KeyRules['changes'] = {}): Named | 'cards' | null {
  const low = key.toLowerCase();
  if (PLACE.test(low) || RANK[low]) return 'cards';
  return NAMES.find((each) => each !== name && keyOf(each, changes) === low) ?? null;
}

/** What may be a key: one printable character. */
export const mayBeKey = (key: string): boolean => [...key].length === 1 && key.trim() !== '';
