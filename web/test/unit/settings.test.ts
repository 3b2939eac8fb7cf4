import { describe, expect, it } from 'vitest';
import { CHOICES, DEFAULTS, repaired } from '../../src/store/settings.svelte';

describe('settings that were kept', () => {
  it('come back as they were', () => {
    const mine = { ...DEFAULTS, language: 'hu', face: 'double', size: 'XL', theme: 'contrast', drawForMe: true, welcomed: true };
    expect(repaired(JSON.parse(JSON.stringify(mine)))).toEqual(mine);
  });

  it.each([
    ['nothing', null], ['a word', 'dark'], ['a number', 7], ['a list', ['french']],
  ])('are those of the beginning where there is %s', (_, kept) => {
    expect(repaired(kept)).toEqual(DEFAULTS);
  });

  it('lose what is damaged or unknown, and nothing else', () => {
    expect(repaired({ face: 'tarot', size: 3, theme: null, drawForMe: 'yes', language: 'xx', pace: 'slow', old: true })).toEqual({ ...DEFAULTS, pace: 'slow' });
    expect(repaired({ face: 'toString', sort: ['rank'], hand: 'left' })).toEqual({ ...DEFAULTS, hand: 'left' });
    expect(repaired(JSON.parse('{"__proto__": {"face": "german"}}'))).toEqual(DEFAULTS);
  });

  it('begin with words that can be chosen', () => {
    for (const [name, words] of Object.entries(CHOICES)) expect(words, name).toContain(DEFAULTS[name as keyof typeof CHOICES]);
  });
});
