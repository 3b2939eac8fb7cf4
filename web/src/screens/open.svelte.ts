/** Which dialog is open. One at a time; the table behind it waits. */

export type DialogName = 'result' | 'rules' | 'settings' | 'keys' | 'fairness' | 'tricks' | 'statistics' | null;

class Screens {
  dialog = $state<DialogName>(null);
  /** the deal whose result was put away */
  seenDeal = $state('');
}

export const screens = new Screens();
