/** What the coach makes of the values of a position. Pure. */
import type { Action, Hint } from '../protocol/types';

/** Game points given up that are worth a word. */
export const WORTH_A_WORD = 0.15;

/**
 * Game points that an action gives up against the best, if they are worth a word; else null. An action without a value
 * was dropped as too far behind the others: it gives up what the worst of them does, and at least what is worth a word.
 */
export function loss(hint: Hint, action: Action): number | null {
  if (hint.values.length === 0 || action === hint.best) return null;
  const all = hint.values.map((each) => each.value);
  const own = hint.values.find((each) => each.action === action)?.value;
  const points = Math.max(...all) - (own ?? Math.min(...all));
  if (own === undefined) return Math.max(points, WORTH_A_WORD);
  return points >= WORTH_A_WORD ? points : null;
}
