/** The engine as an opponent: it thinks in slices, so that whoever runs it can hear meanwhile, and stops when it is no longer wanted. */
import type { Level } from '../../protocol/types';
import type { Action } from '../rules/actions';
import type { Match } from '../rules/match';
import { legalIn, type PlayerView } from '../rules/view';
import type { Opponent } from '../table/house';
import type { Advice } from '../table/wire';
import { type Limits, LIMITS } from './levels';
import { type Mind, needsOf } from './mind';
import type { Decision } from './packing';

/** With heat nothing is left out. */
const EVERYTHING: Limits = { ...LIMITS.master, prior: 0, heat: 1e-6 };
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

  /** One decision after the other: the kernel has room for one. */
  #think(view: PlayerView, seed: bigint, match: Match, limits: Limits, stale = () => false): Promise<Decision> {
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
