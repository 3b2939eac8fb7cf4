/** The record of a deal that was played (docs/protocol/played.md), made from what the page was told when it ended. */
import { deckAgain, patternOf } from '../fairness/again';
import { dealOut } from '../fairness/shuffle';
import type { Card, DealResult, LoggedTrick, Rules, Seat, SwitchValue, View } from '../protocol/types';

export const FORMAT = '66-played-1';

export interface DealPlayed {
  format: typeof FORMAT;
  /** the table's name and the number of the deal; decides whether two records are of the same deal */
  id: string;
  /** when the page saw it end; decides nothing but the order in which deals are shown */
  at: string;
  preset: string;
  differences: Record<string, SwitchValue>;
  level: string | null;
  seat: Seat;
  dealer: Seat;
  hands: [Card[], Card[]];
  turn_up: Card;
  talon: Card[];
  log: LoggedTrick[];
  exchanged_by: Seat | null;
  closed_by: Seat | null;
  closed_at: number | null;
  claimed_by: Seat | null;
  reason: string;
  winner: Seat | null;
  game_points: number;
  match: { score: [number, number]; over: boolean; winner: Seat | null };
  practice: boolean;
  hints: number;
}

/** What the page knows of a deal at its end. */
export interface Ended {
  table: string;
  /** its `result` is there */
  view: View;
  rules: Rules;
  level: string | null;
  hints: number;
  at: Date;
}

export const otherSeat = (seat: Seat): Seat => (seat === 0 ? 1 : 0);

/** The record; null if the deck cannot be dealt again from the opened seeds. */
export function playedOf(ended: Ended): DealPlayed | null {
  const { view, rules } = ended;
  const { result } = view;
  if (!result) return null;
  const deck = deckAgain(view, rules.switches);
  if (!deck) return null;
  const dealt = dealOut(deck, patternOf(rules.switches, deck.length));
  const booked = view.match.results.at(-1);
  return {
    format: FORMAT, id: `${ended.table}:${view.deal}`, at: ended.at.toISOString(), preset: rules.preset,
    differences: rules.differences, level: ended.level, seat: view.seat, dealer: view.dealer, hands: result.hands,
    turn_up: dealt.turnUp, talon: dealt.talon, log: result.log, exchanged_by: exchanger(result, dealt.turnUp),
    closed_by: result.closed_by, closed_at: result.closed_by === null ? null : result.talon.length,
    claimed_by: result.claimed_by, reason: result.reason, winner: result.winner,
    game_points: booked?.deal === view.deal ? booked.game_points : result.game_points,
    match: { score: view.match.score, over: view.match.over, winner: view.match.winner },
    practice: view.practice, hints: ended.hints,
  };
}

/** The card that may be exchanged for the turn-up. */
export const lowestTrump = (turnUp: Card, size: number): Card => `${size === 20 ? 'J' : '9'}${turnUp[1]}` as Card;

/**
 * Who exchanged. Null also where nothing shows it: the card taken was not used before the talon was gone, and the one who
 * exchanged drew the other card back.
 */
export function exchanger(result: DealResult, turnUp: Card): Seat | null {
  const size = result.hands[0].length === 5 ? 20 : 24;
  if (turnUp === lowestTrump(turnUp, size)) return null;
  const holder = holderOf(turnUp, result);
  const left = result.talon.at(-1);
  if (left !== undefined) return left === turnUp ? null : holder;
  const draws = (size - 2 * result.hands[0].length) / 2;
  const before = result.log.slice(0, draws);
  if (before.some((trick) => trick.cards.includes(turnUp) || (trick.married === turnUp[1] && 'KQ'.includes(turnUp[0]!)))) return holder;
  const last = before.at(-1)?.winner;
  return last === undefined || last === null || holder === null || holder === otherSeat(last) ? null : holder;
}

/** Who played a card, or held it at the end. */
function holderOf(card: Card, result: DealResult): Seat | null {
  for (const trick of result.log) {
    const place = trick.cards.indexOf(card);
    if (place >= 0) return place === 0 ? trick.leader : otherSeat(trick.leader);
  }
  return result.left[0].includes(card) ? 0 : result.left[1].includes(card) ? 1 : null;
}
