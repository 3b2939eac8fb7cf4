/** Every word on the page comes from here: Fluent messages of one language, loaded when it is chosen. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { settings } from '../store/settings.svelte';
import { type Language, pick } from './languages';

export type Args = Record<string, FluentVariable>;

const sources = import.meta.glob<string>('../../../src/sixtysix/i18n/locales/*/table.ftl', {
  query: '?raw',
  import: 'default',
});

let bundle = $state.raw<FluentBundle | null>(null);
let current = $state<Language>('en');

export const language = (): Language => current;
export const ready = (): boolean => bundle !== null;

/** Loads the language of the settings, else the browser's; the page changes when it has come. */
export async function loadLanguage(): Promise<void> {
  const wanted = pick(settings.language ? [settings.language] : (navigator.languages ?? ['en']));
  if (bundle && wanted === current) return;
  const load = sources[`../../../src/sixtysix/i18n/locales/${wanted}/table.ftl`];
  if (!load) return;
  const made = new FluentBundle(wanted === 'fil' ? ['fil', 'tl', 'en'] : wanted, { useIsolating: false });
  made.addResource(new FluentResource(await load()));
  bundle = made;
  current = wanted;
  document.documentElement.lang = wanted;
  document.title = t('app-title');
}

/** Whether the language has this message (for codes that a newer server may send). */
export const has = (id: string): boolean => bundle?.hasMessage(id) ?? false;

export function t(id: string, args?: Args): string {
  const message = bundle?.getMessage(id);
  if (!bundle || !message?.value) return bundle ? id : '';
  return bundle.formatPattern(message.value, args ?? null, []);
}

/** A sentence or name that starts a line of its own. */
export function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase(current) + text.slice(1);
}
