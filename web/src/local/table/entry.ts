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
      /** top card first: a deck that was not shuffled, but arranged for a lesson or for practice */
      arranged?: readonly Card[];
    }
  | { kind: 'action'; seat: Seat; action: string; command: string | null }
  | { kind: 'points'; seat: Seat; show: Show; command: string | null }
  /** a seat took back its last action of the deal, with all that followed */
  | { kind: 'undo'; seat: Seat; command: string | null };

/** A first deal with cards in an order that is known. */
export const arrangedDeal = (deck: readonly Card[], dealer: Seat, seed: string, next_seed: string): Entry => ({
  kind: 'deal', deal: 1, dealer, client_seed: '', server_seed: seed, next_seed, seat: dealer === 0 ? 1 : 0, command: null, arranged: deck,
});

export type EntryOf<Kind extends Entry['kind']> = Extract<Entry, { kind: Kind }>;
