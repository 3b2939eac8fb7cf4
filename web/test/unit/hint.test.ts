import { describe, expect, it } from 'vitest';
import type { Action, Hint } from '../../src/protocol/types';
import { candidates, gap, nudge, reason } from '../../src/table/hint';
import { view } from './fixtures';

const hint = (...values: [Action, number][]): Hint => ({
  type: 'hint', command: 'c1', version: 3, best: values[0]![0], values: values.map(([action, value]) => ({ action, value })),
});

describe('a hint', () => {
  it('nudges without naming what to do', () => {
    expect(nudge(hint(['AC', 0.5], ['JD', 0.1]), view()).id).toBe('hint-nudge-lead');
    expect(nudge(hint(['40H', 1], ['JD', 0.1]), view()).id).toBe('hint-nudge-marriage');
    expect(nudge(hint(['C', 1]), view()).id).toBe('hint-nudge-close');
    expect(nudge(hint(['W', 1]), view()).id).toBe('hint-nudge-claim');
    const follow = view({ trick: [{ seat: 1, card: 'KS' }], legal: ['TS', 'AC'] });
    expect(nudge(hint(['TS', 1]), follow).id).toBe('hint-nudge-follow');
    expect(nudge(hint(['TS', 1]), view({ legal: ['TS'] })).id).toBe('hint-nudge-only');
  });

  it('names the best and what comes near it, in an order that does not give it away', () => {
    expect(candidates(hint(['TS', 0.5], ['JD', 0.45], ['AC', 0.4], ['9H', 0.39]))).toEqual(['AC', 'JD', 'TS']);
    expect(candidates(hint(['TS', 0.5], ['JD', -0.9], ['AC', -1]))).toEqual(['JD', 'TS']);
    expect(candidates({ ...hint(['TS', 0]), values: [] })).toEqual(['TS']);
  });

  it('says what the best does, as the table shows it', () => {
    const led = (card: 'KS' | 'AC' | '9S') => view({ trick: [{ seat: 1, card }] });
    expect(reason(hint(['TS', 1]), led('KS'))).toEqual({ id: 'hint-why-win', args: { points: 14 } });
    expect(reason(hint(['9H', 1]), led('KS'))).toEqual({ id: 'hint-why-trump', args: { points: 4 } });
    expect(reason(hint(['JD', 1]), led('KS'))).toEqual({ id: 'hint-why-cheap', args: { points: 6 } });
    expect(reason(hint(['9D', 1]), led('9S')).id).toBe('hint-why-nothing');
    expect(reason(hint(['TS', 1]), led('AC')).id).toBe('hint-why-keep');
    expect(reason(hint(['AC', 1]), view()).id).toBe('hint-why-lead-high');
    expect(reason(hint(['JD', 1]), view()).id).toBe('hint-why-lead-low');
    expect(reason(hint(['KH', 1]), view()).id).toBe('hint-why-lead-trump');
    expect(reason(hint(['40H', 1]), view())).toEqual({ id: 'hint-why-marriage', args: { points: 40 } });
  });

  it('tells how much the next best gives up, if it is worth a word', () => {
    expect(gap(hint(['TS', 0.5], ['JD', 0.2]))).toBeCloseTo(0.3);
    expect(gap(hint(['TS', 0.5], ['JD', 0.49]))).toBeNull();
    expect(gap(hint(['TS', 0.5]))).toBeNull();
  });
});
