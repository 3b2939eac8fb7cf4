/** German suits on single-headed cards: kings enthroned, obers and unters standing at full length, the sign high or low. */
import type { Suit } from '../protocol/types';
import { CREAM, dot, head, type Palette, path, SKIN, STEEL, WOOD } from './figure';
import { BEARD, cap, crown, DRESS, frame, HAIR_LONG, moustache, plumed, ribbon } from './german-figure';
import type { Pack } from './pack';
import { GOLD, INK } from './shapes';
import { MARK, OUTLINE, sign } from './signs';

const LOOK: Record<Suit, number> = { S: -0.7, H: 0.7, D: -0.7, C: 0.7 };

/** A head made for half a figure, smaller: its chin comes to y = 46. */
const small = (inside: string): string => `<g transform="translate(50 37) scale(.76) translate(-50 -42)">${inside}</g>`;

const ground = (fill: string): string => path('M22 124c14-4.500 42-4.500 56 0v8c0 2-1 3.500-3 3.500H25c-2 0-3-1.500-3-3.500z', fill, 'stroke="none"');
const hand = (x: number, y: number): string => dot(x, y, 2.7, SKIN);

/** Suits whose men carry arms of war; the others have a guard and a drummer. */
const WARLIKE: readonly Suit[] = ['H', 'C'];

const SWORD = path('M70.500 49V25l1.700-5 1.700 5v24z', STEEL) + path('M67.500 48.500h9.400v2.500h-9.400z', GOLD) + dot(72.2, 57.5, 1.6, GOLD);
const PARTISAN = path('M71.200 36h2v88h-2z', WOOD) + path('M72.200 15c3 5.500 4.300 10 3 15l-1.500 5h-3l-1.500-5c-1.300-5 0-9.500 3-15z', STEEL) + path('M68 34.500h8.400v2.500H68z', GOLD);
const HALBERD =
  path('M70.800 38h2.200v86h-2.200z', WOOD) + path('M71.900 15l2.400 8v8h-4.800v-8z', STEEL) +
  path('M73.500 25c3 .2 4.200 2 4.400 6.500-1.600-1.200-3-1.200-4.400-.5zM70.300 26l-4.800 1.500 1 6 3.800-1.500z', STEEL) + path('M70.500 31.500h2.800v7h-2.800z', GOLD);
const STAFF = path('M70.900 30h2v94h-2z', WOOD) + dot(71.9, 28.5, 2.6, GOLD);

const drum = (p: Palette): string =>
  path('M27.500 78.500v11c0 2.500 4 4 8.500 4s8.500-1.500 8.500-4v-11z', p.trim) + `<path d="M29 80l4 12M36 81.500l-3 10.500M36 81.500l4 10.500M43 80l-3 12" fill="none" stroke="${CREAM}" stroke-width=".9"/>` +
  `<ellipse cx="36" cy="78.500" rx="8.500" ry="3" fill="${CREAM}" stroke="${INK}" stroke-width=".8"/><path d="M28 71l6.500 6M43 69.500l-6 7.500" stroke="${WOOD}" stroke-width="1.500" stroke-linecap="round"/>` + hand(28, 71);

function king(p: Palette, look: number, suit: Suit): string {
  return (
    path('M30 127V52c0-15 8-22 20-22s20 7 20 22v75z', WOOD) + path('M33.500 127V54c0-12 6-19 16.500-19s16.500 7 16.500 19v73z', p.lining) +
    path('M22 127.500h56v4.500c0 2-1 3.500-3 3.500H25c-2 0-3-1.500-3-3.500z', '#d3c6a6', 'stroke="none"') +
    dot(30, 50, 2.6, GOLD) + dot(70, 50, 2.6, GOLD) +
    path('M25 122h50v8.500H25z', WOOD) +
    path('M37 84c-6 12-10 25-11 38 15 5 33 5 48 0-1-13-5-26-11-38z', p.robe) +
    path('M44 84h12c3 12 5 26 5 40-7 1.500-15 1.500-22 0 0-14 2-28 5-40z', p.trim) +
    `<path d="M26.500 117.500c15 5 32 5 47 0" fill="none" stroke="${CREAM}" stroke-width="3"/>` +
    [96, 106, 116].map((y) => dot(50, y, 1.5, GOLD)).join('') +
    path('M41.500 124.500h8v5c-4 1-9 1-11 0 0-2.500 1-4 3-5zM58.500 124.500h-8v5c4 1 9 1 11 0 0-2.500-1-4-3-5z', INK) +
    path('M35 54c4-5 9-7 15-7s11 2 15 7l-1.500 32c-8 3-19 3-27 0z', p.robe) + path('M37 82h26v4.500H37z', GOLD) +
    path('M35 54c-7 5-9.500 15-8.500 26l7 2.500c1-7 3-12 6.500-16zM65 54c7 5 9.500 15 8.500 26l-7 2.500c-1-7-3-12-6.500-16z', p.robe) +
    path('M33 56c4-6 10-9 17-9s13 3 17 9l.5 6c-11 7.500-24 7.500-35 0z', CREAM) +
    [[37, 60.5], [43, 63.5], [50, 64.5], [57, 63.5], [63, 60.5]].map(([x = 0, y = 0]) => `<path d="M${x} ${y - 1.6}l.9 3.200h-1.800z" fill="${INK}"/>`).join('') +
    path('M71.200 92V50h2v42z', GOLD) + dot(72.2, 47.5, 2.8, p.trim) + dot(72.2, 43.8, 1.3, GOLD) + hand(71.5, 81) +
    dot(28.5, 77, 4.6, GOLD) + `<path d="M24.200 77.500q4.300 2 8.600 0M28.500 72.500v-4.500M26.500 70.200h4" fill="none" stroke="${INK}" stroke-width=".9"/>` + hand(29, 83) +
    small(path(HAIR_LONG, p.hair) + head(look, p.hair) + path(BEARD, p.hair) + `<path d="M47.800 49.300q2.200 1.600 4.400 0" fill="none" stroke="#a33a38" stroke-width="1.500" stroke-linecap="round"/>` + crown(p)) +
    sign(suit, 30.3, 21, 14) + sign(suit, 69.7, 21, 14)
  );
}

/** Legs in hose of two colours, in boots. */
const legs = (one: string, other: string): string =>
  path('M42 84l-2.500 34h7.500l4-28z', one) + path('M58 84l2.500 34H53l-4-28z', other) +
  path('M38.800 113h9v13H35.500c-.3-3 1-4.500 3.300-5z', '#5b3a22') + path('M61.200 113h-9v13h12.300c.3-3-1-4.500-3.300-5z', '#5b3a22');

function ober(p: Palette, look: number, suit: Suit): string {
  return (
    ground('#a9c48a') +
    path('M36 53c-7 14-11 34-10 52 5-2 10-6 13-11zM64 53c7 14 11 34 10 52-5-2-10-6-13-11z', p.trim) +
    legs(p.lining, CREAM) +
    path('M36 53c4-4.500 9-6 14-6s10 1.500 14 6l-2.500 17 4.500 21c-10 4-22 4-32 0l4.500-21z', p.robe) +
    `<path d="M50 49v43M42 72l-3 20M58 72l3 20" fill="none" stroke="${INK}" stroke-width=".6" opacity=".5"/>` +
    path('M44 48.500c2-1.500 10-1.500 12 0-1 4-11 4-12 0z', CREAM) +
    path('M38 68.500c8 2 16 2 24 0v4.500c-8 2-16 2-24 0z', GOLD) + dot(50, 72.2, 2, p.trim) +
    // one hand on the hip, the other with the sword
    path('M37 53c-7 3-10.500 9-9.500 16l8.500 6 2.500-4-5-4c.3-3.500 2.500-6 6-7.500z', p.robe) + hand(37.3, 73) +
    (WARLIKE.includes(suit) ? SWORD : PARTISAN) +
    path('M63 53c3 3 5 5 6.500 1.500l5 2c-1 7-7 9.500-13 6.500z', p.robe) + hand(72.2, 54) +
    small(path(HAIR_LONG, p.hair) + head(look, p.hair) + moustache(p.hair) + plumed(p)) +
    sign(suit, 31.5, 21, 18)
  );
}

function unter(p: Palette, look: number, suit: Suit): string {
  return (
    ground('#c3cf9c') + (WARLIKE.includes(suit) ? HALBERD : STAFF) +
    `<g transform="translate(3 0)">${legs(CREAM, p.lining)}</g>` +
    path('M39 53c4-4 8-5.500 12.500-5.500S60 49 64 53l-1 31c-7 3-16 3-23 0z', p.robe) +
    path('M48 49h8l-1.500 36.500h-5z', p.lining) + [58, 65, 72, 79].map((y) => dot(52, y, 1, GOLD)).join('') +
    path('M39.500 80.500c8 2.500 16 2.500 24 0v5c-8 2.500-16 2.500-24 0z', p.trim) +
    path('M46.500 48.500h11l-2.500 5-3-2-3 2z', CREAM) +
    path('M40 53c-6 4-8.500 14-8 24l6 .5c.5-6 2-11 5-15z', p.robe) + hand(35, 79) +
    (WARLIKE.includes(suit) ? '' : drum(p)) +
    path('M63 53c4 2 6.500 7 8 14l-4 3.500c-3-2-6-5-8-9z', p.robe) + hand(71, 68.5) +
    `<g transform="translate(2 0)">${small(path('M40.500 31c-2 6-2.500 12-1.800 18 1.500 2.500 4.500 3 6.500 2h9.600c2 1 5 .5 6.500-2 .7-6 .2-12-1.800-18z', p.hair) + head(look, p.hair) + cap(p))}</g>` +
    sign(suit, 31.8, 106, 18)
  );
}

const DRAW = { K: king, Q: ober, J: unter };

/** Where the leaves of a sprig grow, and which way they point. */
const LEAVES = [[11, 7, 85], [18, 13, -5], [21.5, 22, 78], [23, 31, 20], [21.8, 40, 100], [21, 45, 75]];

/** Two signs between sprigs, bound by a ribbon: the daus, that was a two before it became the highest card. */
function daus(suit: Suit): string {
  const p = DRESS[suit];
  const ink = OUTLINE[suit];
  const sprig = (x: number, y: number): string =>
    `<g transform="translate(50 73) scale(${x} ${y})"><path d="M2 3c16 2 23 18 19 42" fill="none" stroke="${ink}" stroke-width="1.300" stroke-linecap="round"/>` +
    LEAVES.map(([at = 0, down = 0, turn = 0], i) =>
      `<path d="M0 0c2-3.800 7-4 10.500-.5-3.300 4.200-8.500 4.200-10.500.5z" fill="${i % 3 === 1 ? GOLD : p.lining}" stroke="${ink}" stroke-width=".6" transform="translate(${at} ${down}) rotate(${turn})"/>`).join('') +
    `</g>`;
  return sprig(1, 1) + sprig(-1, 1) + sprig(1, -1) + sprig(-1, -1) + sign(suit, 50, 40, 36) + sign(suit, 50, 107, 36) + ribbon(p, 73.5);
}

export const pack: Pack = {
  name: 'german', family: 'german', mirrored: false, suitLetters: false,
  ink: { S: '#1f6b2e', H: '#ad1c28', D: '#8a5a00', C: '#5a3413' },
  tone: { S: 'green', H: 'red', D: 'amber', C: 'ink' },
  mark: MARK, sign,
  picture: (rank, suit) => (rank === 'A' ? daus(suit) : frame(suit, DRAW[rank](DRESS[suit], LOOK[suit], suit))),
};
