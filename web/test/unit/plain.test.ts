import { FluentBundle, FluentResource } from '@fluent/bundle';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../src/i18n/languages';
import { plain } from '../../src/i18n/plain';

const MESSAGE = 'm = { $count } { $count -> \n  [one] one\n  [few] few\n  [many] many\n *[other] other\n }';
const NUMBERS = [...Array(1002).keys(), 1234, 12345, -1, -40, 0.5, 2.25];

describe.each(LANGUAGES)('numbers in %s', (language) => {
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(new FluentResource(MESSAGE));
  const formed = (args: Record<string, number>, how = (each: typeof args): Parameters<typeof plain>[0] => each): string =>
    bundle.formatPattern(bundle.getMessage('m')!.value!, how(args));

  it('are written and counted as Intl does', () => {
    for (const count of NUMBERS) expect(formed({ count }, plain), String(count)).toBe(formed({ count }));
  });
});

describe('small whole numbers', () => {
  it('need no formatter', () => {
    const { NumberFormat } = Intl;
    const bundle = new FluentBundle('en', { useIsolating: false });
    bundle.addResource(new FluentResource('m = { $count } of { $most }, { $name }'));
    try {
      Intl.NumberFormat = (() => expect.unreachable('a formatter was made')) as unknown as typeof Intl.NumberFormat;
      expect(bundle.formatPattern(bundle.getMessage('m')!.value!, plain({ count: 3, most: 999, name: 'N' }))).toBe('3 of 999, N');
    } finally {
      Intl.NumberFormat = NumberFormat;
    }
  });
});
