/** What page and worker say to each other. Frames go as text, as they would over a socket, and only those of the page's own seat. */
import type { Card, Level, Opened, Seat, SwitchValue } from '../../protocol/types';
import type { Lack } from './store';

export interface Wish {
  preset?: string;
  switches?: Record<string, SwitchValue>;
  level?: Level;
  /** the first deal, for practice: its cards, top card first, and who deals (the page has seat 0) */
  arranged?: { deck: readonly Card[]; dealer: Seat };
}

/** `line` numbers the sockets of a page, so that nothing goes to one that was closed. */
export type ToWorker =
  | { ask: 'open'; wish: Wish }
  | { ask: 'sit'; line: number; table: string }
  | { ask: 'say'; line: number; text: string }
  | { ask: 'leave'; line: number };

export type FromWorker =
  | { tell: 'opened'; opened: Opened }
  /** rules that cannot be played */
  | { tell: 'not opened'; reason: string; message: string }
  /** the engine cannot be loaded */
  | { tell: 'broken'; message: string }
  | { tell: 'frame'; line: number; text: string }
  | { tell: 'lack'; lack: Lack };
