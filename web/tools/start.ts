/** Writes into the page what is read where its script may not run, or does not come: in every language, for none is known yet. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import type { Plugin } from 'vite';
import { LANGUAGES } from '../src/i18n/languages.ts';

const LOCALES = fileURLToPath(new URL('../../src/sixtysix/i18n/locales/', import.meta.url));
const KEYS = ['no-script', 'not-loaded'] as const;

function lines(key: (typeof KEYS)[number]): string {
  return LANGUAGES.map((language) => {
    const bundle = new FluentBundle(language);
    bundle.addResource(new FluentResource(readFileSync(`${LOCALES}${language}/start.ftl`, 'utf8')));
    return `<p lang="${language}">${bundle.formatPattern(bundle.getMessage(key)?.value ?? '')}</p>`;
  }).join('');
}

export function startWords(): Plugin {
  return {
    name: 'start-words',
    transformIndexHtml: (html) => KEYS.reduce((text, key) => text.replace(`<!--${key}-->`, lines(key)), html),
  };
}
