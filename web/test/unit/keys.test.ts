import { describe, expect, it } from 'vitest';
import { command, keyOf, mayBeKey, NAMES, takenBy, USUAL } from '../../src/a11y/keys';
import type { Card } from '../../src/protocol/types';

const hand: Card[] = ['AS', 'KS', 'KH', 'QH', '9H', 'JD'];

describe('the keyboard', () => {
  it('finds a card by its place', () => {
    expect(command('3', hand, null)).toEqual({ do: 'card', card: 'KH', sure: false });
    expect(command('6', hand.slice(0, 4), null)).toEqual({ do: 'missing' });
  });

  it('finds a card by its rank, and asks for the suit when several match', () => {
    expect(command('a', hand, null)).toEqual({ do: 'card', card: 'AS', sure: false, rank: 'A' });
    expect(command('9', hand, null)).toEqual({ do: 'card', card: '9H', sure: false, rank: '9' });
    expect(command('k', hand, null)).toEqual({ do: 'rank', rank: 'K' });
    expect(command('h', hand, 'K')).toEqual({ do: 'card', card: 'KH', sure: true });
    expect(command('T', hand, null)).toEqual({ do: 'missing' });
  });

  it('reads s h d c as commands unless a rank came before', () => {
    expect(command('s', hand, null)).toEqual({ do: 'speak' });
    expect(command('h', hand, null)).toEqual({ do: 'hand' });
    expect(command('d', hand, null)).toEqual({ do: 'draw' });
    expect(command('c', hand, null)).toEqual({ do: 'close' });
    expect(command('c', hand, 'K')).toEqual({ do: 'close' });
  });

  it('knows every other key, in either case', () => {
    const named: Record<string, string> = {
      Enter: 'enter', Escape: 'escape', m: 'marriage', X: 'exchange', w: 'claim', b: 'talon', p: 'points', n: 'next', '?': 'help', l: 'back', z: 'undo', I: 'hint', '0': 'mute',
    };
    for (const [key, what] of Object.entries(named)) expect(command(key, hand, null)).toEqual({ do: what });
    expect(command('ArrowLeft', hand, null)).toEqual({ do: 'move', by: -1 });
    expect(command('y', hand, null)).toBeNull();
  });

  it('gives a command another key, and then only that one', () => {
    const rules = { changes: { claim: 'r', speak: 'w' } } as const;
    expect(command('r', hand, null, rules)).toEqual({ do: 'claim' });
    expect(command('W', hand, null, rules)).toEqual({ do: 'speak' });
    expect(command('s', hand, null, rules)).toBeNull();
    expect(command('s', hand, 'K', rules)).toEqual({ do: 'card', card: 'KS', sure: true });
    expect(keyOf('claim', rules.changes)).toBe('r');
  });

  it('knows whose a key is already', () => {
    expect(takenBy('M', 'claim')).toBe('marriage');
    expect(takenBy('m', 'marriage')).toBeNull();
    expect(takenBy('m', 'claim', { marriage: 'y' })).toBeNull();
    expect(takenBy('y', 'claim', { marriage: 'y' })).toBe('marriage');
    for (const key of '123456atkqj9') expect(takenBy(key, 'claim')).toBe('cards');
    expect(['a', '7', 'ü', 'ж'].every(mayBeKey)).toBe(true);
    expect(['F5', 'Enter', ' ', ''].some(mayBeKey)).toBe(false);
  });

  it('gives no two commands one key', () => {
    expect(new Set(Object.values(USUAL)).size).toBe(NAMES.length);
    for (const name of NAMES) expect(takenBy(USUAL[name], name)).toBeNull();
  });

  it('leaves letters and digits alone when they are switched off', () => {
    const rules = { letters: false };
    for (const key of [...Object.values(USUAL), '1', 'a', 'K']) expect(command(key, hand, null, rules)).toBeNull();
    expect(command('Enter', hand, null, rules)).toEqual({ do: 'enter' });
    expect(command('ArrowRight', hand, null, rules)).toEqual({ do: 'move', by: 1 });
  });
});
