/** The door between the page and practice: light, so that the first card does not wait for the rest. */
import { missing } from '../screens/missing';
import { readJson } from '../store/shelf';

export const KEY = 'sixtysix.practice';

/** The practice of this tab: its table, the deal as a link, and what it came to the first time. */
export interface Kept {
  table: string;
  token: string;
  link: string;
  first: number | null;
}

type Practice = (typeof import('./practice.svelte'))['practice'];

/** What practice is made of, loaded when there is need of it. */
export const loadPractice = async (): Promise<Practice> => (await import('./practice.svelte')).practice;

/** The practice that this tab was at, before it was loaded again. */
export function kept(): Kept | null {
  const found = readJson<Kept>(KEY, 'session');
  return [found?.table, found?.token, found?.link].every((each) => typeof each === 'string') ? found : null;
}

/** Goes on with the practice that a reload broke off; the match is there meanwhile. */
export function resumeKept(): void {
  const found = kept();
  if (found) loadPractice().then((practice) => practice.resume(found), () => undefined);
}

/** Opens the deal of a link. */
export function followLink(hash: string): void {
  loadPractice().then((practice) => practice.follow(hash), missing);
}
