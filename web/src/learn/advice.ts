/** What the coach makes of the values of a position. Pure. */
import type { Action, Hint } from '../protocol/types';

/** Game points given up that are worth a word. */
export const WORTH_A_WORD = 0.15;

/** What is to be said against an action: the game points that it gives up; null where it was not thought worth a look. */
export interface Doubt {
  points: number | null;
}

/** What is to be said against an action; null if nothing is. */
export function doubt(hint: Hint, action: Action): Doubt | null {
  if (action === hint.best) return null;
  const own = hint.values.find((each) => each.action === action)?.value;
  if (own === undefined) return { points: null };
  const points = Math.max(...hint.values.map((each) => each.value)) - own;
  return points >= WORTH_A_WORD ? { points } : null;
}
