import { beforeEach, describe, expect, it } from 'vitest';
import { hexOf } from '../../../src/fairness/shuffle';
import { sha256Of } from '../../../src/fairness/sha256';
import type { Refused, ServerFrame, Update, View, Welcome } from '../../../src/protocol/types';
import { type Action, DRAW } from '../../../src/local/rules/actions';
import { PRESETS } from '../../../src/rules/presets';
import { legalIn, type PlayerView } from '../../../src/local/rules/view';
import type { Entry } from '../../../src/local/table/entry';
import { type ClientFrame, frameOf } from '../../../src/local/table/hear';
import { digestOf, House, type Opponent, SeqTaken, type Store } from '../../../src/local/table/house';
import { replay } from '../../../src/local/table/room';

const TOKEN = 'token';
let entries: Entry[];
let told: ServerFrame[];
let seeds: number;

const store: Store = {
  rows: () => Promise.resolve([...entries]),
  append: async (_, seq, entry) => {
    await Promise.resolve();
    if (seq !== entries.length) throw new SeqTaken();
    entries.push(entry);
  },
};

/** Draws where it may, else plays its first card; asked out of turn, it does nothing. */
const calm = (view: PlayerView): Action | null => {
  const legal = legalIn(view);
  if (view.table.turn !== view.seat) return null;
  return legal.includes(DRAW) ? DRAW : (legal[0] ?? null);
};

const opponent: Opponent = {
  decide: (view) => Promise.resolve(calm(view)),
  weigh: (view) => Promise.resolve(legalIn(view).map((action): [Action, number] => [action, action / 100])),
  advise: (view) => Promise.resolve(legalIn(view).length > 0 ? { best: legalIn(view)[0] as Action, values: [] } : null),
};

const freshSeed = (): string => hexOf(sha256Of(Uint8Array.of(seeds++)));
const house = (tell = (frame: ServerFrame): void => void told.push(frame)): House => new House('t', { store, opponent, freshSeed, tell });
const hello = (seen = 0): ClientFrame => ({ type: 'hello', token: TOKEN, seen, client_seed: 'ab'.repeat(8) });
const settled = async (): Promise<void> => {
  for (let turn = 0; turn < 200; turn++) await Promise.resolve();
};
const view = (): View => (told.findLast((frame) => 'view' in frame && frame.view) as Update).view;
const version = (): number => (told.findLast((frame) => 'version' in frame) as Update).version;
let ids = 0;
const act = (action: string): ClientFrame => ({ type: 'act', id: `a${ids++}`, version: version(), action });

beforeEach(() => {
  [told, seeds] = [[], 1];
  entries = [
    {
      kind: 'created', at: 0, preset: 'sixty-six', switches: { ...PRESETS['sixty-six'] }, next_seed: freshSeed(),
      seats: [{ name: 'you', token: digestOf(TOKEN), level: null }, { name: 'sixtysix', token: null, level: 'master' }],
    },
  ];
});

describe('a table of this device', () => {
  it('welcomes, deals, and lets the engine play', async () => {
    const table = house();
    await table.hear(hello());
    await settled();
    expect((told[0] as Welcome).opponent).toEqual({ name: 'sixtysix', level: 'master' });
    expect((told[0] as Welcome).view).toBeNull();
    expect((told[1] as Update).events[0]?.event).toBe('dealt');
    expect(view().turn).toBe(0);
    await table.hear({ type: 'ping' });
    expect(told.at(-1)).toEqual({ type: 'pong' });
  });

  it('refuses what is illegal or stale, and acknowledges again what was accepted', async () => {
    const table = house();
    await table.hear(hello());
    await settled();
    await table.hear(act('W!'));
    expect((told.at(-1) as Refused).error).toBe('unknown_action');
    const command = act(view().legal[0] as string);
    await table.hear(command);
    await settled();
    const first = told.find((frame) => frame.type === 'update' && 'id' in command && frame.command === command.id);
    await table.hear(command);
    expect(told.at(-1)).toEqual(first);
    await table.hear({ type: 'undo', id: 'u', version: 0 });
    expect(told.at(-1)).toMatchObject({ type: 'refused', error: 'stale', command: 'u' });
  });

  it('says what was missed, one by one, and nothing to a stranger', async () => {
    const first = house();
    await first.hear(hello());
    await settled();
    const all = [...told];
    const seen = 1;
    told = [];
    await house().hear(hello(seen));
    expect((told[0] as Welcome).version).toBe(seen);
    expect(told.slice(1)).toEqual(all.filter((frame) => frame.type === 'update' && frame.version > seen));
    told = [];
    await house().hear({ ...hello(), token: 'another' } as ClientFrame);
    expect(told).toMatchObject([{ type: 'bye', error: 'wrong_token' }]);
    entries = [];
    await house().hear(hello());
    expect(told.at(-1)).toMatchObject({ type: 'bye', error: 'unknown_table' });
  });

  it('does not deal with a history that cannot have happened', async () => {
    entries.push({ kind: 'action', seat: 0, action: 'AS', command: null });
    await house().hear(hello());
    expect(told).toMatchObject([{ type: 'bye', error: 'broken_table' }]);
  });

  it('where another page was quicker, follows it and tells nothing of the other seat', async () => {
    const quicker: ServerFrame[] = [];
    const [one, two] = [house(), house((frame) => void quicker.push(frame))];
    await one.hear(hello());
    await two.hear(hello());
    await settled();
    const both = [one.hear(act(view().legal[0] as string)), two.hear(act(view().legal[1] as string))];
    await Promise.all(both);
    await one.look();
    await two.look();
    await settled();
    await one.look();
    expect([...told, ...quicker].filter((frame) => frame.type === 'refused')).toMatchObject([{ error: 'stale' }]);
    for (const frame of [...told, ...quicker]) if ('view' in frame && frame.view) expect(frame.view.seat).toBe(0);
    expect(replay('t', entries).version).toBe(entries.length - 1);
  });

  it('answers questions of the player', async () => {
    const table = house();
    await table.hear(hello());
    await settled();
    await table.hear({ type: 'hint', id: 'h', version: version() });
    expect(told.at(-1)).toMatchObject({ type: 'hint', command: 'h', best: view().legal[0] });
    await table.hear({ type: 'costs', id: 'c', version: version() });
    expect(told.at(-1)).toMatchObject({ type: 'refused', error: 'deal_not_over' });
    await table.hear(act('W'));
    await table.hear({ type: 'costs', id: 'd', version: version() });
    expect(told.at(-1)).toMatchObject({ type: 'costs', command: 'd' });
  });
});

describe('what the page says', () => {
  it('is read, or is none of its frames', () => {
    expect(frameOf('{"type":"ping"}')).toEqual({ type: 'ping' });
    for (const text of ['', 'null', '[]', '7', '{"type":"toString"}', '{"type":"act","id":"a","version":"1","action":"AS"}', '{"type":"points","id":"a","version":1,"show":"all"}']) {
      expect(frameOf(text), text).toBeNull();
    }
  });
});

