/** Actions as ints, the same numbers as in Python and in the kernel; their order is the order of legal actions. */
import { cardName, cardOf, type Suit, SUITS, suitName } from './cards';

/** 0-23 plays that card. */
export type Action = number;

/** 24-27: the marriage of a suit. */
export const MARRIAGE = 24;
export const EXCHANGE = 28;
export const CLOSE = 29;
export const DRAW = 30;
export const CLAIM = 31;
export const CLAIM_OUT_OF_TURN = 32;

const WORDS = new Map([[EXCHANGE, 'X'], [CLOSE, 'C'], [DRAW, 'D'], [CLAIM, 'W'], [CLAIM_OUT_OF_TURN, 'W!']]);

/** An action as text; a marriage shows its points, so the trump suit is needed. */
export function actionName(action: Action, trump: Suit): string {
  if (action < MARRIAGE) return cardName(action);
  const suit = action - MARRIAGE;
  return WORDS.get(action) ?? `${suit === trump ? 40 : 20}${suitName(suit)}`;
}

/** The action of a text, or why it is none. */
export function actionOf(text: string, trump: Suit): Action | { fault: string } {
  const card = cardOf(text);
  if (card >= 0) return card;
  for (const [action, word] of WORDS) if (word === text) return action;
  const marriage = /^(20|40)([SHDC])$/.exec(text);
  if (!marriage) return { fault: 'expected an action (a card, 20 or 40 and a suit, X, C, D, W or W!)' };
  const suit = SUITS.indexOf(marriage[2] as string);
  if ((marriage[1] === '40') === (suit === trump)) return MARRIAGE + suit;
  return { fault: `${text} is worth ${suit === trump ? 40 : 20} here: ${suitName(trump)} is trumps` };
}
