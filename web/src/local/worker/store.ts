/** The history of this device's tables in IndexedDB. Where that is blocked or full, it is remembered until the page is closed. */
import type { Entry } from '../table/entry';
import { SeqTaken, type Store } from '../table/house';

const NAME = 'sixtysix-tables';
const ENTRIES = 'entries';

interface Kept {
  table: string;
  seq: number;
  entry: Entry;
}

export type Lack = 'storage_blocked' | 'storage_full';

export class DeviceStore implements Store {
  readonly #tables = new Map<string, Entry[]>();
  #base: Promise<IDBDatabase | null>;

  /** `lacking` is told once, when entries are no longer kept. */
  constructor(private readonly lacking: (lack: Lack) => void) {
    this.#base = opened().catch((fault: unknown) => this.#lost(fault));
  }

  async rows(table: string): Promise<Entry[]> {
    const base = await this.#base;
    if (base) {
      try {
        const all = base.transaction(ENTRIES).objectStore(ENTRIES).getAll(IDBKeyRange.bound([table, 0], [table, Infinity]));
        this.#tables.set(table, (await done(all as IDBRequest<Kept[]>)).map((kept) => kept.entry));
      } catch (fault) {
        this.#base = Promise.resolve(this.#lost(fault));
      }
    }
    return [...(this.#tables.get(table) ?? [])];
  }

  async append(table: string, seq: number, entry: Entry): Promise<void> {
    const base = await this.#base;
    if (base) {
      try {
        const work = base.transaction(ENTRIES, 'readwrite');
        work.objectStore(ENTRIES).add({ table, seq, entry } satisfies Kept);
        await committed(work);
      } catch (fault) {
        if ((fault as DOMException | null)?.name === 'ConstraintError') throw new SeqTaken();
        this.#base = Promise.resolve(this.#lost(fault));
      }
    }
    this.#tables.set(table, [...(this.#tables.get(table) ?? []), entry]);
  }

  #lost(fault: unknown): null {
    console.warn('tables are not kept on this device', fault);
    this.lacking((fault as DOMException | null)?.name === 'QuotaExceededError' ? 'storage_full' : 'storage_blocked');
    return null;
  }
}

// blocked storage throws at once: it is to be a promise that fails, too
async function opened(): Promise<IDBDatabase> {
  const request = indexedDB.open(NAME, 1);
  request.onupgradeneeded = () => request.result.createObjectStore(ENTRIES, { keyPath: ['table', 'seq'] });
  return done(request);
}

function done<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('storage failed'));
  });
}

function committed(work: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    work.oncomplete = () => resolve();
    work.onabort = work.onerror = () => reject(work.error ?? new Error('storage failed'));
  });
}
