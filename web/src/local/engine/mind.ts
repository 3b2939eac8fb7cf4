/** The engine: one decision from one view, by the kernel. The same view, level, seed and score give the server's decision too. */
import { type Match } from '../rules/match';
import { other, type Seat } from '../rules/table';
import type { PlayerView } from '../rules/view';
import type { Limits } from './levels';
import { Kernel } from './kernel';
import { loadNetwork } from './network';
import { type Decision, DECISION_BYTES, packLimits, packVariant, packView, unpackDecision } from './packing';

/** Game points that each side still needs to win the match. */
export type Needs = readonly [own: number, other: number];

/** What a seat and the other one need, what the next winner gets on top (F9) taken off. */
export function needsOf(match: Match, seat: Seat): Needs {
  const lacking = (each: Seat): number => Math.max(match.variant.match_target - match.score[each] - match.carry, 1);
  return [lacking(seat), lacking(other(seat))];
}

/** Gives the file of the network for a deck. */
export type Shelf = (deck: number) => Promise<Uint8Array>;

export class Mind {
  readonly #kernel: Kernel;
  readonly #shelf: Shelf;
  #deck = 0;

  constructor(module: WebAssembly.Module, shelf: Shelf) {
    this.#kernel = new Kernel(module);
    this.#shelf = shelf;
  }

  /** Makes sure that the network for a deck is there. */
  async learn(deck: number): Promise<void> {
    if (this.#deck === deck) return;
    const file = await this.#shelf(deck);
    this.#deck = 0;
    loadNetwork(this.#kernel, file, deck);
    this.#deck = deck;
  }

  /** Begins a decision; `on` goes on with it. One at a time: a new one ends the one before. The deck has been learnt. */
  begin(view: PlayerView, limits: Limits, seed: bigint, needs: Needs): Decision {
    if (this.#deck !== view.table.variant.deck) throw new Error('this deck has not been learnt');
    const { call, places } = this.#kernel;
    call.s66_match_worth(places.frequencies, needs[0], needs[1], places.worth);
    this.#kernel.write(places.needs, Uint8Array.from(needs, (need) => Math.min(need, 3)));
    this.#kernel.write(places.variant, packVariant(view.table.variant));
    this.#kernel.write(places.view, packView(view));
    this.#kernel.write(places.limits, packLimits(limits));
    call.s66_think_begin(
      places.variant, places.view, places.weights, places.worth, places.needs, places.limits, BigInt.asUintN(64, seed), places.memory,
      places.decision,
    );
    return this.#decision;
  }

  /** Goes on for so many worlds; the decision is the best so far. */
  on(worlds: number): Decision {
    const { call, places } = this.#kernel;
    call.s66_think_on(places.variant, places.weights, places.memory, worlds, places.decision);
    return this.#decision;
  }

  get #decision(): Decision {
    return unpackDecision(this.#kernel.view(this.#kernel.places.decision, DECISION_BYTES));
  }
}
