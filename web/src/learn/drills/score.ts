/** How many answers of each drill were right, kept in this browser. Anything damaged is nought. */
import { readJson, write } from '../../store/shelf';
import { type Drill, DRILLS } from './questions';

const KEY = 'sixtysix.drills';

export interface Score {
  right: number;
  asked: number;
}
export type Scores = Record<Drill, Score>;

const isCount = (value: unknown): value is number => typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;

export function scoresOf(read: unknown): Scores {
  const kept = (read ?? {}) as Partial<Record<Drill, Partial<Score> | null>>;
  const one = (drill: Drill): Score => {
    const { right, asked } = kept[drill] ?? {};
    return isCount(right) && isCount(asked) && right <= asked ? { right, asked } : { right: 0, asked: 0 };
  };
  return Object.fromEntries(DRILLS.map((drill) => [drill, one(drill)])) as Scores;
}

export const savedScores = (): Scores => scoresOf(readJson(KEY));

export function keep(drill: Drill, right: boolean): Scores {
  const scores = savedScores();
  const { right: sum, asked } = scores[drill];
  scores[drill] = { right: sum + (right ? 1 : 0), asked: asked + 1 };
  write(KEY, JSON.stringify(scores));
  return scores;
}
