/** What a lesson is made of: an arranged deal, what is asked step by step, and why anything else is wrong. Pure. */
import type { Action, Card, Seat } from '../protocol/types';
import type { Said } from '../table/hint';
import { isCard, isMarriage, POINTS, rankOf } from '../view/deck';

export const BITES = ['values', 'trick', 'trump', 'marriage', 'exchange', 'strict', 'count', 'claim', 'close'] as const;
export type Bite = (typeof BITES)[number];

export interface Step {
  /** the actions that are right */
  right: readonly Action[];
  /** why others are wrong, by action or by kind; where nothing is said, `learn-no-<kind>` is */
  wrong?: Readonly<Partial<Record<string, string>>>;
  /** cards of the hand that the text speaks of */
  ring?: readonly Card[];
}

/** The learner is seat 0. Cards and actions stand in one text, separated by spaces. */
export interface Lesson {
  name: Bite;
  dealer: Seat;
  /** the learner's cards as dealt, and the opponent's */
  hand: string;
  theirs: string;
  turnUp: Card;
  /** from the top; whatever is not named follows in any order */
  talon: string;
  /** what has been played when the lesson begins, both seats in turn */
  before: string;
  /** what the opponent leads, in this order */
  leads: readonly Card[];
  /** what the opponent answers to a lead */
  answers: Readonly<Partial<Record<Card, Card>>>;
  steps: readonly Step[];
}

export const list = <T extends string = Card>(text: string): T[] => text.split(' ').filter(Boolean) as T[];

/** What is said at a step; after the last, what has been learnt. */
export const sayId = (lesson: Lesson, step: number): string =>
  step < lesson.steps.length ? `learn-${lesson.name}-${step + 1}` : `learn-${lesson.name}-done`;

export function kindOf(action: Action): string {
  if (isCard(action)) return 'card';
  return isMarriage(action) ? 'marriage' : action;
}

/** Why a legal action is not what the step asks for; `own` are the learner's card points so far. */
export function reasonOf(step: Step, action: Action, own: number): Said {
  const kind = kindOf(action);
  const id = step.wrong?.[action] ?? step.wrong?.[kind] ?? `learn-no-${kind}`;
  return { id, args: { points: isCard(action) ? POINTS[rankOf(action)] : own } };
}
