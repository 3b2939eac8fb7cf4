import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { back, face, letters } from '../../src/cards/face';
import { RANKS, SUITS } from '../../src/view/deck';
import type { Card } from '../../src/protocol/types';

const all = SUITS.flatMap((suit) => RANKS.map((rank) => `${rank}${suit}` as Card));

describe('the card faces', () => {
  it('differ from one another, and weigh at most 60 kB together', () => {
    const drawn = all.map((card) => face(card));
    expect(new Set(drawn).size).toBe(24);
    expect(gzipSync(drawn.join('') + back()).length).toBeLessThan(60 * 1024);
  });

  it('need no font, no script, no style and no address', () => {
    for (const markup of [...all.map((card) => face(card)), back()]) {
      expect(markup).not.toMatch(/<text|<style|<script|style=|href|url\(|undefined|NaN/);
    }
  });

  it('carry as many pips as they should', () => {
    const pips = (card: Card) => face(card).match(/translate\(-50 -50\)/g)!.length - 2; // two stand in the corners
    for (const suit of SUITS) {
      expect(pips(`9${suit}`)).toBe(9);
      expect(pips(`T${suit}`)).toBe(10);
    }
  });

  it('use the letters of the country', () => {
    expect(letters('de')).toMatchObject({ A: 'A', K: 'K', Q: 'D', J: 'B', T: '10' });
    expect(letters('fr')).toMatchObject({ K: 'R', J: 'V' });
    expect(face('QH', letters('pl'))).not.toBe(face('QH'));
  });
});
