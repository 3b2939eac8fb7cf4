/** The two tables of the rules: what the cards are worth, and what a deal is worth. */
import { POINTS, RANKS } from '../view/deck';
import type { Switches } from './presets';
import { say, type Sentence } from './sentence';

export const cardValues = (v: Switches): { rank: string; points: number }[] =>
  RANKS.slice(0, v['deck'] === 20 ? 5 : 6).map((rank) => ({ rank, points: POINTS[rank] }));

/** So many game points, and when. */
export interface WorthRow extends Sentence {
  readonly points: string;
}

/** What a failed closing and a false claim cost; with `mirror` what a right claim would have won. */
const COST: Readonly<Record<string, string>> = { '2or3': '2 / 3', '2': '2', '3': '3', mirror: '1 / 2 / 3' };

export function worthRows(v: Switches): WorthRow[] {
  const limit = Number(v['schneider_limit']);
  const row = (points: string, id: string, rules: string, by = ''): WorthRow => ({ points, ...say(`worth-${id}`, rules, by, { limit }) });
  return [
    row('1', '1', 'R36 F6', 'schneider_limit'),
    row('2', '2', 'R37 F6', 'schneider_limit'),
    row('3', '3', 'R38 F6'),
    row(COST[String(v['close_fail'])] ?? '', 'close', 'R33 E7', 'close_fail'),
    ...(v['win_mode'] === 'claim' ? [row(COST[String(v['false_claim'])] ?? '', 'false', 'R35 F4', 'false_claim win_mode')] : []),
    ...(v['last_trick'] === 'wins_1' ? [row('1', 'last', 'F7', 'last_trick')] : []),
  ];
}
