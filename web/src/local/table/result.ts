/** A deal that is over, laid open. Nothing else that is sent looks at a `State`. */
import type { DealResult, LoggedTrick } from '../../protocol/types';
import { cardName, handNames, pointsIn, pointsOf, suitName } from '../rules/cards';
import { byRule } from '../rules/scoring';
import { tricksOf } from '../rules/table';
import { marriedNow, type PlayerView } from '../rules/view';
import type { Deal } from './room';

/** Both hands as dealt, what is left of them and of the talon, every trick. */
export function resultFrame(deal: Deal): DealResult {
  const { table, hands, talon } = deal.watched.state;
  const { outcome } = table;
  if (!outcome) throw new Error('a deal is laid open only when it is over');
  const left = table.turnUp === null ? talon : [...talon, table.turnUp];
  return {
    winner: outcome.winner,
    game_points: outcome.gamePoints,
    reason: outcome.reason,
    by_rule: byRule(table, outcome),
    totals: [...outcome.totals],
    card_points: [pointsIn(table.piles[0]), pointsIn(table.piles[1])],
    tricks: [tricksOf(table, 0), tricksOf(table, 1)],
    hands: [handNames(deal.dealt.hands[0]), handNames(deal.dealt.hands[1])],
    left: [handNames(hands[0]), handNames(hands[1])],
    talon: left.map(cardName),
    log: logOf(deal.watched.views[0]),
    closed_by: table.closer,
    claimed_by: outcome.claimedBy,
  };
}

function logOf(view: PlayerView): LoggedTrick[] {
  const { table } = view;
  const log: LoggedTrick[] = view.tricks.map((trick) => ({
    leader: trick.leader,
    cards: [cardName(trick.led), cardName(trick.answer)],
    winner: trick.winner,
    points: pointsOf(trick.led) + pointsOf(trick.answer),
    married: trick.married === null ? null : suitName(trick.married),
  }));
  const married = marriedNow(view);
  // the deal ended in the middle of a trick
  if (table.led !== null || married !== null) {
    const cards = table.led === null ? [] : [cardName(table.led)];
    log.push({ leader: table.leader, cards, winner: null, points: 0, married: married === null ? null : suitName(married) });
  }
  return log;
}
