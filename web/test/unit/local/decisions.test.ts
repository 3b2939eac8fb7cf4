import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { shuffledDeck } from '../../../src/fairness/shuffle';
import { LIMITS } from '../../../src/local/engine/levels';
import { Mind, type Needs } from '../../../src/local/engine/mind';
import { packLimits, packView } from '../../../src/local/engine/packing';
import { type Level, LEVELS, type Seat, type SwitchValue } from '../../../src/protocol/types';
import { deal } from '../../../src/local/rules/state';
import { variantOf } from '../../../src/local/rules/variant';
import { watch, watchAction } from '../../../src/local/rules/watched';

const ROOT = new URL('../../../../', import.meta.url);
const KERNEL = new URL('src/sixtysix/search/_kernel/kernel.wasm', ROOT);
/** a longer one, made by tests/kit/decisions.py */
const LONGER = process.env['DECISIONS'];
/** where the times go, of bench/offline.py */
const TIMES = process.env['TIMES'];

type Asked = [level: Level, seed: string, needs: Needs, packed: string, action: number, worlds: number, nodes: number, taken: number, kind?: string];
interface Recorded {
  switches: Record<string, SwitchValue>;
  seed: string;
  dealer: Seat;
  asked: Asked[];
}

const text = LONGER
  ? readFileSync(LONGER, 'utf8')
  : gunzipSync(readFileSync(new URL('tests/golden/local/decisions.jsonl.gz', ROOT))).toString();
const [levels = '', ...deals] = text.trim().split('\n');
const hex = (bytes: Uint8Array): string => Buffer.from(bytes).toString('hex');

describe('the engine of the page', () => {
  it('has the levels of the server', () => {
    const packed = Object.fromEntries(LEVELS.map((level) => [level, hex(packLimits(LIMITS[level]))]));
    expect(packed).toEqual(JSON.parse(levels));
  });

  it.skipIf(!existsSync(KERNEL))('decides what the engine of the server decides', { timeout: 600_000 }, async () => {
    const mind = new Mind(new WebAssembly.Module(readFileSync(KERNEL)), (deck) =>
      Promise.resolve(readFileSync(new URL(`src/sixtysix/engine/weights/${deck}.66n`, ROOT))),
    );
    let decisions = 0;
    /** ms of the processor for each decision, by its kind */
    const times: Record<string, number[]> = {};
    for (const line of deals) {
      const recorded = JSON.parse(line) as Recorded;
      const variant = variantOf('sixty-six', recorded.switches);
      await mind.learn(variant.deck);
      let watched = watch(deal(variant, shuffledDeck(variant.deck, recorded.seed, '', 1), recorded.dealer));
      for (const [level, seed, needs, packed, action, worlds, nodes, taken, kind = level] of recorded.asked) {
        const view = watched.views[watched.state.table.turn];
        expect(createHash('sha256').update(packView(view)).digest('hex').slice(0, 8)).toBe(packed);
        let least = Infinity;
        let decision = mind.begin(view, LIMITS[level], BigInt(seed), needs);
        for (let time = 0; time < (TIMES ? 3 : 1); time++) {
          const start = process.cpuUsage();
          decision = mind.begin(view, LIMITS[level], BigInt(seed), needs);
          while (!decision.done) decision = mind.on(16);
          least = Math.min(least, process.cpuUsage(start).user / 1000);
        }
        (times[kind] ??= []).push(least);
        expect({ action: decision.action, worlds: decision.worlds, nodes: decision.nodes }).toEqual({ action, worlds, nodes });
        decisions++;
        watched = watchAction(watched, taken);
      }
    }
    expect(decisions).toBeGreaterThan(200);
    if (TIMES) writeFileSync(TIMES, JSON.stringify(times));
  });
});
