/** House rules that the player has named and kept in this browser. */
import { allowed, changesOf, type House, PRESETS } from '../rules/presets';
import type { SwitchValue } from '../protocol/types';
import { keep, readJson, remove } from './shelf';

export const KEY = 'sixtysix.house-rules';
const DRAFT = 'sixtysix.draft-rules';
export const LONGEST_NAME = 60;

export interface NamedHouse extends House {
  readonly name: string;
}

export interface Shelf {
  readonly houses: readonly NamedHouse[];
  /** entries of another version: not understood, not lost */
  readonly strange: readonly unknown[];
}

export function savedHouses(): Shelf {
  const kept = readJson<unknown>(KEY);
  const entries: unknown[] = Array.isArray(kept) ? kept : kept === null ? [] : [kept];
  const read = entries.map((entry) => ({ entry, house: understood(entry) }));
  return {
    houses: read.flatMap(({ house }) => (house ? [house] : [])),
    strange: read.flatMap(({ entry, house }) => (house ? [] : [entry])),
  };
}

/** Keeps them; false where the browser does not, and they are lost with the page. */
export function saveHouses({ houses, strange }: Shelf): boolean {
  return keep(KEY, JSON.stringify([...houses, ...strange]));
}

/** With these rules added, in place of any of the same name; in the order of the names. */
export function withHouse(shelf: Shelf, house: NamedHouse): Shelf {
  const others = shelf.houses.filter(({ name }) => name !== house.name);
  return { ...shelf, houses: [...others, house].sort((a, b) => a.name.localeCompare(b.name)) };
}

export const withoutHouse = (shelf: Shelf, name: string): Shelf => ({
  ...shelf,
  houses: shelf.houses.filter((each) => each.name !== name),
});

export const cleanName = (text: string): string => text.replace(/\s+/g, ' ').trim().slice(0, LONGEST_NAME);

/** What was put together last and not yet played, in this tab; null where there is none. */
export const savedDraft = (): House | null => understoodHouse(readJson<unknown>(DRAFT, 'session'));

export function saveDraft(house: House | null): void {
  if (house) keep(DRAFT, JSON.stringify(house), 'session');
  else remove(DRAFT, 'session');
}

function understood(entry: unknown): NamedHouse | null {
  const house = understoodHouse(entry);
  const name = house && (entry as Record<string, unknown>)['name'];
  return house && typeof name === 'string' && cleanName(name) !== '' ? { name, ...house } : null;
}

function understoodHouse(entry: unknown): House | null {
  if (typeof entry !== 'object' || entry === null) return null;
  const { preset, changes } = entry as Record<string, unknown>;
  if (typeof preset !== 'string' || !Object.hasOwn(PRESETS, preset)) return null;
  if (typeof changes !== 'object' || changes === null) return null;
  const values = changes as Record<string, SwitchValue>;
  return Object.entries(values).every(([key, value]) => allowed(key, value)) ? { preset, changes: changesOf(preset, values) } : null;
}
