import { beforeEach, describe, expect, it } from 'vitest';
import type { View } from '../../src/protocol/types';
import { intent } from '../../src/table/intent.svelte';
import { settings } from '../../src/store/settings.svelte';
import { session } from '../../src/table/session.svelte';
import { view } from './fixtures';

const see = (shown: View): void => {
  session.busy = false;
  session.scene = { tokens: [], view: shown, quiet: true, resting: false };
};
const card = 'TS';

beforeEach(() => {
  settings.callBack = 'off';
  session.notice = null;
  session.shifted = -1000;
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

it('where cards are dragged, no press plays one, however often; the keyboard does', () => {
  settings.tap = 'drag';
  for (const pointer of ['mouse', 'touch', 'mouse']) {
    session.shifted = -1000;
    intent.press(card, pointer);
    expect(intent.lifted).toBe(card);
  }
  expect(session.busy).toBe(false);
  expect(session.notice).not.toBeNull();
  intent.press(card, '');
  expect(session.busy).toBe(true);
  settings.tap = 'auto';
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

describe('a card chosen while the opponent thinks', () => {
  const theirs = view({ turn: 1, legal: [] });

  it('is played when the turn comes, if it may be', () => {
    see(theirs);
    intent.play(card);
    expect(intent.ahead).toBe(card);
    expect(session.busy).toBe(false);
    intent.goOn();
    expect(intent.ahead).toBe(card);
    see(view());
    intent.goOn();
    expect(intent.ahead).toBeNull();
    expect(session.busy).toBe(true);
  });

  it('waits for the draw, and is dropped with the reason if it may not be played', () => {
    see(theirs);
    intent.play(card);
    see(view({ step: 'draw', legal: ['D', 'W'] }));
    intent.goOn();
    expect(intent.ahead).toBe(card);
    see(view({ step: 'follow', trick: [{ seat: 1, card: 'KH' }], legal: ['9H', 'QH', 'KH'], why_not: { TS: 'must_follow_suit' } }));
    intent.goOn();
    expect(intent.ahead).toBeNull();
    expect(session.busy).toBe(false);
    expect(session.notice?.text).toBeDefined();
  });

  it('is taken back by choosing it again, and exchanged by choosing another', () => {
    see(theirs);
    intent.play(card);
    intent.play(card);
    expect(intent.ahead).toBeNull();
    intent.play(card);
    intent.play('AC');
    expect(intent.ahead).toBe('AC');
    expect(intent.cancel()).toBe(true);
    expect(intent.ahead).toBeNull();
  });

  it('is forgotten with its deal: a later one that brings the card again does not play it', () => {
    see(theirs);
    intent.play(card);
    see(view({ deal: view().deal + 1 }));
    intent.goOn();
    expect([intent.ahead, intent.lifted, session.busy]).toEqual([null, null, false]);
  });

  it('is not chosen by touch, where the first tap lifts', () => {
    see(theirs);
    session.shifted = -1000;
    intent.press(card, 'touch');
    intent.press(card, 'touch');
    expect([intent.ahead, intent.lifted]).toEqual([null, card]);
  });
});
