/** Focus never falls to the body during play: it goes back to the hand, near where it was. */
import { tick } from 'svelte';
import { nextTask } from '../view/turns';

let index = 0;
/** the first focus of the page waits for a task of its own: it needs the whole page laid out */
let placed = false;
/** the hand was to have the focus, and is not there yet */
let awaited = false;

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

/** The same at a table that has just been gone to: a dialog that goes gives the focus back first, and the browser once more. */
export function focusHandSoon(): void {
  setTimeout(() => {
    awaited = document.querySelector('[data-hand]') === null;
    focusHand(0);
  }, SETTLED);
}

/** The hand has been laid out: it takes the focus that waits for it, or that nothing else has. */
export function handCame(): void {
  if (!awaited) return keepFocus();
  awaited = false;
  focusHand(0);
}

/** True if the card had not the focus before: then it has just been read. */
export function focusCard(card: string): boolean {
  const button = document.querySelector<HTMLElement>(`[data-hand] button[data-card="${card}"]`);
  if (!button || button === document.activeElement) return false;
  button.focus({ preventScroll: true });
  return true;
}
