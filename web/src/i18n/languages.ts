/** The languages there are, and which of them a browser asks for. */

export const LANGUAGES = ['en', 'de', 'it', 'fr', 'pl', 'fil', 'hu', 'bg', 'tr'] as const;
export type Language = (typeof LANGUAGES)[number];

const ALIAS: Record<string, Language> = { tl: 'fil' };

export function pick(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const base = tag.toLowerCase().split('-')[0] ?? '';
    const found = ALIAS[base] ?? LANGUAGES.find((language) => language === base);
    if (found) return found;
  }
  return 'en';
}
