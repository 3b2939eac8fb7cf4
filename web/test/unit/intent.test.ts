import { beforeEach, expect, it } from 'vitest';
import type { View } from '../../src/protocol/types';
import { intent } from '../../src/table/intent.svelte';
import { session } from '../../src/table/session.svelte';
import { view } from './fixtures';

const see = (shown: View): void => {
  session.busy = false;
  session.scene = { tokens: [], view: shown, quiet: true, resting: false };
};
const card = 'TS';

beforeEach(() => {
  intent.cancel();
  see(view());
});

it('a touch lifts a card, a second one plays it', () => {
  intent.press(card, 'touch');
  expect(intent.lifted).toBe(card);
  expect(session.busy).toBe(false);
  session.shifted = -1000;
  intent.press(card, 'touch');
  expect(session.busy).toBe(true);
});

it('a card that was played is not lifted when a later deal brings it again', () => {
  intent.play(card);
  expect(intent.lifted).toBe(card);
  see(view({ hand: view().hand.filter((each) => each !== card) }));
  expect(intent.lifted).toBeNull();
  see(view({ deal: view().deal + 1 }));
  expect(intent.lifted).toBeNull();
  session.shifted = -1000;
  intent.press(card, 'touch');
  expect(session.busy).toBe(false);
  expect(intent.lifted).toBe(card);
});

it('a card that was taken back lies in the hand again, not lifted', () => {
  intent.play(card);
  session.undos++;
  expect(intent.lifted).toBeNull();
});
