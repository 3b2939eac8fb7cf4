import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { describe, expect, it } from 'vitest';
import { aidOf, AIDS, withAid } from '../../src/rules/aid';
import { clashes } from '../../src/rules/clashes';
import { rest } from '../../src/rules/idle';
import { base, changesOf, PRESET_NAMES, type Switches, SWITCHES, switchesOf, withoutChange, withSwitch } from '../../src/rules/presets';
import { cardValues, worthRows } from '../../src/rules/tables';
import { meaning, rulesText } from '../../src/rules/text';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const golden = `${root}tests/golden/`;
const locale = (language: string, file: string): string =>
  readFileSync(`${root}src/sixtysix/i18n/locales/${language}/${file}.ftl`, 'utf8');

function speaker(language: string): (id: string, args?: Record<string, string | number>) => string {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const file of ['table', 'rules']) bundle.addResource(new FluentResource(locale(language, file)));
  return (id, args) => {
    const message = bundle.getMessage(id);
    if (!message?.value) throw new Error(`no message ${id}`);
    return bundle.formatPattern(message.value, args ?? null);
  };
}
const english = speaker('en');

/** The whole text as a player reads it. */
function written(say: typeof english, v: Switches): string {
  const lines: string[] = [];
  const line = (text: string, rules: readonly string[]) => lines.push(`- ${text} (${rules.join(', ')})`);
  for (const { name, sentences } of rulesText(v)) {
    lines.push('', `## ${say(`rt-${name}-title`)}`, '');
    for (const { id, args, rules } of sentences) line(say(id, args as Record<string, string>), rules);
    if (name === 'cards') for (const { rank, points } of cardValues(v)) lines.push(`    ${say('rt-rank', { rank })}: ${points}`);
    if (name === 'worth') for (const row of worthRows(v)) lines.push(`    ${row.points}: ${say(row.id, row.args as Record<string, string>)} (${row.rules.join(', ')})`);
  }
  return `${lines.join('\n')}\n`;
}

const VALUES = SWITCHES.flatMap(({ name, values }) => values.map((value) => ({ name, value })));
const playable = (v: Switches): boolean => clashes(v).length === 0;

describe('mixes that cannot be', () => {
  it.each([...PRESET_NAMES])('are those that Python refuses, for every pair of values on %s', (preset) => {
    const lines = readFileSync(`${golden}clashes/${preset}.txt`, 'utf8').trimEnd().split('\n');
    const reasons = new Map(lines.slice(0, -VALUES.length).map((line) => [line[0], line.slice(2)]));
    const rows = lines.slice(-VALUES.length);
    let refused = 0;
    rows.forEach((row, i) => {
      const first = VALUES[i]!;
      const said = typeof first.value === 'boolean' ? (first.value ? 'yes' : 'no') : first.value;
      expect(row.slice(0, 34).trimEnd()).toBe(`${first.name}=${said}`);
      const seconds = [first, ...VALUES.slice(i + 1)];
      const cells = row.slice(34);
      expect(cells.length).toBe(seconds.length);
      seconds.forEach((second, j) => {
        const found = clashes({ ...base(preset), [first.name]: first.value, [second.name]: second.value })[0]?.reason;
        if (found !== reasons.get(cells[j])) expect(`${first.name}=${first.value} ${second.name}=${second.value}: ${found}`).toBe(reasons.get(cells[j]));
        if (found) refused += 1;
      });
    });
    expect(refused).toBeGreaterThan(100);
  });

  it('are explained in a message each', () => {
    for (const v of PRESET_NAMES.map(base)) {
      for (const a of VALUES) for (const { reason } of clashes({ ...v, [a.name]: a.value })) expect(english(`clash-${reason.replaceAll('_', '-')}`)).toBeTruthy();
    }
    expect(english('clash-unclaimed-is-nobodys')).toBeTruthy();
    expect(english('clash-marriage-waits-for-its-trick')).toBeTruthy();
    expect(english('clash-tie-decided-twice')).toBeTruthy();
  });
});

/** Every preset with one switch changed, and some with two, where that can be played. */
const MIXES: readonly Switches[] = PRESET_NAMES.flatMap((preset) =>
  VALUES.flatMap((a, i) => {
    const one = switchesOf(withSwitch({ preset, changes: {} }, a.name, a.value));
    const twice = ['sixty-six', 'sixty-six-light', 'schnapsen'].includes(preset) && a.name !== 'match_target';
    const two = twice ? VALUES.slice(i + 1).filter((b) => b.name !== 'match_target').map((b) => ({ ...one, [b.name]: b.value })) : [];
    return [one, ...two].filter(playable);
  }),
);

describe('the text of the rules', () => {
  it('changes with every value of every switch, on every preset, unless it is said that the switch rests', () => {
    let compared = 0;
    for (const preset of PRESET_NAMES) {
      const before = written(english, base(preset));
      for (const { name, value } of VALUES) {
        const after = switchesOf(withSwitch({ preset, changes: {} }, name, value));
        if (value === base(preset)[name] || !playable(after)) continue;
        compared += 1;
        if (rest(name, after) && rest(name, base(preset))) continue;
        expect(written(english, after), `${preset}: ${name}=${value}`).not.toBe(before);
      }
    }
    expect(compared).toBeGreaterThan(450);
  });

  it('says what every switch means that does not rest, in any mix that can be played', () => {
    expect(MIXES.length).toBeGreaterThan(5_000);
    for (const v of MIXES) {
      const said = new Set([...rulesText(v).flatMap(({ sentences }) => sentences), ...worthRows(v)].flatMap(({ by }) => by));
      for (const { name } of SWITCHES) if (!rest(name, v) && !said.has(name)) expect.fail(`nothing is said of ${name} in ${JSON.stringify(v)}`);
    }
    expect(english(meaning('must_head', base('german'))!.id)).toMatch(/need not be beaten/);
    expect(english(meaning('schneider_limit', base('santase'))!.id, { limit: 31 })).toBe('The loser has 31 card points or more.');
    expect(meaning('false_claim', base('sixty-six-light'))).toBeNull();
  });

  it('never contradicts itself', () => {
    for (const v of MIXES) {
      const ids = new Set(rulesText(v).flatMap(({ sentences }) => sentences.map(({ id }) => id.slice(3))));
      const any = (pattern: RegExp) => [...ids].some((id) => pattern.test(id));
      const faults = [
        v['win_mode'] === 'auto' && any(/^(false|claim-(?!auto)|close-unclaimed|object-claim)/),
        v['win_mode'] === 'claim' && any(/^(claim-auto|object-auto|marriage-66-auto)/),
        ids.has('last-wins_1') && any(/^(tie|carry|redeal|unclaimed)/),
        ids.has('last-ten') && ids.has('tie-last-trick') && any(/^(carry|redeal|tie$)/),
        ids.has('tie') && ids.has('tie-last-trick'),
        ids.has('exchange-auto') && ids.has('exchange-closed-yes'),
        v['marriage_ends_deal'] === false && ids.has('claim-after_trick_or_meld'),
        v['close_fail'] === '2' && ids.has('close-beaten-2'),
        ids.has('close-fail-3') && any(/^close-fail-2/),
        ids.has('unclaimed-nobody') === (any(/^unclaimed-higher/) || any(/^last-wins/)),
      ].map((fault, i) => (fault ? i : -1)).filter((i) => i >= 0);
      if (faults.length > 0) expect.fail(`contradictions ${faults} in ${JSON.stringify(v)}`);
    }
  });

  it('cites only rules that are written down', () => {
    const documents = ['rules.md', 'ambiguities.md'].map((name) => readFileSync(`${root}docs/rules/${name}`, 'utf8')).join('\n');
    const known = new Set([...documents.matchAll(/\*\*(R\d+)\*\*|^\| ([A-F]\d+) \|/gm)].map((found) => found[1] ?? found[2]));
    expect(known.size).toBe(39 + 55);
    for (const v of MIXES) {
      for (const { sentences } of rulesText(v)) for (const { rules } of sentences) for (const rule of rules) if (!known.has(rule)) expect.fail(rule);
      for (const { rules } of worthRows(v)) for (const rule of rules) if (!known.has(rule)) expect.fail(rule);
    }
  });

  it('uses every sentence that the languages have', () => {
    const used = new Set<string>(['rt-card', 'rt-rank', 'rt-card-points', 'rt-worth-points', 'rt-worth-when', 'rt-idle-auto', 'rt-idle-no-draw', 'rt-idle-fixed-cost']);
    for (const v of MIXES) {
      for (const { name, sentences } of rulesText(v)) used.add(`rt-${name}-title`) && sentences.forEach(({ id }) => used.add(id));
      for (const { id } of worthRows(v)) used.add(id);
    }
    const all = [...locale('en', 'rules').matchAll(/^(rt-[\w-]+) =/gm)].map((found) => found[1]!);
    expect(all.filter((id) => !used.has(id))).toEqual([]);
    expect([...used].filter((id) => !all.includes(id))).toEqual([]);
  });

  it.each(['en', 'de'].flatMap((language) => PRESET_NAMES.map((preset) => [language, preset] as const)))('in %s of %s is the one that was reviewed', async (language, preset) => {
    const say = speaker(language);
    const title = `# ${say('rp-title', { name: say(`preset-${preset}`) })}\n`;
    await expect(title + written(say, base(preset))).toMatchFileSnapshot(`${golden}rules-text/${preset}.${language}.txt`);
  });
});

describe('switches that rest', () => {
  /** On each preset, and after each single change those that rest because of it; Python plays whether they do nothing. */
  it('are those of which Python says that they change nothing', async () => {
    const resting = (v: Switches) => SWITCHES.map(({ name }) => name).filter((name) => rest(name, v));
    const lines: string[] = [];
    for (const preset of PRESET_NAMES) {
      const always = resting(base(preset));
      if (always.length > 0) lines.push(`${preset} - ${always.join(' ')}`);
      for (const { name, value } of VALUES) {
        const mix = { ...base(preset), [name]: value };
        const newly = resting(mix).filter((each) => !always.includes(each));
        const said = typeof value === 'boolean' ? (value ? 'yes' : 'no') : value;
        if (playable(mix) && newly.length > 0) lines.push(`${preset} ${name}=${said} ${newly.join(' ')}`);
      }
    }
    await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(`${golden}resting-switches.txt`);
  });
});

describe('house rules', () => {
  it('take a change back by itself, and the deck brings its dealing along', () => {
    const house = withSwitch({ preset: 'sixty-six', changes: {} }, 'deck', 20);
    expect(house.changes).toEqual({ deck: 20, deal_pattern: '3T2' });
    expect(withoutChange(house, 'deck').changes).toEqual({});
    expect(withSwitch({ preset: 'santase', changes: { deck: 20, deal_pattern: '3T2' } }, 'deck', 24).changes).toEqual({});
    expect(changesOf('schnapsen', { match_target: 7, look_back: 'none', unknown: 1 })).toEqual({ look_back: 'none' });
  });

  it('have a counting aid of a name, or another mix', () => {
    for (const aid of AIDS) expect(aidOf(switchesOf(withAid({ preset: 'schnapsen', changes: {} }, aid)))).toBe(aid);
    expect(aidOf(base('sixty-six'))).toBe('strict');
    expect(aidOf(base('schnapsen'))).toBeNull();
  });
});

describe('the folder of clashes', () => {
  it('has a file for every preset', () => {
    expect(readdirSync(`${golden}clashes`).sort()).toEqual(PRESET_NAMES.map((name) => `${name}.txt`).sort());
  });
});
