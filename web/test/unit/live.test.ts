import { beforeEach, describe, expect, it, vi } from 'vitest';
import { alert, forget, log, note, say, sayNow, seal, takeBack, wipe } from '../../src/a11y/live.svelte';
import { phaseName, strictSentence, talonSentence } from '../../src/a11y/speech';
import { base } from '../../src/rules/presets';
import { loadLanguage } from '../../src/i18n/translator.svelte';
import { settings } from '../../src/store/settings.svelte';
import { view } from './fixtures';

const texts = (): string[] => log().map((each) => each.text);

/** A trick as the session writes it. */
function trick(name: string): void {
  note(`led ${name}`, true);
  note(`answered ${name}`, false);
  note(`won ${name}`, false);
  seal(name);
}

beforeEach(wipe);

describe('what is said', () => {
  it('is altered where it is said again, and only then', () => {
    for (let times = 0; times < 3; times++) say('a');
    expect(texts()).toEqual(['a', 'a\u00a0', 'a']);
    sayNow('b');
    const first = alert();
    sayNow('b');
    expect(alert()).not.toBe(first);
    expect(alert().trimEnd()).toBe('b');
  });

  it('is read at once, or left to the assertive sentence', () => {
    note('own', true);
    note('theirs', false);
    say('answer');
    expect(log().map(({ read, event }) => [read, event])).toEqual([[true, true], [false, true], [true, false]]);
  });
});

describe('the memory of the log', () => {
  it('keeps of a trick the answer and the winner until a card is led, then the winner', () => {
    trick('1');
    say('an answer to a key');
    note('drew', false);
    forget([], 2);
    expect(texts()).toEqual(['answered 1', 'won 1', 'an answer to a key', 'drew']);
    note('led 2', false);
    forget([], 1);
    expect(texts()).toEqual(['won 1', 'an answer to a key', 'drew', 'led 2']);
    note('answered 2', false);
    seal('2');
    forget([], 2);
    expect(texts()).toEqual(['led 2', 'answered 2']);
  });

  it('keeps whole the tricks that may be looked at again', () => {
    trick('1');
    trick('2');
    trick('3');
    forget(['1', '3'], 2);
    expect(texts()).toEqual(['led 1', 'answered 1', 'won 1', 'led 3', 'answered 3', 'won 3']);
    forget(['1'], 1);
    expect(texts()).toEqual(['led 1', 'answered 1', 'won 1', 'won 3']);
  });

  it('does not keep what was taken back', () => {
    trick('1');
    trick('2');
    note('drew', false);
    takeBack();
    note('undone', false);
    forget(['1'], 0);
    expect(texts()).toEqual(['led 1', 'answered 1', 'won 1', 'undone']);
  });

  it('does not grow while nothing is decided', () => {
    for (let times = 0; times < 30; times++) say(String(times));
    expect(log().length).toBeLessThan(10);
  });
});

describe('the strict rules', () => {
  beforeEach(async () => {
    vi.stubGlobal('document', { documentElement: {} });
    settings.language = 'en';
    await loadLanguage();
  });

  it('are named as the table has them', () => {
    expect(strictSentence(base('sixty-six'))).toBe('Follow suit and win the trick if you can.');
    expect(strictSentence(base('german'))).toBe('Follow suit if you can.');
    expect([phaseName('strict', base('sixty-six')), phaseName('strict', base('german'))]).toEqual(['Must follow and win', 'Must follow']);
    expect(phaseName('free', base('german'))).toBe('Free play');
  });

  it('come nearer: the last cards of the talon are counted out', () => {
    const left = (before: number, talon: number) => talonSentence(before, view({ talon }));
    expect([left(8, 6), left(6, 4), left(4, 2), left(2, 0), left(4, 4)]).toEqual(['', '4 cards left.', '2 cards left.', '', '']);
  });
});
