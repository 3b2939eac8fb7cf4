import type { Card } from '../../src/protocol/types';
import { pack as double } from '../../src/cards/pack-double';
import { pack as four } from '../../src/cards/pack-four';
import { pack as french } from '../../src/cards/french';
import { pack as german } from '../../src/cards/pack-german';
import { pack as hybrid } from '../../src/cards/pack-hybrid';
import { letters, suitLetters } from '../../src/cards/letters';
import type { Look, Pack } from '../../src/cards/pack';
import { RANKS, SUITS } from '../../src/view/deck';

export const PACKS: Pack[] = [french, four, hybrid, german, double];
export const ALL: Card[] = SUITS.flatMap((suit) => RANKS.map((rank) => `${rank}${suit}` as Card));

export const look = (pack: Pack, language = 'en', large = false, marked = pack.suitLetters): Look => ({
  letters: letters(language, pack.family), suits: marked ? suitLetters(language, pack.family) : null, large,
});
