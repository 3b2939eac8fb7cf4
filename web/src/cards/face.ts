/** Whole faces: French suits in two colours, and the back. Markup only, so that tests and tools can draw them too. */
import type { Card, Rank, Suit } from '../protocol/types';
import { court } from './court';
import { colour, glyph, GOLD, PAPER, pip } from './shapes';

export type Letters = Record<Rank, string>;

/** Index letters by language: what the country's own French-suited packs print. */
const LETTERS: Record<string, string> = { en: 'AKQJ', de: 'AKDB', fr: 'ARDV', it: 'ARDF', pl: 'AKDW', hu: 'AKDB' };

export function letters(language: string): Letters {
  const [A = 'A', K = 'K', Q = 'Q', J = 'J'] = LETTERS[language] ?? 'AKQJ';
  return { A, K, Q, J, T: '10', '9': '9' };
}

const LEFT = 37;
const RIGHT = 63;
const ROWS = [22, 51, 94, 123];

function pips(rank: Rank, suit: Suit): string {
  const spots = ROWS.flatMap((y) => [[LEFT, y], [RIGHT, y]]);
  spots.push(...(rank === 'T' ? [[50, 36.5], [50, 108.5]] : [[50, 72.5]]));
  return spots.map(([x = 0, y = 0]) => pip(suit, x, y, 21, colour(suit), y > 73)).join('');
}

function ace(suit: Suit): string {
  const ring = `<circle cx="50" cy="72.500" r="31" fill="none" stroke="${colour(suit)}" stroke-opacity=".22" stroke-width=".9"/>`;
  const beads = Array.from({ length: 24 }, (_, i) => {
    const a = (i * Math.PI) / 12;
    const r = i % 2 ? 34 : 35;
    return `<circle cx="${(50 + r * Math.sin(a)).toFixed(1)}" cy="${(72.5 - r * Math.cos(a)).toFixed(1)}" r="${i % 2 ? 0.8 : 1.3}" fill="${i % 2 ? colour(suit) : GOLD}" opacity=".75"/>`;
  }).join('');
  return ring + beads + pip(suit, 50, 72.5, 45) + pip(suit, 50, 72.5, 12, PAPER) + pip(suit, 50, 72.5, 8, GOLD);
}

function middle(rank: Rank, suit: Suit): string {
  if (rank === 'A') return ace(suit);
  return rank === 'K' || rank === 'Q' || rank === 'J' ? court(rank, suit) : pips(rank, suit);
}

/** The inside of `<svg viewBox="0 0 100 145">` for one card. */
export function face(card: Card, index: Letters = letters('en')): string {
  const rank = card[0] as Rank;
  const suit = card[1] as Suit;
  const label = index[rank];
  const corner =
    glyph(label, label === '10' ? 13 : 12, 7, label === '10' ? 22 : 24, colour(suit), 3.3) + pip(suit, 12, 42.5, 18.5);
  return (
    `<rect x=".6" y=".6" width="98.800" height="143.800" rx="8.500" fill="${PAPER}" stroke="#cfc7b2" stroke-width="1.200"/>` +
    middle(rank, suit) + corner + `<g transform="rotate(180 50 72.500)">${corner}</g>`
  );
}

/** The back: a lattice under a medallion, lattice and number. */
export function back(): string {
  const lattice: string[] = [];
  for (let i = -140; i < 100; i += 9) lattice.push(`M${i} 0l145 145M${i + 145} 0 ${i} 145`);
  return (
    `<rect x=".6" y=".6" width="98.800" height="143.800" rx="8.500" fill="${PAPER}" stroke="#cfc7b2" stroke-width="1.200"/>` +
    `<svg x="6" y="6" width="88" height="133" viewBox="0 0 88 133"><rect width="88" height="133" rx="4.500" fill="#7b2230"/>` +
    `<path d="${lattice.join('')}" stroke="#e9c98b" stroke-width=".7" opacity=".42" fill="none"/>` +
    `<rect x="3" y="3" width="82" height="127" rx="3" fill="none" stroke="#e9c98b" stroke-width="1"/></svg>` +
    `<circle cx="50" cy="72.500" r="20" fill="#7b2230" stroke="#e9c98b" stroke-width="1.400"/>` +
    `<circle cx="50" cy="72.500" r="16.500" fill="none" stroke="#e9c98b" stroke-width=".7"/>` +
    glyph('6', 43.4, 63.7, 18, '#f3dca8', 2.7) + glyph('6', 57, 63.7, 18, '#f3dca8', 2.7)
  );
}
