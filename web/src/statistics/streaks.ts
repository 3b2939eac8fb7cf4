/** Runs of wins and losses, and how likely they are where nobody is the better player. */
import type { Ending } from './select';

export interface Streaks {
  won: number;
  lost: number;
  present: { ending: 'won' | 'lost'; length: number } | null;
}

/** The longest runs and the one that is under way; a drawn deal ends a run. */
export function streaks(endings: readonly Ending[]): Streaks {
  const longest = { won: 0, lost: 0, drawn: 0 };
  let length = 0;
  endings.forEach((ending, i) => {
    length = ending === endings[i - 1] ? length + 1 : 1;
    longest[ending] = Math.max(longest[ending], length);
  });
  const last = endings.at(-1);
  const present = last === 'won' || last === 'lost' ? { ending: last, length } : null;
  return { won: longest.won, lost: longest.lost, present };
}

/**
 * The chance that within so many deals between equal players there is a run of at least so many losses: exact, deal by deal
 * over how long the run under way is.
 */
export function runChance(deals: number, length: number): number {
  if (length <= 0) return 1;
  if (deals < length) return 0;
  // open[n]: the chance that nothing was reached yet and the last n deals were lost
  const open = new Float64Array(length);
  open[0] = 1;
  let reached = 0;
  for (let deal = 0; deal < deals; deal++) {
    const won = (1 - reached) / 2;
    reached += open[length - 1]! / 2;
    for (let run = length - 1; run > 0; run--) open[run] = open[run - 1]! / 2;
    open[0] = won;
  }
  return reached;
}
