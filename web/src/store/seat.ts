/** The seat this browser holds: table, token, and the commitments it was shown before each deal. */
import { read, readJson, remove, write } from './shelf';
import { Pending } from '../protocol/pending';

const KEY = 'sixtysix.seat';

export interface SavedSeat {
  table: string;
  token: string;
  /** this browser's own seed for a deal, by the deal's number */
  seeds: Record<string, string>;
  /** commitment first seen for a deal, by the deal's number */
  commitments: Record<string, string>;
  /** the table is one of this device */
  here?: true;
  /** the seat at the server's table that waits meanwhile */
  kept?: SavedSeat;
}

export function savedSeat(): SavedSeat | null {
  const seat = readJson<SavedSeat>(KEY);
  return seat && typeof seat.table === 'string' && typeof seat.token === 'string' ? seat : null;
}

export const saveSeat = (seat: SavedSeat): void => write(KEY, JSON.stringify(seat));

export const forgetSeat = (): void => remove(KEY);

/** Commands without an answer live with the tab: a second tab must not send them again. */
export function pendingOf(table: string): Pending {
  const key = `sixtysix.pending.${table}`;
  return new Pending({ read: () => read(key, 'session'), write: (text) => write(key, text, 'session') });
}
