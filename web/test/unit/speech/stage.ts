/** What the page's code needs of a browser to be played by keys alone, and an ear for all that it says. */
import { vi } from 'vitest';
import type { Card } from '../../../src/protocol/types';

type Kind = 'polite' | 'assertive' | 'focus' | 'dialog';
export interface Heard {
  kind: Kind;
  text: string;
}

export const heard: Heard[] = [];
export const hear = (kind: Kind, text: string): void => void heard.push({ kind, text });

type Key = { key: string; target: null; ctrlKey: boolean; altKey: boolean; metaKey: boolean; preventDefault: () => void };
let onKey: (event: Key) => void = () => undefined;

/** `label` is what the button of a card is called, `hand` the cards in the order held. */
export function browser(label: (card: Card) => string, hand: () => Card[]): void {
  const button = (card: Card) => ({ focus: () => hear('focus', label(card)) });
  const named = (selector: string) => /data-card="(..)"/.exec(selector)?.[1] as Card | undefined;
  vi.stubGlobal('document', {
    documentElement: {}, activeElement: null,
    querySelector: (selector: string) => (named(selector) ? button(named(selector) as Card) : null),
    querySelectorAll: () => hand().map(button),
  });
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  vi.stubGlobal('requestAnimationFrame', (run: () => void) => setTimeout(run, 16));
  vi.stubGlobal('addEventListener', (_: string, run: typeof onKey) => (onKey = run));
}

export function press(key: string): void {
  onKey({ key, target: null, ctrlKey: false, altKey: false, metaKey: false, preventDefault: () => undefined });
}
