/** Faces drawn once and kept. */
import type { Card, Rank } from '../protocol/types';
import { back, face, letters } from './face';

const drawn = new Map<string, string>();

export function faceMarkup(card: Card, language: string): string {
  const key = card + language;
  let markup = drawn.get(key);
  if (!markup) drawn.set(key, (markup = face(card, letters(language))));
  return markup;
}

export const backMarkup: string = back();

/** The letter a rank has on the faces of a language. */
export const rankLetter = (rank: Rank, language: string): string => letters(language)[rank];
