/** Where this browser keeps the deals that were played: IndexedDB, or its memory where storage is blocked. */
import type { DealPlayed } from './record';

export interface Shelved {
  id: string;
  record: DealPlayed;
  /** the server's epoch in which it is known to have the record */
  told: number;
}

export const NOT_TOLD = -1;

export interface PlayedStore {
  /** what is kept is there after a reload */
  readonly lasts: boolean;
  all(): Promise<Shelved[]>;
  /** how many the server is known to have in an epoch */
  toldIn(epoch: number): Promise<number>;
  /** all others */
  notToldIn(epoch: number): Promise<Shelved[]>;
  /** Keeps records; one whose id is there stays as it is, only that the server has it is noted. Says how many are new. */
  add(records: readonly DealPlayed[], told: number): Promise<number>;
  mark(ids: readonly string[], told: number): Promise<void>;
  drop(ids: readonly string[]): Promise<void>;
  /** small facts about the keeping itself, by name */
  note(name: string): Promise<unknown>;
  setNote(name: string, value: unknown): Promise<void>;
}

/** What is known stays known: only a word from the server changes it. */
const laterOf = (told: number, known: Shelved | undefined): number => (told === NOT_TOLD ? (known?.told ?? NOT_TOLD) : told);

export class MemoryStore implements PlayedStore {
  readonly lasts = false;
  readonly #kept = new Map<string, Shelved>();
  readonly #notes = new Map<string, unknown>();

  async all(): Promise<Shelved[]> {
    return [...this.#kept.values()];
  }

  async toldIn(epoch: number): Promise<number> {
    return (await this.all()).filter((each) => each.told === epoch).length;
  }

  async notToldIn(epoch: number): Promise<Shelved[]> {
    return (await this.all()).filter((each) => each.told !== epoch);
  }

  async add(records: readonly DealPlayed[], told: number): Promise<number> {
    let added = 0;
    for (const record of records) {
      const known = this.#kept.get(record.id);
      if (!known) added++;
      this.#kept.set(record.id, { id: record.id, record: known?.record ?? record, told: laterOf(told, known) });
    }
    return added;
  }

  async mark(ids: readonly string[], told: number): Promise<void> {
    for (const id of ids) {
      const known = this.#kept.get(id);
      if (known) this.#kept.set(id, { ...known, told });
    }
  }

  async drop(ids: readonly string[]): Promise<void> {
    for (const id of ids) this.#kept.delete(id);
  }

  async note(name: string): Promise<unknown> {
    return this.#notes.get(name) ?? null;
  }

  async setNote(name: string, value: unknown): Promise<void> {
    this.#notes.set(name, value);
  }
}

const done = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('blocked'));
  });

const finished = (transaction: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = transaction.onerror = () => reject(transaction.error ?? new Error('aborted'));
  });

class IndexedStore implements PlayedStore {
  readonly lasts = true;

  constructor(private readonly database: IDBDatabase) {}

  all(): Promise<Shelved[]> {
    return done(this.#shelf('readonly').getAll() as IDBRequest<Shelved[]>);
  }

  toldIn(epoch: number): Promise<number> {
    return done(this.#shelf('readonly').index('told').count(epoch));
  }

  async notToldIn(epoch: number): Promise<Shelved[]> {
    const index = this.#shelf('readonly').index('told');
    const asked = [IDBKeyRange.upperBound(epoch, true), IDBKeyRange.lowerBound(epoch, true)];
    return (await Promise.all(asked.map((range) => done(index.getAll(range) as IDBRequest<Shelved[]>)))).flat();
  }

  async add(records: readonly DealPlayed[], told: number): Promise<number> {
    const shelf = this.#shelf('readwrite');
    const end = finished(shelf.transaction);
    let added = 0;
    for (const record of records) {
      const request = shelf.get(record.id) as IDBRequest<Shelved | undefined>;
      request.onsuccess = () => {
        const known = request.result;
        if (!known) added++;
        shelf.put({ id: record.id, record: known?.record ?? record, told: laterOf(told, known) } satisfies Shelved);
      };
    }
    await end;
    return added;
  }

  async mark(ids: readonly string[], told: number): Promise<void> {
    const shelf = this.#shelf('readwrite');
    const end = finished(shelf.transaction);
    for (const id of ids) {
      const request = shelf.get(id) as IDBRequest<Shelved | undefined>;
      request.onsuccess = () => request.result && shelf.put({ ...request.result, told });
    }
    await end;
  }

  async drop(ids: readonly string[]): Promise<void> {
    const shelf = this.#shelf('readwrite');
    const end = finished(shelf.transaction);
    for (const id of ids) shelf.delete(id);
    await end;
  }

  async note(name: string): Promise<unknown> {
    return (await done(this.database.transaction('notes').objectStore('notes').get(name))) ?? null;
  }

  async setNote(name: string, value: unknown): Promise<void> {
    const transaction = this.database.transaction('notes', 'readwrite');
    transaction.objectStore('notes').put(value, name);
    await finished(transaction);
  }

  #shelf(mode: IDBTransactionMode): IDBObjectStore {
    return this.database.transaction('played', mode).objectStore('played');
  }
}

/** The store of this browser. */
export async function openStore(factory: () => IDBFactory = () => indexedDB): Promise<PlayedStore> {
  try {
    const request = factory().open('sixtysix', 1);
    request.onupgradeneeded = () => {
      request.result.createObjectStore('played', { keyPath: 'id' }).createIndex('told', 'told');
      request.result.createObjectStore('notes');
    };
    const database = await done(request);
    database.onversionchange = () => database.close();
    return new IndexedStore(database);
  } catch {
    return new MemoryStore();
  }
}
