/** The deck of a deal that is over, shuffled again from the opened seeds. */
import type { Card, SwitchValue, View } from '../protocol/types';
import { dealOut, shuffledDeck } from './shuffle';

type Switches = Readonly<Record<string, SwitchValue>>;

/** How the rules deal a deck of that size. */
export const patternOf = (switches: Switches, size: number): SwitchValue => switches['deal_pattern'] ?? (size === 20 ? '3T2' : '33T');

/** Top card first; null where the seeds are not opened, or do not give the hands that were dealt. */
export function deckAgain(view: View, switches: Switches): Card[] | null {
  const { fairness, result, dealer } = view;
  if (!result || fairness?.algorithm !== '66-shuffle-1' || !fairness.server_seed) return null;
  const size = result.hands[0].length === 5 ? 20 : 24;
  const deck = shuffledDeck(size, fairness.server_seed, fairness.client_seed, view.deal);
  const fore = result.hands[dealer === 0 ? 1 : 0];
  const same = [...fore].sort().join() === [...dealOut(deck, patternOf(switches, size)).hands[0]].sort().join();
  return same ? deck : null;
}
