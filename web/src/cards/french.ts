/** Packs with French suits: one drawing, coloured in different ways. Two colours are the pack that the page starts with. */
import type { Suit } from '../protocol/types';
import { court } from './court';
import { NAVY, type Palette, PINE } from './figure';
import type { FaceName, Pack, Tone } from './pack';
import { around, GOLD, INK, PAPER, PIP, pip, RED } from './shapes';

export interface Colours {
  name: FaceName;
  suitLetters: boolean;
  /** colour of the signs, 3 : 1 or more on the card */
  sign: Record<Suit, string>;
  ink: Record<Suit, string>;
  tone: Record<Suit, Tone>;
  robes: Record<Suit, Palette>;
}

/** A ring of small signs and beads around the large one. */
function ace(suit: Suit, ink: string): string {
  const beads = around(24, 50, 72.5, 29.8, (i) =>
    i % 2 ? `<circle r=".9" fill="${ink}" opacity=".75"/>` : i % 6 ? `<circle r="1.400" fill="${GOLD}"/>` : `<path d="${PIP[suit]}" fill="${ink}" transform="scale(.055) translate(-50 -50)"/>`);
  const rings = [26.8, 32.8].map((r) => `<circle cx="50" cy="72.500" r="${r}" fill="none" stroke="${ink}" stroke-opacity=".25" stroke-width=".9"/>`).join('');
  return rings + beads + pip(suit, 50, 72.5, 43, ink) + pip(suit, 50, 72.5, 12, PAPER) + pip(suit, 50, 72.5, 8, GOLD);
}

export const french = ({ name, suitLetters, sign, ink, tone, robes }: Colours): Pack => ({
  name, family: 'french', mirrored: true, suitLetters, ink, tone, mark: PIP,
  sign: (suit, x, y, size, turned) => pip(suit, x, y, size, sign[suit], turned),
  picture: (rank, suit) => (rank === 'A' ? ace(suit, sign[suit]) : court(rank, suit, sign[suit], robes[suit])),
});

const two: Record<Suit, string> = { S: INK, H: RED, D: RED, C: INK };

export const ROBES: Record<Suit, Palette> = {
  S: { robe: NAVY, trim: RED, hair: '#54361f', lining: '#3d6291' },
  H: { robe: RED, trim: NAVY, hair: '#c58a34', lining: '#d5555c' },
  D: { robe: '#a3342a', trim: PINE, hair: '#8d4f26', lining: '#cf6a4c' },
  C: { robe: PINE, trim: RED, hair: '#3b2c25', lining: '#3f8473' },
};

export const pack: Pack = french({
  name: 'french', suitLetters: false, sign: two, ink: two, tone: { S: 'ink', H: 'red', D: 'red', C: 'ink' }, robes: ROBES,
});
