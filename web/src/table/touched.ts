/** What a press on something that is no button answers: the same as the key for it. */
import { scoreSentence, speakTalon, strictSentence } from '../a11y/speech';
import { t } from '../i18n/translator.svelte';
import { screens } from '../screens/open.svelte';
import { type Felt, holds } from '../view/layout';
import { intent } from './intent.svelte';
import { session } from './session.svelte';

export function lookBack(): void {
  const { view } = session;
  if (view && (view.look_back.length > 0 || view.unseen)) screens.dialog = 'tricks';
  else intent.explain('no_look_back');
}

export const tellTalon = (): void => session.tell(session.view ? speakTalon(session.view) : '');
export const tellScore = (): void => session.tell(session.view ? scoreSentence(session.view) : '');
export const tellPhase = (): void => session.tell(session.view?.phase === 'free' ? t('phase-free-about') : strictSentence(session.switches));

function tellOpponent(): void {
  const { view, name } = session;
  if (view) session.tell(`${t('chip', { label: name, value: t('opponent-holds', { count: view.opponent_cards }) })}.`);
}

/** A place on the felt: the talon, the opponent's hand, a pile, or nothing. */
export function touch(f: Felt, x: number, y: number): void {
  if (holds(f.talon, x, y)) tellTalon();
  else if (holds(f.fan, x, y)) tellOpponent();
  else if (holds(f.ownPile, x, y) || holds(f.otherPile, x, y)) lookBack();
}
