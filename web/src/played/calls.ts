/** The calls of docs/protocol/played.md. */
import type { DealPlayed } from './record';

export interface ReadAnswer {
  epoch: number;
  count: number;
  records: unknown[];
  next: number;
  more: boolean;
}

/** The server refused, or cannot be reached (status 0). */
export class PlayedFault extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    readonly field: string | null = null,
    /** seconds to wait before trying again, if the server says so */
    readonly wait = 0,
  ) {
    super(code);
  }
}

export interface Calls {
  read(after: number): Promise<ReadAnswer>;
  tell(epoch: number, records: DealPlayed[]): Promise<void>;
  /** deletes what there is in that epoch; nothing if it has passed */
  forget(epoch: number): Promise<number>;
}

export function callsOf(key: string, ask: typeof fetch = (...args) => fetch(...args)): Calls {
  async function call(query: string, init: RequestInit): Promise<Record<string, unknown>> {
    const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' };
    const response = await ask(`/api/played${query}`, { ...init, headers }).catch(() => null);
    if (!response) throw new PlayedFault(0, 'unreachable');
    const answer = (await response.json().catch(() => ({}))) as Record<string, unknown>;
    if (response.ok) return answer;
    const wait = Number(response.headers.get('retry-after') ?? 0);
    throw new PlayedFault(response.status, String(answer['error'] ?? 'unreachable'), answer['field'] as string | null, wait);
  }
  return {
    read: async (after) => {
      const answer = await call(`?after=${after}`, { method: 'GET' });
      // an address that answers but is no server of ours (an offline page, a proxy's sign-in) must not be believed
      if (!Number.isInteger(answer['epoch']) || !Array.isArray(answer['records'])) throw new PlayedFault(0, 'unreachable');
      return answer as unknown as ReadAnswer;
    },
    tell: async (epoch, records) => void (await call('', { method: 'POST', body: JSON.stringify({ epoch, records }) })),
    forget: async (epoch) => Number((await call(`?epoch=${epoch}`, { method: 'DELETE' }))['deleted']),
  };
}
