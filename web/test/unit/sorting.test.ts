import { describe, expect, it } from 'vitest';
import type { Card } from '../../src/protocol/types';
import { arranged, type Sorting, SUITS } from '../../src/view/deck';
import { ALL } from './packs';

const hand: Card[] = ['9H', 'KC', 'AS', 'TD', 'QH', 'JC'];

describe('a hand', () => {
  it('has its suits in turn: black beside red as far as there are both', () => {
    expect(arranged(hand, 'colours', 'H')).toEqual(['AS', 'QH', '9H', 'KC', 'JC', 'TD']);
    expect(arranged(['AS', 'AC', 'AD'], 'colours', null)).toEqual(['AS', 'AD', 'AC']);
    expect(arranged(['AS', 'AH', 'AD'], 'colours', null)).toEqual(['AH', 'AS', 'AD']);
    expect(arranged(['AH', 'AD'], 'colours', null)).toEqual(['AH', 'AD']);
  });

  it('can be sorted by suit or by rank', () => {
    expect(arranged(hand, 'suit', null)).toEqual(['AS', 'QH', '9H', 'TD', 'KC', 'JC']);
    expect(arranged(hand, 'rank', null)).toEqual(['AS', 'TD', 'KC', 'QH', 'JC', '9H']);
  });

  it('can have its trumps first, and a suit of the other colour next to them', () => {
    expect(arranged(hand, 'trump', 'C')).toEqual(['KC', 'JC', 'QH', '9H', 'AS', 'TD']);
    expect(arranged(hand, 'trump', 'D')).toEqual(['TD', 'AS', 'QH', '9H', 'KC', 'JC']);
    expect(arranged(['AH', 'KS', '9S'], 'trump', 'D')).toEqual(['KS', '9S', 'AH']);
    expect(arranged(hand, 'trump', null)).toEqual(arranged(hand, 'colours', null));
  });

  it.each(['colours', 'suit', 'trump', 'rank'] as Sorting[])('keeps every card, in an order that does not hang on how it came: %s', (by) => {
    for (const trump of SUITS) {
      const once = arranged(ALL, by, trump);
      expect([...once].sort()).toEqual([...ALL].sort());
      expect(arranged([...ALL].reverse(), by, trump)).toEqual(once);
    }
  });
});
