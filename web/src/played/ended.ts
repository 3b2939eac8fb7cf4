/** The door between the table and what is kept of it: light, so that the first card does not wait for the rest. */
import type { Rules, View } from '../protocol/types';
import type { Ended } from './record';

let last = '';

const keeper = async (): Promise<typeof import('./keeper.svelte').keeper> => (await import('./keeper.svelte')).keeper;

/** Called when a deal has ended and been shown, as often as one likes: it is kept once. */
export function dealEnded(table: string, view: View, rules: Rules, level: string | null = null, hints = 0): void {
  const id = `${table}:${view.deal}`;
  if (!view.result || id === last) return;
  last = id;
  keep({ table, view, rules, level, hints, at: new Date() }, 0);
}

function keep(ended: Ended, attempt: number): void {
  keeper().then(
    (found) => void found.keep(ended),
    () => setTimeout(() => keep(ended, attempt + 1), Math.min(60_000, 1000 * 2 ** attempt)),
  );
}

/** Once the page stands: what other devices have played is fetched, what waits is sent. */
export function keepInStep(): void {
  setTimeout(() => keeper().then((found) => void found.start(), () => undefined), 2500);
}
