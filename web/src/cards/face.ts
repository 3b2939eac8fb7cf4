/** Whole cards: paper, corners, and the middle of a pack. Markup only, so that tests and tools can draw them too. */
import type { Card, Rank, Suit } from '../protocol/types';
import { label } from './glyphs';
import type { Look, Pack } from './pack';
import { PAPER } from './shapes';

const LEFT = 37;
const RIGHT = 63;
const ROWS = [22, 51, 94, 123];

/** Nine and ten as on real packs: two columns of four, the rest between them. */
function pips(pack: Pack, rank: Rank, suit: Suit): string {
  const spots = ROWS.flatMap((y) => [[LEFT, y], [RIGHT, y]]);
  spots.push(...(rank === 'T' ? [[50, 36.5], [50, 108.5]] : [[50, 72.5]]));
  return spots.map(([x = 0, y = 0]) => pack.sign(suit, x, y, 21, pack.mirrored && y > 73)).join('');
}

const shrunk = (inside: string, k: number): string =>
  `<g transform="translate(50 72.500) scale(${k}) translate(-50 -72.500)">${inside}</g>`;

/** What stands between the corners; court cards leave their letters a little air. */
function middle(pack: Pack, rank: Rank, suit: Suit): string {
  if (rank === 'T' || rank === '9') return pips(pack, rank, suit);
  return rank === 'A' ? pack.picture(rank, suit) : shrunk(pack.picture(rank, suit), 0.96);
}

function corner(pack: Pack, rank: Rank, suit: Suit, look: Look): string {
  const text = look.letters[rank];
  const ink = pack.ink[suit];
  const [x, height, sign, at] = look.large ? [13.8, 32, 23, 52.5] : [11.5, 24, 18.5, 42.5];
  const index = label(text, text === '10' ? x + (look.large ? 3 : 1) : x, 7, text === '10' ? height * 0.9 : height, ink, look.large ? 3.1 : 3.3);
  const letter = look.suits ? label(look.suits[suit], x, at + sign / 2 + 2.5, look.large ? 14 : 12, ink, 3) : '';
  return index + pack.sign(suit, x, at, sign) + letter;
}

export const paper = (edge = '#cfc7b2'): string =>
  `<rect x=".6" y=".6" width="98.800" height="143.800" rx="8.500" fill="${PAPER}" stroke="${edge}" stroke-width="1.200"/>`;

/** The inside of `<svg viewBox="0 0 100 145">` for one card. */
export function face(pack: Pack, card: Card, look: Look): string {
  const rank = card[0] as Rank;
  const suit = card[1] as Suit;
  const corners = corner(pack, rank, suit, look);
  const inside = middle(pack, rank, suit);
  return (
    paper() +
    (look.large ? shrunk(inside, 0.8) : inside) +
    corners + `<g transform="rotate(180 50 72.500)">${corners}</g>`
  );
}
