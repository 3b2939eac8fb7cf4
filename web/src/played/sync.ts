/**
 * Brings this browser and the server to the same deals. Ids decide, never times: a clock that was set back, two tabs or a
 * call said twice do no harm.
 */
import { type Calls, PlayedFault, type ReadAnswer } from './calls';
import { recordOf } from './check';
import type { DealPlayed } from './record';
import { NOT_TOLD, type PlayedStore } from './store';

const AT_ONCE = 300;

interface Cursor {
  epoch: number;
  after: number;
}

export interface Synced {
  /** deals that came from the server */
  taken: number;
  /** deals the server was told */
  told: number;
  /** deals that were deleted on another device */
  dropped: number;
  /** records of the server that this page cannot read (a newer version wrote them) */
  unread: number;
}

/**
 * `disbelieved` names records that the server did not take; they are not told again, and more are added to it.
 * Throws `PlayedFault` when the server cannot be reached or cannot write now; then the rest waits for the next time.
 */
export async function sync(store: PlayedStore, calls: Calls, key: string, disbelieved = new Set<string>()): Promise<Synced> {
  await mindKey(store, key);
  await forget(store, calls);
  const synced: Synced = { taken: 0, told: 0, dropped: 0, unread: 0 };
  for (let attempt = 0; ; attempt++) {
    const epoch = await take(store, calls, synced);
    try {
      synced.told += await tell(store, calls, epoch, disbelieved);
      return synced;
    } catch (fault) {
      // everything was deleted between our reading and our telling: read again
      if (attempt >= 2 || !(fault instanceof PlayedFault) || fault.code !== 'epoch_passed') throw fault;
    }
  }
}

/**
 * Deletes everything here, and notes that the server is to do the same at the next `sync`; says how many deals there were.
 * The epoch that is meant is noted too, so that what is played and told afterwards is not deleted by asking twice.
 */
export async function deleteAll(store: PlayedStore, epoch: number | null): Promise<number> {
  const all = await store.all();
  await store.setNote('forget', { epoch: epoch ?? ((await store.note('cursor')) as Cursor | null)?.epoch ?? null });
  await store.drop(all.map((each) => each.id));
  return all.length;
}

async function forget(store: PlayedStore, calls: Calls): Promise<void> {
  const wanted = (await store.note('forget')) as { epoch: number | null } | null;
  if (!wanted) return;
  const epoch = wanted.epoch ?? (await calls.read(0)).epoch;
  await store.setNote('forget', { epoch });
  await calls.forget(epoch);
  await store.setNote('forget', null);
}

/** With another key everything is to be told anew. */
async function mindKey(store: PlayedStore, key: string): Promise<void> {
  if ((await store.note('key')) === key) return;
  await unmark(store);
  await store.setNote('forget', null);
  await store.setNote('key', key);
}

async function unmark(store: PlayedStore): Promise<void> {
  await store.mark((await store.notToldIn(NOT_TOLD)).map((each) => each.id), NOT_TOLD);
  await store.setNote('cursor', null);
}

async function take(store: PlayedStore, calls: Calls, synced: Synced): Promise<number> {
  let cursor = ((await store.note('cursor')) as Cursor | null) ?? { epoch: 0, after: 0 };
  for (;;) {
    const answer = await calls.read(cursor.after);
    if (answer.epoch !== cursor.epoch) {
      synced.dropped += await dropOlder(store, answer.epoch);
      cursor = { epoch: answer.epoch, after: 0 };
      await store.setNote('cursor', cursor);
      continue;
    }
    if (await serverLost(store, answer)) {
      await unmark(store);
      cursor = { epoch: answer.epoch, after: 0 };
      if (answer.count > 0) continue;
    }
    synced.taken += await store.add(readable(answer.records, synced), answer.epoch);
    cursor = { epoch: answer.epoch, after: answer.next };
    await store.setNote('cursor', cursor);
    if (!answer.more) return answer.epoch;
  }
}

/** What the server had in an older epoch was deleted there since; what it never had stays. */
async function dropOlder(store: PlayedStore, epoch: number): Promise<number> {
  const others = await store.notToldIn(epoch);
  const gone = others.filter((each) => each.told !== NOT_TOLD && each.told < epoch).map((each) => each.id);
  await store.drop(gone);
  return gone.length;
}

/** Fewer than it was told: its database was replaced by an older one, or begun anew. */
async function serverLost(store: PlayedStore, answer: ReadAnswer): Promise<boolean> {
  return (await store.toldIn(answer.epoch)) > answer.count;
}

function readable(records: unknown[], synced: Synced): DealPlayed[] {
  return records.flatMap((each) => {
    try {
      return [recordOf(each)];
    } catch {
      synced.unread++;
      return [];
    }
  });
}

async function tell(store: PlayedStore, calls: Calls, epoch: number, disbelieved: Set<string>): Promise<number> {
  let told = 0;
  for (;;) {
    const waiting = (await store.notToldIn(epoch)).filter((each) => !disbelieved.has(each.id));
    const some = waiting.slice(0, AT_ONCE).map((each) => each.record);
    if (some.length === 0) return told;
    try {
      await calls.tell(epoch, some);
      await store.mark(some.map((record) => record.id), epoch);
      told += some.length;
    } catch (fault) {
      const wrong = fault instanceof PlayedFault && fault.status === 422 ? /^records\.(\d+)/.exec(fault.field ?? '') : null;
      const record = some[Number(wrong?.[1] ?? -1)];
      if (!record) throw fault;
      disbelieved.add(record.id);
    }
  }
}
