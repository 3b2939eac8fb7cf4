/** Everything that the screen and the export say, made from the records once. */
import type { DealPlayed } from '../played/record';
import { LEVELS } from '../protocol/types';
import { PRESET_NAMES } from '../rules/presets';
import { type Claims, claims } from './claims';
import { type Closings, closings } from './closings';
import { type Curves, curves } from './curves';
import { type Interval, mean, share } from './intervals';
import { type Luck, luckPanel } from './luck';
import { endingOf, type Filter, inOrder, matchEnds, occurring, pointsOf, selected } from './select';
import { type Streaks, streaks } from './streaks';

export interface Results {
  deals: number;
  won: number;
  lost: number;
  drawn: number;
  /** of the deals that somebody won */
  rate: Interval | null;
  /** game points a deal, won less lost */
  points: Interval | null;
}

export interface Group extends Results {
  /** a level or preset; null where the level is not known */
  name: string | null;
}

export interface Figures {
  /** oldest first */
  deals: DealPlayed[];
  all: Results;
  matches: { won: number; lost: number; rate: Interval | null };
  byLevel: Group[];
  byPreset: Group[];
  claims: { own: Claims; other: Claims };
  closings: { own: Closings; other: Closings };
  streaks: Streaks;
  curves: Curves;
  luck: Luck[];
  hints: number;
  /** deals that do not count because they were practice, whatever the filter */
  practice: number;
}

export function results(records: readonly DealPlayed[]): Results {
  const counted = { won: 0, lost: 0, drawn: 0 };
  for (const record of records) counted[endingOf(record)]++;
  return {
    ...counted, deals: records.length, rate: share(counted.won, counted.won + counted.lost), points: mean(records.map(pointsOf)),
  };
}

function groups(records: readonly DealPlayed[], field: 'level' | 'preset', known: readonly string[]): Group[] {
  const names: (string | null)[] = occurring(records.map((record) => record[field]), known);
  if (records.some((record) => record[field] === null)) names.push(null);
  return names.map((name) => ({ name, ...results(records.filter((record) => record[field] === name)) }));
}

export function figuresOf(records: readonly DealPlayed[], filter: Filter, now: Date): Figures {
  const deals = inOrder(selected(records, filter, now));
  const ends = matchEnds(deals, records);
  const won = ends.filter((record) => record.match.winner === record.seat).length;
  return {
    deals,
    all: results(deals),
    matches: { won, lost: ends.length - won, rate: share(won, ends.length) },
    byLevel: groups(deals, 'level', LEVELS),
    byPreset: groups(deals, 'preset', PRESET_NAMES),
    claims: { own: claims(deals, 'own'), other: claims(deals, 'other') },
    closings: { own: closings(deals, 'own'), other: closings(deals, 'other') },
    streaks: streaks(deals.map(endingOf)),
    curves: curves(deals),
    luck: luckPanel(deals),
    hints: deals.reduce((sum, record) => sum + record.hints, 0),
    practice: records.filter((record) => record.practice).length,
  };
}
