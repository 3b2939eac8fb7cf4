/** Claims of 66, judged from the log: made as soon as there were 66, late, wrong, or never although there were. */
import type { Seat } from '../protocol/types';
import { type DealPlayed, otherSeat } from '../played/record';

/** What a claim is judged by; of the turn-up only the suit matters. */
export type Judged = Pick<DealPlayed, 'turn_up' | 'differences' | 'log' | 'reason' | 'claimed_by'>;

export type Claim = { kind: 'right' } | { kind: 'late'; tricks: number } | { kind: 'wrong' } | { kind: 'missed'; tricks: number };

/**
 * After how many tricks a side first had 66 with the lead, the bonus for the last trick not counted; null if it never had.
 * Marriages count once the side has a trick; one that makes 66 counts when it is announced.
 */
export function had66After(record: Judged, seat: Seat): number | null {
  const trump = record.turn_up[1];
  // by a house rule the announced card is to be led first: the claim comes after the trick at the earliest
  const atOnce = record.differences['marriage_ends_deal'] !== false;
  let [points, marriages, tricks] = [0, 0, 0];
  for (const [done, trick] of record.log.entries()) {
    if (trick.married && trick.leader === seat) marriages += trick.married === trump ? 40 : 20;
    if (tricks > 0 && points + marriages >= 66) return atOnce ? done : done + 1;
    if (trick.winner !== seat) continue;
    points += trick.points;
    tricks++;
    if (points + marriages >= 66) return done + 1;
  }
  return null;
}

/** What a side did about claiming; null where there was nothing to claim, or 66 wins by itself. */
export function claimOf(record: Judged, seat: Seat): Claim | null {
  if (record.reason === 'reached') return null;
  if (record.reason === 'false_claim' && record.claimed_by === seat) return { kind: 'wrong' };
  const had = had66After(record, seat);
  if (had === null) return null;
  const finished = record.log.filter((trick) => trick.winner !== null).length;
  const tricks = finished - had;
  if (record.claimed_by === seat) return tricks > 0 ? { kind: 'late', tricks } : { kind: 'right' };
  // where the deal ended with that very trick there was no turn to claim on
  return tricks > 0 ? { kind: 'missed', tricks } : null;
}

export interface Claims {
  right: number;
  late: number;
  /** tricks that were played on with 66, in all late claims together */
  tricksLate: number;
  wrong: number;
  missed: number;
}

/** The claims of the player, or of the opponent. */
export function claims(records: readonly DealPlayed[], side: 'own' | 'other'): Claims {
  const sum: Claims = { right: 0, late: 0, tricksLate: 0, wrong: 0, missed: 0 };
  for (const record of records) {
    const claim = claimOf(record, side === 'own' ? record.seat : otherSeat(record.seat));
    if (!claim) continue;
    sum[claim.kind]++;
    if (claim.kind === 'late') sum.tricksLate += claim.tricks;
  }
  return sum;
}
