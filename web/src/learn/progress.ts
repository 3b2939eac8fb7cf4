/** How far the learner has come, kept in this browser. Anything damaged is the start of the path. */
import { readJson, write } from '../store/shelf';
import { type Bite, BITES } from './lesson';

const KEY = 'sixtysix.learn';

export interface Progress {
  /** the bites that have been done */
  done: Bite[];
  /** the bite to go on with */
  at: number;
  /** the path was left by "skip all", or the first line put away: it is not offered by itself again */
  away: boolean;
}

export function progressOf(read: Partial<Record<keyof Progress, unknown>> | null): Progress {
  const done = read && Array.isArray(read.done) ? BITES.filter((bite) => (read.done as unknown[]).includes(bite)) : [];
  const at = read?.at;
  return {
    done,
    at: typeof at === 'number' && Number.isInteger(at) && at >= 0 && at < BITES.length ? at : 0,
    away: read?.away === true,
  };
}

export const savedProgress = (): Progress => progressOf(readJson(KEY));

export function saveProgress(part: Partial<Progress>): Progress {
  const progress = { ...savedProgress(), ...part };
  write(KEY, JSON.stringify(progress));
  return progress;
}
