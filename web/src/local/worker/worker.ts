/** The worker: referee, deck and engine of the tables of this device. What leaves it is what a server would send. */
import { randomHex } from '../../protocol/ids';
import type { Opened, ServerFrame } from '../../protocol/types';
import { DEFAULT_PRESET } from '../../rules/presets';
import { Mind } from '../engine/mind';
import { EngineOpponent } from '../engine/opponent';
import { ImpossibleVariant, variantOf } from '../rules/variant';
import { arrangedDeal } from '../table/entry';
import { frameOf } from '../table/hear';
import { digestOf, House } from '../table/house';
import { commitmentOf } from '../table/room';
import { fileOf, kernelModule } from './files';
import { DeviceStore } from './store';
import type { FromWorker, ToWorker, Wish } from './words';

const tell = (word: FromWorker): void => postMessage(word);
const store = new DeviceStore((lack) => tell({ tell: 'lack', lack }));
const mind = kernelModule().then((module) => new Mind(module, fileOf));
// whoever needs it is told below; nobody may be waiting yet
mind.catch(() => undefined);

/** The engine, ready for a deck. Where it cannot be loaded the page hears so and ends this worker; until then nobody plays. */
async function ready(deck: number): Promise<Mind> {
  try {
    const found = await mind;
    await found.learn(deck);
    return found;
  } catch (fault) {
    tell({ tell: 'broken', message: String(fault) });
    return new Promise<never>(() => undefined);
  }
}

const opponent = new EngineOpponent(ready);
const others = new BroadcastChannel('sixtysix-tables');
let house: House | null = null;
let line = 0;

async function open(wish: Wish): Promise<Opened> {
  const preset = wish.preset ?? DEFAULT_PRESET;
  const variant = variantOf(preset, wish.switches ?? {});
  await ready(variant.deck);
  const [table, token, seed] = [randomHex(10), randomHex(24), randomHex(32)];
  await store.append(table, 0, {
    kind: 'created',
    at: Date.now() / 1000,
    preset,
    switches: { ...variant },
    seats: [
      { name: 'you', token: digestOf(token), level: null },
      { name: 'sixtysix', token: null, level: wish.level ?? 'club' },
    ],
    next_seed: seed,
  });
  if (wish.arranged) await store.append(table, 1, arrangedDeal(wish.arranged.deck, wish.arranged.dealer, seed, randomHex(32)));
  return { table, token, seat: 0, commitment: commitmentOf(seed) };
}

function sit(number: number, table: string): void {
  house?.close();
  line = number;
  const send = (frame: ServerFrame): void => {
    if (number === line) tell({ tell: 'frame', line: number, text: JSON.stringify(frame) });
  };
  const kept = {
    rows: (name: string) => store.rows(name),
    append: async (...kept: Parameters<DeviceStore['append']>) => {
      await store.append(...kept);
      others.postMessage(table);
    },
  };
  house = new House(table, { store: kept, opponent, freshSeed: () => randomHex(32), tell: send });
  void store.rows(table).then(([created]) => {
    if (created?.kind === 'created') void opponent.warmUp(variantOf(created.preset, created.switches)).catch(() => undefined);
  });
}

others.onmessage = ({ data }: MessageEvent<string>) => {
  if (house?.name === data) void house.look();
};

onmessage = ({ data }: MessageEvent<ToWorker>) => {
  switch (data.ask) {
    case 'open':
      open(data.wish).then(
        (opened) => tell({ tell: 'opened', opened }),
        (fault: Error) => tell({ tell: 'not opened', reason: fault instanceof ImpossibleVariant ? fault.reason : '', message: fault.message }),
      );
      return;
    case 'sit':
      return sit(data.line, data.table);
    case 'leave':
      if (data.line === line) house?.close();
      return;
    case 'say': {
      if (data.line !== line) return;
      const frame = frameOf(data.text);
      if (frame) void house?.hear(frame);
      else tell({ tell: 'frame', line, text: JSON.stringify({ type: 'bye', error: 'malformed', message: 'The frame cannot be understood.' }) });
    }
  }
};
