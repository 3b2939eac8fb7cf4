import { describe, expect, it } from 'vitest';
import { linkTo, readLink } from '../../src/rules/link';
import { base, PRESET_NAMES, SWITCHES, withSwitch } from '../../src/rules/presets';

describe('a link to rules', () => {
  it('says again what was put into it, for every value of every switch', () => {
    for (const preset of PRESET_NAMES) {
      for (const { name, values } of SWITCHES) {
        for (const value of values) {
          const house = withSwitch({ preset, changes: {} }, name, value);
          const read = readLink(linkTo('table', house));
          expect(read).toEqual({ kind: 'table', house, faults: [] });
        }
      }
    }
  });

  it('is short and can be read', () => {
    expect(linkTo('rules', { preset: 'schnapsen', changes: { match_target: 9, must_head: false } })).toBe('#rules=schnapsen&match_target=9&must_head=no');
    expect(readLink('#rules=schnapsen')).toEqual({ kind: 'rules', house: { preset: 'schnapsen', changes: {} }, faults: [] });
  });

  it('leaves out what is as in the preset', () => {
    expect(readLink('#table=santase&match_target=11')?.house.changes).toEqual({});
  });

  it.each(['', '#', '#rules', '#hand=3', '#tables=schnapsen', 'rules=schnapsen'])('is not what %j is', (hash) => {
    expect(readLink(hash)).toBeNull();
  });

  it('that is damaged or from a newer version says what was not understood, and keeps the rest', () => {
    const read = readLink('#table=schnapsen&match_target=9&last_trick=wins_2&moon=full&must_head&must_trump=%E0%A4%A&=3&__proto__=1')!;
    expect(read.house).toEqual({ preset: 'schnapsen', changes: { match_target: 9 } });
    expect(read.faults).toEqual([
      { what: 'value', name: 'last_trick', value: 'wins_2' },
      { what: 'switch', name: 'moon' },
      { what: 'damaged', value: 'must_head' },
      { what: 'damaged', value: 'must_trump=%E0%A4%A' },
      { what: 'damaged', value: '=3' },
      { what: 'switch', name: '__proto__' },
    ]);
  });

  it('to an unknown preset offers the default one', () => {
    const read = readLink('#table=bezique&match_target=9')!;
    expect(read.house.preset).toBe('sixty-six');
    expect(read.faults).toEqual([{ what: 'preset', name: 'bezique' }]);
    expect(readLink('#table=constructor')!.faults).toEqual([{ what: 'preset', name: 'constructor' }]);
    expect(readLink('#table=%')!.faults).toEqual([{ what: 'damaged', value: '%' }]);
  });

  it('shows no more than the beginning of what strangers write', () => {
    const [fault] = readLink(`#table=${'x'.repeat(5000)}`)!.faults;
    expect(fault).toEqual({ what: 'preset', name: `${'x'.repeat(40)}…` });
  });

  it('survives anything', () => {
    const pieces = ['#table=', '#rules=', 'schnapsen', '&', '=', '%', '%00', '9', 'match_target', 'yes', '💥', '#', '..'];
    let state = 1;
    const next = (n: number) => (state = (state * 48271) % 2147483647) % n;
    for (let i = 0; i < 3000; i++) {
      const hash = Array.from({ length: 1 + next(9) }, () => pieces[next(pieces.length)]).join('');
      const read = readLink(hash);
      if (read) for (const name of Object.keys(read.house.changes)) expect(Object.hasOwn(base(read.house.preset), name)).toBe(true);
    }
  });
});
