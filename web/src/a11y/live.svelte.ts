/**
 * What is read aloud: a polite log and one assertive sentence. What that sentence will say stands in the log unread, so that
 * nothing is heard twice. A repeat is altered, so that it is read again.
 */

export interface Entry {
  id: number;
  text: string;
  /** something that happened at the table; else an answer to a key, which is only heard */
  event: boolean;
  /** read as soon as it stands here; else the assertive sentence tells it */
  read: boolean;
  /** the two cards of the trick it belongs to, once that is over */
  trick: string | null;
}

/** entries of what is still going on that are kept at most */
const KEPT = 8;

let entries = $state.raw<readonly Entry[]>([]);
let alarm = $state('');
let count = 0;
let flip = false;

export const log = (): readonly Entry[] => entries;
export const alert = (): string => alarm;

/** An answer to the player: read, and not part of what happened. */
export function say(text: string): void {
  add(text, false, true);
}

/** Something that happened: read at once, or left to the assertive sentence. */
export function note(text: string, read: boolean): void {
  add(text, true, read);
}

function add(text: string, event: boolean, read: boolean): void {
  if (!text) return;
  const same = read && entries.findLast((each) => each.read)?.text === text;
  const before = entries.filter((each) => each.trick !== null);
  const open = entries.filter((each) => each.trick === null);
  entries = [...before, ...open.slice(1 - KEPT), { id: ++count, text: same ? `${text}\u00a0` : text, event, read, trick: null }];
}

export function sayNow(text: string): void {
  flip = !flip;
  alarm = text + (flip ? '' : '\u00a0');
}

/** What was written last has not happened. */
export function unsay(): void {
  const last = entries.findLast((each) => each.event);
  entries = entries.filter((each) => each !== last);
}

/** A trick is over: what was written since the last one belongs to it, and answers to keys are forgotten. */
export function seal(trick: string): void {
  entries = entries.filter((each) => each.event).map((each) => (each.trick === null ? { ...each, trick } : each));
}

/** Something was taken back: what was written since the last trick is no longer true. */
export function takeBack(): void {
  entries = entries.filter((each) => each.trick !== null);
}

/** Old tricks are forgotten, but for those that the rules let the player look back at, and the last lines about the last one. */
export function forget(seen: readonly string[], lines: 0 | 1 | 2): void {
  const last = entries.findLast((each) => each.trick !== null)?.trick;
  const stays = lines === 0 ? [] : entries.filter((each) => each.trick === last).slice(-lines);
  entries = entries.filter((each) => each.trick === null || seen.includes(each.trick) || stays.includes(each));
}

/** A new deal: nothing of the last one is kept. */
export function wipe(): void {
  entries = [];
}
