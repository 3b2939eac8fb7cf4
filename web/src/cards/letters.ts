/** Index letters: what the country's own packs print. `docs/guide/faces.md` says which of them are attested. */
import type { Suit } from '../protocol/types';
import type { Family, Letters } from './pack';

/** ace, king, queen or ober, jack or unter; languages not named print the international ones */
const RANKS: Record<Family, Record<string, string>> = {
  french: { '': 'AKQJ', de: 'AKDB', fr: 'ARDV', it: 'ARDF', pl: 'AKDW', hu: 'AKDB', bg: 'АКДВ' },
  german: { '': 'AKOU', fr: 'AROU', it: 'AROU', pl: 'TKWN', hu: 'ÁKFA', bg: 'АКОУ' },
};

/** spades, hearts, diamonds, clubs; leaves, hearts, bells, acorns. Two letters where one does not tell them apart. */
const SUITS: Record<Family, Record<string, string>> = {
  french: {
    '': 'S H D C', de: 'P H Ka Kr', it: 'P C Q F', fr: 'P C K T', pl: 'P Ki Ka T', fil: 'E P D B', hu: 'P Kő Ká T',
    bg: 'П Ку Ка С', tr: 'M Ku Ka S',
  },
  german: {
    '': 'L H B A', de: 'L H S E', it: 'F Cu Ca G', fr: 'F C Gr Gl', pl: 'W C D Ż', fil: 'D P K B', hu: 'Z P T M',
    bg: 'Л С З Ж', tr: 'Y K Z P',
  },
};

export function letters(language: string, family: Family = 'french'): Letters {
  const [A = 'A', K = 'K', Q = 'Q', J = 'J'] = RANKS[family][language] ?? RANKS[family][''] ?? '';
  return { A, K, Q, J, T: '10', '9': '9' };
}

export function suitLetters(language: string, family: Family): Record<Suit, string> {
  const [S = '', H = '', D = '', C = ''] = (SUITS[family][language] ?? SUITS[family][''] ?? '').split(' ');
  return { S, H, D, C };
}
