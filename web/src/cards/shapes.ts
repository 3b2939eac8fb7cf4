/** The few shapes every face is made of: suit symbols and colours. Units: a card is 100 × 145. */
import type { Suit } from '../protocol/types';

export const INK = '#1c2431';
export const RED = '#b51f2b';
export const GOLD = '#e3ad3b';
export const PAPER = '#fffdf7';

/** French suit symbols in a box of 100 × 100 around (50, 50). */
export const PIP: Record<Suit, string> = {
  H: 'M50 91C20 66 6 50 6 31 6 17 16 8 28 8c10 0 18 6 22 16C54 14 62 8 72 8c12 0 22 9 22 23 0 19-14 35-44 60z',
  D: 'M50 4c9 17 19 31 34 46-15 15-25 29-34 46-9-17-19-31-34-46C31 35 41 21 50 4z',
  S: 'M50 5c7 16 17 25 27 34 9 8 15 14 15 24 0 12-9 20-20 20-7 0-13-3-17-8 1 9 5 15 12 19v2H33v-2c7-4 11-10 12-19-4 5-10 8-17 8C17 83 8 75 8 63c0-10 6-16 15-24C33 30 43 21 50 5z',
  C: 'M50 5c12 0 21 9 21 21 0 6-2 11-6 15l-1 1c2-1 5-2 8-2 12 0 21 9 21 21s-9 21-21 21c-7 0-13-3-17-8 1 9 5 15 12 20v2H33v-2c7-5 11-11 12-20-4 5-10 8-17 8C16 82 7 73 7 61s9-21 21-21c3 0 6 1 8 2l-1-1c-4-4-6-9-6-15C29 14 38 5 50 5z',
};

/** Puts what is drawn in a box of 100 × 100 around (x, y). */
export const placed = (inside: string, x: number, y: number, size: number, turned = false): string =>
  `<g transform="translate(${x} ${y})${turned ? ' rotate(180)' : ''} scale(${size / 100}) translate(-50 -50)">${inside}</g>`;

export const pip = (suit: Suit, x: number, y: number, size: number, fill: string, turned = false): string =>
  placed(`<path d="${PIP[suit]}" fill="${fill}"/>`, x, y, size, turned);

/** `count` copies of what is drawn at the top of a circle, turned around its centre. */
export const around = (count: number, x: number, y: number, radius: number, inside: (i: number) => string): string =>
  Array.from({ length: count }, (_, i) => `<g transform="translate(${x} ${y}) rotate(${(360 / count) * i}) translate(0 ${-radius})">${inside(i)}</g>`).join('');
