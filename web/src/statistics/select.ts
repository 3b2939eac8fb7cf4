/** Which deals are counted, and in what order. */
import { type DealPlayed, otherSeat } from '../played/record';

export type Span = 'all' | 'week' | 'month' | 'year';

export const SPANS: readonly Span[] = ['all', 'week', 'month', 'year'];
const DAYS: Record<Span, number> = { all: Infinity, week: 7, month: 30, year: 365 };

export interface Filter {
  /** null: every level */
  level: string | null;
  /** null: every preset */
  preset: string | null;
  span: Span;
}

export const EVERYTHING: Filter = { level: null, preset: null, span: 'all' };

/** A deal from the player's own side. */
export type Ending = 'won' | 'lost' | 'drawn';

export const endingOf = (record: DealPlayed): Ending =>
  record.winner === null ? 'drawn' : record.winner === record.seat ? 'won' : 'lost';

/** Game points of the deal to the player, negative ones to the opponent. */
export const pointsOf = (record: DealPlayed): number =>
  record.winner === null ? 0 : record.winner === record.seat ? record.game_points : -record.game_points;

export const deckOf = (record: DealPlayed): 20 | 24 => (record.hands[0].length === 5 ? 20 : 24);
export const ownHand = (record: DealPlayed) => record.hands[record.seat];
export const theirHand = (record: DealPlayed) => record.hands[otherSeat(record.seat)];

const splitId = (id: string): [table: string, deal: number] => {
  const at = id.lastIndexOf(':');
  return [id.slice(0, at), Number(id.slice(at + 1))];
};

/** Table by table, deal by deal: a clock that was set back in between does not shuffle the deals of a table. */
export function inOrder(records: readonly DealPlayed[]): DealPlayed[] {
  const began = new Map<string, string>();
  const keyed = records.map((record) => {
    const [table, deal] = splitId(record.id);
    const first = began.get(table);
    if (first === undefined || record.at < first) began.set(table, record.at);
    return { record, table, deal };
  });
  const text = (one: string, two: string) => (one < two ? -1 : one > two ? 1 : 0);
  return keyed
    .sort((a, b) => text(began.get(a.table)!, began.get(b.table)!) || text(a.table, b.table) || a.deal - b.deal)
    .map(({ record }) => record);
}

/** The deals that a filter lets through; practice never counts. */
export function selected(records: readonly DealPlayed[], filter: Filter, now: Date): DealPlayed[] {
  const since = now.getTime() - DAYS[filter.span] * 86_400_000;
  return records.filter(
    (record) =>
      !record.practice &&
      (filter.level === null || record.level === filter.level) &&
      (filter.preset === null || record.preset === filter.preset) &&
      (filter.span === 'all' || Date.parse(record.at) >= since),
  );
}

/** The deals of `chosen` that ended a match, of tables where nothing was practice. */
export function matchEnds(chosen: readonly DealPlayed[], all: readonly DealPlayed[]): DealPlayed[] {
  const practised = new Set(all.filter((record) => record.practice).map((record) => splitId(record.id)[0]));
  return chosen.filter((record) => record.match.over && !practised.has(splitId(record.id)[0]));
}

/** The values that occur, in the order of `known`, then the rest. */
export function occurring(values: readonly (string | null)[], known: readonly string[]): string[] {
  const there = new Set(values.filter((value): value is string => value !== null));
  return [...known.filter((value) => there.has(value)), ...[...there].filter((value) => !known.includes(value)).sort()];
}
