/** How long to wait before the next try, in ms: quick at first, at most three seconds, a little spread. */
export function backoff(attempt: number, spread: number = Math.random()): number {
  const base = Math.min(2500, 150 * 2 ** Math.min(attempt, 6));
  return Math.round(base * (0.8 + 0.4 * spread));
}
