/** Puts the theme of the settings on the page, and how large the player wants things. */
import { settings } from './settings.svelte';

const CONTRAST = '(prefers-contrast: more)';
const LIGHT = '(prefers-color-scheme: light)';

/** What the page is to look like: the player's word, or the system's wish for contrast. */
export function theme(): string {
  if (settings.theme !== 'system') return settings.theme;
  return matchMedia(CONTRAST).matches ? 'contrast' : 'system';
}

export function showTheme(): void {
  const root = document.documentElement;
  Object.assign(root.dataset, { theme: theme(), felt: settings.felt, size: settings.size });
  // the browser's own bar takes the ground's colour
  const ground = getComputedStyle(root).backgroundColor;
  for (const bar of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) bar.content = ground;
}

/** Follows the system while the page is open. */
export function watchTheme(): () => void {
  const wishes = [matchMedia(CONTRAST), matchMedia(LIGHT)];
  wishes.forEach((wish) => wish.addEventListener('change', showTheme));
  return () => wishes.forEach((wish) => wish.removeEventListener('change', showTheme));
}
