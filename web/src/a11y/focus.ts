/** Focus never falls to the body during play: it goes back to the hand, near where it was. */
import { tick } from 'svelte';

let index = 0;

export function rememberPlace(place: number): void {
  index = place;
}

export function keepFocus(): void {
  void tick().then(() => {
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
}

/** ms until a dialog that has been put away is gone and the cards lie there */
const SETTLED = 100;

/** The same at a table that has just been gone to: a dialog that goes gives the focus back first, and the browser once more. */
export function focusHandSoon(): void {
  setTimeout(() => focusHand(0), SETTLED);
}

/** True if the card had not the focus before: then it has just been read. */
export function focusCard(card: string): boolean {
  const button = document.querySelector<HTMLElement>(`[data-hand] button[data-card="${card}"]`);
  if (!button || button === document.activeElement) return false;
  button.focus({ preventScroll: true });
  return true;
}
