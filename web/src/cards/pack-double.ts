/** German suits on double-headed cards, as in Hungary: the ober's sign stands high, the unter's low, the king has two. */
import type { Suit } from '../protocol/types';
import { CREAM, dot, head, type Palette, path, robe, SKIN, STEEL, WOOD } from './figure';
import { AIR, BEARD, cap, crown, DRESS, frame, HAIR_LONG, moustache, plumed, wreath } from './german-figure';
import type { Pack } from './pack';
import { GOLD, INK } from './shapes';
import { MARK, OUTLINE, sign } from './signs';

const LOOK: Record<Suit, number> = { S: 0.7, H: -0.7, D: 0.7, C: -0.7 };

/** The sign on a roundel, so that it reads on any dress. */
const roundel = (suit: Suit, x: number, y: number): string =>
  `<circle cx="${x}" cy="${y}" r="10.300" fill="${CREAM}" stroke="${OUTLINE[suit]}" stroke-width="1"/>${sign(suit, x, y, 15.5)}`;

/** Suits whose men carry arms of war; the others have a guard's partisan and a shepherd's crook. */
const WARLIKE: readonly Suit[] = ['H', 'C'];

const twice = (d: string, fill: string, wide: number): string =>
  `<path d="${d}" fill="none" stroke="${INK}" stroke-width="${wide + 1.6}" stroke-linecap="round"/><path d="${d}" fill="none" stroke="${fill}" stroke-width="${wide}" stroke-linecap="round"/>`;

const SWORD = (p: Palette): string =>
  path('M71.800 56V33l1.800-5 1.800 5v23z', STEEL) + path('M68.500 55.500h10.200v2.700H68.500z', GOLD) + path('M72.500 58h2.300v8h-2.300z', p.trim) + dot(73.6, 67, 1.9, GOLD);
const PARTISAN =
  path('M72.600 44h2v30h-2z', WOOD) + path('M73.600 29c2.300 4 3.400 7 2.300 11l-1 4h-2.600l-1-4c-1.100-4 0-7 2.300-11z', STEEL) + path('M70 43h7.200v2.200H70z', GOLD);
const CROSSBOW =
  path('M68.400 36h2.800v38h-2.800z', WOOD) + twice('M62 46.500c1-5.500 3.800-8 7.800-8s6.800 2.500 7.800 8', STEEL, 2) +
  `<path d="M62 46.500l7.800 5.500 7.800-5.500" fill="none" stroke="${INK}" stroke-width=".6"/>` + path('M69.800 30l2.200 5.500h-4.400z', STEEL);
const CROOK = twice('M70 74V40c0-7.500-7-7.500-7-1.500', WOOD, 2);

function king(p: Palette, look: number, suit: Suit): string {
  return (
    path('M38.500 31c-3.800 7-4.200 17-1.500 23.500 3 3 6 3.500 8 3h10c2 .5 5 0 8-3 2.700-6.500 2.300-16.500-1.500-23.500z', p.hair) +
    robe(p) +
    path('M30 60c6-4 10-5.300 13-5.500 2 6 12 6 14 0 3 .2 7 1.500 13 5.500l-2 5c-10 5-26 5-36 0z', CREAM) +
    [[35, 61], [41, 65], [59, 65], [65, 61]].map(([x = 0, y = 0]) => `<path d="M${x} ${y - 1.5}l1 3h-2z" fill="${INK}"/>`).join('') +
    head(look, p.hair) + path(BEARD, p.hair) +
    `<path d="M47.800 49.300q2.200 1.600 4.400 0" fill="none" stroke="#a33a38" stroke-width="1.500" stroke-linecap="round"/>` +
    `<g transform="translate(50 33) scale(.88) translate(-50 -33)">${crown(p)}</g>` +
    // sceptre
    path('M72.300 40h2.200v34h-2.200z', GOLD) + dot(73.4, 37, 3.2, p.trim) + dot(73.4, 32.8, 1.4, GOLD) +
    path('M70 59c1-2 6-2.200 7 0l-.6 4.500h-5.800z', SKIN) +
    // orb
    dot(26.8, 58, 4.6, GOLD) + `<path d="M22.400 58.500q4.400 2 8.800 0M26.800 53.500v-5M24.700 50.500h4.200" fill="none" stroke="${INK}" stroke-width=".9"/>` +
    path('M24 63.500c1-2.500 5.500-2.800 6.800-.6l-1 4.400h-5z', SKIN) +
    sign(suit, 30, 20.5, 14) + sign(suit, 70, 20.5, 14)
  );
}

function ober(p: Palette, look: number, suit: Suit): string {
  return (
    path(HAIR_LONG, p.hair) + robe(p) +
    // breastplate and sash
    path('M40 57c3-2 17-2 20 0l3 16H37z', STEEL) + `<path d="M50 57v16M43 66.500q7 2.500 14 0" fill="none" stroke="${INK}" stroke-width=".6" opacity=".6"/>` +
    path('M34 60l6-3.500L64 73h-9z', p.trim) +
    path('M42 56.500c2-2.500 14-2.500 16 0-3 4-13 4-16 0z', CREAM) +
    head(look, p.hair) + moustache(p.hair) + plumed(p) +
    (WARLIKE.includes(suit) ? SWORD(p) : PARTISAN) +
    path('M70 60.500c1-1.900 6.200-1.900 7.200 0l-.6 3.900h-6z', SKIN) +
    roundel(suit, 33.2, 21.2)
  );
}

function unter(p: Palette, look: number, suit: Suit): string {
  return (
    path('M40.500 31c-2 6-2.500 12-1.800 18 1.500 2.500 4.500 3 6.500 2h9.600c2 1 5 .5 6.500-2 .7-6 .2-12-1.800-18z', p.hair) + robe(p) +
    path('M43.500 55h13l3.500 18H40z', p.lining) +
    path('M43 54.500h14l-3 6-4-2.500-4 2.500z', CREAM) + [64, 69.5].map((y) => dot(50, y, 1, GOLD)).join('') +
    head(look, p.hair) + cap(p) +
    (WARLIKE.includes(suit) ? CROSSBOW : CROOK) +
    path('M66.500 60c1-2 6-2.200 7.200-.2l-.8 4.600h-5.800z', SKIN) +
    roundel(suit, 33.2, 60.5)
  );
}

const DRAW = { K: king, Q: ober, J: unter };

function court(rank: 'K' | 'Q' | 'J', suit: Suit): string {
  const p = DRESS[suit];
  const half = `<svg x="22" y="7" width="56" height="65.600" viewBox="22 7 56 65.600">${DRAW[rank](p, LOOK[suit], suit)}</svg>`;
  return frame(
    suit,
    half + `<g transform="rotate(180 50 72.500)">${half}</g>` +
      `<path d="M22 72.500h56" stroke="${INK}" stroke-width="4.600"/><path d="M22 72.500h56" stroke="${p.trim}" stroke-width="3"/>` +
      `<path d="M24 72.500h52" stroke="${AIR[suit]}" stroke-width="1.200" stroke-dasharray="1.200 3"/>`,
  );
}

function ace(suit: Suit): string {
  const half = sign(suit, 50, 47, 33);
  return (
    wreath(suit, 44, 27, 57) + half + `<g transform="rotate(180 50 72.500)">${half}</g>` +
    `<path d="M29 72.500h42" stroke="${INK}" stroke-width="3.400"/><path d="M29 72.500h42" stroke="${GOLD}" stroke-width="2"/>` +
    dot(50, 72.5, 3.2, GOLD) + dot(50, 72.5, 1.3, OUTLINE[suit])
  );
}

export const pack: Pack = {
  name: 'double', family: 'german', mirrored: true, suitLetters: false,
  ink: { S: '#1f6b2e', H: '#ad1c28', D: '#8a5a00', C: '#5a3413' },
  tone: { S: 'green', H: 'red', D: 'amber', C: 'ink' },
  mark: MARK, sign,
  picture: (rank, suit) => (rank === 'A' ? ace(suit) : court(rank, suit)),
};
