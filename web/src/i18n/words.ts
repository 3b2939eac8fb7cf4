/** Codes of the protocol into words. */
import type { Action, Card, SwitchValue, Suit } from '../protocol/types';
import { isCard, isMarriage } from '../view/deck';
import { type Args, capital, has, t } from './translator.svelte';

export const cardArgs = (card: Card): Args => ({ rank: card[0] ?? '', suit: card[1] ?? '' });
export const cardName = (card: Card): string => t('card', cardArgs(card));

/** An action as it is called on its button, a card by its name. */
export function actionName(action: Action): string {
  if (isCard(action)) return cardName(action);
  if (isMarriage(action)) return t('act-marry-label', { points: Number(action.slice(0, 2)), suit: action.slice(2) });
  return t({ X: 'act-exchange', C: 'act-close', D: 'act-draw' }[action] ?? 'act-claim');
}

/** The reason why something is not allowed: `must_follow_suit` and the suit that was led. */
export function why(code: string | null, led: Suit | null): string {
  const id = `why-${(code ?? 'none').replaceAll('_', '-')}`;
  return t(has(id) ? id : 'why-none', { suit: led ?? '' });
}

/** A card that may not be played, and the reason. */
export const refusal = (card: Card, reason: string): string => `${t('chip', { label: capital(cardName(card)), value: reason })}.`;

export const presetName = (name: string): string => (has(`preset-${name}`) ? t(`preset-${name}`) : name);
export const presetAbout = (name: string): string => (has(`preset-${name}-about`) ? t(`preset-${name}-about`) : '');

/** Why rules do not go together: by its code, else as the server says it. */
export function clash(reason: string, detail: string): string {
  const id = `clash-${reason.replaceAll('_', '-')}`;
  return has(id) ? t(id) : detail;
}

export const switchName = (name: string): string => (has(`sw-${name}`) ? t(`sw-${name}`) : name.replaceAll('_', ' '));

export function switchValue(name: string, value: SwitchValue): string {
  if (typeof value === 'boolean') return t(value ? 'yes' : 'no');
  const id = `val-${name}-${value}`;
  return has(id) ? t(id) : String(value);
}

export const chip = (name: string, value: SwitchValue): string =>
  t('chip', { label: switchName(name), value: switchValue(name, value) });
