/** Closings: whether they came off, for the closer and for the side that was closed against. */
import { type DealPlayed, otherSeat } from '../played/record';
import { type Interval, mean, share } from './intervals';
import { pointsOf } from './select';

export interface Closings {
  count: number;
  /** closings that the closer won */
  right: number;
  rate: Interval | null;
  /** game points of the closed deals to the player */
  points: Interval | null;
}

/** The closings of the player, or of the opponent. */
export function closings(records: readonly DealPlayed[], side: 'own' | 'other'): Closings {
  const closer = (record: DealPlayed) => (side === 'own' ? record.seat : otherSeat(record.seat));
  const closed = records.filter((record) => record.closed_by === closer(record));
  const right = closed.filter((record) => record.winner === closer(record)).length;
  return { count: closed.length, right, rate: share(right, closed.length), points: mean(closed.map(pointsOf)) };
}
