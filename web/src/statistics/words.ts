/** Figures in words of the language of the page. */
import { has, language, minus, t } from '../i18n/translator.svelte';
import type { Interval } from './intervals';

const formats = new Map<string, Intl.NumberFormat>();

function format(kind: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const name = `${language()} ${kind}`;
  let made = formats.get(name);
  if (!made) formats.set(name, (made = new Intl.NumberFormat(language(), options)));
  return made;
}

export const whole = (value: number): string => format('whole', { maximumFractionDigits: 0 }).format(value);

/** 52.4 %; whole percents where more would only pretend to be exact. */
export const percent = (value: number, digits = 0): string =>
  format(`percent ${digits}`, { style: 'percent', minimumFractionDigits: digits, maximumFractionDigits: digits }).format(value);

/** +0.24, −1.10 */
export const signed = (value: number, digits = 2): string =>
  minus(format(`signed ${digits}`, { signDisplay: 'exceptZero', minimumFractionDigits: digits, maximumFractionDigits: digits }).format(value));

export const decimal = (value: number): string => format('decimal', { maximumFractionDigits: 1 }).format(value);

/** 44 % to 62 % */
export const range = (interval: Interval, show: (value: number) => string): string =>
  t('stats-range', { low: show(interval.low), high: show(interval.high) });

export const levelName = (name: string | null): string =>
  name === null ? t('stats-level-unknown') : has(`level-${name}`) ? t(`level-${name}`) : name;

/** 30 Nov 2026, 12:00 */
export const moment = (at: string): string =>
  new Date(at).toLocaleString(language(), { dateStyle: 'medium', timeStyle: 'short' });
