/** One table of this device: takes what the page says, keeps it, lets the engine play, and tells the page's seat what it may know. */
import { hexOf } from '../../fairness/shuffle';
import { sha256Of } from '../../fairness/sha256';
import type { Level, ServerFrame } from '../../protocol/types';
import { type Action, actionName } from '../rules/actions';
import type { Match } from '../rules/match';
import { type Seat, SEATS } from '../rules/table';
import { legalIn, type PlayerView } from '../rules/view';
import { checkVersion, entryFor, type Given, Refused } from './command';
import { costsFrame } from './costs';
import type { Entry } from './entry';
import type { ClientFrame } from './hear';
import { acceptedAs, after, engineSeat, engineSeed, isOver, replay, type Room } from './room';
import { type Advice, hintFrame, refusedFrame, updateFrame, welcomeFrame } from './wire';

/** Somebody else has kept an entry of that number: read again. */
export class SeqTaken extends Error {}

export interface Store {
  rows(table: string): Promise<Entry[]>;
  /** Keeps an entry for good. Throws `SeqTaken`. */
  append(table: string, seq: number, entry: Entry): Promise<void>;
}

/** Whoever plays the other seat. It is given what that seat may know and nothing else. */
export interface Opponent {
  /** A legal action; null to leave the other seat its turn. May give up once `stale` says so. */
  decide(view: PlayerView, seed: bigint, match: Match, level: Level | null, stale: () => boolean): Promise<Action | null>;
  /** What the view's seat may expect of each action, not only of those a player would think of. */
  weigh(view: PlayerView, match: Match): Promise<[Action, number][]>;
  /** What the strongest level would do for the view's seat; null where it has nothing to do. */
  advise(view: PlayerView, match: Match): Promise<Advice | null>;
}

export interface Ports {
  store: Store;
  opponent: Opponent;
  freshSeed: () => string;
  tell: (frame: ServerFrame) => void;
}

const MISSED_AT_MOST = 64;

export const digestOf = (token: string): string => hexOf(sha256Of(new TextEncoder().encode(token)));

export class House {
  #room: Room | null = null;
  #seat: Seat | null = null;
  #turn: Promise<void> = Promise.resolve();
  #thinking = false;

  constructor(
    readonly name: string,
    private readonly ports: Ports,
  ) {}

  /** Takes what the page says; one thing after the other. */
  hear(frame: ClientFrame): Promise<void> {
    if (frame.type === 'hint' || frame.type === 'costs') return this.#question(frame);
    return this.#inTurn(async () => {
      if (frame.type === 'ping') this.ports.tell({ type: 'pong' });
      else if (frame.type === 'hello') await this.#join(frame);
      else if (this.#room && this.#seat !== null) await this.#command(this.#room, this.#seat, frame);
      else this.#bye('no_hello', 'Say hello first.');
      void this.#think();
    });
  }

  /** Another page of this browser may have kept something. */
  look(): Promise<void> {
    return this.#inTurn(async () => {
      await this.#catchUp();
      void this.#think();
    });
  }

  /** The page has left: nothing more is told or thought. */
  close(): void {
    this.#seat = null;
  }

  #inTurn(work: () => Promise<void>): Promise<void> {
    this.#turn = this.#turn.then(work).catch((fault: unknown) => console.error(fault));
    return this.#turn;
  }

  #bye(error: string, message: string): void {
    this.ports.tell({ type: 'bye', error, message });
  }

  // --- the page ---

  async #join(hello: ClientFrame & { type: 'hello' }): Promise<void> {
    const entries = await this.ports.store.rows(this.name);
    if (entries.length === 0) return this.#bye('unknown_table', 'There is no such table on this device.');
    let room: Room;
    try {
      room = replay(this.name, entries);
    } catch (fault) {
      console.error(fault);
      return this.#bye('broken_table', `The history of this table is damaged: ${String(fault)}`);
    }
    const seat = SEATS.find((each) => room.seats[each].token === digestOf(hello.token));
    if (seat === undefined) return this.#bye('wrong_token', 'That token is not the key to a seat at this table.');
    [this.#room, this.#seat] = [room, seat];
    const missed = room.version - hello.seen;
    const seen = hello.seen > 0 && missed > 0 && missed <= MISSED_AT_MOST ? hello.seen : room.version;
    this.ports.tell(welcomeFrame(this.#at(entries, seen), seat));
    for (let version = seen + 1; version <= room.version; version++) this.ports.tell(updateFrame(this.#at(entries, version), seat));
    if (!room.deal) await this.#command(room, seat, { type: 'next', id: null, version: room.version, client_seed: hello.client_seed });
  }

  #at(entries: Entry[], version: number): Room {
    return replay(this.name, entries.slice(0, version + 1));
  }

  async #command(room: Room, seat: Seat, command: Given): Promise<void> {
    try {
      const accepted = acceptedAs(room, seat, command.id);
      if (accepted !== undefined) {
        const entries = await this.ports.store.rows(this.name);
        return this.ports.tell(updateFrame(this.#at(entries, accepted), seat));
      }
      await this.#append(room, entryFor(room, seat, command, this.ports.freshSeed));
    } catch (fault) {
      if (!(fault instanceof Refused)) throw fault;
      this.ports.tell(refusedFrame(room, seat, command.id, fault.code, fault.message));
    }
  }

  /** Answers a question; nothing is changed and nobody kept waiting. */
  async #question({ type, id, version }: ClientFrame & { type: 'hint' | 'costs' }): Promise<void> {
    const [room, seat] = [this.#room, this.#seat];
    if (!room || seat === null) return;
    try {
      checkVersion(room, version);
      this.ports.tell(await (type === 'hint' ? this.#advice(room, seat, id) : this.#costs(room, seat, id)));
    } catch (fault) {
      if (!(fault instanceof Refused)) throw fault;
      this.ports.tell(refusedFrame(this.#room ?? room, seat, id, fault.code, fault.message));
    }
  }

  async #advice(room: Room, seat: Seat, id: string): Promise<ServerFrame> {
    const advice = room.deal && (await this.ports.opponent.advise(room.deal.watched.views[seat], room.match));
    if (!room.deal || !advice) throw new Refused('not_your_turn', 'There is nothing for you to decide now.');
    return hintFrame(room, room.deal, id, advice);
  }

  #costs(room: Room, seat: Seat, id: string): Promise<ServerFrame> {
    if (!room.deal || !isOver(room.deal)) throw new Refused('deal_not_over', 'The deal is still being played.');
    return costsFrame(room, room.deal, seat, id, this.ports.opponent);
  }

  // --- the history ---

  /** Keeps an entry and tells it; where another page was quicker, what that one kept is told, and the command is stale. */
  async #append(room: Room, entry: Entry): Promise<void> {
    const next = after(room, entry);
    try {
      await this.ports.store.append(this.name, next.version, entry);
    } catch (fault) {
      if (!(fault instanceof SeqTaken)) throw fault;
      await this.#catchUp();
      return checkVersion(this.#room ?? room, room.version);
    }
    this.#move(next);
  }

  async #catchUp(): Promise<void> {
    const entries = await this.ports.store.rows(this.name);
    for (let room = this.#room; room && room.version + 1 < entries.length; room = this.#room) {
      this.#move(after(room, entries[room.version + 1] as Entry));
    }
  }

  #move(next: Room): void {
    this.#room = next;
    if (this.#seat !== null) this.ports.tell(updateFrame(next, this.#seat));
  }

  // --- the engine ---

  async #think(): Promise<void> {
    if (this.#thinking) return;
    this.#thinking = true;
    try {
      while (await this.#thinkOnce());
    } finally {
      this.#thinking = false;
    }
  }

  /** One decision of the engine; says whether there may be another. */
  async #thinkOnce(): Promise<boolean> {
    const room = this.#room;
    const seat = room && engineSeat(room);
    if (!room?.deal || seat === null || this.#seat === null) return false;
    const { number, past, watched } = room.deal;
    const view = watched.views[seat];
    const stale = (): boolean => this.#seat === null || stepOf(this.#room) !== stepOf(room);
    const action = await this.#decision(view, engineSeed(this.name, number, past.length), room, seat, stale);
    if (stale()) return this.#seat !== null;
    if (action === null) return false;
    await this.#inTurn(async () => {
      const now = this.#room;
      if (!now || stale()) return;
      const command: Given = { type: 'act', id: null, version: now.version, action: actionName(action, view.table.trump) };
      // a refusal would tell what the engine's seat knows: where another page was quicker, it thinks again
      await this.#append(now, entryFor(now, seat, command, this.ports.freshSeed)).catch(unlessRefused);
    });
    return true;
  }

  /** The engine's decision. Should it fail, the first legal action: the match goes on. */
  async #decision(view: PlayerView, seed: bigint, room: Room, seat: Seat, stale: () => boolean): Promise<Action | null> {
    const legal = legalIn(view);
    try {
      const action = await this.ports.opponent.decide(view, seed, room.match, room.seats[seat].level, stale);
      if (action === null || legal.includes(action)) return action;
      console.error(`the engine chose action ${action}, which is not legal`);
    } catch (fault) {
      console.error('the engine failed at a decision', fault);
    }
    return view.table.turn === seat ? (legal[0] ?? null) : null;
  }
}

function unlessRefused(fault: unknown): void {
  if (!(fault instanceof Refused)) throw fault;
}

const stepOf = (room: Room | null): string => `${room?.deal?.number} ${room?.deal?.past.length} ${room?.deal?.undone}`;
