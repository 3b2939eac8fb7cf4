/** What the two German packs share: colours of their dress, hats, frames, wreaths. */
import type { Suit } from '../protocol/types';
import { CREAM, dot, line, type Palette, path } from './figure';
import { GOLD, INK } from './shapes';
import { OUTLINE } from './signs';

/** King, ober, unter in one dress for each suit; leaves green, hearts red, bells blue and gold, acorns brown. */
export const DRESS: Record<Suit, Palette> = {
  S: { robe: '#2f6b3a', trim: '#c7932c', hair: '#6b4524', lining: '#5e9a63' },
  H: { robe: '#ad2430', trim: '#2b4a73', hair: '#c58a34', lining: '#d5656a' },
  D: { robe: '#2d5a86', trim: '#c7932c', hair: '#8d4f26', lining: '#6291bd' },
  C: { robe: '#7a4a22', trim: '#4d7a35', hair: '#3b2c25', lining: '#b07d49' },
};

/** A breath of the season that each suit stands for: autumn, spring, summer, winter. */
export const AIR: Record<Suit, string> = { S: '#f8ead3', H: '#edf4e0', D: '#fcf3d2', C: '#e8eff4' };

export const frame = (suit: Suit, inside: string): string =>
  `<rect x="21.500" y="9.500" width="57" height="126" rx="3.500" fill="${AIR[suit]}"/>${inside}` +
  `<rect x="21.500" y="9.500" width="57" height="126" rx="3.500" fill="none" stroke="${OUTLINE[suit]}" stroke-width="1.100"/>`;

/** A crown of arches under a cross, its band centred on (50, 30). */
export function crown(p: Palette): string {
  return (
    path('M39 30c-4-6-4-12 1-14 4-1.500 8 1 10 5 2-4 6-6.500 10-5 5 2 5 8 1 14z', p.trim) +
    path('M38.500 29.500 35.500 19l6.500 4.500L50 13.500l8 10 6.500-4.500-3 10.500z', GOLD) +
    path('M38 28.500q12-3.500 24 0v4.500q-12-3.500-24 0z', GOLD) +
    [42, 50, 58].map((x) => dot(x, x === 50 ? 29.300 : 30, 1.2, p.robe)).join('') +
    dot(35.5, 18.5, 1.5, CREAM) + dot(64.5, 18.5, 1.5, CREAM) +
    `<path d="M50 13.500V8.700M47.800 10.500h4.400" stroke="${INK}" stroke-width="2.600"/><path d="M50 13.500V8.700M47.800 10.500h4.400" stroke="${GOLD}" stroke-width="1.300"/>`
  );
}

/** A broad hat with a feather, its brim at y = 31. */
export function plumed(p: Palette): string {
  return (
    path('M41 29c-1-9 3-13 9-13s10 4 9 13z', p.trim) +
    path('M34 30.500c4-3.500 28-3.500 32 0 1.500 1.500 0 3-2 2.500-9-2.500-19-2.500-28 0-2 .5-3.500-1-2-2.500z', p.robe) +
    `<path d="M41.300 27.500q8.700-2.500 17.400 0" fill="none" stroke="${GOLD}" stroke-width="1.800"/>` +
    path('M57 26c1-9 8-15 18-14-2 1.500-2.800 2.500-3 4 1.200-.2 2 .1 2.800.8-3.500 4.500-10 8-17.800 9.200z', CREAM) +
    `<path d="M58.500 24.500c3.500-4.500 8-8 13.500-10" fill="none" stroke="${INK}" stroke-width=".7"/>` + dot(57.5, 26.3, 1.6, GOLD)
  );
}

/** A soft cap that falls to one side. */
export function cap(p: Palette): string {
  return (
    path('M39.500 32c-2-9 2-15 10-15.500 7-.5 13 1.500 16.500 7.500 1 2-.5 4-2.500 3.500l-3.300-.8-.7 5.300c-6-2.500-14-2.500-20 0z', p.trim) +
    path('M38.500 30q11.500-4 23 0v4q-11.500-4-23 0z', p.lining) + dot(65.5, 26, 1.7, GOLD)
  );
}

export const HAIR_LONG = 'M40 30c-3 7-3.500 16-2.500 22.500 2 3 6 3.500 8.500 2h8c2.500 1.500 6.500 1 8.500-2 1-6.500.5-15.500-2.500-22.500z';
export const BEARD = 'M40.900 42.500c.2 5 2 4.300 4.600 3.700 1.700-.4 3.300-.4 4.500.6 1.200-1 2.800-1 4.500-.6 2.600.6 4.400 1.300 4.600-3.700 1.400 9-1.600 20.500-9.100 20.500s-10.500-11.500-9.100-20.500z';
export const moustache = (hair: string): string => `<path d="M44.500 47.300c1.500-1.800 4-2 5.500-.6 1.500-1.400 4-1.200 5.500.6" fill="none" stroke="${hair}" stroke-width="2" stroke-linecap="round"/>`;

/** A twig of leaves bent round the middle of the card, every third leaf golden. */
export function wreath(suit: Suit, count: number, rx: number, ry: number): string {
  const twig = `<ellipse cx="50" cy="72.500" rx="${rx}" ry="${ry}" fill="none" stroke="${OUTLINE[suit]}" stroke-width=".9"/>`;
  const leaves = Array.from({ length: count }, (_, i) => {
    const a = ((i + 0.5) * 2 * Math.PI) / count;
    const turn = (Math.atan2(ry * Math.sin(a), rx * Math.cos(a)) * 180) / Math.PI + (i % 2 ? 38 : -38);
    const [x, y] = [50 + rx * Math.sin(a), 72.5 - ry * Math.cos(a)];
    return `<path d="M0 0c1.300-3 5-3.300 8-.5-2.500 3.500-6.500 3.500-8 .5z" fill="${i % 3 ? DRESS[suit].lining : GOLD}" stroke="${OUTLINE[suit]}" stroke-width=".5" transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${turn.toFixed(0)})"/>`;
  });
  return twig + leaves.join('');
}

/** A ribbon across the card. */
export const ribbon = (p: Palette, y: number): string =>
  `<g transform="translate(0 ${y})" ${line}>` +
  `<path d="M24 -3l7 1v9l-8 1 3.500-5.500zM76 -3l-7 1v9l8 1-3.500-5.500z" fill="${p.robe}"/>` +
  `<path d="M28 -4.500q22-6 44 0v8.500q-22-6-44 0z" fill="${p.lining}"/></g>` +
  [38, 44, 50, 56, 62].map((x) => `<circle cx="${x}" cy="${(y - 2.600 + Math.abs(x - 50) ** 2 * 0.009).toFixed(1)}" r="1.100" fill="${CREAM}"/>`).join('');
