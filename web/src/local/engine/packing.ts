/** Variants, views and limits as the kernel's structs (kernel/sixtysix.h, view.h, think.h), and its decision read back. */
import { type Action, CLAIM_OUT_OF_TURN } from '../rules/actions';
import { other, type Outcome, type Table } from '../rules/table';
import { SWITCHES } from '../../rules/presets';
import type { Variant } from '../rules/variant';
import type { PlayerView } from '../rules/view';
import type { Limits } from './levels';

export const VARIANT_BYTES = 40;
export const VIEW_BYTES = 104;
export const LIMITS_BYTES = 64;
export const DECISION_BYTES = 312;

const NONE = 255;
const UNKNOWN = -99;
const REASONS = [
  'claim', 'reached', 'false_claim', 'closer_failed', 'closer_beaten', 'higher_total', 'last_trick', 'counted', 'draw',
] satisfies Outcome['reason'][];

const orNone = (value: number | null): number => value ?? NONE;

/** One byte a switch, words numbered in the order of their values. */
export function packVariant(variant: Variant): Uint8Array {
  const packed = new Uint8Array(VARIANT_BYTES);
  SWITCHES.forEach(({ name, values }, place) => {
    const value = variant[name as keyof Variant];
    packed[place] = typeof value === 'string' ? values.indexOf(value) : Number(value);
  });
  return packed;
}

/** Bytes put one after the other. */
class Writer {
  readonly bytes: Uint8Array;
  readonly #view: DataView;
  #at = 0;

  constructor(size: number) {
    this.bytes = new Uint8Array(size);
    this.#view = new DataView(this.bytes.buffer);
  }

  words(...values: number[]): this {
    for (const value of values) {
      this.#view.setUint32(this.#at, value, true);
      this.#at += 4;
    }
    return this;
  }

  floats(...values: number[]): this {
    for (const value of values) {
      this.#view.setFloat32(this.#at, value, true);
      this.#at += 4;
    }
    return this;
  }

  octets(...values: (number | boolean)[]): this {
    for (const value of values) this.bytes[this.#at++] = Number(value);
    return this;
  }

  skip(bytes: number): this {
    this.#at += bytes;
    return this;
  }
}

/** What a seat knows, as an `s66_view`: the other hand is empty, the talon is of unknown cards. */
export function packView(view: PlayerView): Uint8Array {
  const { table, seat } = view;
  const faceDown = Math.max(table.talonSize - 1, 0);
  const plays = view.tricks.flatMap((trick) => [trick.led, trick.answer]);
  if (table.led !== null) plays.push(table.led);
  const writer = new Writer(VIEW_BYTES).words(seat === 0 ? view.hand : 0, seat === 0 ? 0 : view.hand, ...table.piles);
  packTable(writer.octets(...Array<number>(12).fill(NONE), faceDown), table).skip(10);
  return writer
    .words(view.known, view.impossible, view.firstHand)
    .octets(...plays, ...Array<number>(24 - plays.length).fill(NONE))
    .octets(plays.length, seat, view.dealtTurnUp, table.handSizes[other(seat)]).bytes;
}

function packTable(writer: Writer, table: Table): Writer {
  const { closing, outcome } = table;
  return writer
    .octets(table.talonSize, orNone(table.turnUp), table.trump, table.dealer, table.leader, table.turn)
    .octets(orNone(table.led), orNone(table.announced), table.mustDraw, table.closingLead, table.swapOpen, orNone(table.closer))
    .octets(...(closing?.tricks ?? [0, 0]), ...(closing?.points ?? [0, 0]), ...table.married)
    .octets(outcome !== null, orNone(outcome?.winner ?? null), outcome?.gamePoints ?? 0)
    .octets(outcome ? REASONS.indexOf(outcome.reason) : 0, ...(outcome?.totals ?? [0, 0]), orNone(outcome?.claimedBy ?? null));
}

export const packLimits = (limits: Limits): Uint8Array =>
  new Writer(LIMITS_BYTES)
    .words(limits.worlds, limits.closedWorlds, Number(limits.weighed), limits.openFrom, limits.openTalon, limits.memory)
    .words(limits.lastDraw, limits.runs)
    .words(limits.nodes)
    .skip(4)
    .floats(limits.prior, limits.mixing, limits.heat, limits.uniform, limits.slip).bytes;

export interface Decision {
  /** null: nothing to do */
  action: Action | null;
  /** by action: in game points, or in worth where a match score counts */
  values: [Action, number][];
  nodes: number;
  worlds: number;
  done: boolean;
}

export function unpackDecision(packed: DataView): Decision {
  const action = packed.getUint8(308);
  const values: [Action, number][] = [];
  for (let each = 0; each <= CLAIM_OUT_OF_TURN; each++) {
    const value = packed.getFloat32(4 * each, true);
    if (value > UNKNOWN) values.push([each, value]);
  }
  return {
    action: action === NONE ? null : action,
    values,
    nodes: Number(packed.getBigUint64(296, true)),
    worlds: packed.getUint32(304, true),
    done: packed.getUint8(310) === 1,
  };
}
