/** Card points, claims and what a deal is worth (R12, R21, R31-R38; E6-E12, F1-F11). */
import { pointsIn } from './cards';
import type { Fault } from './faults';
import { isOpeningLead, other, type Outcome, type Pair, type Reason, type Seat, SEATS, type Table, tricksOf } from './table';

export const TARGET = 66;
const LAST_TRICK_BONUS = 10;

/** Points of a mask of announced marriages: 20 each, 40 in trumps (R20). */
export function marriagePoints(married: number, trump: number): number {
  let points = 0;
  for (let suit = 0; suit < 4; suit++) if ((married >> suit) & 1) points += suit === trump ? 40 : 20;
  return points;
}

/** Card points of a seat: tricks, marriages once it has a trick (R21), and the last trick's bonus (F7). */
export function total(table: Table, seat: Seat): number {
  if (!table.piles[seat]) return 0;
  const points = pointsIn(table.piles[seat]) + marriagePoints(table.married[seat], table.trump);
  const playedOut = table.handSizes[0] === 0 && table.handSizes[1] === 0 && table.led === null;
  const bonus = playedOut && table.leader === seat && table.closer === null && table.variant.last_trick === 'ten';
  return points + (bonus ? LAST_TRICK_BONUS : 0);
}

export const totals = (table: Table): Pair => [total(table, 0), total(table, 1)];

/** Game points of a win by 66: 3, 2 or 1 by the loser's tricks and points (R36-R38, F6, E6). */
function grade(table: Table, winner: Seat): number {
  const loser = other(winner);
  const frozen = table.closer === winner && table.variant.close_freeze === 'at_close' ? table.closing : null;
  const [tricks, points] = frozen ? [frozen.tricks[loser], frozen.points[loser]] : [tricksOf(table, loser), total(table, loser)];
  if (tricks === 0) return 3;
  return points < table.variant.schneider_limit ? 2 : 1;
}

/** Game points of the closer's opponent when the closer fails (R33, E7, E8). */
function failedClose(table: Table): number {
  const { closer, closing, variant } = table;
  if (closer === null || !closing) throw new Error('nobody closed');
  if (variant.close_fail !== '2or3') return Number(variant.close_fail);
  const opponent = other(closer);
  return (variant.close_fail_when === 'at_close' ? closing.tricks[opponent] : tricksOf(table, opponent)) ? 2 : 3;
}

/** Game points of a correct claim by a seat (R36-R38; E9 against a closer). */
function winningClaim(table: Table, seat: Seat): number {
  if (table.closer === null || table.closer === seat) return grade(table, seat);
  return table.variant.close_beaten === '2' ? 2 : failedClose(table);
}

/** Game points of the opponent after a false claim by a seat (R35, F4, E10, E11). */
function falseClaim(table: Table, seat: Seat): number {
  const rule = table.variant.false_claim;
  const points = rule === 'mirror' ? winningClaim(table, seat) : rule === '2or3' ? (table.piles[other(seat)] ? 2 : 3) : Number(rule);
  return table.closer === seat ? Math.max(points, failedClose(table)) : points;
}

/** Why a seat may not claim now, or null if it may (F1, F2, C6). */
export function claimFault(table: Table, seat: Seat): Fault | null {
  const { variant } = table;
  if (table.outcome) return 'deal_over';
  if (variant.win_mode === 'auto') return 'claim_is_automatic';
  if (seat !== table.turn) return variant.claim_when === 'any_time' ? null : 'claim_on_own_turn';
  if (table.announced !== null && !variant.marriage_ends_deal) return 'marriage_does_not_end_deal';
  if (variant.claim_when !== 'after_trick_or_meld' || table.announced !== null) return null;
  return table.led === null && !isOpeningLead(table) ? null : 'claim_not_now';
}

const ended = (table: Table, outcome: Outcome): Table => ({ ...table, outcome, mustDraw: false });
const beatsCloser = (table: Table, seat: Seat): boolean => table.closer !== null && table.closer !== seat;

/** The table after a claim: the deal is over either way (R34, R35). */
export function settleClaim(table: Table, seat: Seat): Table {
  const both = totals(table);
  const right = both[seat] >= TARGET;
  return ended(table, {
    winner: right ? seat : other(seat),
    gamePoints: right ? winningClaim(table, seat) : falseClaim(table, seat),
    reason: right ? (beatsCloser(table, seat) ? 'closer_beaten' : 'claim') : 'false_claim',
    totals: both,
    claimedBy: seat,
  });
}

/** Where 66 wins by itself (F1): the table, over if a seat has 66, the first one looked at first. */
export function settleReached(table: Table, first: Seat): Table {
  if (table.variant.win_mode !== 'auto') return table;
  const both = totals(table);
  const seat = [first, other(first)].find((each) => both[each] >= TARGET);
  if (seat === undefined) return table;
  const reason = beatsCloser(table, seat) ? 'closer_beaten' : 'reached';
  return ended(table, { winner: seat, gamePoints: winningClaim(table, seat), reason, totals: both, claimedBy: null });
}

/** The table after the last card when nobody has ended the deal (E12, F7-F9, F11). */
export function settlePlayedOut(table: Table): Table {
  const both = totals(table);
  const [winner, gamePoints, reason] = count(table, both);
  return { ...table, outcome: { winner, gamePoints, reason, totals: both, claimedBy: null } };
}

function count(table: Table, both: Pair): [Seat | null, number, Reason] {
  const { variant, closer, leader: last } = table;
  if (closer !== null) {
    const inTime = variant.close_unclaimed === 'count' || closer === last;
    if (both[closer] >= TARGET && inTime) return [closer, grade(table, closer), 'counted'];
    return [other(closer), failedClose(table), 'closer_failed'];
  }
  if (variant.last_trick === 'wins_1') return [last, 1, 'last_trick'];
  if (variant.last_trick === 'wins_by_score') return [last, grade(table, last), 'last_trick'];
  if (variant.unclaimed === 'nobody') return [null, 0, 'draw'];
  if (both[0] === both[1]) return variant.draw_last_trick_wins ? [last, grade(table, last), 'last_trick'] : [null, 0, 'draw'];
  const winner = SEATS.find((seat) => both[seat] > both[other(seat)]) as Seat;
  if (variant.last_trick === 'none' && both[winner] < TARGET) return [null, 0, 'draw'];
  return [winner, grade(table, winner), 'higher_total'];
}

/** The number of the rule that decides what a deal with this outcome is worth (docs/rules). */
export function byRule(table: Table, outcome: Outcome): string {
  switch (outcome.reason) {
    case 'false_claim':
      return 'R35';
    case 'closer_failed':
    case 'closer_beaten':
      return 'R33';
    case 'draw':
      return outcome.totals[0] === outcome.totals[1] ? 'F9' : 'F8';
    case 'last_trick':
      if (table.variant.last_trick === 'wins_1') return 'F7';
  }
  return `R${35 + outcome.gamePoints}`;
}
