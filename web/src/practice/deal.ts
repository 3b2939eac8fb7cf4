/** A deal that may be played again: its cards, who dealt, the rules, the opponent's level. Nothing of who played it. Pure. */
import { deckAgain } from '../fairness/again';
import { orderedDeck } from '../fairness/shuffle';
import type { Card, DealResult, Level, Rules, Seat, View } from '../protocol/types';
import { changesOf, DEFAULT_PRESET, type House, PRESETS } from '../rules/presets';

export interface Deal {
  /** top card first */
  readonly deck: readonly Card[];
  /** seen from the player, who has seat 0 */
  readonly dealer: Seat;
  readonly house: House;
  readonly level: Level;
}

/** Whether these are the cards of a deck of that size, each once. */
export const isDeck = (cards: readonly Card[], size: unknown): boolean =>
  cards.length === size && [...cards].sort().join() === orderedDeck(cards.length).sort().join();

/** The deal of a view, once it is over and its seeds are opened; else null. */
export function dealOf(view: View, rules: Rules | null, level: Level | null): Deal | null {
  const deck = rules && deckAgain(view, rules.switches);
  if (!deck) return null;
  const preset = Object.hasOwn(PRESETS, rules.preset) ? rules.preset : DEFAULT_PRESET;
  return {
    deck, dealer: view.dealer === view.seat ? 0 : 1, house: { preset, changes: changesOf(preset, rules.switches) }, level: level ?? 'club',
  };
}

/** The game points of a deal, lost ones below zero. */
export function scoreOf(result: DealResult, seat: Seat): number {
  if (result.winner === null) return 0;
  return result.winner === seat ? result.game_points : -result.game_points;
}
