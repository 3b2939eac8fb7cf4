/** What is read aloud: a polite log and one assertive sentence. A repeat is altered, so that it is read again. */

const KEPT = 6;

let entries = $state<{ id: number; text: string }[]>([]);
let alarm = $state('');
let count = 0;
let flip = false;

export const log = (): readonly { id: number; text: string }[] => entries;
export const alert = (): string => alarm;

export function say(text: string): void {
  if (!text) return;
  const last = entries.at(-1)?.text.trimEnd();
  entries = [...entries.slice(1 - KEPT), { id: ++count, text: last === text ? `${text}\u00a0` : text }];
}

export function sayNow(text: string): void {
  flip = !flip;
  alarm = text + (flip ? '' : '\u00a0');
}

/** Old tricks may not be looked at again: the log forgets them too. */
export function forget(): void {
  entries = entries.slice(-1);
}
