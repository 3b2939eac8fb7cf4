/** Cards drawn once and kept, as the settings want them. */
import { language } from '../i18n/translator.svelte';
import type { Card, Rank } from '../protocol/types';
import { settings } from '../store/settings.svelte';
import { back, type BackName } from './backs';
import { pack } from './current.svelte';
import { face } from './face';
import { letters, suitLetters } from './letters';
import type { Look, Pack } from './pack';

const drawn = new Map<string, string>();

function kept(key: string, draw: () => string): string {
  let markup = drawn.get(key);
  if (!markup) drawn.set(key, (markup = draw()));
  return markup;
}

const tongue = (): string => (settings.letters === 'international' ? '' : language());

export const lettered = (shown: Pack): boolean => (settings.suitLetters === 'auto' ? shown.suitLetters : settings.suitLetters === 'on');

const look = (shown: Pack): Look => ({
  letters: letters(tongue(), shown.family),
  suits: lettered(shown) ? suitLetters(tongue(), shown.family) : null,
  large: settings.index === 'large',
});

/** The inside of a card's picture; of the pack on the table, or another to be looked at. */
export const faceMarkup = (card: Card, shown: Pack = pack()): string =>
  kept([card, shown.name, tongue(), lettered(shown), settings.index].join(), () => face(shown, card, look(shown)));

export const backMarkup = (name: BackName = settings.back): string => kept(name, () => back(name));

/** The letter a rank has on the cards. */
export const rankLetter = (rank: Rank): string => letters(tongue(), pack().family)[rank];
