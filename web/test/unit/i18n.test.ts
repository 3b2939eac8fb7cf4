import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { describe, expect, it } from 'vitest';
import { PRESET_NAMES, SWITCHES } from '../../src/rules/presets';
import { GROUPS } from '../../src/screens/groups';
import { LANGUAGES, type Language, pick } from '../../src/i18n/languages';
import { RANKS, SUITS } from '../../src/view/deck';

const locales = fileURLToPath(new URL('../../../src/sixtysix/i18n/locales/', import.meta.url));
const sources = fileURLToPath(new URL('../../src/', import.meta.url));
/** words for cards with German suits, in the place of the usual ones */
const GERMAN = 'german.ftl';
/** the page's messages; the terminal has files of its own */
const text = (language: string): string =>
  readdirSync(locales + language)
    .filter((name) => !['plain.ftl', 'tui.ftl', GERMAN].includes(name))
    .map((name) => readFileSync(`${locales}${language}/${name}`, 'utf8'))
    .join('\n');
const keys = (ftl: string): string[] => [...ftl.matchAll(/^([a-zA-Z][\w-]*) =/gm)].map((match) => match[1]!);
const english = keys(text('en'));

function bundle(language: string): FluentBundle {
  const made = new FluentBundle(language, { useIsolating: false });
  expect(made.addResource(new FluentResource(text(language)))).toEqual([]);
  return made;
}

const ARGS = { seconds: 0.6,
  rank: 'A', suit: 'S', count: 3, points: 2, name: 'N', score: 1, target: 7, own: 2, other: 3, won: 70, lost: 20, limit: 33,
  reason: 'R', who: 'W', cards: 'C', message: 'M', label: 'L', value: 'V', letters: 'A K',
  chance: '32 %', low: '10 %', high: '20 %', hits: 4, deals: '100', result: '+3', luck: '+1', tricks: '2', line: 7, field: 'log',
};

describe.each([...LANGUAGES])('%s', (language) => {
  it('has the same messages as English, once each', () => {
    const own = keys(text(language));
    expect(own.filter((key, i) => own.indexOf(key) !== i)).toEqual([]);
    expect([...own].sort()).toEqual([...english].sort());
  });

  it('forms every message without a fault, for every number and card', () => {
    const made = bundle(language);
    for (const key of english) {
      const message = made.getMessage(key);
      expect(message?.value, key).toBeTruthy();
      for (const count of [0, 1, 2, 5, 12, 22]) {
        const errors: Error[] = [];
        const formed = made.formatPattern(message!.value!, { ...ARGS, count, own: count, points: count, deck: count > 2 ? 20 : 24 }, errors);
        expect(errors, key).toEqual([]);
        expect(formed, key).not.toMatch(/[{}]/);
      }
    }
  });

  it('never says “one” of two, three, five or twenty-one', () => {
    const made = bundle(language);
    const formed = (key: string, count: number) =>
      made.formatPattern(made.getMessage(key)!.value!, { ...ARGS, count, own: count, points: count }, []);
    for (const key of english) {
      for (const count of [2, 3, 5, 21]) {
        if (formed(key, 1) !== formed(key, 4)) expect(formed(key, count), key).not.toBe(formed(key, 1));
      }
    }
  });

  it('names all 24 cards differently', () => {
    const made = bundle(language);
    const name = (id: string, rank: string, suit: string) => made.formatPattern(made.getMessage(id)!.value!, { rank, suit });
    for (const id of ['card', 'card-acc']) {
      expect(new Set(SUITS.flatMap((suit) => RANKS.map((rank) => name(id, rank, suit)))).size).toBe(24);
    }
  });
});

describe.each([...LANGUAGES])('%s with German suits', (language) => {
  const german = readFileSync(`${locales}${language}/${GERMAN}`, 'utf8');
  const blocks = (ftl: string): Map<string, string> => new Map(ftl.split(/\n(?=[a-z])/).map((each) => [each.split(' =')[0]!, each]));
  const made = bundle(language);
  made.addResource(new FluentResource(german), { allowOverrides: true });

  it('has other words only for messages that there are', () => {
    expect(keys(german).filter((key) => !english.includes(key))).toEqual([]);
  });

  it('has other words for every message that chooses its words by rank or suit', () => {
    const choosing = [...blocks(text(language))].filter(([, block]) => /\$(rank|suit) ->/.test(block)).map(([key]) => key);
    expect(choosing.length).toBeGreaterThan(1);
    expect(choosing.filter((key) => !keys(german).includes(key))).toEqual([]);
  });

  it('names all cards differently, and none as on French faces but for ranks and hearts', () => {
    const usual = bundle(language);
    const name = (from: FluentBundle, rank: string, suit: string) => from.formatPattern(from.getMessage('card')!.value!, { rank, suit });
    const all = SUITS.flatMap((suit) => RANKS.map((rank) => [rank, suit] as const));
    expect(new Set(all.map(([rank, suit]) => name(made, rank, suit))).size).toBe(24);
    for (const [rank, suit] of all.filter(([, each]) => each !== 'H')) expect(name(made, rank, suit)).not.toBe(name(usual, rank, suit));
  });

  it('forms every message without a fault', () => {
    for (const key of keys(german)) {
      const errors: Error[] = [];
      for (const suit of SUITS) expect(made.formatPattern(made.getMessage(key)!.value!, { ...ARGS, deck: 24, suit }, errors), key).not.toMatch(/[{}]/);
      expect(errors, key).toEqual([]);
    }
  });
});

/** the names on French faces that German cards do not have, in all their forms; not `club rules`, `pikkelyek` (scales), `maça dön` (to the match) */
const FRENCH: Record<Language, RegExp> = {
  en: /\b(?:queen|jack|spade|diamond|clubs\b)/i,
  de: /dame|bube|\bass|trumpfass|karo|\bpik\b|kreuz/i,
  it: /\b(?:donn[ae]|fant[ei]|picche|quadri|fiori)\b/i,
  fr: /\b(?:dames?|valets?|piques?|carreaux?|trèfles?|cœur)\b/i,
  pl: /(?<!\p{L})(?:as|dam|walet|pik|kier|karo|trefl)(?:a|i|y|ą|ę|u|ie|em|ów|om|owi|ami|ach)?(?!\p{L})/iu,
  fil: /\b(?:reyna|jack|espada|diyamante|bulaklak)/i,
  hu: /dám|bubi|kőr|káró|pikk(?!ely)|treff/i,
  bg: /(?<!\p{L})(?:(?:дам|пик|куп)(?:а|ата|и|ите)|вале(?:то|та|тата)?|каро(?:то)?|спати(?:я|ята|и|ите))(?!\p{L})/iu,
  tr: /(?<!\p{L})(?:kız|vale|karo|sinek|maça(?! dön))/iu,
};

describe.each([...LANGUAGES])('the German cards of %s', (language) => {
  it('have their own names in lessons and rules too', () => {
    const german = readFileSync(`${locales}${language}/${GERMAN}`, 'utf8');
    const made = bundle(language);
    const formed = (key: string, deck: number) => made.formatPattern(made.getMessage(key)!.value!, { ...ARGS, deck });
    const named = (key: string) => [20, 24].some((deck) => FRENCH[language].test(formed(key, deck)));
    expect(english.filter(named).length).toBeGreaterThan(20);
    made.addResource(new FluentResource(german), { allowOverrides: true });
    expect(english.filter(named)).toEqual([]);
  });
});

describe('the typography', () => {
  /** signs that a language does not set, in any of its files, those of the terminal too */
  const WRONG: Record<string, RegExp> = {
    de: /['"»«]| […%]/, it: /['"“”]|[^.] [!?;%]|« | »/, fr: /['"“”]|[^.] [!?;»%]| :(?!\w)|« /, pl: /['"»«“]|[^.”] [!?;%]/,
  };

  it.each(Object.keys(WRONG))('of %s is its own: quotation marks, apostrophes, spaces that do not break', (language) => {
    const found = readdirSync(locales + language).flatMap((name) =>
      readFileSync(`${locales}${language}/${name}`, 'utf8').split('\n').filter((line) => !line.startsWith('#') && WRONG[language]!.test(line)));
    expect(found).toEqual([]);
  });
});

describe('the messages', () => {
  const files = readdirSync(sources, { recursive: true, encoding: 'utf8' }).filter((name) => /\.(svelte|ts)$/.test(name));
  const code = [...files, '../tools/start.ts'].map((name) => readFileSync(sources + name, 'utf8')).join('\n');
  /** what is put together from a code of the protocol or a setting */
  const FAMILIES = /^(why|rt|he-aid|clash|preset|sw|val|log|end|result|grade|penalty|set-(tap|sound|pace|face|colours|letters|index|back|size|theme|felt|sort|hand)|confirm|group|phase|key|state-turn|say|verdict|level|hint|learn|drill|stats-(?:kind|span|claim|present|verdict|line|bad|ending))-/;

  it('exist for every key that is used', () => {
    const used = [...code.matchAll(/\bt\(\s*'([\w-]+)'/g)].map((match) => match[1]!);
    expect(used.length).toBeGreaterThan(80);
    expect(used.filter((key) => !english.includes(key))).toEqual([]);
    for (const [, yes, no] of code.matchAll(/\bt\([^'`]*\? '([\w-]+)' : '([\w-]+)'/g)) expect(english).toEqual(expect.arrayContaining([yes, no]));
  });

  it('are all used', () => {
    const idle = english.filter((key) => !FAMILIES.test(key) && !code.includes(`'${key}'`) && !text('en').includes(`{ ${key} }`));
    expect(idle).toEqual([]);
  });

  it('name every switch and every value of the rules', () => {
    for (const { name, type, values } of SWITCHES) {
      expect(english).toContain(`sw-${name}`);
      if (type === 'choice') for (const value of values) expect(english).toContain(`val-${name}-${value}`);
    }
    const grouped = GROUPS.flatMap((each) => each.names);
    const described = english.flatMap((key) => /^preset-(.+)-about$/.exec(key)?.[1] ?? []);
    expect([...PRESET_NAMES].sort()).toEqual(described.sort());
    expect([...grouped].sort()).toEqual(SWITCHES.map((each) => each.name).sort());
  });

  it('are nowhere written into a component', () => {
    for (const name of files.filter((each) => each.endsWith('.svelte'))) {
      const markup = readFileSync(sources + name, 'utf8').replace(/<script[\s\S]*?<\/script>|<style[\s\S]*?<\/style>|<kbd>.*?<\/kbd>|<!--[\s\S]*?-->/g, '').replace(/\{[^{}]*(\{[^{}]*(\{[^{}]*\}[^{}]*)*\}[^{}]*)*\}/g, '');
      const words = markup.replace(/<[^>]*>|&\w+;/g, ' ').match(/[A-Za-z]{3,}/g) ?? [];
      expect(words, name).toEqual([]);
    }
  });
});

describe('the language', () => {
  it('is the first that the browser asks for and we have', () => {
    expect(pick(['ro', 'de-AT', 'en'])).toBe('de');
    expect(pick(['tl-PH'])).toBe('fil');
    expect(pick(['xx'])).toBe('en');
  });
});
