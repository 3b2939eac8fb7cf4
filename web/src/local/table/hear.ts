/** What the page says, read from text: the frames of docs/protocol/table.md that a client sends. */
import type { Command } from '../../protocol/types';

export type ClientFrame =
  | Command
  | { type: 'hello'; token: string; seen: number; client_seed: string }
  | { type: 'hint'; id: string; version: number }
  | { type: 'costs'; id: string; version: number }
  | { type: 'ping' };

type Kind = 'string' | 'number';
const SAID: Record<ClientFrame['type'], Record<string, Kind>> = {
  hello: { token: 'string', seen: 'number', client_seed: 'string' },
  act: { id: 'string', version: 'number', action: 'string' },
  next: { id: 'string', version: 'number', client_seed: 'string' },
  points: { id: 'string', version: 'number', show: 'string' },
  undo: { id: 'string', version: 'number' },
  hint: { id: 'string', version: 'number' },
  costs: { id: 'string', version: 'number' },
  ping: {},
};

/** The frame of a text; null if it is none. */
export function frameOf(text: string): ClientFrame | null {
  let frame: Record<string, unknown>;
  try {
    frame = JSON.parse(text) as Record<string, unknown>;
  } catch {
    return null;
  }
  const type = frame?.['type'];
  if (typeof type !== 'string' || !Object.hasOwn(SAID, type)) return null;
  const fields = Object.entries(SAID[type as ClientFrame['type']]);
  const good = fields.every(([name, kind]) => typeof frame[name] === kind) && (type !== 'points' || /^(hidden|own)$/.test(String(frame['show'])));
  return good ? (frame as unknown as ClientFrame) : null;
}
