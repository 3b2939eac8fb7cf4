/** The player's settings: kept in the browser, applied at once. */
import type { Named } from '../a11y/keys';
import { LANGUAGES } from '../i18n/languages';
import { LEVELS } from '../protocol/types';
import { readJson, write } from './shelf';

const KEY = 'sixtysix.settings';

/** Settings that are one of a few words, in the order shown. */
export const CHOICES = {
  tap: ['auto', 'one', 'two', 'drag'],
  pace: ['slow', 'normal', 'fast', 'tap'],
  /** how long a card that was played may be called back before anybody is told */
  callBack: ['off', 'short', 'long'],
  sound: ['soft', 'full', 'off'],
  /** the level last chosen; empty: the server's choice */
  level: ['', ...LEVELS],
  face: ['french', 'german', 'double', 'hybrid'],
  /** of French cards; the others have colours of their own */
  colours: ['two', 'four'],
  letters: ['language', 'international'],
  index: ['normal', 'large'],
  /** letters of the suits in the corners; auto: as the face has them */
  suitLetters: ['auto', 'on', 'off'],
  back: ['lattice', 'waves', 'rosette'],
  size: ['S', 'M', 'L', 'XL'],
  theme: ['system', 'light', 'dark', 'contrast'],
  felt: ['green', 'blue', 'wine', 'grey'],
  sort: ['colours', 'suit', 'trump', 'rank'],
  hand: ['right', 'left'],
} as const;

type Choices = typeof CHOICES;
export type Choice<Name extends keyof Choices> = Choices[Name][number];
export type TapMode = Choice<'tap'>;
export type Pace = Choice<'pace'>;
export type CallBack = Choice<'callBack'>;
export type Sound = Choice<'sound'>;

export type Settings = { -readonly [Name in keyof Choices]: Choice<Name> } & {
  /** empty: follow the browser */
  language: string;
  drawForMe: boolean;
  /** the only card that may answer is played at once */
  onlyCard: boolean;
  haptics: boolean;
  /** what happened stands beside the cards, in words */
  log: boolean;
  /** keys that were given another meaning: the action, and its key */
  keys: Partial<Record<Named, string>>;
  /** whether single letters and digits are keys at all */
  letterKeys: boolean;
  /** the player has chosen a face, or put the question away */
  welcomed: boolean;
};

export const DEFAULTS: Settings = {
  language: '', drawForMe: false, onlyCard: false, tap: 'auto', pace: 'normal', callBack: 'short', sound: 'soft', haptics: true, log: false, keys: {}, letterKeys: true,
  level: '', face: 'french', colours: 'two', letters: 'language', index: 'normal',
  suitLetters: 'auto', back: 'lattice', size: 'M', theme: 'system', felt: 'green', sort: 'colours', hand: 'right', welcomed: false,
};

function fits(name: keyof Settings, value: unknown): boolean {
  if (name === 'language') return value === '' || LANGUAGES.some((each) => each === value);
  if (name in CHOICES) return (CHOICES[name as keyof Choices] as readonly unknown[]).includes(value);
  if (name === 'keys') return typeof value === 'object' && value !== null && Object.values(value).every((each) => typeof each === 'string');
  return typeof value === typeof DEFAULTS[name];
}

/** Settings out of whatever was kept: what is missing, unknown or damaged is as at the beginning. */
export function repaired(kept: unknown): Settings {
  const found = typeof kept === 'object' && kept !== null ? (kept as Record<string, unknown>) : {};
  const good = Object.keys(DEFAULTS).filter((name) => Object.hasOwn(found, name) && fits(name as keyof Settings, found[name]));
  return { ...DEFAULTS, ...Object.fromEntries(good.map((name) => [name, found[name]])) };
}

export const settings: Settings = $state(repaired(readJson(KEY)));

export function change(part: Partial<Settings>): void {
  Object.assign(settings, part);
  write(KEY, JSON.stringify(settings));
}
