/** Rules in the address of the page: `#table=schnapsen&match_target=9` offers a match, `#rules=…` shows the text. */
import { type Changes, changesOf, DEFAULT_PRESET, type House, PRESETS, SWITCHES } from './presets';
import type { SwitchValue } from '../protocol/types';

/** What of a link was not understood: it is damaged, or from a version that knows more. */
export type Fault =
  | { what: 'preset' | 'switch'; name: string }
  | { what: 'value'; name: string; value: string }
  | { what: 'damaged'; value: string };

export interface Link {
  readonly kind: 'table' | 'rules';
  readonly house: House;
  readonly faults: readonly Fault[];
}

/** As in the tables of docs/rules. */
const said = (value: SwitchValue): string => (typeof value === 'boolean' ? (value ? 'yes' : 'no') : String(value));

export function linkTo(kind: Link['kind'], { preset, changes }: House): string {
  const parts = Object.entries(changes).map(([name, value]) => `&${name}=${encodeURIComponent(said(value))}`);
  return `#${kind}=${encodeURIComponent(preset)}${parts.join('')}`;
}

/** A link that speaks of rules, or null where the address is about something else. */
export function readLink(hash: string): Link | null {
  const found = /^#(table|rules)=([^&]*)(.*)$/.exec(hash);
  if (!found) return null;
  const faults: Fault[] = [];
  const preset = presetOf(found[2] ?? '', faults);
  const values: Record<string, SwitchValue> = {};
  for (const part of (found[3] ?? '').split('&').filter(Boolean)) readSwitch(part, values, faults);
  const changes: Changes = changesOf(preset, values);
  return { kind: found[1] as Link['kind'], house: { preset, changes }, faults };
}

function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}

function presetOf(text: string, faults: Fault[]): string {
  const name = decoded(text);
  if (name !== null && Object.hasOwn(PRESETS, name)) return name;
  faults.push(name === null ? { what: 'damaged', value: short(text) } : { what: 'preset', name: short(name) });
  return DEFAULT_PRESET;
}

function readSwitch(part: string, values: Record<string, SwitchValue>, faults: Fault[]): void {
  const at = part.indexOf('=');
  const [name, text] = [decoded(part.slice(0, Math.max(0, at))), decoded(part.slice(at + 1))];
  if (at < 1 || !name || text === null) {
    faults.push({ what: 'damaged', value: short(part) });
    return;
  }
  const kind = SWITCHES.find((each) => each.name === name);
  const value = kind?.values.find((each) => said(each) === text);
  if (!kind) faults.push({ what: 'switch', name: short(name) });
  else if (value === undefined) faults.push({ what: 'value', name, value: short(text) });
  else values[name] = value;
}

/** Strangers write what they like into an address; what is shown of it stays short. */
const short = (text: string): string => (text.length > 40 ? `${text.slice(0, 40)}…` : text);
