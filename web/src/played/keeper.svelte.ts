/** Keeps the deals that were played: in this browser at once, on the server when it can be reached. One for the page. */
import { callsOf, PlayedFault } from './calls';
import { guestKey, keyLasts, useKey } from './key';
import { type DealPlayed, type Ended, playedOf } from './record';
import { MemoryStore, NOT_TOLD, openStore, type PlayedStore } from './store';
import { deleteAll, sync } from './sync';

/** How it stands with the server. */
export type Line = 'waiting' | 'busy' | 'same' | 'away' | 'alone';

const FIRST_WAIT = 5;
const LONGEST_WAIT = 600;

class Keeper {
  /** every record there is, while somebody looks; null until they have been read */
  records = $state.raw<DealPlayed[] | null>(null);
  line = $state<Line>('waiting');
  /** what is kept is there after a reload */
  lasts = $state(true);
  /** deals of this session whose deck could not be dealt again */
  unproven = $state(0);
  /** records the server does not believe */
  refused = $state(0);
  /** records on the server that only a newer page can read */
  unread = $state(0);

  #store: Promise<PlayedStore> | null = null;
  /** what the browser would not write down (its disk is full): kept until the page is closed */
  readonly #spare = new MemoryStore();
  readonly #disbelieved = new Set<string>();
  #syncing: Promise<void> | null = null;
  #again = false;
  #timer = 0;
  #wait = FIRST_WAIT;
  #started = false;
  #watched = false;

  /** Goes in step with the server, and does so again when the line comes back. */
  async start(): Promise<void> {
    if (!this.#started) addEventListener('online', () => void this.sync());
    this.#started = true;
    await this.sync();
  }

  /** Keeps a deal that has ended, once. */
  async keep(ended: Ended): Promise<void> {
    const record = playedOf(ended);
    if (!record) return void this.unproven++;
    await this.add([record]);
  }

  /** Keeps records; says how many are new. */
  async add(records: readonly DealPlayed[]): Promise<number> {
    const store = await this.#open();
    let added: number;
    try {
      added = await store.add(records, NOT_TOLD);
    } catch {
      this.lasts = false;
      added = await this.#spare.add(records, NOT_TOLD);
    }
    await this.#refresh();
    void this.sync();
    return added;
  }

  /** Somebody looks: the records are read now and whenever they change, until the returned function is called. */
  watch(): () => void {
    this.#watched = true;
    void this.#refresh();
    return () => {
      this.#watched = false;
      this.records = null;
    };
  }

  /** Goes in step with the server, now if it is not at it already. */
  sync(): Promise<void> {
    this.#again = this.#syncing !== null;
    this.#syncing ??= this.#sync().finally(() => {
      this.#syncing = null;
      if (this.#again) void this.sync();
    });
    return this.#syncing;
  }

  /** Takes the key of another device: what either has played is then on both. */
  async adopt(key: string): Promise<void> {
    useKey(key);
    await this.sync();
  }

  /** Deletes everything here, and on the server now or when it can be reached; says how many, and whether the server did. */
  async forget(): Promise<{ deals: number; server: boolean }> {
    await this.#syncing?.catch(() => undefined);
    const store = await this.#open();
    const epoch = keyLasts() ? await callsOf(guestKey()).read(0).then((answer) => answer.epoch, () => null) : null;
    const spare = await this.#spare.all();
    await this.#spare.drop(spare.map((each) => each.id));
    const deals = (await deleteAll(store, epoch)) + spare.length;
    await this.#refresh();
    await this.sync();
    return { deals, server: (await store.note('forget')) === null };
  }

  async #open(): Promise<PlayedStore> {
    this.#store ??= openStore();
    const store = await this.#store;
    if (!store.lasts) this.lasts = false;
    return store;
  }

  async #sync(): Promise<void> {
    clearTimeout(this.#timer);
    const store = await this.#open();
    if (!keyLasts()) return void (this.line = 'alone');
    this.line = 'busy';
    try {
      const key = guestKey();
      const synced = await sync(store, callsOf(key), key, this.#disbelieved);
      this.refused = this.#disbelieved.size;
      this.unread = synced.unread;
      this.#wait = FIRST_WAIT;
      this.line = 'same';
    } catch (fault) {
      this.line = 'away';
      this.#later(fault instanceof PlayedFault ? fault.wait : 0);
    }
    await this.#refresh();
  }

  /** Another tab may have added something too. */
  async #refresh(): Promise<void> {
    if (!this.#watched) return;
    const store = await this.#open();
    const kept = await store.all().catch(() => []);
    const ids = new Set(kept.map((each) => each.id));
    const spare = (await this.#spare.all()).filter((each) => !ids.has(each.id));
    if (this.#watched) this.records = [...kept, ...spare].map((each) => each.record);
  }

  #later(atLeast: number): void {
    this.#timer = window.setTimeout(() => void this.sync(), 1000 * Math.max(this.#wait, atLeast));
    this.#wait = Math.min(LONGEST_WAIT, this.#wait * 2);
  }
}

export const keeper = new Keeper();
