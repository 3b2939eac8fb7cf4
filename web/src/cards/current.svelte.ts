/** The pack on the table. French cards in two colours are always there; the others come when they are chosen. */
import { settings } from '../store/settings.svelte';
import { pack as french } from './french';
import type { FaceName, Pack } from './pack';

type Part = Promise<{ pack: Pack }>;

const LATER: Record<Exclude<FaceName, 'french'>, () => Part> = {
  four: () => import('./pack-four'),
  hybrid: () => import('./pack-hybrid'),
  german: () => import('./pack-german'),
  double: () => import('./pack-double'),
};

let shown = $state.raw<Pack>(french);
export const pack = (): Pack => shown;

export const packOf = async (name: FaceName): Promise<Pack> => (name === 'french' ? french : (await LATER[name]()).pack);

/** Which pack the settings ask for. */
export const wanted = (): FaceName => (settings.face === 'french' ? (settings.colours === 'four' ? 'four' : 'french') : settings.face);

/** Brings the pack that is wanted to the table; where it cannot be had, the one that lies there stays. */
export async function loadPack(): Promise<void> {
  const name = wanted();
  if (name === shown.name) return;
  const found = await packOf(name).catch(() => null);
  if (found && name === wanted()) shown = found;
}
