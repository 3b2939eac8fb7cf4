/**
 * The browser's Back puts away what is open, and only then leaves. One entry of the history, laid when a dialog is first opened,
 * catches it; where nothing is open, Back goes through it.
 */
import { screens } from './open.svelte';

const CATCH = 'sixtysix.open';

let laid = history.state === CATCH;

/** A dialog has been opened. */
function opened(): void {
  if (laid) return;
  history.pushState(CATCH, '');
  laid = true;
}

function went(): void {
  const before = laid;
  laid = history.state === CATCH;
  // forward, or to an address of its own: rules, a deal
  if (!before || laid || location.hash) return;
  if (screens.dialog) screens.dialog = null;
  else history.back();
}

export function catchBack(): () => void {
  screens.opened = opened;
  addEventListener('popstate', went);
  return () => removeEventListener('popstate', went);
}
