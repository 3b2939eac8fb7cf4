/** No frame of this device's tables tells a seat what it may not know: whole random matches, every frame searched as text. */
import { describe, expect, it } from 'vitest';
import { hexOf } from '../../../src/fairness/shuffle';
import { sha256Of } from '../../../src/fairness/sha256';
import type { ServerFrame, Update, View } from '../../../src/protocol/types';
import { type Action, CLAIM, CLAIM_OUT_OF_TURN } from '../../../src/local/rules/actions';
import { SEATS } from '../../../src/local/rules/table';
import { legalIn } from '../../../src/local/rules/view';
import type { Entry } from '../../../src/local/table/entry';
import type { ClientFrame } from '../../../src/local/table/hear';
import { digestOf, House, type Opponent } from '../../../src/local/table/house';
import { after, isOver, replay, type Room } from '../../../src/local/table/room';
import { updateFrame, welcomeFrame } from '../../../src/local/table/wire';
import { base, PRESET_NAMES, type Switches } from '../../../src/rules/presets';
import { Witness } from './witness';

/** more of them: `python -m bench.secrecy 10000` */
const DEALS = Number(process.env['SECRECY'] ?? 100);
const TOKEN = 'token';
const CARD = /"([ATKQJ9][SHDC])"/g;

/** Numbers from 0 up to 1, the same for the same seed. */
function dice(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

interface Told {
  frame: ServerFrame;
  /** how much had been kept when it was told */
  version: number;
}

/** A match between two players that do anything; claims are rare, so that deals last. */
class Game {
  readonly entries: Entry[];
  readonly told: Told[] = [];
  readonly #chance: () => number;
  readonly #house: House;
  #ids = 0;

  constructor(switches: Switches, seed: number) {
    this.#chance = dice(seed);
    const freshSeed = (): string => hexOf(sha256Of(new TextEncoder().encode(`${seed} ${this.#ids++}`)));
    const you = { name: 'you', token: digestOf(TOKEN), level: null };
    const engine = { name: 'sixtysix', token: null, level: 'master' as const };
    this.entries = [{ kind: 'created', at: 0, preset: 'house', switches: { ...switches }, next_seed: freshSeed(), seats: [you, engine] }];
    const opponent: Opponent = {
      decide: (view) => Promise.resolve(view.table.turn === view.seat ? this.#any(legalIn(view)) : null),
      weigh: (view) => Promise.resolve(legalIn(view).map((action): [Action, number] => [action, action / 100])),
      advise: (view) => Promise.resolve(legalIn(view).length > 0 ? { best: legalIn(view)[0] as Action, values: legalIn(view).map((each) => [each, 0]) } : null),
    };
    const store = { rows: () => Promise.resolve([...this.entries]), append: (_: string, __: number, entry: Entry) => Promise.resolve(void this.entries.push(entry)) };
    const tell = (frame: ServerFrame) => void this.told.push({ frame, version: this.entries.length - 1 });
    this.#house = new House(`t${seed}`, { store, opponent, freshSeed, tell });
  }

  async play(): Promise<void> {
    await this.#say({ type: 'hello', token: TOKEN, seen: 0, client_seed: 'ab'.repeat(8) });
    for (let turn = 0; turn < 300 && !this.#view.match.over; turn++) {
      await this.#turn();
      if (this.#chance() < 0.1) await this.#say({ type: 'points', ...this.#head, show: this.#chance() < 0.5 ? 'own' : 'hidden' });
      if (this.#chance() < 0.1) await this.#say({ type: 'act', ...this.#head, action: ['AS', 'X', 'C', '20H', 'W!'][turn % 5] as string });
      if (this.#chance() < 0.1) await this.#say({ type: 'undo', ...this.#head });
      if (this.#chance() < 0.1) await this.#say({ type: this.#chance() < 0.5 ? 'hint' : 'costs', ...this.#head });
      if (this.#chance() < 0.02) await this.#say({ type: 'hello', token: TOKEN, seen: this.#head.version - 3, client_seed: '' });
    }
  }

  async #turn(): Promise<void> {
    const { step, legal } = this.#view;
    if (step === 'over') return this.#say({ type: 'next', ...this.#head, client_seed: '' });
    const patient = legal.filter((each) => !each.startsWith('W'));
    const among = patient.length > 0 && this.#chance() < 0.98 ? patient : legal;
    const action = among[Math.floor(this.#chance() * among.length)];
    if (action) await this.#say({ type: 'act', ...this.#head, action });
  }

  #any(legal: Action[]): Action | null {
    const patient = legal.filter((each) => each !== CLAIM && each !== CLAIM_OUT_OF_TURN);
    const among = patient.length > 0 && this.#chance() < 0.98 ? patient : legal;
    return among[Math.floor(this.#chance() * among.length)] ?? null;
  }

  get #view(): View {
    return (this.told.findLast(({ frame }) => 'view' in frame && frame.view)?.frame as Update).view;
  }

  get #head(): { id: string; version: number } {
    return { id: `c${this.#ids++}`, version: this.entries.length - 1 };
  }

  /** Says something, and waits until the engine has nothing more to do. */
  async #say(frame: ClientFrame): Promise<void> {
    await this.#house.hear(frame);
    for (let still = 0, length = -1; still < 12; still++) {
      if (length !== this.entries.length) [still, length] = [0, this.entries.length];
      await Promise.resolve();
    }
  }
}

/** Searches all that was told, and what would be told to each seat at each version; gives how many deals and frames that were. */
function search(game: Game): { deals: number; frames: number } {
  const witnesses = SEATS.map((seat) => new Witness(seat));
  const told = new Map<number, ServerFrame[]>();
  let frames = 0;
  for (const { frame, version } of game.told) {
    const at = 'version' in frame ? frame.version : version;
    told.set(at, [...(told.get(at) ?? []), frame]);
  }
  let room: Room | null = null;
  for (const entry of game.entries) {
    room = room ? after(room, entry) : replay('t', [entry]);
    for (const witness of witnesses) witness.look(room);
    const sealed = room.deal && !isOver(room.deal) ? [room.nextSeed, room.deal.serverSeed] : [room.nextSeed];
    for (const { seat, hidden } of witnesses) {
      const made = room.deal ? [updateFrame(room, seat), welcomeFrame(room, seat)] : [];
      for (const frame of [...made, ...(seat === 0 ? (told.get(room.version) ?? []) : [])]) {
        frames++;
        expectSilent(frame, hidden, sealed, room.version);
      }
    }
  }
  return { deals: game.entries.filter((each) => each.kind === 'deal').length, frames };
}

function expectSilent(frame: ServerFrame, hidden: readonly string[], sealed: readonly string[], version: number): void {
  // under the open count the list of what has not been seen tells nothing
  const text = JSON.stringify(frame, (name, value: unknown) => (name === 'unseen' ? undefined : value));
  const cards = new Set([...text.matchAll(CARD)].map((found) => found[1] as string));
  for (const card of hidden) if (cards.has(card)) expect.fail(`version ${version} tells ${card}: ${text}`);
  for (const secret of sealed) if (text.includes(secret)) expect.fail(`version ${version} tells a seed: ${text}`);
  const { view } = frame as Partial<Update>;
  if (!view?.unseen || view.step === 'over') return;
  const listed = [...view.unseen].sort().join();
  if (listed !== [...hidden].sort().join()) expect.fail(`version ${version} lists ${listed}, but ${hidden.join()} were not seen`);
}

describe('secrecy', () => {
  it('no frame tells a seat what it may not know', { timeout: 3_600_000 }, async () => {
    const kinds: Switches[] = PRESET_NAMES.flatMap((name) => [base(name), { ...base(name), show_points: 'both' }]);
    let deals = 0;
    let frames = 0;
    for (let seed = 0; deals < DEALS; seed++) {
      const game = new Game(kinds[seed % kinds.length] as Switches, seed);
      await game.play();
      const searched = search(game);
      deals += searched.deals;
      frames += searched.frames;
    }
    expect(frames).toBeGreaterThan(deals * 10);
    console.log(`deals=${deals} frames=${frames} hidden=0`);
  });

  it('a frame that tells too much is found', async () => {
    const game = new Game(base('sixty-six'), 1);
    await game.play();
    const { frame } = game.told.find((each) => each.frame.type === 'update') as Told;
    (frame as Update).view.look_back = [{ seat: 0, cards: ['AS', 'AH', 'AD', 'AC'] }];
    expect(() => search(game)).toThrow('tells A');
  });
});
