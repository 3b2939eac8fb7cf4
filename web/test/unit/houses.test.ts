import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

/** A browser's storage that can be full or blocked. */
class FakeStorage {
  readonly items = new Map<string, string>();
  full = false;
  getItem = (key: string) => this.items.get(key) ?? null;
  setItem = (key: string, text: string) => {
    if (this.full) throw new DOMException('full', 'QuotaExceededError');
    this.items.set(key, text);
  };
  removeItem = (key: string) => this.items.delete(key);
}

let storage: FakeStorage;
type Houses = typeof import('../../src/store/houses');

async function fresh(): Promise<Houses> {
  vi.resetModules();
  return import('../../src/store/houses');
}

const KEY = 'sixtysix.house-rules';
const home = { name: 'At home', preset: 'schnapsen', changes: { match_target: 9 } };

beforeEach(() => {
  storage = new FakeStorage();
  vi.stubGlobal('localStorage', storage);
});
afterEach(() => vi.unstubAllGlobals());

describe('named house rules', () => {
  it('are kept in the order of their names, one of each', async () => {
    const { savedHouses, saveHouses, withHouse } = await fresh();
    const other = { ...home, name: 'Aunt', changes: {} };
    expect(saveHouses(withHouse(withHouse(savedHouses(), home), other))).toBe(true);
    const again = await fresh();
    expect(again.savedHouses().houses).toEqual([home, other].sort((a, b) => a.name.localeCompare(b.name)));
    const replaced = again.withHouse(again.savedHouses(), { ...home, changes: { match_target: 11 } });
    expect(replaced.houses.map(({ changes }) => changes['match_target'])).toEqual([11, undefined]);
  });

  it('of another version are not understood and not lost', async () => {
    const strange = [{ name: 'Moon', preset: 'lunar', changes: {} }, { name: 'X', preset: 'schnapsen', changes: { match_target: 99 } }, 7, { name: ' ' }];
    storage.items.set(KEY, JSON.stringify([...strange, home]));
    const { savedHouses, saveHouses, withHouse, withoutHouse } = await fresh();
    expect(savedHouses()).toEqual({ houses: [home], strange });
    saveHouses(withoutHouse(withHouse(savedHouses(), { ...home, name: 'Two' }), 'At home'));
    expect(JSON.parse(storage.items.get(KEY)!)).toEqual([{ ...home, name: 'Two' }, ...strange]);
  });

  it('are none where the storage holds no list', async () => {
    for (const text of ['{', 'null', '""', '[]']) {
      storage.items.set(KEY, text);
      expect((await fresh()).savedHouses().houses).toEqual([]);
    }
  });

  it('are remembered by the page where the storage is full, though an older list lies there', async () => {
    const { savedHouses, saveHouses, withHouse } = await fresh();
    saveHouses(withHouse(savedHouses(), home));
    storage.full = true;
    expect(saveHouses(withHouse(savedHouses(), { ...home, name: 'Two' }))).toBe(false);
    expect(savedHouses().houses.map(({ name }) => name)).toEqual(['At home', 'Two']);
    storage.full = false;
    expect(saveHouses(savedHouses())).toBe(true);
    expect(JSON.parse(storage.items.get(KEY)!)).toHaveLength(2);
  });

  it('are remembered by the page where the storage is blocked', async () => {
    vi.stubGlobal('localStorage', undefined);
    const { savedHouses, saveHouses, withHouse } = await fresh();
    expect(saveHouses(withHouse(savedHouses(), home))).toBe(false);
    expect(savedHouses().houses).toEqual([home]);
  });

  it('have names without needless space, and not too long', async () => {
    const { cleanName, LONGEST_NAME } = await fresh();
    expect(cleanName('  At \n home ')).toBe('At home');
    expect(cleanName('x'.repeat(500))).toHaveLength(LONGEST_NAME);
  });
});
