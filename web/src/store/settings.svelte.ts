/** The player's settings: kept in the browser, applied at once. */
import type { Named } from '../a11y/keys';
import type { Level } from '../protocol/types';
import { readJson, write } from './shelf';

const KEY = 'sixtysix.settings';

export type TapMode = 'auto' | 'one' | 'two';
export type Sound = 'off' | 'soft' | 'full';
export type Pace = 'slow' | 'normal' | 'fast' | 'tap';

export interface Settings {
  /** empty: follow the browser */
  language: string;
  drawForMe: boolean;
  tap: TapMode;
  pace: Pace;
  sound: Sound;
  haptics: boolean;
  /** keys that were given another meaning: the action, and its key */
  keys: Partial<Record<Named, string>>;
  /** whether single letters and digits are keys at all */
  letters: boolean;
  /** the level last chosen; empty: the server's choice */
  level: Level | '';
}

const DEFAULTS: Settings = {
  language: '', drawForMe: false, tap: 'auto', pace: 'normal', sound: 'soft', haptics: true, keys: {}, letters: true, level: '',
};

export const settings: Settings = $state({ ...DEFAULTS, ...readJson<Partial<Settings>>(KEY) });

export function change(part: Partial<Settings>): void {
  Object.assign(settings, part);
  write(KEY, JSON.stringify(settings));
}
