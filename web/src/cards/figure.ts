/** Parts that the figures of all packs are put together from: lines, heads, shoulders. */
import { INK } from './shapes';

export interface Palette {
  robe: string;
  trim: string;
  hair: string;
  lining: string;
}

export const NAVY = '#223f66';
export const PINE = '#1f5a4e';
export const CREAM = '#fbf3de';
export const SKIN = '#f6d9bd';
export const STEEL = '#dfe5ea';
export const WOOD = '#9a6b3c';

export const line = `stroke="${INK}" stroke-width=".8" stroke-linejoin="round" stroke-linecap="round"`;
export const path = (d: string, fill: string, more = line): string => `<path d="${d}" fill="${fill}" ${more}/>`;
export const dot = (x: number, y: number, r: number, fill: string): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}" ${line}/>`;

/** A face; `look` turns the eyes. */
export function head(look: number, hair: string): string {
  const brow = `M${43.6 + look} 37.600q2.200-1.500 4.200-.3M${52.2 + look} 37.300q2-1.200 4.200.3`;
  return (
    path('M41 30h18v12.500c0 7.500-4.600 11.700-9 11.700s-9-4.200-9-11.700z', SKIN) +
    `<path d="${brow}" fill="none" stroke="${hair}" stroke-width="1.300" stroke-linecap="round"/>` +
    `<circle cx="${45.9 + look}" cy="40.200" r="1.150" fill="${INK}"/><circle cx="${54.1 + look}" cy="40.200" r="1.150" fill="${INK}"/>` +
    `<path d="M${50 + look} 40.500l${look >= 0 ? 1.4 : -1.4} 4.300h${look >= 0 ? -1.8 : 1.8}" fill="none" stroke="#b9805a" stroke-width=".9" stroke-linejoin="round"/>` +
    `<path d="M47.600 48.300q2.400 1.500 4.800 0" fill="none" stroke="#a33a38" stroke-width="1.300" stroke-linecap="round"/>` +
    `<circle cx="43.700" cy="45" r="1.700" fill="#e9a78c" opacity=".55"/><circle cx="56.300" cy="45" r="1.700" fill="#e9a78c" opacity=".55"/>`
  );
}

/** Shoulders down to the middle of the card. */
export function robe(p: Palette): string {
  return (
    path('M20 73v-5C26 59.500 37 56 44 54.500h12C63 56 74 59.500 80 68v5z', p.robe) +
    path('M27 73c1-6 4-9.500 9-12.500L41 73zM73 73c-1-6-4-9.500-9-12.500L59 73z', p.lining)
  );
}
