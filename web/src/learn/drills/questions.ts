/** The drills: what goes by, what is asked, which answer is right and why. All of it is computed from a deal by the rules. */
import { bit, type Card, cardName, cardsIn, pairOf, pointsIn, setOf, sizeOf, suitCards, suitName } from '../../local/rules/cards';
import { marriagePoints, total } from '../../local/rules/scoring';
import type { PlayerView, Trick } from '../../local/rules/view';
import type { Watched } from '../../local/rules/watched';
import type { Card as Name, Suit as SuitName } from '../../protocol/types';
import type { Said } from '../../table/hint';
import { afterTricks, type Lots, lotsOf, playedDeal, SELF, tricksIn } from './deals';

export const DRILLS = ['count', 'remember', 'trumps', 'chance'] as const;
export type Drill = (typeof DRILLS)[number];

export type Answer = { card: Name } | { number: number } | { percent: number };

export interface Question {
  /** the tricks that go by before it is asked */
  tricks: readonly Trick[];
  /** cards that stay in sight: the own hand and the turn-up */
  hand: Name[];
  turnUp: Name | null;
  trump: SuitName;
  ask: Said;
  answers: Answer[];
  right: number;
  why: Said;
}

const SHORTEST = 3;
const WHOLE = 12;
const ALL = 0xffffff;

/** How many tricks go by: two more after every second right answer in a row. */
export const lengthOf = (row: number): number => Math.min(WHOLE, SHORTEST + 2 * Math.trunc(row / 2));

/** The question of a seed; `row` are the right answers in a row before it. */
export function questionOf(drill: Drill, seed: number, row = 0): Question {
  const all = playedDeal(seed);
  const lots = lotsOf(seed, `drill-${drill}`);
  switch (drill) {
    case 'count':
      return count(afterTricks(all, lengthOf(row)), lots);
    case 'remember':
      return remember(afterTricks(all, Math.min(6, lengthOf(row))), lots);
    case 'trumps':
      return trumps(afterTricks(all, Math.min(8, lengthOf(row))), lots);
    case 'chance':
      return chance(all, lots);
  }
}

const played = (view: PlayerView): number => setOf(view.tricks.flatMap((trick) => [trick.led, trick.answer]));
const open = ({ table }: PlayerView): number => (table.turnUp === null || table.closer !== null ? 0 : bit(table.turnUp));

/** Cards that are neither played nor in the own hand nor face up, and that the opponent has not shown. */
export const unseen = (view: PlayerView): number => ALL & ~(played(view) | view.hand | open(view) | view.known);

const shown = (view: PlayerView): Pick<Question, 'tricks' | 'hand' | 'turnUp' | 'trump'> => ({
  tricks: view.tricks,
  hand: cardsIn(view.hand).map(cardName),
  turnUp: open(view) ? cardName(view.table.turnUp as Card) : null,
  trump: suitName(view.table.trump),
});

/** The right answer among three others, in an order drawn by lot. */
function mixed<T>(right: T, others: readonly T[], lots: Lots): { answers: T[]; right: number } {
  const answers = [right, ...others];
  for (let last = answers.length - 1; last > 0; last--) {
    const chosen = lots(last + 1);
    [answers[last], answers[chosen]] = [answers[chosen] as T, answers[last] as T];
  }
  return { answers, right: answers.indexOf(right) };
}

/** Three other numbers near the right one. */
function near(right: number, steps: readonly number[], most: number, lots: Lots): number[] {
  const found: number[] = [];
  while (found.length < 3) {
    const value = right + (steps[lots(steps.length)] as number) * (lots(2) ? 1 : -1);
    if (value >= 0 && value <= most && value !== right && !found.includes(value)) found.push(value);
  }
  return found;
}

function numbersOf(right: number, others: readonly number[], lots: Lots): Pick<Question, 'answers' | 'right'> {
  const { answers, right: at } = mixed(right, others, lots);
  return { answers: answers.map((number) => ({ number })), right: at };
}

function count({ state: { table }, views }: Watched, lots: Lots): Question {
  const view = views[SELF];
  const points = total(table, SELF);
  const cards = pointsIn(table.piles[SELF]);
  const married = table.piles[SELF] ? marriagePoints(table.married[SELF], table.trump) : 0;
  return {
    ...shown(view), hand: [], turnUp: null,
    ask: { id: 'drill-ask-count' },
    ...numbersOf(points, near(points, [2, 3, 4, 7, 10, 11, 20], 180, lots), lots),
    why: { id: 'drill-why-count', args: { own: cards, other: married, value: points - cards - married, points } },
  };
}

function remember({ views }: Watched, lots: Lots): Question {
  const view = views[SELF];
  const gone = cardsIn(played(view));
  const out = cardsIn(unseen(view));
  const right = out[lots(out.length)] as Card;
  const others: Card[] = [];
  while (others.length < 3) {
    const card = gone[lots(gone.length)] as Card;
    if (!others.includes(card)) others.push(card);
  }
  const { answers, right: at } = mixed(right, others, lots);
  return {
    ...shown(view), ask: { id: 'drill-ask-remember' }, answers: answers.map((card) => ({ card: cardName(card) })), right: at,
    why: { id: 'drill-why-remember', args: nameArgs(right) },
  };
}

const nameArgs = (card: Card): Record<string, string> => ({ rank: cardName(card)[0] as string, suit: cardName(card)[1] as string });

function trumps({ views }: Watched, lots: Lots): Question {
  const view = views[SELF];
  const of = (cards: number): number => sizeOf(cards & suitCards(view.table.trump));
  const out = of(unseen(view) | view.known);
  return {
    ...shown(view), ask: { id: 'drill-ask-trumps' },
    ...numbersOf(out, near(out, [1, 2, 3], 6, lots), lots),
    why: { id: 'drill-why-trumps', args: { count: of(played(view)), own: of(view.hand), other: of(open(view)), points: out } },
  };
}

/** Where the unseen cards may lie: face down in the talon, or with the opponent. */
export function places(view: PlayerView): { down: number; theirs: number } {
  return { down: view.table.talonSize - sizeOf(open(view)), theirs: view.table.handSizes[1 - SELF] as number - sizeOf(view.known) };
}

const percent = (part: number, whole: number): number => Math.round((100 * part) / whole);

function chance(all: readonly Watched[], lots: Lots): Question {
  const before = all.filter((each) => {
    const { table } = each.state;
    return table.talonSize > 2 && table.led === null && !table.mustDraw && table.turn === SELF && tricksIn(each) > 0;
  });
  const now = (before[lots(Math.max(1, before.length))] ?? all[0]) as Watched;
  const view = now.views[SELF];
  const { down, theirs } = places(view);
  const hidden = unseen(view);
  const pairs = [0, 1, 2, 3].filter((suit) => (hidden & pairOf(suit)) === pairOf(suit));
  const whole = down + theirs;
  if (pairs.length > 0 && lots(2) === 0) {
    const suit = pairs[lots(pairs.length)] as number;
    const right = percent(theirs * (theirs - 1), whole * (whole - 1));
    const wrong = [percent(theirs, whole), percent(down * (down - 1), whole * (whole - 1)), percent(down, whole), 50, 33, 10, 75];
    return asked(view, { id: 'drill-ask-marriage', args: { suit: suitName(suit), count: down, own: theirs } }, right, wrong, lots, {
      id: 'drill-why-marriage', args: { own: theirs, count: whole, other: theirs - 1, value: whole - 1, points: right },
    });
  }
  const out = cardsIn(hidden & suitCards(view.table.trump));
  const any = out.length > 0 ? out : cardsIn(hidden);
  const card = any[lots(any.length)] as Card;
  const right = percent(down, whole);
  const wrong = [percent(theirs, whole), percent(1, whole), percent(down, 24), 50, 33, 66, 75];
  return asked(view, { id: 'drill-ask-talon', args: { ...nameArgs(card), count: down, own: theirs } }, right, wrong, lots, {
    id: 'drill-why-talon', args: { own: down, count: whole, points: right },
  });
}

function asked(view: PlayerView, ask: Said, right: number, wrong: readonly number[], lots: Lots, why: Said): Question {
  const others = [...new Set(wrong)].filter((each) => Math.abs(each - right) > 2).slice(0, 3);
  const { answers, right: at } = mixed(right, others, lots);
  return { ...shown(view), tricks: [], ask, answers: answers.map((each) => ({ percent: each })), right: at, why };
}
