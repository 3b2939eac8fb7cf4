/** Puts the theme of the settings on the page, and how large the player wants things. */
import { settings } from './settings.svelte';

const BARS = { light: '#f8f5eb', dark: '#0a2826' };

/** What the page is to look like: the player's word, or the system's wish for contrast. */
export function theme(): string {
  if (settings.theme !== 'system') return settings.theme;
  return matchMedia('(prefers-contrast: more)').matches ? 'contrast' : 'system';
}

export function showTheme(): void {
  const shown = theme();
  Object.assign(document.documentElement.dataset, { theme: shown, size: settings.size });
  for (const bar of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    const scheme = bar.media.includes('light') ? 'light' : 'dark';
    if (shown === 'contrast') bar.content = scheme === 'light' ? '#ffffff' : '#000000';
    else bar.content = BARS[shown === 'system' ? scheme : (shown as 'light' | 'dark')];
  }
}

/** Follows the system while the page is open. */
export function watchTheme(): () => void {
  const wish = matchMedia('(prefers-contrast: more)');
  wish.addEventListener('change', showTheme);
  return () => wish.removeEventListener('change', showTheme);
}
