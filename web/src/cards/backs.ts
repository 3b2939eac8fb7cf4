/** Three calm backs, each of one line of geometry. */
import { paper } from './face';
import { label } from './glyphs';
import { around } from './shapes';

export type BackName = 'lattice' | 'waves' | 'rosette';

const panel = (ground: string, inside: string): string =>
  `${paper()}<svg x="6" y="6" width="88" height="133" viewBox="0 0 88 133"><rect width="88" height="133" rx="4.500" fill="${ground}"/>${inside}</svg>`;

const border = (line: string): string => `<rect x="3" y="3" width="82" height="127" rx="3" fill="none" stroke="${line}" stroke-width="1"/>`;

/** A diagonal lattice under a medallion with the number. */
function lattice(): string {
  const lines: string[] = [];
  for (let i = -140; i < 100; i += 9) lines.push(`M${i} 0l145 145M${i + 145} 0 ${i} 145`);
  return (
    panel('#7b2230', `<path d="${lines.join('')}" stroke="#e9c98b" stroke-width=".7" opacity=".42" fill="none"/>${border('#e9c98b')}`) +
    `<circle cx="50" cy="72.500" r="20" fill="#7b2230" stroke="#e9c98b" stroke-width="1.400"/>` +
    `<circle cx="50" cy="72.500" r="16.500" fill="none" stroke="#e9c98b" stroke-width=".7"/>` +
    label('66', 50, 63.7, 18, '#f3dca8', 2.7)
  );
}

/** Scales, as of waves or roof tiles: rows of arcs, each between two of the row above. */
function waves(): string {
  const arcs: string[] = [];
  for (let row = 0; row < 16; row++) {
    for (let x = row % 2 ? -11 : 0; x < 99; x += 22) {
      for (const r of [11, 7.5, 4]) arcs.push(`M${x - r} ${row * 9.5}a${r} ${r} 0 0 1 ${2 * r} 0`);
    }
  }
  const rows = `<path d="${arcs.join('')}" fill="none" stroke="#9fc6d8" stroke-width=".9" opacity=".6"/>`;
  return panel('#1f4a63', rows + border('#bfd9e4'));
}

/** Circles through one point, as a compass draws them, and the same small in the corners. */
function rosette(): string {
  const circles = (count: number, x: number, y: number, r: number): string => around(count, x, y, r, () => `<circle r="${r}"/>`);
  const corners = [[3, 3], [85, 3], [3, 130], [85, 130]].map(([x = 0, y = 0]) => circles(12, x, y, 8)).join('');
  const lines = `<g fill="none" stroke="#d9d2b8" stroke-width=".8" opacity=".7">${circles(18, 44, 66.5, 17)}<circle cx="44" cy="66.500" r="36.500"/>${corners}</g>`;
  return panel('#33503f', `${lines}${border('#d9d2b8')}`);
}

const BACKS: Record<BackName, () => string> = { lattice, waves, rosette };

export const back = (name: BackName): string => BACKS[name]();
