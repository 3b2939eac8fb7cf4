/** How long to wait before the next try, in ms: quick at first, at most five seconds, a little spread. */
export function backoff(attempt: number, spread: number = Math.random()): number {
  const base = Math.min(5000, 150 * 2 ** Math.min(attempt, 6));
  return Math.round(base * (0.8 + 0.4 * spread));
}
