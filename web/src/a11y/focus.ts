/** Focus never falls to the body during play: it goes back to the hand, near where it was. */
import { tick } from 'svelte';
import { nextTask } from '../view/turns';

let index = 0;
/** the first focus of the page waits for a task of its own: it needs the whole page laid out */
let placed = false;

export function rememberPlace(place: number): void {
  index = place;
}

export function keepFocus(): void {
  void (placed ? tick() : nextTask()).then(() => {
    if (document.querySelector('dialog[open]')) return;
    const active = document.activeElement;
    if (active && active !== document.body && active.isConnected) return;
    focusHand(index);
  });
}

/** Focuses a card of the hand, or the hand itself when it is empty. */
export function focusHand(place = index): void {
  const cards = document.querySelectorAll<HTMLElement>('[data-hand] button[data-card]');
  const target = cards[Math.min(place, cards.length - 1)] ?? document.querySelector<HTMLElement>('[data-hand]');
  target?.focus({ preventScroll: true });
  placed ||= target !== null;
}

/** ms until a dialog that has been put away is gone and the cards lie there */
const SETTLED = 100;

/** so often is looked again for cards that are still being dealt */
const LOOKS = 100;

/** The same at a table that has just been gone to: a dialog that goes gives the focus back first, and the browser once more. */
export function focusHandSoon(): void {
  setTimeout(() => focusWhenDealt(document.activeElement, LOOKS), SETTLED);
}

/** Focuses the hand once there is one, unless the player has gone elsewhere meanwhile. */
function focusWhenDealt(held: Element | null, looks: number): void {
  const active = document.activeElement;
  if (document.querySelector('dialog[open]') || (active !== held && active !== document.body)) return;
  if (looks === 0 || document.querySelector('[data-hand] button[data-card]')) return focusHand(0);
  setTimeout(() => focusWhenDealt(held, looks - 1), SETTLED);
}

/** True if the card had not the focus before: then it has just been read. */
export function focusCard(card: string): boolean {
  const button = document.querySelector<HTMLElement>(`[data-hand] button[data-card="${card}"]`);
  if (!button || button === document.activeElement) return false;
  button.focus({ preventScroll: true });
  return true;
}
