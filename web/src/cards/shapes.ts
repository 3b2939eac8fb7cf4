/** The few shapes every face is made of: suit symbols, index glyphs, colours. Units: a card is 100 × 145. */
import type { Suit } from '../protocol/types';

export const INK = '#1c2431';
export const RED = '#b51f2b';
export const GOLD = '#e3ad3b';
export const PAPER = '#fffdf7';

export const colour = (suit: Suit): string => (suit === 'H' || suit === 'D' ? RED : INK);

/** Suit symbols in a box of 100 × 100 around (50, 50). */
export const PIP: Record<Suit, string> = {
  H: 'M50 91C20 66 6 50 6 31 6 17 16 8 28 8c10 0 18 6 22 16C54 14 62 8 72 8c12 0 22 9 22 23 0 19-14 35-44 60z',
  D: 'M50 4c9 17 19 31 34 46-15 15-25 29-34 46-9-17-19-31-34-46C31 35 41 21 50 4z',
  S: 'M50 5c7 16 17 25 27 34 9 8 15 14 15 24 0 12-9 20-20 20-7 0-13-3-17-8 1 9 5 15 12 19v2H33v-2c7-4 11-10 12-19-4 5-10 8-17 8C17 83 8 75 8 63c0-10 6-16 15-24C33 30 43 21 50 5z',
  C: 'M50 5c12 0 21 9 21 21 0 6-2 11-6 15l-1 1c2-1 5-2 8-2 12 0 21 9 21 21s-9 21-21 21c-7 0-13-3-17-8 1 9 5 15 12 20v2H33v-2c7-5 11-11 12-20-4 5-10 8-17 8C16 82 7 73 7 61s9-21 21-21c3 0 6 1 8 2l-1-1c-4-4-6-9-6-15C29 14 38 5 50 5z',
};

export function pip(suit: Suit, x: number, y: number, size: number, fill = colour(suit), turned = false): string {
  const turn = turned ? ' rotate(180)' : '';
  return `<path d="${PIP[suit]}" fill="${fill}" transform="translate(${x} ${y})${turn} scale(${size / 100}) translate(-50 -50)"/>`;
}

/** Index glyphs as strokes in a box 14 wide and 20 high (the ten is 18 wide): no font is needed. */
const GLYPH: Record<string, string> = {
  A: 'M1 18.500 7 1.500 13 18.500M3.200 12.500h7.600',
  K: 'M2.500 1.500v17M12.500 1.500 2.500 11.500M5.800 8.300 13 18.500',
  Q: 'M7 1.500c-3.600 0-5.400 3-5.400 8.200S3.400 18 7 18s5.400-3 5.400-8.300S10.600 1.500 7 1.500zM8.200 13.500l4.800 5.500',
  J: 'M6 1.500h5.200v11.800c0 3.400-1.600 5.200-4.400 5.200-2.900 0-4.600-1.800-4.800-5',
  '10': 'M.5 4.800 4.200 1.500v17M12.700 1.500c-2.900 0-4.300 3-4.300 8.500s1.400 8.500 4.300 8.500S17 15.500 17 10s-1.400-8.500-4.300-8.500z',
  '9': 'M12.300 7.200c0 3.300-2.100 5.200-5.200 5.200S2 10.300 2 7s2-5.500 5-5.500c3.300 0 5.300 2.400 5.300 6.700 0 6.300-2.800 9.700-7.800 10.300',
  '6': 'M1.700 12.800c0-3.300 2.100-5.200 5.200-5.200S12 9.700 12 13s-2 5.500-5 5.500c-3.300 0-5.300-2.400-5.300-6.700C1.700 5.500 4.500 2.100 9.500 1.500',
  B: 'M2.500 1.500v17h5.200c3 0 4.800-1.700 4.800-4.600S10.700 9.500 7.700 9.500H2.500M7 9.500c2.600 0 4.300-1.400 4.300-4S9.600 1.500 7 1.500H2.500',
  D: 'M2.500 1.500v17H6c4.500 0 6.600-3 6.600-8.500S10.500 1.500 6 1.500z',
  V: 'M1 1.500 7 18.500 13 1.500',
  R: 'M2.500 18.500v-17h5c3 0 4.800 1.600 4.800 4.500s-1.800 4.600-4.800 4.600h-5M7.500 10.600l5.300 7.900',
  F: 'M2.500 18.500v-17H12M2.500 9.500h8',
  W: 'M.5 1.500 4 18.500 7.500 4 11 18.500 14.500 1.500',
};

export function glyph(text: string, x: number, y: number, height: number, ink: string, weight = 3.1): string {
  const width = text === '10' ? 17.5 : text === 'W' ? 15 : 14;
  const k = height / 20;
  return `<path d="${GLYPH[text] ?? ''}" fill="none" stroke="${ink}" stroke-width="${weight}" stroke-linejoin="round" stroke-linecap="round" transform="translate(${x - (width * k) / 2} ${y}) scale(${k})"/>`;
}
