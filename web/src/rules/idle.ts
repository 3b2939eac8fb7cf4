/** Switches that change nothing as the others stand: no sentence can say what they do, so it is said that they do nothing. */
import type { Switches } from './presets';

/** Why a switch rests: a message `rt-idle-<reason>`. */
export type Rest = 'auto' | 'no-draw' | 'fixed-cost';

export const lastTrickWins = (values: Switches): boolean => values['last_trick'] === 'wins_1' || values['last_trick'] === 'wins_by_score';

/** Whether an open deal can end with nobody winning it. */
export const drawPossible = (values: Switches): boolean =>
  !lastTrickWins(values) && !(values['draw_last_trick_wins'] === true && values['last_trick'] === 'ten');

/** Where 66 wins by itself and the last trick has no bonus, a deal that is played out is a draw: nobody has 66. */
const nobodyHas66 = (values: Switches): boolean => values['win_mode'] === 'auto' && values['last_trick'] === 'none';

export function rest(name: string, values: Switches): Rest | null {
  switch (name) {
    case 'claim_when':
    case 'false_claim':
    case 'close_unclaimed':
      return values['win_mode'] === 'auto' ? 'auto' : null;
    case 'unclaimed':
      return nobodyHas66(values) && values['draw_last_trick_wins'] !== true ? 'auto' : null;
    case 'close_fail_when':
      return values['close_fail'] === '2or3' ? null : 'fixed-cost';
    case 'close_beaten':
      return values['close_fail'] === '2' ? 'fixed-cost' : null;
    case 'redeal_same_dealer_on_draw':
    case 'draw_carry':
      return drawPossible(values) ? null : 'no-draw';
    case 'draw_last_trick_wins':
      return lastTrickWins(values) ? 'no-draw' : null;
    default:
      return null;
  }
}
