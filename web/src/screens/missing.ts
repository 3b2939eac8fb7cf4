/** A part of the page that does not come. Where the server answers there is a newer page, and that is loaded; else the table stays. */
import { t } from '../i18n/translator.svelte';
import { reachable } from '../protocol/http';
import { keep, read } from '../store/shelf';
import { session } from '../table/session.svelte';
import { address } from './address.svelte';
import { screens } from './open.svelte';

const KEY = 'sixtysix.reloaded';
/** ms within which the page does not load itself twice: what is still missing then would be missing again */
const ONCE = 60_000;

/** Loads the page again, unless it has just done so or cannot remember whether it has; false if it does not. */
export function reloadOnce(): boolean {
  if (Math.abs(Date.now() - Number(read(KEY, 'session') ?? 0)) < ONCE || !keep(KEY, String(Date.now()), 'session')) return false;
  location.reload();
  return true;
}

/** Puts away what was to be shown and says so, if loading the page again does not help. What was waited for never comes. */
export async function missing(): Promise<never> {
  if (!(await reachable()) || !reloadOnce()) {
    screens.dialog = null;
    if (address.page) address.leave();
    session.tell(t('part-missing'));
  }
  return new Promise<never>(() => undefined);
}
