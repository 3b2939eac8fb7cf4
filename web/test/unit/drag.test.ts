import { expect, it } from 'vitest';
import { Drag, STEADY } from '../../src/table/drag';

const at = (x: number, y: number, time: number) => ({ x, y, at: time });

it('a press that hardly moves is a tap', () => {
  const drag = new Drag(at(100, 500, 0));
  expect(drag.to(at(100 + STEADY - 1, 500, 80))).toBeNull();
  expect(drag.plays(at(103, 495, 100), 100)).toBe(false);
  expect(drag.moved).toBe(false);
});

it('a card dragged well above its place is played, one brought back is not', () => {
  const drag = new Drag(at(100, 500, 0));
  expect(drag.to(at(120, 420, 300))).toEqual({ dx: 20, dy: -80 });
  expect(drag.plays(at(120, 430, 600), 100)).toBe(true);
  const back = new Drag(at(100, 500, 0));
  back.to(at(120, 400, 300));
  expect(back.plays(at(105, 490, 900), 100)).toBe(false);
  expect(back.moved).toBe(true);
});

it('a short quick flick upwards plays, sideways or slowly it does not', () => {
  const flick = (to: ReturnType<typeof at>) => {
    const drag = new Drag(at(100, 500, 0));
    drag.to(at((100 + to.x) / 2, (500 + to.y) / 2, to.at / 2));
    return drag.plays(to, 150);
  };
  expect(flick(at(104, 455, 60))).toBe(true);
  expect(flick(at(160, 470, 60))).toBe(false);
  expect(flick(at(104, 455, 400))).toBe(false);
  expect(flick(at(104, 545, 60))).toBe(false);
});
