import { describe, expect, it } from 'vitest';
import { type Box, felt, handRow, poses } from '../../src/view/layout';
import { layOut } from '../../src/view/tokens';
import { view } from './fixtures';

// width, and the height that is left between the status line and the actions
const SIZES: [number, number][] = [[320, 380], [320, 560], [360, 530], [390, 640], [768, 900], [1024, 600], [1280, 670], [1920, 940]];

const overlap = (a: Box, b: Box): boolean => a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;

describe.each(SIZES)('a felt of %i × %i', (width, height) => {
  const f = felt(width, height, 6);

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
