/** What each seat drew, in order: read off the deck and who won which trick. Pure. */
import { patternOf } from '../fairness/again';
import { dealOut } from '../fairness/shuffle';
import type { Card, DealResult, SwitchValue } from '../protocol/types';
import { exchanger, lowestTrump, otherSeat } from './record';

/** Of a deal that is over, dealt from `deck`: the winner of each trick draws first, the turn-up or what was exchanged for it comes last. */
export function drawnOf(deck: readonly Card[], result: DealResult, switches: Readonly<Record<string, SwitchValue>>): [Card[], Card[]] {
  const { talon, turnUp } = dealOut([...deck], patternOf(switches, deck.length));
  const last = exchanger(result, turnUp) === null ? turnUp : lowestTrump(turnUp, deck.length);
  const pile = [...talon, last];
  const drawn: [Card[], Card[]] = [[], []];
  for (const [at, card] of pile.slice(0, pile.length - result.talon.length).entries()) {
    const winner = result.log[Math.trunc(at / 2)]?.winner;
    if (winner === undefined || winner === null) break;
    drawn[at % 2 === 0 ? winner : otherSeat(winner)].push(card);
  }
  return drawn;
}
