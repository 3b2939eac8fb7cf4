/** How sure a figure is: 95 % intervals. */

const Z = 1.959964;

export interface Interval {
  value: number;
  low: number;
  high: number;
  /** how many it rests on */
  count: number;
}

/** A share with the interval of Wilson, which stays between 0 and 1 and is honest for few cases too; null of none. */
export function share(hits: number, count: number): Interval | null {
  if (count === 0) return null;
  const value = hits / count;
  const pull = 1 + (Z * Z) / count;
  const middle = (value + (Z * Z) / (2 * count)) / pull;
  const half = (Z / pull) * Math.sqrt((value * (1 - value)) / count + (Z * Z) / (4 * count * count));
  return { value, low: Math.max(0, middle - half), high: Math.min(1, middle + half), count };
}

/** A mean with the interval of Student; null of fewer than two, which have none. */
export function mean(values: readonly number[]): Interval | null {
  const count = values.length;
  if (count < 2) return null;
  const value = values.reduce((sum, each) => sum + each, 0) / count;
  const variance = values.reduce((sum, each) => sum + (each - value) ** 2, 0) / (count - 1);
  const half = student(count - 1) * Math.sqrt(variance / count);
  return { value, low: value - half, high: value + half, count };
}

/** The 97.5 % quantile of Student's t, exact for one and two degrees, then by Cornish and Fisher's expansion. */
export function student(freedom: number): number {
  if (freedom === 1) return 12.706205;
  if (freedom === 2) return 4.302653;
  return (
    Z +
    (Z ** 3 + Z) / (4 * freedom) +
    (5 * Z ** 5 + 16 * Z ** 3 + 3 * Z) / (96 * freedom ** 2) +
    (3 * Z ** 7 + 19 * Z ** 5 + 17 * Z ** 3 - 15 * Z) / (384 * freedom ** 3)
  );
}
