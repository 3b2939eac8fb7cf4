/** A match: deals until a seat reaches the target (R4, R5; A2-A5, F9, F10). */
import { other, type Outcome, type Pair, type Seat, withSeat } from './table';
import type { Variant } from './variant';

/** What one deal of a match came to; `booked` are its game points, carry included. */
export interface DealResult {
  readonly dealer: Seat;
  readonly outcome: Outcome;
  readonly booked: number;
}

export interface Match {
  readonly variant: Variant;
  /** deals next */
  readonly dealer: Seat;
  readonly score: Pair;
  /** what the next winner gets on top (F9) */
  readonly carry: number;
  readonly results: readonly DealResult[];
}

export const newMatch = (variant: Variant): Match => ({ variant, dealer: 0, score: [0, 0], carry: 0, results: [] });

/** The seat that has reached the target, or null while the match goes on (A4: surplus is lost). */
export function winnerOf(match: Match): Seat | null {
  const target = match.variant.match_target;
  return match.score[0] >= target ? 0 : match.score[1] >= target ? 1 : null;
}

/** Whether the match was won to nothing and so counts double (A5). */
export function isShutout(match: Match): boolean {
  const winner = winnerOf(match);
  return winner !== null && match.variant.shutout_double && match.score[other(winner)] === 0;
}

/** The match after a deal with this outcome. */
export function record(match: Match, outcome: Outcome): Match {
  const { winner } = outcome;
  const booked = winner === null ? 0 : outcome.gamePoints + match.carry;
  return {
    ...match,
    dealer: nextDealer(match, winner),
    carry: winner === null ? match.carry + match.variant.draw_carry : 0,
    score: winner === null ? match.score : withSeat(match.score, winner, match.score[winner] + booked),
    results: [...match.results, { dealer: match.dealer, outcome, booked }],
  };
}

function nextDealer(match: Match, winner: Seat | null): Seat {
  const { next_dealer: rule, redeal_same_dealer_on_draw: same } = match.variant;
  if (winner === null) return same ? match.dealer : other(match.dealer);
  if (rule === 'alternate') return other(match.dealer);
  return rule === 'winner' ? winner : other(winner);
}
