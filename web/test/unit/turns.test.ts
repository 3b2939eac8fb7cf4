import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { inTurn } from '../../src/view/turns';

describe('work in several tasks', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('window', globalThis);
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('takes one turn a task, and stops when it is no longer wanted', () => {
    const turns: number[] = [];
    const stop = inTurn(3, (turn) => turns.push(turn));
    expect(turns).toEqual([]);
    vi.advanceTimersToNextTimer();
    expect(turns).toEqual([1]);
    vi.advanceTimersToNextTimer();
    expect(turns).toEqual([1, 2]);
    stop();
    vi.runAllTimers();
    expect(turns).toEqual([1, 2]);
  });
});
