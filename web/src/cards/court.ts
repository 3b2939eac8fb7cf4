/** King, queen and jack of French packs: half a figure of few shapes, drawn twice, the second time turned. */
import type { Suit } from '../protocol/types';
import { CREAM, dot, head, line, type Palette, path, robe, SKIN, STEEL, WOOD } from './figure';
import { GOLD, INK, pip, RED } from './shapes';

function king(p: Palette, look: number): string {
  const ermine = [[33.5, 62.8], [40, 67.2], [60, 67.2], [66.5, 62.8]]
    .map(([x = 0, y = 0]) => `<path d="M${x} ${y - 1.600}l1.100 3.200h-2.200z" fill="${INK}"/>`).join('');
  return (
    path('M38.500 31c-3.800 7-4.200 17-1.500 23.500 3 3 6 3.500 8 3h10c2 .5 5 0 8-3 2.700-6.500 2.300-16.500-1.500-23.500z', p.hair) +
    robe(p) +
    path('M31 59.300c5-3 9-4.300 12-4.800 2 6 12 6 14 0 3 .5 7 1.800 12 4.800l2 4.200C63 68.500 57 71 50 71s-13-2.500-21-7.500z', CREAM) +
    ermine +
    head(look, p.hair) +
    path('M40.900 42.500c.2 5 2 4.300 4.600 3.700 1.700-.4 3.300-.4 4.500.6 1.200-1 2.800-1 4.500-.6 2.600.6 4.400 1.300 4.600-3.700 1.400 9-1.600 20.500-9.100 20.500s-10.500-11.500-9.100-20.500z', p.hair) +
    `<path d="M47.800 49.300q2.200 1.600 4.400 0" fill="none" stroke="#a33a38" stroke-width="1.500" stroke-linecap="round"/>` +
    `<path d="M46 53.500q1 4 3 6M54 53.500q-1 4-3 6" fill="none" stroke="#fff" stroke-opacity=".35" stroke-width=".8"/>` +
    path('M38.600 30 36 17.500l6.600 5.200L46 14l4 6.800L54 14l3.400 8.700 6.600-5.200L61.400 30z', GOLD) +
    path('M38.300 28.500q11.700-3 23.400 0v4.600q-11.700-3-23.400 0z', p.trim) +
    [43, 50, 57].map((x) => dot(x, x === 50 ? 29.600 : 30, 1.15, GOLD)).join('') +
    dot(36, 16.800, 1.5, p.trim) + dot(64, 16.800, 1.5, p.trim) + dot(46, 13.800, 1.4, CREAM) + dot(54, 13.800, 1.4, CREAM) +
    // sword
    path('M71.600 55V21l1.900-5 1.900 5v34z', STEEL) +
    path('M68 54.500h11v2.700H68z', GOLD) + path('M72.200 57.200h2.600v7.300h-2.600z', p.trim) + dot(73.500, 66, 2, GOLD) +
    path('M69.800 60.500c1-1.900 6.400-1.900 7.400 0l-.6 3.900h-6z', SKIN)
  );
}

function queen(p: Palette, look: number): string {
  const pearls = [38.8, 42.4, 46.2, 50, 53.8, 57.6, 61.2].map((x, i) => dot(x, 26.6 - [0, 1, 1.6, 1.8, 1.6, 1, 0][i]!, 1.1, CREAM)).join('');
  const petals = [0, 72, 144, 216, 288].map((a) => `<ellipse cx="27.500" cy="44.400" rx="2.300" ry="3.400" fill="${p.trim === RED ? '#d2454c' : '#e58a90'}" ${line} transform="rotate(${a} 27.500 47.800)"/>`).join('');
  return (
    path('M50 22c-11 0-14 9-14.500 17-.5 9-3.500 16-8 20 6 3.500 13 3 16 1h13c3 2 10 2.500 16-1-4.500-4-7.500-11-8-20C64 31 61 22 50 22z', p.hair) +
    `<path d="M37.500 40c-.3 8-2.500 14-5.500 18.500M62.500 40c.3 8 2.500 14 5.500 18.500" fill="none" stroke="#fff" stroke-opacity=".3" stroke-width="1"/>` +
    robe(p) +
    path('M42 55.500c2 8 5 14 8 17.500 3-3.500 6-9.500 8-17.500-3 1.500-13 1.500-16 0z', SKIN) +
    path('M36.500 58.500 42.300 55c2 7.500 4.700 13.500 7.700 18 3-4.500 5.700-10.500 7.700-18l5.800 3.500C60.500 65 57 70 54.500 73h-9C43 70 39.500 65 36.500 58.500z', CREAM) +
    `<path d="M39.500 60.500c2 5 4.500 9.500 7 12M60.500 60.500c-2 5-4.500 9.500-7 12" fill="none" stroke="${p.trim}" stroke-width="1.500"/>` +
    path('M43.500 56.500q6.500 5 13 0', 'none', `stroke="${GOLD}" stroke-width="1.500"`) + dot(50, 59.600, 1.7, p.trim) +
    head(look, p.hair) +
    path('M41 37c0-8 3.500-11 9-11s9 3 9 11c-2-4.500-5-6.500-9-6.500S43 32.500 41 37z', p.hair, 'stroke="none"') +
    path('M38.200 28c-.4-5 .2-8-1.700-11.500 4 .6 6 2.300 7.500 4.700 1-3.500 3-6.200 6-8.200 3 2 5 4.700 6 8.200 1.500-2.400 3.500-4.100 7.500-4.700-1.900 3.500-1.300 6.500-1.700 11.500-7-2.800-16.600-2.800-23.600 0z', GOLD) +
    pearls + dot(50, 20.500, 1.7, p.trim) + dot(50, 12.800, 1.3, CREAM) +
    // flower
    `<path d="M27.500 51c.3 6 1 10 2.500 15M28.300 58c-3-.5-4.500-2-5-4.200 2.800.1 4.600 1.500 5 4.200z" fill="#3f8050" stroke="#2c6240" stroke-width="1.100"/>` +
    petals + dot(27.500, 47.800, 1.900, GOLD) +
    path('M26.800 63.500c1.500-2 5.500-2.200 6.800-.4l-1 4.400-5 .3z', SKIN)
  );
}

function jack(p: Palette, look: number): string {
  return (
    path('M39 30c-2.500 7-3 17-2.600 22.500 2 3 6.500 3.500 9 2h9.200c2.500 1.500 7 1 9-2 .4-5.500-.1-15.500-2.600-22.500z', p.hair) +
    robe(p) +
    path('M38.500 56c3.500-1.500 19.500-1.500 23 0l-2.500 5.500-3 -2-3 3.300-3-2.900-3 2.900-3-3.300-3 2z', CREAM) +
    path('M47.200 62.500h5.600V73h-5.600z', p.trim) + dot(50, 65.500, 1.100, GOLD) + dot(50, 69.800, 1.100, GOLD) +
    head(look, p.hair) +
    path('M40.500 37.500c-1-5 1-8.500 9.500-8.500s10.500 3.500 9.500 8.500c-2-3-3-4.300-9.500-4.300s-7.500 1.300-9.500 4.300z', p.hair, 'stroke="none"') +
    path('M36 30.500c-1.500-9 5-13.500 14-13.500 9.500 0 15.500 4.500 14 13.500-8-3-20-3-28 0z', p.trim) +
    path('M35.200 29.300c9.500-3.400 20-3.400 29.600 0l-.6 4c-9-3-19.500-3-28.400 0z', p.robe) +
    `<path d="M38 30.800q12-3.600 24 0" fill="none" stroke="${GOLD}" stroke-width="1.100"/>` +
    path('M57 20c5-7 12-8.500 19-5.500-3.500 1-4.500 2-5.500 3.800 1.700.2 2.500.8 3.300 2-5 .2-9.500 1.700-14.500 5.200z', CREAM) +
    `<path d="M59 22.500c4-4 8.500-6.300 14-7" fill="none" stroke="${INK}" stroke-width=".7"/>` + dot(58.500, 23.200, 1.700, GOLD) +
    // halberd
    path('M26.200 32h2.200v41h-2.200z', WOOD) +
    path('M27.300 20l2.400 8.500v9h-4.800v-9z', STEEL) +
    path('M29.700 29c4.500-.5 6 1.500 6.500 5.500-2.500-1-4.500-1-6.500 1z', STEEL) + path('M24.900 30.500l-3.500 2 3.500 2.500z', STEEL) +
    path('M24 61.500c1-2 6-2.200 7.200-.3l-.8 4.600h-5.800z', SKIN)
  );
}

const DRAW = { K: king, Q: queen, J: jack };
const LOOK: Record<Suit, number> = { S: 0.7, H: -0.7, D: 0.7, C: -0.7 };

/** The court figure of a card inside its frame. */
export function court(rank: 'K' | 'Q' | 'J', suit: Suit, ink: string, p: Palette): string {
  const pipX = rank === 'K' ? 29.5 : rank === 'Q' ? 71 : 70;
  const pipY = rank === 'J' ? 36 : 24;
  const half =
    `<svg x="22" y="10" width="56" height="62.600" viewBox="22 10 56 62.600">` +
    DRAW[rank](p, LOOK[suit]) + pip(suit, pipX, pipY, 13.5, ink) + `</svg>`;
  return (
    `<rect x="21.500" y="9.500" width="57" height="126" rx="3.500" fill="${CREAM}"/>` +
    half + `<g transform="rotate(180 50 72.500)">${half}</g>` +
    `<path d="M22 72.500h56" stroke="${INK}" stroke-width="4.600"/><path d="M22 72.500h56" stroke="${GOLD}" stroke-width="3"/>` +
    `<path d="M24 72.500h52" stroke="${p.trim}" stroke-width="1.300" stroke-dasharray="2.600 2.600"/>` +
    `<rect x="21.500" y="9.500" width="57" height="126" rx="3.500" fill="none" stroke="${ink}" stroke-width="1.100"/>`
  );
}
