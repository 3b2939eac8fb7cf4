/** What a table's history is made of: numbered entries, appended and never changed; the same as the server's (services/entry.py). */
import type { Card, Level, Seat, SwitchValue } from '../../protocol/types';

/** The holder of a token (kept as its SHA-256), or a level of the engine. */
export interface Sitter {
  name: string;
  token: string | null;
  level: Level | null;
}

export type Show = 'hidden' | 'own';

export type Entry =
  /** the table was opened: its rules in full, its seats, and the seed promised for the first deal */
  | { kind: 'created'; at: number; preset: string; switches: Record<string, SwitchValue>; seats: [Sitter, Sitter]; next_seed: string }
  /** dealt with the promised seed; `next_seed` is the promise for the deal after it */
  | {
      kind: 'deal'; deal: number; dealer: Seat; client_seed: string; server_seed: string; next_seed: string; seat: Seat;
      command: string | null;
      /** top card first: a deck that was arranged for a lesson, not shuffled */
      arranged?: readonly Card[];
    }
  | { kind: 'action'; seat: Seat; action: string; command: string | null }
  | { kind: 'points'; seat: Seat; show: Show; command: string | null }
  /** a seat took back its last action of the deal, with all that followed */
  | { kind: 'undo'; seat: Seat; command: string | null };

export type EntryOf<Kind extends Entry['kind']> = Extract<Entry, { kind: Kind }>;
