/** Presets and switches as the page knows them without a server. `presets.json` is written from the rules by `make golden`. */
import type { Presets, SwitchKind, SwitchValue } from '../protocol/types';
import known from './presets.json';

/** A value for every switch. */
export type Switches = Readonly<Record<string, SwitchValue>>;
/** Values of those switches that differ from a preset. */
export type Changes = Readonly<Record<string, SwitchValue>>;

export interface House {
  readonly preset: string;
  readonly changes: Changes;
}

const { presets, switches } = known as Presets;

export const DEFAULT_PRESET = 'sixty-six';
export const PRESETS: Readonly<Record<string, Switches>> = presets;
export const PRESET_NAMES: readonly string[] = Object.keys(presets);
export const SWITCHES: readonly SwitchKind[] = switches;

/** All switches of a preset; of the default one where there is no such preset. */
export const base = (preset: string): Switches => presets[preset] ?? presets[DEFAULT_PRESET] ?? {};

export const switchesOf = ({ preset, changes }: House): Switches => ({ ...base(preset), ...changes });

/** What of the given values differs from the preset, in the order of the switches. */
export function changesOf(preset: string, values: Switches): Changes {
  const from = base(preset);
  const differing = switches.filter(({ name }) => name in values && values[name] !== from[name]);
  return Object.fromEntries(differing.map(({ name }) => [name, values[name] as SwitchValue]));
}

/** Whether there is such a switch with such a value. */
export const allowed = (name: string, value: unknown): boolean =>
  switches.some((kind) => kind.name === name && kind.values.some((each) => each === value));

/** House rules with one more switch set. The deck brings along the only ways to deal it. */
export function withSwitch({ preset, changes }: House, name: string, value: SwitchValue): House {
  const next: Record<string, SwitchValue> = { ...base(preset), ...changes, [name]: value };
  if (name === 'deck') {
    const usual = base(preset);
    const fitting = value === 20 ? '3T2' : '33T';
    next['deal_pattern'] = usual['deck'] === value ? (usual['deal_pattern'] ?? fitting) : fitting;
  }
  return { preset, changes: changesOf(preset, next) };
}

/** House rules with one switch as the preset has it. */
export const withoutChange = (house: House, name: string): House => withSwitch(house, name, base(house.preset)[name] as SwitchValue);

export const same = (a: House, b: House): boolean =>
  a.preset === b.preset && SWITCHES.every(({ name }) => a.changes[name] === b.changes[name]);
