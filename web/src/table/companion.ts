/** Somebody who stands behind the player while another table is visited: a lesson, or the coach. */
import type { Component } from 'svelte';
import type { Deal } from '../practice/deal';
import type { Action, Card, Hint } from '../protocol/types';

/** A deal that belongs to no match. */
export interface Apart {
  /** what is played, so that it may be played again and shared */
  readonly deal: Deal;
  /** what is said beside its result */
  readonly remark: string;
}

export interface Companion {
  /** what it has to say, shown above the felt */
  readonly panel: Component;
  /** cards of the hand that it speaks of */
  readonly ring: readonly Card[];
  /** the deal follows a script: nothing is done for the player */
  readonly scripted: boolean;
  /** where there is no match to be won: the deal that is practised */
  readonly apart?: Apart;
  /** Asked before anything is sent: why it is held back, '' where that needs no word, null if it may go. */
  before(what: Action | 'next' | 'undo'): string | null;
  /** A hint has come; true if the companion asked for it, so that it is not shown. */
  heard(frame: Hint): boolean;
  /** The match at this table is over, and another is wished for; or the same deal once more. */
  again(): void;
  /** Leaves the table for where the player came from. */
  leave(): void;
  /** Sits down at its table again, as it was left; missing where there is nothing to come back to. */
  comeBack?(): void;
  /** The table is gone. */
  lost(): void;
}
