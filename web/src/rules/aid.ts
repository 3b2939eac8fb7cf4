/** What the table shows of the count: two switches, in four mixes that have names. */
import { type House, withSwitch } from './presets';
import type { Switches } from './presets';

export const AIDS = ['strict', 'soft', 'own', 'open'] as const;
export type Aid = (typeof AIDS)[number];

const MIXES: Record<Aid, { look_back: string; show_points: string }> = {
  strict: { look_back: 'none', show_points: 'hidden' },
  soft: { look_back: 'own_plus_first', show_points: 'hidden' },
  own: { look_back: 'own_plus_first', show_points: 'own' },
  open: { look_back: 'own_plus_first', show_points: 'both' },
};

/** The named mix in force, or null for any other. */
export const aidOf = (values: Switches): Aid | null =>
  AIDS.find((aid) => MIXES[aid].look_back === values['look_back'] && MIXES[aid].show_points === values['show_points']) ?? null;

export function withAid(house: House, aid: Aid): House {
  const mix = MIXES[aid];
  return withSwitch(withSwitch(house, 'look_back', mix.look_back), 'show_points', mix.show_points);
}
