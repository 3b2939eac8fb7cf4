/** Which dialog is open. One at a time; the table behind it waits. */

import type { Drill } from '../learn/drills/questions';

export type DialogName = 'result' | 'rules' | 'settings' | 'display' | 'keys' | 'fairness' | 'tricks' | 'home' | 'statistics' | 'learn' | 'shared' | null;

class Screens {
  #dialog = $state<DialogName>(null);
  /** the dialog from which the present one was opened */
  before: DialogName = null;

  get dialog(): DialogName {
    return this.#dialog;
  }

  set dialog(name: DialogName) {
    this.before = this.#dialog;
    this.#dialog = name;
    if (name) this.opened();
  }

  /** told when a dialog is opened */
  opened = (): void => undefined;

  /** the drill that the screen of learning is opened with */
  drill: Drill | null = null;

  /** the statistics are opened where deals are backed up */
  backup = false;

  /** the deal whose result was put away */
  seenDeal = $state('');
}

export const screens = new Screens();
