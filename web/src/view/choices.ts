/** What the player may do now, drawn from `legal` and `why_not` alone. */
import type { Action, Card, Suit, View } from '../protocol/types';
import { isCard, isMarriage, suitOf } from './deck';
import { sorted } from './order.svelte';

export interface Choice {
  action: Action;
  legal: boolean;
  /** code of the rule that forbids it, where there is one */
  reason: string | null;
}

export interface Choices {
  mine: boolean;
  cards: { card: Card; legal: boolean; reason: string | null }[];
  marriages: { action: Action; suit: Suit; points: number }[];
  /** why no marriage can be announced */
  noMarriage: string | null;
  exchange: Choice;
  close: Choice;
  draw: boolean;
  claim: Choice;
  /** king and queen to choose from after announcing */
  pair: Card[];
}

export function choices(view: View): Choices {
  const legal = new Set(view.legal);
  const mine = view.turn === view.seat;
  const simple = (action: Action): Choice => ({
    action, legal: legal.has(action), reason: legal.has(action) ? null : (view.why_not[action] ?? null),
  });
  const marriages = view.legal.filter(isMarriage).map((action) => ({
    action, suit: action.slice(-1) as Suit, points: Number(action.slice(0, 2)),
  }));
  const refused = Object.keys(view.why_not).filter(isMarriage).map((action) => view.why_not[action]);
  return {
    mine,
    cards: sorted(view.hand).map((card) => ({
      card, legal: legal.has(card), reason: legal.has(card) ? null : (view.why_not[card] ?? null),
    })),
    marriages,
    noMarriage: marriages.length > 0 ? null : (refused.find((why) => why !== 'marriage_needs_pair') ?? 'marriage_needs_pair'),
    exchange: simple('X'),
    close: simple('C'),
    draw: legal.has('D'),
    claim: legal.has('W!') && !legal.has('W') ? { action: 'W!', legal: true, reason: null } : simple('W'),
    pair: mine && view.step === 'announced' ? sorted(view.legal.filter(isCard)) : [],
  };
}

/** Cards joined by a bracket: the pairs that could be announced now. */
export const paired = (all: Choices): Card[] =>
  all.pair.length > 0 ? all.pair : all.marriages.flatMap(({ suit }): Card[] => [`K${suit}`, `Q${suit}`]);

/** The one card that may answer, where there is no other. */
export function onlyAnswer(view: View): Card | null {
  const cards = view.trick.length === 1 ? view.legal.filter(isCard) : [];
  return cards.length === 1 ? (cards[0] ?? null) : null;
}

/** The suit that was led and is still to be answered. */
export const ledSuit = (view: View): Suit | null =>
  view.trick.length === 1 && view.trick[0] ? suitOf(view.trick[0].card) : null;
