import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { letters, suitLetters } from '../../src/cards/letters';
import { OUTLINE } from '../../src/cards/signs';
import { PAPER } from '../../src/cards/shapes';
import { SUITS } from '../../src/view/deck';
import { contrast, distance, type Sight } from './colour';
import { PACKS } from './packs';

const SIGHTS: Sight[] = ['full', 'protanopia', 'deuteranopia', 'tritanopia'];
const pairs = SUITS.flatMap((one, i) => SUITS.slice(i + 1).map((other) => [one, other] as const));

describe.each(PACKS.map((pack) => [pack.name, pack] as const))('the %s face', (_, pack) => {
  const painted = (suit: (typeof SUITS)[number]): string =>
    pack.family === 'german' ? OUTLINE[suit] : (/fill="(#\w{6})"/.exec(pack.sign(suit, 0, 0, 20))?.[1] ?? '');

  it('can be seen: signs 3 : 1, letters 4.5 : 1', () => {
    for (const suit of SUITS) {
      expect(contrast(painted(suit), PAPER), suit).toBeGreaterThanOrEqual(3);
      expect(contrast(pack.ink[suit], PAPER), suit).toBeGreaterThanOrEqual(4.5);
    }
  });

  it('has a shape and a letter of its own for each suit, so that grey is enough', () => {
    expect(new Set(SUITS.map((suit) => pack.mark[suit])).size).toBe(4);
    expect(new Set(Object.values(suitLetters('en', pack.family))).size).toBe(4);
    expect(new Set(Object.values(letters('en', pack.family))).size).toBe(6);
  });

  it.runIf(['four', 'hybrid'].includes(pack.name))('has four colours that stay apart for every kind of sight', () => {
    for (const sight of SIGHTS) {
      for (const [one, other] of pairs) expect(distance(painted(one), painted(other), sight), `${sight} ${one}${other}`).toBeGreaterThanOrEqual(15);
    }
  });
});

describe('the pages', () => {
  const css = readFileSync(fileURLToPath(new URL('../../src/themes.css', import.meta.url)), 'utf8');
  const [usual = '', strong = ''] = css.split(":root[data-theme='contrast'] {");
  const value = (block: string, name: string, scheme: 'light' | 'dark'): string => {
    const found = new RegExp(`--${name}: light-dark\\((#\\w+), (#\\w+)\\)`).exec(block) ?? (block === strong ? new RegExp(`--${name}: light-dark\\((#\\w+), (#\\w+)\\)`).exec(usual) : null);
    if (!found) throw new Error(`no ${name}`);
    return found[scheme === 'light' ? 1 : 2] ?? '';
  };
  const GROUNDS = ['felt-1', 'felt-2', 'felt-3', 'bar', 'panel'];

  describe.each([['usual', usual, 4.5], ['strong', strong, 7]] as const)('%s', (_, block, least) => {
    it.each(['light', 'dark'] as const)('%s: text stands out from every ground', (scheme) => {
      for (const ground of GROUNDS) {
        for (const text of ['ink', 'soft']) {
          expect(contrast(value(block, text, scheme), value(block, ground, scheme)), `${text} on ${ground}`).toBeGreaterThanOrEqual(least);
        }
        for (const tone of ['tone-red', 'tone-blue', 'tone-green', 'tone-amber', 'ring']) {
          expect(contrast(value(block, tone, scheme), value(block, ground, scheme)), `${tone} on ${ground}`).toBeGreaterThanOrEqual(3);
        }
      }
      for (const button of ['go', 'warn']) {
        expect(contrast(value(block, `${button}-ink`, scheme), value(block, button, scheme)), button).toBeGreaterThanOrEqual(least);
      }
    });
  });
});
