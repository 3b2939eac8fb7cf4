/** How the game points add up, deal by deal, beside what the cards were worth. */
import type { DealPlayed } from '../played/record';
import { dealtWorth } from './luck';
import { pointsOf } from './select';

export interface Curves {
  /** game points won less game points lost, after each deal; begins with 0 */
  result: number[];
  /** the same of what the first hands and the lead were worth */
  luck: number[];
  /** where 95 % of the results of two equal players would lie after each deal: 0 ± this */
  band: number[];
}

export function curves(records: readonly DealPlayed[]): Curves {
  const points = records.map(pointsOf);
  const spread = Math.sqrt(points.reduce((sum, each) => sum + each * each, 0) / Math.max(1, points.length));
  return {
    result: running(points),
    luck: running(records.map(dealtWorth)),
    band: Array.from({ length: points.length + 1 }, (_, deals) => 1.959964 * spread * Math.sqrt(deals)),
  };
}

function running(values: readonly number[]): number[] {
  let sum = 0;
  return [0, ...values.map((value) => (sum += value))];
}

/** At most so many places out of a curve, evenly, its ends among them: a drawing has only so many dots. */
export function places(length: number, most: number): number[] {
  if (length <= most) return Array.from({ length }, (_, place) => place);
  return Array.from({ length: most }, (_, i) => Math.round((i * (length - 1)) / (most - 1)));
}
