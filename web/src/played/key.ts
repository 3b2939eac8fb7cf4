/** The guest's key: whoever has it has the deals that the server keeps. Made here at random, kept in this browser. */
import { randomHex } from '../protocol/ids';
import { read, write } from '../store/shelf';

const NAME = 'sixtysix.guest';

export const isKey = (text: string): boolean => /^[0-9a-f]{32}$/.test(text);

/** A key as a person may have copied it: in groups, in capitals. */
export const keyFrom = (typed: string): string => typed.toLowerCase().replace(/[^0-9a-z]/g, '');

/** The key in groups of four, easier to copy by hand. */
export const grouped = (key: string): string => key.match(/.{1,4}/g)?.join(' ') ?? key;

/** The key of this browser; a new one the first time. */
export function guestKey(): string {
  const kept = read(NAME);
  if (kept && isKey(kept)) return kept;
  const made = randomHex(16);
  write(NAME, made);
  return read(NAME) ?? made;
}

export const useKey = (key: string): void => write(NAME, key);

/** Whether the browser keeps the key; a key that is lost on reload would leave deals behind that nobody finds again. */
export function keyLasts(): boolean {
  const key = guestKey();
  try {
    return globalThis.localStorage.getItem(NAME) === key;
  } catch {
    return false;
  }
}
