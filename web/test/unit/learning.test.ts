import { describe, expect, it } from 'vitest';
import { doubt, WORTH_A_WORD } from '../../src/learn/advice';
import { progressOf } from '../../src/learn/progress';
import { type Box, felt, type Felt, freeRoom, logRoom } from '../../src/view/layout';
import type { Hint } from '../../src/protocol/types';

const hint = (best: string, ...values: [string, number][]): Hint => ({
  type: 'hint', command: 'c', version: 1, best, values: values.map(([action, value]) => ({ action, value })),
});

describe('the coach', () => {
  it('says what an action gives up, if it is worth a word', () => {
    const asked = hint('AS', ['AS', 0.5], ['KS', 0.5 - WORTH_A_WORD], ['9H', 0.4]);
    expect(doubt(asked, 'AS')).toBeNull();
    expect(doubt(asked, '9H')).toBeNull();
    expect(doubt(asked, 'KS')?.points).toBeCloseTo(WORTH_A_WORD);
  });

  it('doubts what was not thought worth a look, without a number', () => {
    expect(doubt(hint('AS', ['AS', 0.5]), 'TS')).toEqual({ points: null });
    expect(doubt(hint('AS'), 'TS')).toEqual({ points: null });
    expect(doubt(hint('AS'), 'AS')).toBeNull();
  });
});

describe('the progress', () => {
  const start = { done: [], at: 0, away: false };

  it('is the start of the path where it is damaged', () => {
    for (const damaged of [null, [] as never, { at: 9 }, { at: -1 }, { at: 1.5 }, { at: '2' }, { done: 'all' }, { done: [1, 'x'] }, { away: 1 }]) {
      expect(progressOf(damaged)).toEqual(start);
    }
  });

  it('is kept where it is sound', () => {
    expect(progressOf({ done: ['trump', 'values'], at: 3, away: true })).toEqual({ done: ['values', 'trump'], at: 3, away: true });
  });
});

/** Every kind of felt, and whether house rules are named on it. */
function* felts(): Generator<[f: Felt, chipped: boolean]> {
  for (const width of [320, 360, 414, 640, 768, 1024, 1280, 1920]) {
    for (const height of [240, 330, 435, 535, 700, 850]) {
      for (const chipped of [false, true]) {
        for (const size of ['S', 'M', 'XL'] as const) {
          for (const left of [false, true]) for (const em of [1, 2]) yield [felt(width, height, 6, chipped, em, { size, left }), chipped];
        }
      }
    }
  }
}

/** The box lies on the felt, and on nothing else that lies there. */
function expectFree(box: Box, f: Felt, chipped: boolean): void {
  const others = [f.name, f.fan, f.otherPile, f.talon, ...f.trick, f.say, f.mine, ...(chipped ? [f.chips] : [])];
  for (const each of others) {
    const apart = box.x >= each.x + each.w || each.x >= box.x + box.w || box.y >= each.y + each.h || each.y >= box.y + box.h;
    expect(apart || each.h === 0, `${f.width}x${f.height} ${JSON.stringify([box, each])}`).toBe(true);
  }
  expect(Math.min(box.x, box.y, f.width - box.x - box.w, f.height - box.y - box.h)).toBeGreaterThanOrEqual(0);
}

describe('the log beside the cards', () => {
  it('covers no card and no word, at any size, on either side', () => {
    let rooms = 0;
    for (const [f, chipped] of felts()) {
      const box = logRoom(f);
      if (!box) continue;
      rooms++;
      expectFree(box, f, chipped);
    }
    expect(rooms).toBeGreaterThan(100);
    for (const left of [false, true]) {
      for (const [width, height] of [[768, 860], [1024, 580], [1280, 680]] as const) expect(logRoom(felt(width, height, 6, false, 1, { size: 'M', left }))).not.toBeNull();
      expect(logRoom(felt(360, 535, 6, false, 1, { size: 'M', left }))).toBeNull();
    }
  });
});

describe('the line for a first visit', () => {
  it('covers no card and no word, at any size', () => {
    for (const [f, chipped] of felts()) {
      const box = freeRoom(f, chipped);
      if (!box) continue;
      expectFree(box, f, chipped);
      expect(box.h).toBeGreaterThanOrEqual(44);
    }
    expect(freeRoom(felt(360, 535, 6), false)).not.toBeNull();
    expect(freeRoom(felt(1280, 680, 6), false)).not.toBeNull();
  });
});
