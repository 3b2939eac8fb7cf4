import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { letters, suitLetters } from '../../src/cards/letters';
import { OUTLINE } from '../../src/cards/signs';
import { PAPER } from '../../src/cards/shapes';
import { CHOICES } from '../../src/store/settings.svelte';
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
  type Scheme = 'light' | 'dark';
  /** The colours that the rules for a selector set, with those of the page itself for what they leave out. */
  function colours(selector: string, scheme: Scheme): (name: string) => string {
    const rules = [...css.matchAll(/^([^\n{}@]*(?:,\n[^\n{}]*)?) \{\n([^{}]*)\}/gm)];
    const set = (wanted: string): Map<string, string> =>
      new Map(rules.filter(([, heads = '']) => heads.split(',\n').includes(wanted)).flatMap(([, , body = '']) =>
        [...body.matchAll(/--([\w-]+): light-dark\((#\w+), (#\w+)\)/g)].map(([, name = '', light = '', dark = '']) => [name, scheme === 'light' ? light : dark] as const)));
    const found = new Map([...set(':root'), ...set(selector)]);
    return (name) => found.get(name) ?? expect.unreachable(`no ${name}`);
  }
  const GROUNDS = ['felt-1', 'felt-2', 'felt-3', 'bar', 'panel'];
  const pages = [...CHOICES.felt.map((felt) => [felt, `[data-felt='${felt}']`, 4.5] as const), ['contrast', ":root[data-theme='contrast']", 7] as const];

  describe.each(pages)('%s', (_, selector, least) => {
    it.each(['light', 'dark'] as const)('%s: text stands out from every ground', (scheme) => {
      const colour = colours(selector, scheme);
      for (const ground of GROUNDS) {
        for (const text of ['ink', 'soft']) expect(contrast(colour(text), colour(ground)), `${text} on ${ground}`).toBeGreaterThanOrEqual(least);
        for (const tone of ['tone-red', 'tone-blue', 'tone-green', 'tone-amber', 'ring']) {
          expect(contrast(colour(tone), colour(ground)), `${tone} on ${ground}`).toBeGreaterThanOrEqual(3);
        }
      }
      for (const button of ['go', 'warn']) expect(contrast(colour(`${button}-ink`), colour(button)), button).toBeGreaterThanOrEqual(least);
    });
  });

  it('differ in their grounds', () => {
    for (const scheme of ['light', 'dark'] as const) {
      expect(new Set(pages.map(([, selector]) => colours(selector, scheme)('felt-1'))).size).toBe(pages.length);
    }
  });
});
