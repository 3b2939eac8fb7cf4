/** The call that opens a table. */
import type { Level, Opened, SwitchValue } from './types';

export class ApiError extends Error {
  constructor(
    readonly code: string,
    message: string,
    readonly status: number,
  ) {
    super(message);
  }
}

export interface HouseRules {
  preset: string;
  switches: Record<string, SwitchValue>;
}

/** What a table is opened with; what is left out is the server's choice. */
export interface TableWish extends Partial<HouseRules> {
  level?: Level;
}

/** ms without an answer after which nobody is thought to be there */
const PATIENCE = 6000;

async function call<T>(path: string, body?: unknown): Promise<T> {
  const init: RequestInit =
    body === undefined
      ? {}
      : { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
  const response = await fetch(path, { ...init, signal: AbortSignal.timeout(PATIENCE) });
  const answer: unknown = await response.json().catch(() => null);
  if (response.ok && answer !== null) return answer as T;
  const fault = (answer ?? {}) as { error?: string; message?: string };
  throw new ApiError(fault.error ?? 'unreachable', fault.message ?? response.statusText, response.status);
}

/** Whether a call failed because no server answered it; a server that refuses is there. */
export const unreachable = (fault: unknown): boolean => !(fault instanceof ApiError) || fault.code === 'unreachable';

export const reachable = (): Promise<boolean> => call('/api/health').then(() => true, (fault) => !unreachable(fault));

export const openTable = (wish: TableWish): Promise<Opened> => call('/api/tables', wish);

/** Where the socket of a table is, seen from the page's own address. */
export function socketAddress(table: string, page: { protocol: string; host: string } = location): string {
  const scheme = page.protocol === 'https:' ? 'wss:' : 'ws:';
  return `${scheme}//${page.host}/api/tables/${encodeURIComponent(table)}/socket`;
}
