import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { back } from '../../src/cards/backs';
import { face } from '../../src/cards/face';
import { label } from '../../src/cards/glyphs';
import { letters, suitLetters } from '../../src/cards/letters';
import { LANGUAGES } from '../../src/i18n/languages';
import type { Card } from '../../src/protocol/types';
import { CHOICES } from '../../src/store/settings.svelte';
import { SUITS } from '../../src/view/deck';
import { ALL, look, PACKS } from './packs';

const backs = CHOICES.back.map((name) => back(name));

/** Well formed: every element is closed in its turn, every attribute is quoted and stands once. */
function faults(markup: string): string[] {
  const open: string[] = [];
  const found: string[] = [];
  const rest = markup.replace(/<(\/?)([a-z]+)((?:\s+[a-zA-Z][\w-]*="[^"<>]*")*)\s*(\/?)>/g, (_, close, name, attributes, alone) => {
    const names = [...String(attributes).matchAll(/([a-zA-Z][\w-]*)=/g)].map((match) => match[1]);
    if (new Set(names).size !== names.length) found.push(`${name}: an attribute twice`);
    if (close && open.pop() !== name) found.push(`${name}: closed out of turn`);
    if (!close && !alone) open.push(String(name));
    return '';
  });
  if (rest.trim()) found.push(`not markup: ${rest.slice(0, 60)}`);
  return [...found, ...open.map((name) => `${name}: not closed`)];
}

describe.each(PACKS.map((pack) => [pack.name, pack] as const))('the %s face', (_, pack) => {
  const variants = [look(pack), look(pack, 'de', true), look(pack, 'hu', false, true), look(pack, 'bg', true, true)];

  it('has 24 cards that differ, at most 60 kB together', () => {
    for (const each of variants) {
      const drawn = ALL.map((card) => face(pack, card, each));
      expect(new Set(drawn).size).toBe(24);
      expect(gzipSync(drawn.join('')).length).toBeLessThan(60 * 1024);
    }
  });

  it('is well formed, with nothing that could clash, be fetched or run', () => {
    for (const each of variants) {
      for (const card of ALL) {
        const markup = face(pack, card, each);
        expect(faults(markup), card).toEqual([]);
        expect(markup, card).not.toMatch(/<text|<style|<script|style=|href|url\(|\bid=|\bclass=|undefined|NaN/);
      }
    }
  });

  it('carries as many signs as it should', () => {
    // the sign at the size and in the way that the middle of a nine or ten has it, without the two in the corners
    const signs = (card: Card): number => face(pack, card, look(pack, 'en', false, false)).match(/scale\(0\.21\)/g)!.length;
    for (const suit of SUITS) {
      expect(signs(`9${suit}`)).toBe(9);
      expect(signs(`T${suit}`)).toBe(10);
    }
  });

  it('keeps letters and middle apart and on the card', () => {
    for (const each of variants) {
      for (const card of ALL) {
        for (const [, x, y, k] of face(pack, card, each).matchAll(/stroke-linecap="round" transform="translate\(([-\d.]+) ([-\d.]+)\) scale\(([\d.]+)\)"/g)) {
          expect(Number(x)).toBeGreaterThanOrEqual(1.5);
          expect(Number(y) + 20 * Number(k)).toBeLessThanOrEqual(100);
        }
      }
    }
  });

  it('stands upright twice only where the pack is double-headed', () => {
    const turned = face(pack, 'QH', look(pack)).match(/rotate\(180 50 72\.500\)/g)!.length;
    expect(turned).toBe(pack.mirrored ? 2 : 1);
  });
});

describe('over and under', () => {
  it.each(PACKS.filter((pack) => pack.family === 'german').map((pack) => [pack.name, pack] as const))('are told apart by the height of the sign: %s', (_, pack) => {
    const heights = (rank: 'Q' | 'J'): number[] =>
      [...pack.picture(rank, 'C').matchAll(/translate\(3[\d.]+ ([\d.]+)\) scale/g)].map((match) => Number(match[1]));
    expect(heights('Q').length).toBeGreaterThan(0);
    expect(Math.max(...heights('Q'))).toBeLessThan(30);
    expect(Math.min(...heights('J'))).toBeGreaterThan(50);
  });
});

describe('the backs', () => {
  it('are three, well formed', () => {
    expect(new Set(backs).size).toBe(3);
    for (const markup of backs) {
      expect(faults(markup)).toEqual([]);
      expect(markup).not.toMatch(/<text|<style|<script|style=|href|url\(|\bid=|undefined|NaN/);
    }
  });
});

describe('the letters', () => {
  it('are those of the country', () => {
    expect(letters('de')).toMatchObject({ A: 'A', K: 'K', Q: 'D', J: 'B', T: '10' });
    expect(letters('fr')).toMatchObject({ K: 'R', J: 'V' });
    expect(letters('it')).toMatchObject({ K: 'R', Q: 'D', J: 'F' });
    expect(letters('pl')).toMatchObject({ Q: 'D', J: 'W' });
    expect(letters('bg')).toMatchObject({ A: 'А', K: 'К', Q: 'Д', J: 'В' });
    expect(letters('fil')).toEqual(letters('en'));
    expect(letters('de', 'german')).toMatchObject({ Q: 'O', J: 'U' });
    expect(letters('hu', 'german')).toMatchObject({ A: 'Á', Q: 'F', J: 'A' });
  });

  it.each(['', ...LANGUAGES])('can all be drawn, and tell ranks and suits apart: %s', (language) => {
    for (const family of ['french', 'german'] as const) {
      const ranks = Object.values(letters(language, family));
      const suits = Object.values(suitLetters(language, family));
      expect(new Set(ranks.map((text) => label(text, 0, 0, 20, '#000'))).size).toBe(6);
      expect(new Set(suits.map((text) => label(text, 0, 0, 20, '#000'))).size).toBe(4);
    }
  });

  it('that cannot be drawn are a fault, not a blank', () => {
    expect(() => label('Ω', 0, 0, 20, '#000')).toThrow('no glyph');
  });
});
