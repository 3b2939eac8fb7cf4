import { afterEach, describe, expect, it, vi } from 'vitest';
import { type Calls, callsOf, PlayedFault, type ReadAnswer } from '../../src/played/calls';
import { grouped, guestKey, isKey, keyFrom, keyLasts } from '../../src/played/key';
import type { DealPlayed } from '../../src/played/record';
import { MemoryStore, NOT_TOLD, openStore, type PlayedStore } from '../../src/played/store';
import { deleteAll, sync } from '../../src/played/sync';
import { someRecords } from './records';

const KEY = 'a'.repeat(32);

/** A server of one guest in memory; `fault` is thrown by the next call, `page` records are read at once. */
class Server implements Calls {
  kept: DealPlayed[] = [];
  epoch = 0;
  page = 5;
  fault: PlayedFault | null = null;
  unbelieved = new Set<string>();
  asked = 0;
  beforeTell: (() => void) | null = null;

  async read(after: number): Promise<ReadAnswer> {
    this.#mayFail();
    const records = this.kept.slice(after, after + this.page);
    return { epoch: this.epoch, count: this.kept.length, records, next: after + records.length, more: after + records.length < this.kept.length };
  }

  async tell(epoch: number, records: DealPlayed[]): Promise<void> {
    this.beforeTell?.();
    this.beforeTell = null;
    this.#mayFail();
    if (epoch !== this.epoch) throw new PlayedFault(409, 'epoch_passed');
    const wrong = records.findIndex((record) => this.unbelieved.has(record.id));
    if (wrong >= 0) throw new PlayedFault(422, 'cannot_happen', `records.${wrong}`);
    for (const record of records) if (!this.kept.some((each) => each.id === record.id)) this.kept.push(record);
  }

  async forget(epoch: number): Promise<number> {
    this.#mayFail();
    if (epoch !== this.epoch) return 0;
    const gone = this.kept.length;
    this.kept = [];
    this.epoch++;
    return gone;
  }

  #mayFail(): void {
    this.asked++;
    const { fault } = this;
    this.fault = null;
    if (fault) throw fault;
  }
}

const idsIn = async (store: PlayedStore): Promise<string[]> => (await store.all()).map((each) => each.id).sort();
const ids = (records: DealPlayed[]): string[] => records.map((each) => each.id).sort();

describe('two devices with one key', () => {
  it('come to have the same deals, whatever they had and in whatever order they ask', async () => {
    const records = someRecords(24);
    const [server, one, two] = [new Server(), new MemoryStore(), new MemoryStore()];
    await one.add(records.slice(0, 14), NOT_TOLD);
    await two.add(records.slice(10), NOT_TOLD);
    for (const store of [one, two, one, two]) await sync(store, server, KEY);
    expect(ids(server.kept)).toEqual(ids(records));
    expect(await idsIn(one)).toEqual(ids(records));
    expect(await idsIn(two)).toEqual(ids(records));
  });

  it('say nothing twice and read only what is new', async () => {
    const records = someRecords(8);
    const [server, store] = [new Server(), new MemoryStore()];
    await store.add(records, NOT_TOLD);
    expect(await sync(store, server, KEY)).toMatchObject({ told: 8, taken: 0 });
    expect(await sync(store, server, KEY)).toMatchObject({ told: 0, taken: 0 });
    const before = server.asked;
    expect(await sync(store, server, KEY)).toMatchObject({ told: 0, taken: 0, dropped: 0, unread: 0 });
    expect(server.asked - before).toBe(1);
  });

  it('delete for both; what the other had not told yet stays', async () => {
    const records = someRecords(9);
    const [server, one, two] = [new Server(), new MemoryStore(), new MemoryStore()];
    await one.add(records.slice(0, 5), NOT_TOLD);
    for (const store of [one, two]) await sync(store, server, KEY);
    await two.add(records.slice(7), NOT_TOLD);
    expect(await deleteAll(one, server.epoch)).toBe(5);
    await sync(one, server, KEY);
    expect(server.kept).toEqual([]);
    expect(await sync(two, server, KEY)).toMatchObject({ dropped: 5, told: 2 });
    await sync(one, server, KEY);
    for (const store of [one, two]) expect(await idsIn(store)).toEqual(ids(records.slice(7)));
  });

  it('delete when the server is back, and keep what was played meanwhile', async () => {
    const records = someRecords(6);
    const [server, store] = [new Server(), new MemoryStore()];
    await store.add(records.slice(0, 4), NOT_TOLD);
    await sync(store, server, KEY);
    await deleteAll(store, null);
    await store.add(records.slice(4), NOT_TOLD);
    server.fault = new PlayedFault(0, 'unreachable');
    await expect(sync(store, server, KEY)).rejects.toThrow('unreachable');
    expect(server.kept).toHaveLength(4);
    await sync(store, server, KEY);
    await sync(store, server, KEY);
    expect(ids(server.kept)).toEqual(ids(records.slice(4)));
    expect(await idsIn(store)).toEqual(ids(records.slice(4)));
  });

  it('do not delete twice: a second tab that still wants to delete leaves what was told since', async () => {
    const records = someRecords(3);
    const [server, store] = [new Server(), new MemoryStore()];
    await store.add(records.slice(0, 2), NOT_TOLD);
    await sync(store, server, KEY);
    await deleteAll(store, null);
    const wish = await store.note('forget');
    await store.add(records.slice(2), NOT_TOLD);
    await sync(store, server, KEY);
    await store.setNote('forget', wish);
    await sync(store, server, KEY);
    expect(ids(server.kept)).toEqual(ids(records.slice(2)));
    expect(await idsIn(store)).toEqual(ids(records.slice(2)));
  });
});

describe('keeping in step', () => {
  it('goes on where it was cut off', async () => {
    const records = someRecords(12);
    const [server, store] = [new Server(), new MemoryStore()];
    await store.add(records, NOT_TOLD);
    for (let cut = 0; cut < 3; cut++) {
      server.beforeTell = () => (server.fault = new PlayedFault(503, 'storage_busy'));
      await expect(sync(store, server, KEY)).rejects.toThrow('storage_busy');
    }
    expect(await idsIn(store)).toEqual(ids(records));
    await sync(store, server, KEY);
    expect(ids(server.kept)).toEqual(ids(records));
  });

  it('keeps here what the server does not believe, and tells it the rest', async () => {
    const records = someRecords(6);
    const [server, store] = [new Server(), new MemoryStore()];
    server.unbelieved = new Set([records[1]!.id, records[4]!.id]);
    await store.add(records, NOT_TOLD);
    const disbelieved = new Set<string>();
    await sync(store, server, KEY, disbelieved);
    expect(disbelieved).toEqual(server.unbelieved);
    expect(server.kept).toHaveLength(4);
    const before = server.asked;
    await sync(store, server, KEY, disbelieved);
    expect(server.asked - before).toBe(1);
    expect(await idsIn(store)).toEqual(ids(records));
  });

  it('tells everything again to a server that lost it', async () => {
    const records = someRecords(7);
    const [server, store] = [new Server(), new MemoryStore()];
    await store.add(records, NOT_TOLD);
    await deleteAll(store, null);
    await store.add(records, NOT_TOLD);
    await sync(store, server, KEY);
    for (const left of [0, 3]) {
      server.kept = server.kept.slice(0, left);
      server.epoch = 0;
      await sync(store, server, KEY);
      expect(ids(server.kept)).toEqual(ids(records));
      expect(await idsIn(store)).toEqual(ids(records));
    }
  });

  it('reads again when everything was deleted between reading and telling', async () => {
    const records = someRecords(4);
    const [server, store] = [new Server(), new MemoryStore()];
    await store.add(records.slice(0, 2), NOT_TOLD);
    await sync(store, server, KEY);
    await store.add(records.slice(2), NOT_TOLD);
    server.beforeTell = () => {
      server.kept = [];
      server.epoch = 1;
    };
    expect(await sync(store, server, KEY)).toMatchObject({ dropped: 2, told: 2 });
    expect(ids(server.kept)).toEqual(ids(records.slice(2)));
  });

  it('tells another guest everything when the key is changed', async () => {
    const records = someRecords(5);
    const [server, other, store] = [new Server(), new Server(), new MemoryStore()];
    other.kept = records.slice(3);
    await store.add(records.slice(0, 3), NOT_TOLD);
    await sync(store, server, KEY);
    await sync(store, other, 'b'.repeat(32));
    expect(ids(other.kept)).toEqual(ids(records));
    expect(await idsIn(store)).toEqual(ids(records));
    expect(server.kept).toHaveLength(3);
  });

  it('leaves what a newer page wrote to that page', async () => {
    const records = someRecords(3);
    const [server, store] = [new Server(), new MemoryStore()];
    server.kept = [records[0]!, { ...records[1]!, format: '66-played-2' as '66-played-1' }, records[2]!];
    expect(await sync(store, server, KEY)).toMatchObject({ taken: 2, unread: 1 });
    expect(server.kept).toHaveLength(3);
  });
});

describe('the store', () => {
  it('keeps a deal once, as it was first told', async () => {
    const [record] = someRecords(1);
    const store = new MemoryStore();
    expect(await store.add([record!], NOT_TOLD)).toBe(1);
    expect(await store.add([{ ...record!, hints: 9 }], 3)).toBe(0);
    expect(await store.add([record!], NOT_TOLD)).toBe(0);
    expect(await store.all()).toEqual([{ id: record!.id, record, told: 3 }]);
  });

  it('is the memory where storage is blocked or fails', async () => {
    const blocked = () => {
      throw new DOMException('blocked', 'SecurityError');
    };
    expect((await openStore(blocked)).lasts).toBe(false);
    const failing = { open: () => failed() } as unknown as IDBFactory;
    expect((await openStore(() => failing)).lasts).toBe(false);
  });
});

function failed(): { onerror?: () => void; error: Error } {
  const request: { onerror?: () => void; error: Error } = { error: new Error('damaged') };
  queueMicrotask(() => request.onerror?.());
  return request;
}

describe('the calls', () => {
  const asking = (status: number, body: unknown, headers: Record<string, string> = {}) => {
    const asked: [string, RequestInit][] = [];
    const ask = async (path: unknown, init: unknown) => {
      asked.push([path as string, init as RequestInit]);
      return new Response(typeof body === 'string' ? body : JSON.stringify(body), { status, headers });
    };
    return { calls: callsOf(KEY, ask as typeof fetch), asked };
  };

  it('carry the key and nothing else that names the guest', async () => {
    const { calls, asked } = asking(200, { epoch: 1, count: 0, records: [], next: 4, more: false });
    expect(await calls.read(4)).toMatchObject({ epoch: 1, next: 4 });
    expect(asked[0]![0]).toBe('/api/played?after=4');
    expect(asked[0]![1].headers).toMatchObject({ authorization: `Bearer ${KEY}` });
  });

  it('say what went wrong, and when to come back', async () => {
    const busy = asking(429, { error: 'too_many_requests', message: 'x', field: null }, { 'retry-after': '7' });
    await expect(busy.calls.forget(0)).rejects.toMatchObject({ status: 429, wait: 7 });
    const wrong = asking(422, { error: 'cannot_happen', message: 'x', field: 'records.3' });
    await expect(wrong.calls.tell(0, [])).rejects.toMatchObject({ code: 'cannot_happen', field: 'records.3' });
    const away = callsOf(KEY, (() => Promise.reject(new TypeError('failed'))) as typeof fetch);
    await expect(away.read(0)).rejects.toMatchObject({ status: 0, code: 'unreachable' });
  });

  it('believe no page that is not our server', async () => {
    for (const body of ['<!doctype html>', '{}', { epoch: 0, records: 'all' }]) {
      await expect(asking(200, body).calls.read(0)).rejects.toMatchObject({ code: 'unreachable' });
    }
  });
});

describe('a key', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('is made once and lasts where the browser keeps it, from the first question on', () => {
    const kept = new Map<string, string>();
    vi.stubGlobal('localStorage', { getItem: (name: string) => kept.get(name) ?? null, setItem: (name: string, text: string) => kept.set(name, text) });
    expect(keyLasts()).toBe(true);
    expect([...kept.values()]).toEqual([guestKey()]);
    kept.clear();
    vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined });
    expect(keyLasts()).toBe(false);
    expect(isKey(guestKey())).toBe(true);
  });

  it('is understood as a person copies it', () => {
    const key = '0123456789abcdef0123456789abcdef';
    expect(keyFrom(` ${grouped(key).toUpperCase()}\n`)).toBe(key);
    expect(isKey(keyFrom('0123-4567'))).toBe(false);
    expect(isKey(keyFrom(`${key}0`))).toBe(false);
    expect(isKey(keyFrom('zz'.repeat(16)))).toBe(false);
  });
});
