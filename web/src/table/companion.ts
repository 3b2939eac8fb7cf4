/** Somebody who stands behind the player while another table is visited: a lesson, or the coach. */
import type { Component } from 'svelte';
import type { Action, Card, Hint } from '../protocol/types';

export interface Companion {
  /** what it has to say, shown above the felt */
  readonly panel: Component;
  /** cards of the hand that it speaks of */
  readonly ring: readonly Card[];
  /** the deal follows a script: nothing is done for the player */
  readonly scripted: boolean;
  /** Asked before anything is sent: why it is held back, '' where that needs no word, null if it may go. */
  before(what: Action | 'next' | 'undo'): string | null;
  /** A hint has come; true if the companion asked for it, so that it is not shown. */
  heard(frame: Hint): boolean;
  /** The match at this table is over, and another is wished for. */
  again(): void;
  /** The table is gone. */
  lost(): void;
}
