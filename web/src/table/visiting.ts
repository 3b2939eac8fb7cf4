/** Going to another table with a companion, and back to whoever waits. */
import { focusHandSoon } from '../a11y/focus';
import type { Socket } from '../protocol/client';
import { screens } from '../screens/open.svelte';
import type { Companion } from './companion';
import { intent } from './intent.svelte';
import { session } from './session.svelte';

/** Who is gone back to when `own` is left: whoever stood there when it came, if that one can come back; null is the match. */
export const leftFor = (own: Companion, there: Companion | null, earlier: Companion | null): Companion | null =>
  there === own ? earlier : there?.comeBack ? there : null;

/** Sits down at a table: what was begun at the last one is put away, and the hand gets the focus. */
export function sitDown(companion: Companion, table: string, token: string, connect: () => Socket): void {
  intent.cancel();
  screens.dialog = null;
  session.visit(table, token, connect, companion);
  focusHandSoon();
}

/** Back to the table where `from` waits, or to the match. */
export function goBack(from: Companion | null): void {
  if (from?.comeBack) from.comeBack();
  else void session.start();
}
