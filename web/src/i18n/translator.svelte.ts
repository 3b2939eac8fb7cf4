/** Every word on the page comes from here: Fluent messages of one language, loaded when it is chosen. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { pack } from '../cards/current.svelte';
import { settings } from '../store/settings.svelte';
import { type Language, pick } from './languages';
import { plain } from './plain';

export type Args = Record<string, FluentVariable>;

const LOCALES = '../../../src/sixtysix/i18n/locales';
const sources = import.meta.glob<string>(
  ['../../../src/sixtysix/i18n/locales/*/*.ftl', '!../../../src/sixtysix/i18n/locales/*/plain.ftl', '!../../../src/sixtysix/i18n/locales/*/tui.ftl', '!../../../src/sixtysix/i18n/locales/*/start.ftl'],
  { query: '?raw', import: 'default' },
);

let bundle = $state.raw<FluentBundle | null>(null);
let current = $state<Language>('en');
/** files of messages that are loaded: that of the table at once, those of other screens when they are opened */
const areas = new Set<string>(['table']);

export const language = (): Language => current;

/** what has something to say and waits for words */
const waiting: (() => void)[] = [];

/** Runs at once where there are words, else as soon as they have come; one after the other. */
export function whenReady(run: () => void): void {
  if (bundle) run();
  else waiting.push(run);
}

/** the words that cards and suits have on German faces; they take the place of the usual ones */
const GERMAN = 'german';
let spoken = '';

let wanted: Language = 'en';
let asked = 0;

/** The messages of all areas in the language that is wanted; of two that are under way the later one counts. */
async function load(): Promise<void> {
  const turn = ++asked;
  const [chosen, family] = [wanted, pack().family];
  const fresh = new FluentBundle(wanted === 'fil' ? ['fil', 'tl', 'en'] : wanted, { useIsolating: false });
  const files = [...areas, ...(family === 'german' ? [GERMAN] : [])];
  const texts = await Promise.all(files.map((file) => sources[`${LOCALES}/${chosen}/${file}.ftl`]?.()));
  for (const text of texts) fresh.addResource(new FluentResource(text ?? ''), { allowOverrides: true });
  if (turn !== asked) return;
  bundle = fresh;
  [current, spoken] = [chosen, family];
  document.documentElement.lang = chosen;
  document.title = t('app-title');
  for (const run of waiting.splice(0)) run();
}

/** Loads the language of the settings, else the browser's, with the words of the pack; the page changes when it has come. */
export async function loadLanguage(): Promise<void> {
  wanted = pick(settings.language ? [settings.language] : (navigator.languages ?? ['en']));
  if (bundle && wanted === current && spoken === pack().family) return;
  try {
    await load();
  } catch (fault) {
    // the words that there are stay; where there are none yet, English must do
    if (bundle) {
      wanted = current;
      throw fault;
    }
    wanted = 'en';
    await load();
  }
}

/** Loads the messages of a screen, `<language>/<area>.ftl`; they follow the language from then on. */
export async function loadArea(area: string): Promise<void> {
  if (areas.has(area)) return;
  areas.add(area);
  try {
    await load();
  } catch (fault) {
    areas.delete(area);
    throw fault;
  }
}

/** Whether the language has this message (for codes that a newer server may send). */
export const has = (id: string): boolean => bundle?.hasMessage(id) ?? false;

export function t(id: string, args?: Args): string {
  const message = bundle?.getMessage(id);
  if (!bundle || !message?.value) return bundle ? id : '';
  return bundle.formatPattern(message.value, args ? plain(args) : null, []);
}

/** With a minus as wide as the plus, where `Intl` writes a hyphen. */
export const minus = (text: string): string => text.replace('-', '−');

/** A number with up to two decimals as it is written in the language, with its sign if that matters. */
export function number(value: number, signed = false): string {
  const format = new Intl.NumberFormat(current, { maximumFractionDigits: 2, signDisplay: signed ? 'exceptZero' : 'auto' });
  return minus(format.format(value));
}

/** A sentence or name that starts a line of its own. */
export function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase(current) + text.slice(1);
}
