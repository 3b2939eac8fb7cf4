/** The order in which the player holds the hand: as the settings say, and by the trumps of the deal. */
import type { Card, Suit } from '../protocol/types';
import { settings } from '../store/settings.svelte';
import { arranged } from './deck';

let trump = $state<Suit | null>(null);

/** Tells what is trumps in the deal on the table. */
export function seeTrump(suit: Suit | null): void {
  trump = suit;
}

export const sorted = (hand: readonly Card[]): Card[] => arranged(hand, settings.sort, trump);
