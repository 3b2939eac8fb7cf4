import { describe, expect, it } from 'vitest';
import { choices, ledSuit, onlyAnswer, paired } from '../../src/view/choices';
import { sorted } from '../../src/view/order.svelte';
import { view } from './fixtures';

describe('what the player may do', () => {
  it('comes from legal and why_not alone', () => {
    const all = choices(view());
    expect(all.mine).toBe(true);
    expect(all.marriages).toEqual([{ action: '40H', suit: 'H', points: 40 }]);
    expect(all.exchange).toEqual({ action: 'X', legal: false, reason: 'exchange_needs_trick' });
    expect(all.claim.legal).toBe(true);
    expect(paired(all)).toEqual(['KH', 'QH']);
  });

  it('offers king and queen after announcing, and the claim', () => {
    const all = choices(view({ step: 'announced', legal: ['KH', 'QH', 'W'], why_not: { '40H': 'marriage_announced' } }));
    expect(all.pair).toEqual(['KH', 'QH']);
    expect(all.claim.legal).toBe(true);
    expect(all.noMarriage).toBe('marriage_announced');
  });

  it('says why a pair that is held may not be announced, not that another pair is missing', () => {
    const why_not = { '20S': 'marriage_needs_pair', '40H': 'must_draw_first' };
    expect(choices(view({ step: 'draw', legal: ['D'], why_not })).noMarriage).toBe('must_draw_first');
    expect(choices(view({ legal: [], why_not: { '20S': 'marriage_needs_pair' } })).noMarriage).toBe('marriage_needs_pair');
  });

  it('claims out of turn only where the rules say so', () => {
    expect(choices(view({ turn: 1, legal: ['W!'] })).claim).toEqual({ action: 'W!', legal: true, reason: null });
    expect(choices(view({ turn: 1, legal: [], why_not: { W: 'not_your_turn' } })).claim.legal).toBe(false);
  });

  it('knows the only card that may answer; a lead is never the only thing to do', () => {
    const trick = [{ seat: 1, card: 'KS' }] as const;
    expect(onlyAnswer(view({ trick: [...trick], legal: ['TS', 'W'] }))).toBe('TS');
    expect(onlyAnswer(view({ trick: [...trick], legal: ['TS', 'AC'] }))).toBeNull();
    expect(onlyAnswer(view({ trick: [], legal: ['TS', 'C'] }))).toBeNull();
    expect(onlyAnswer(view({ trick: [...trick], turn: 1, legal: [] }))).toBeNull();
  });

  it('names the suit to follow', () => {
    expect(ledSuit(view({ trick: [{ seat: 1, card: 'KS' }] }))).toBe('S');
    expect(ledSuit(view())).toBeNull();
  });

  it('sorts the hand so that king and queen of a suit touch', () => {
    expect(sorted(['JD', 'QH', 'AC', 'TS', 'KH', '9H'])).toEqual(['TS', 'KH', 'QH', '9H', 'AC', 'JD']);
  });
});
