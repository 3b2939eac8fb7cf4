/** Random names and seeds. `getRandomValues` is there on plain http too, `randomUUID` is not. */

export function randomHex(bytes: number): string {
  const raw = crypto.getRandomValues(new Uint8Array(bytes));
  return Array.from(raw, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** A name for one command: unique over tabs, reloads and days. */
export const commandId = (): string => randomHex(12);

/** The player's own share of the shuffle: 32 hex digits. */
export const clientSeed = (): string => randomHex(16);
