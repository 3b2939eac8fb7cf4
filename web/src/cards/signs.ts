/** Acorns, leaves, hearts and bells: the German signs, printed in several colours, and as plain marks for text. */
import type { Suit } from '../protocol/types';
import { PIP, placed } from './shapes';

/** One outline for each: dark enough to be seen on the card by itself (3 : 1 and more). */
export const OUTLINE: Record<Suit, string> = { S: '#16501f', H: '#8d1420', D: '#6b4300', C: '#4a2a0c' };

const drawn = (d: string, fill: string, ink: string, width = 4.5): string =>
  `<path d="${d}" fill="${fill}" stroke="${ink}" stroke-width="${width}" stroke-linejoin="round" stroke-linecap="round"/>`;

const LEAF = 'M50 3c7 14 19 20 31 29 10 8 15 17 15 27 0 14-10 23-23 23-9 0-17-4-23-11-6 7-14 11-23 11C14 82 4 73 4 59c0-10 5-19 15-27C31 23 43 17 50 3z';
const CUP = 'M11 43c0-17 17-27 39-27s39 10 39 27c0 5-3 8-8 8H19c-5 0-8-3-8-8z';
const NUT = 'M19 51h62c1 22-10 35-27 43l-4 3-4-3C29 86 18 73 19 51z';

function acorn(): string {
  const ink = OUTLINE.C;
  return (
    drawn('M50 17c0-6-2-10-6-14', 'none', ink, 7) +
    drawn(NUT, '#c07a2c', ink) + `<path d="M32 57c0 12 4 20 11 26" fill="none" stroke="#f0c078" stroke-width="5.500" stroke-linecap="round"/>` +
    drawn(CUP, '#5f7d2f', ink) +
    `<path d="M24 27 41 50M40 19l24 31M60 18l19 27M76 27 59 50M60 19 36 50M40 18 21 45" fill="none" stroke="#a9c06a" stroke-width="2.600"/>`
  );
}

function leaf(): string {
  const ink = OUTLINE.S;
  return (
    drawn('M50 66c0 14 2 24 10 31', 'none', ink, 7) + drawn(LEAF, '#3d9148', ink) +
    `<path d="M50 22v52M50 44 32 34M50 44l18-10M50 62 27 54M50 62l23-8" fill="none" stroke="#bfe0ac" stroke-width="3.400" stroke-linecap="round"/>`
  );
}

const heart = (): string =>
  drawn(PIP.H, '#c8232f', OUTLINE.H) + `<path d="M16 33c0-9 5-15 12-16" fill="none" stroke="#f3a3a0" stroke-width="5.500" stroke-linecap="round"/>`;

function bell(): string {
  const ink = OUTLINE.D;
  return (
    drawn('M50 18a8 8 0 1 0-.1 0z', '#f6dc95', ink) +
    `<circle cx="50" cy="56" r="39" fill="#eab63e" stroke="${ink}" stroke-width="4.500"/>` +
    `<path d="M26 38c4-7 10-11 17-12" fill="none" stroke="#fbe7ad" stroke-width="6" stroke-linecap="round"/>` +
    drawn('M11.500 50h77c.7 4 .7 8 0 12h-77c-.7-4-.7-8 0-12z', '#b5302c', ink, 4) +
    drawn('M50 66v15', 'none', ink, 7) + `<circle cx="50" cy="68" r="6.500" fill="${ink}"/>`
  );
}

const SIGN: Record<Suit, string> = { S: leaf(), H: heart(), D: bell(), C: acorn() };

export const sign = (suit: Suit, x: number, y: number, size: number, turned = false): string => placed(SIGN[suit], x, y, size, turned);

export const MARK: Record<Suit, string> = {
  S: `${LEAF}M46 82h8c0 6 2 11 7 15l-6 3c-6-5-9-11-9-18zM48 26v46h4V26z`,
  H: PIP.H,
  D: 'M50 18a8 8 0 1 0-.1 0zM12 46a39 39 0 0 1 76 0zM11 53h78a39 39 0 0 1-34 42V76a7 7 0 1 0-10 0v19a39 39 0 0 1-34-42z',
  C: 'M46 17c0-6-1-9-5-12l6-4c5 4 7 9 7 16 20 1 35 11 35 26 0 2-1 4-2 5H13c-1-1-2-3-2-5 0-15 15-25 35-26zM19 54h62c1 21-10 33-27 41l-4 3-4-3C29 87 18 75 19 54z',
};
