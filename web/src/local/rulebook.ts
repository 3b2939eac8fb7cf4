/** What the server answers about rules, answered here: for a page that cannot reach it. */
import type { HouseRules } from '../protocol/http';
import type { Checked, Presets, SwitchKind, SwitchValue } from '../protocol/types';
import { differences, houseRules, PRESETS } from './rules/presets';
import { ImpossibleVariant, SWITCH_NAMES, SWITCHES } from './rules/variant';

const KINDS: Record<string, SwitchKind['type']> = { boolean: 'bool', number: 'int', string: 'choice' };

export function presetsHere(): Presets {
  const switches = SWITCH_NAMES.map((name): SwitchKind => {
    const values: SwitchValue[] = [...SWITCHES[name]];
    return { name, type: KINDS[typeof values[0]] ?? 'choice', values };
  });
  return { presets: { ...PRESETS }, switches };
}

export function checkHere({ preset, switches }: HouseRules): Checked {
  try {
    const variant = houseRules(preset, switches);
    if (!variant) return { ok: false, reason: 'unknown_preset', detail: `'${preset}' is not a preset` };
    return { ok: true, differences: differences(variant, PRESETS[preset]) };
  } catch (fault) {
    if (!(fault instanceof ImpossibleVariant)) throw fault;
    return { ok: false, reason: fault.reason, detail: fault.message };
  }
}
