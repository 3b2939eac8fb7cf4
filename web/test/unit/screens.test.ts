import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { render } from 'svelte/server';
import { loadPack, pack } from '../../src/cards/current.svelte';
import CardFace from '../../src/cards/CardFace.svelte';
import SuitMark from '../../src/cards/SuitMark.svelte';
import { loadArea, loadLanguage, number } from '../../src/i18n/translator.svelte';
import { cardName } from '../../src/i18n/words';
import Display from '../../src/screens/Display.svelte';
import FirstVisit from '../../src/screens/FirstVisit.svelte';
import { change, DEFAULTS } from '../../src/store/settings.svelte';

/** What the words need of a page. */
beforeAll(async () => {
  vi.stubGlobal('document', { documentElement: {}, title: '' });
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  vi.stubGlobal('navigator', { languages: ['en'] });
  await loadArea('display');
});
afterEach(async () => {
  change(DEFAULTS);
  await loadPack();
  await loadLanguage();
});

async function choose(part: Parameters<typeof change>[0]): Promise<void> {
  change(part);
  await loadPack();
  await loadLanguage();
}

it('numbers are written as in the language, with the sign that is as wide as a plus', async () => {
  await choose({ language: 'de' });
  expect([-0.534, 0, 1.5].map((each) => number(each, true))).toEqual(['−0,53', '0', '+1,5']);
  await choose({ language: 'en' });
  expect(number(-0.534)).toBe('−0.53');
});

describe('the first visit', () => {
  it('offers every face, and two or four colours where the face is French', async () => {
    await choose({ language: 'en' });
    const shown = render(FirstVisit).body;
    expect(shown.match(/<button/g)!.length).toBe(4 + 2 + 1);
    expect(shown.match(/aria-pressed="true"/g)!.length).toBe(2);
    await choose({ language: 'en', face: 'german' });
    expect(render(FirstVisit).body.match(/<button/g)!.length).toBe(4 + 1);
  });

  it('is over when it was put away', async () => {
    await choose({ language: 'en', welcomed: true });
    expect(render(FirstVisit).body).not.toContain('<button');
  });
});

describe('the display settings', () => {
  it('mark what holds, in one group for each choice', async () => {
    await choose({ language: 'en', size: 'XL', theme: 'contrast', hand: 'left' });
    const shown = render(Display).body;
    expect(shown.match(/<fieldset/g)!.length).toBe(10);
    expect(shown.match(/checked=""|checked(?=[ />])/g)!.length).toBe(10);
    for (const mark of ['value="XL" checked', 'value="contrast" checked', 'value="left" checked']) expect(shown).toContain(mark);
  });

  it('say why colours cannot be chosen on other faces', async () => {
    await choose({ language: 'en', face: 'double' });
    const shown = render(Display).body;
    expect(shown.match(/aria-disabled="true"/g)!.length).toBe(2);
    expect(shown).toContain('colours of their own');
  });
});

describe('a card', () => {
  it('is drawn and named as the face has it', async () => {
    await choose({ language: 'de' });
    const french = render(CardFace, { props: { card: 'QC' } }).body;
    expect(french).toContain('aria-label="Kreuz-Dame"');
    await choose({ language: 'de', face: 'german' });
    const german = render(CardFace, { props: { card: 'QC' } }).body;
    expect(german).toContain('aria-label="Eichel-Ober"');
    expect(german.replace(/aria-label="[^"]*"/, '')).not.toBe(french.replace(/aria-label="[^"]*"/, ''));
    await choose({ language: 'hu', face: 'double' });
    expect(cardName('JD')).toBe('tök alsó');
    await choose({ language: 'hu', face: 'hybrid' });
    expect(cardName('JD')).toBe('káró bubi');
  });

  it('has its sign in text in the shape and colour of the pack', async () => {
    const mark = () => render(SuitMark, { props: { suit: 'D' } }).body;
    expect(mark()).toContain('--tone-red');
    await choose({ colours: 'four' });
    expect(pack().name).toBe('four');
    expect(mark()).toContain('--tone-blue');
    await choose({ face: 'german' });
    expect(mark()).toContain(pack().mark.D);
    expect(render(SuitMark, { props: { suit: 'D', plain: true } }).body).not.toContain('--tone');
  });
});
