/** What a hint says, step by step: a nudge, the candidates, the best with what it does. Pure. */
import type { Action, Card, Hint, Suit, View } from '../protocol/types';
import { isCard, isMarriage, POINTS, rankOf, suitOf } from '../view/deck';
import type { Args } from '../i18n/translator.svelte';

/** A message and its arguments. */
export interface Said {
  id: string;
  args?: Args;
}

/** Choices that are worth less than the best by so little are shown beside it. */
const NEAR = 0.15;
const MOST = 3;

/** The best, what comes near it, and at least one other where there is a choice; at most three. */
export function candidates(hint: Hint): Action[] {
  const [best, ...others] = hint.values;
  if (!best) return [hint.best];
  const near = others.filter((each, i) => i === 0 || best.value - each.value <= NEAR);
  return [hint.best, ...near.slice(0, MOST - 1).map((each) => each.action)].sort();
}

/** What to think about, without saying what to do. */
export function nudge(hint: Hint, view: View): Said {
  if (view.legal.filter((each) => each !== 'W').length < 2 && hint.best !== 'W') return { id: 'hint-nudge-only' };
  if (isCard(hint.best)) return { id: view.trick.length > 0 ? 'hint-nudge-follow' : 'hint-nudge-lead' };
  if (isMarriage(hint.best)) return { id: 'hint-nudge-marriage' };
  const named: Record<string, string> = { X: 'exchange', C: 'close', D: 'draw' };
  return { id: `hint-nudge-${named[hint.best] ?? 'claim'}` };
}

/** What the best action does, as far as it can be seen on the table. */
export function reason(hint: Hint, view: View): Said {
  const action = hint.best;
  if (isMarriage(action)) return { id: 'hint-why-marriage', args: { points: Number(action.slice(0, 2)) } };
  if (!isCard(action)) {
    const named: Record<string, string> = { X: 'exchange', C: 'close', D: 'draw' };
    return { id: `hint-why-${named[action] ?? 'claim'}` };
  }
  const led = view.trick[0]?.card;
  return led ? answerReason(led, action, view.trump) : leadReason(action, view.trump);
}

function answerReason(led: Card, card: Card, trump: Suit): Said {
  const points = POINTS[rankOf(led)] + POINTS[rankOf(card)];
  if (beats(card, led, trump)) return { id: suitOf(card) === trump && suitOf(led) !== trump ? 'hint-why-trump' : 'hint-why-win', args: { points } };
  if (points === 0) return { id: 'hint-why-nothing' };
  return POINTS[rankOf(card)] <= POINTS.Q ? { id: 'hint-why-cheap', args: { points } } : { id: 'hint-why-keep' };
}

function leadReason(card: Card, trump: Suit): Said {
  if (rankOf(card) === 'A') return { id: suitOf(card) === trump ? 'hint-why-lead-sure' : 'hint-why-lead-high' };
  if (suitOf(card) === trump) return { id: 'hint-why-lead-trump' };
  return { id: POINTS[rankOf(card)] <= POINTS.Q ? 'hint-why-lead-low' : 'hint-why-keep' };
}

export function beats(card: Card, led: Card, trump: Suit): boolean {
  if (suitOf(card) === suitOf(led)) return POINTS[rankOf(card)] > POINTS[rankOf(led)];
  return suitOf(card) === trump;
}

/** Game points that the second best gives up, if that is worth a word. */
export function gap(hint: Hint): number | null {
  const [best, second] = hint.values;
  return best && second && best.value - second.value >= 0.05 ? best.value - second.value : null;
}
