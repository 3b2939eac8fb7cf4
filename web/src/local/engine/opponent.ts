/** The engine as an opponent: it thinks in slices, so that whoever runs it can hear meanwhile, and stops when it is no longer wanted. */
import type { Level } from '../../protocol/types';
import type { Action } from '../rules/actions';
import { type Match, newMatch } from '../rules/match';
import type { Variant } from '../rules/variant';
import { legalIn, type PlayerView } from '../rules/view';
import type { Opponent } from '../table/house';
import type { Advice } from '../table/wire';
import { type Limits, LIMITS } from './levels';
import { type Mind, needsOf } from './mind';
import type { Decision } from './packing';
import { warmingViews } from './warm';

/** With heat nothing is left out, and nobody waits for it. */
const EVERYTHING: Limits = { ...LIMITS.master, runs: 0, prior: 0, heat: 1e-6 };
/** Enough for the browser to see what is worth compiling well. */
const WARMING: Limits = { ...EVERYTHING, worlds: 64, lastDraw: 20 };
/** Worlds between two looks at whether the decision is still wanted. */
const STEP = 16;

/** Lets everything else that waits run first; timers would wait longer. */
const breathe = (): Promise<void> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });

export class EngineOpponent implements Opponent {
  #last: Promise<unknown> = Promise.resolve();
  /** how often it was asked something */
  #asked = 0;
  #warm = false;

  /** `ready` gives the engine, with the network for a deck. */
  constructor(private readonly ready: (deck: number) => Promise<Mind>) {}

  async decide(view: PlayerView, seed: bigint, match: Match, level: Level | null, stale: () => boolean): Promise<Action | null> {
    return (await this.#think(view, seed, match, LIMITS[level ?? 'master'], stale)).action;
  }

  async weigh(view: PlayerView, match: Match): Promise<[Action, number][]> {
    return (await this.#think(view, 0n, match, EVERYTHING)).values;
  }

  async advise(view: PlayerView, match: Match): Promise<Advice | null> {
    if (legalIn(view).length === 0) return null;
    const { action: best, values } = await this.#think(view, 0n, match, LIMITS.master);
    if (best === null) return null;
    const behind = (action: Action): number => (action === best ? 0 : 1);
    return { best, values: values.sort(([a, x], [b, y]) => behind(a) - behind(b) || y - x || a - b) };
  }

  /** Thinks once about a deal that nobody plays: a browser runs the kernel slowly at first. Gives way as soon as anything is asked. */
  async warmUp(variant: Variant): Promise<void> {
    if (this.#warm || this.#asked > 0) return;
    this.#warm = true;
    for (const view of warmingViews(variant)) {
      if (this.#asked === 0) await this.#queued(view, 0n, newMatch(variant), WARMING, () => this.#asked > 0);
    }
  }

  #think(view: PlayerView, seed: bigint, match: Match, limits: Limits, stale?: () => boolean): Promise<Decision> {
    this.#asked++;
    return this.#queued(view, seed, match, limits, stale);
  }

  /** One decision after the other: the kernel has room for one. */
  #queued(view: PlayerView, seed: bigint, match: Match, limits: Limits, stale = () => false): Promise<Decision> {
    const thought = this.#last.then(async () => {
      const mind = await this.ready(view.table.variant.deck);
      let decision = mind.begin(view, limits, seed, needsOf(match, view.seat));
      while (!decision.done && !stale()) {
        await breathe();
        decision = mind.on(STEP);
      }
      return decision;
    });
    this.#last = thought.catch(() => undefined);
    return thought;
  }
}
