import { describe, expect, it } from 'vitest';
import { type Box, felt, handRow, poses, type Wish } from '../../src/view/layout';
import { layOut } from '../../src/view/tokens';
import { view } from './fixtures';

const WISHES: Wish[] = (['S', 'M', 'L', 'XL'] as const).flatMap((size) => [{ size, left: false }, { size, left: true }]);

// width, and the height that is left between the status line and the actions
const SIZES: [number, number][] = [[320, 380], [320, 560], [360, 530], [390, 640], [768, 900], [1024, 600], [1280, 670], [1920, 940]];

const overlap = (a: Box, b: Box): boolean => a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;

describe.each(SIZES.flatMap(([width, height]) => WISHES.map((wish) => [width, height, wish.size, wish.left ? 'left' : 'right', wish] as const)))('a felt of %i × %i, cards %s, %s hand', (width, height, _, __, wish) => {
  const f = felt(width, height, 6, false, 1, wish);

  it('keeps every card on the felt', () => {
    for (const pose of poses(layOut(view()), f, false, { lifted: null, paired: [], hinted: [], held: null }).values()) {
      const across = Math.abs(pose.turn) > 45;
      const w = (across ? f.h : f.w) * pose.scale;
      const h = (across ? f.w : f.h) * pose.scale;
      expect(pose.x - w / 2).toBeGreaterThanOrEqual(-1);
      expect(pose.x + w / 2).toBeLessThanOrEqual(width + 1);
      expect(pose.y - h / 2).toBeGreaterThanOrEqual(-2);
      expect(pose.y + h / 2).toBeLessThanOrEqual(height + 1);
    }
  });

  it('gives every card of the hand a target of at least 44 × 60', () => {
    const { pitch } = handRow(f, 6);
    expect(pitch).toBeGreaterThanOrEqual(44);
    expect(f.h).toBeGreaterThanOrEqual(60);
  });

  it('lays nothing over something else', () => {
    const boxes = [f.fan, f.otherPile, f.talon, ...f.trick, f.say];
    boxes.forEach((a, i) => boxes.slice(i + 1).forEach((b) => expect(overlap(a, b) && a !== f.trick[0]).toBe(false)));
    expect(overlap(f.trick[0], f.talon)).toBe(false);
    expect(f.say.y + f.say.h).toBeLessThanOrEqual(f.handTop);
  });
});

describe('large cards', () => {
  it.each(SIZES)('are never smaller than usual, nor is the trick much: %i × %i', (width, height) => {
    const [usual, large] = [felt(width, height, 6), felt(width, height, 6, false, 1, { size: 'XL', left: false })];
    expect(large.w).toBeGreaterThanOrEqual(usual.w);
    expect(large.table).toBeGreaterThanOrEqual(usual.table * 0.9);
  });

  it.each([[360, 530], [390, 640], [768, 900], [1280, 670], [1920, 940]])('are larger where there is room: %i × %i', (width, height) => {
    expect(felt(width, height, 6, false, 1, { size: 'XL', left: false }).w).toBeGreaterThan(felt(width, height, 6).w * 1.15);
    expect(felt(width, height, 6, false, 1, { size: 'S', left: false }).w).toBeLessThan(felt(width, height, 6).w);
  });
});

describe('for the left hand', () => {
  it('everything but the hand lies as in a mirror', () => {
    for (const [width, height] of SIZES) {
      const [right, left] = [felt(width, height, 6), felt(width, height, 6, false, 1, { size: 'M', left: true })];
      for (const part of ['name', 'fan', 'otherPile', 'talon', 'mine', 'ownPile'] as const) {
        expect(left[part].x + left[part].w).toBeCloseTo(width - right[part].x);
        expect(left[part].y).toBe(right[part].y);
      }
      const tokens = layOut(view());
      const [one, other] = [right, left].map((f) => poses(tokens, f, false, { lifted: null, paired: [], hinted: [], held: null }));
      for (const token of tokens.filter((each) => each.zone === 'turnup')) expect(other!.get(token.id)!.x).toBeCloseTo(width - one!.get(token.id)!.x);
      for (const token of tokens.filter((each) => each.zone === 'hand')) expect(other!.get(token.id)).toEqual(one!.get(token.id));
    }
  });
});
