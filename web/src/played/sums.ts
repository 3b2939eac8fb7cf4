/** What both seats have, trick by trick, so that the last line is what the deal came to. Pure. */
import type { DealResult, Suit } from '../protocol/types';

/** Whether the last trick brought ten: by the rules it may, where nobody closed and no card was left. */
export const lastTen = ({ closed_by, left }: DealResult, tenForLast: boolean): boolean =>
  tenForLast && closed_by === null && left[0].length + left[1].length === 0;

/** After each line of the log; marriages count once their seat has a trick. */
export function sumsOf(result: DealResult, trump: Suit, tenForLast: boolean): [number, number][] {
  const points = [0, 0] as [number, number];
  const married = [0, 0] as [number, number];
  const tricks = [0, 0] as [number, number];
  return result.log.map((trick, at) => {
    if (trick.married) married[trick.leader] += trick.married === trump ? 40 : 20;
    if (trick.winner !== null) {
      points[trick.winner] += trick.points + (at === result.log.length - 1 && lastTen(result, tenForLast) ? 10 : 0);
      tricks[trick.winner]++;
    }
    const sum = (seat: 0 | 1): number => (tricks[seat] > 0 ? points[seat] + married[seat] : 0);
    return [sum(0), sum(1)];
  });
}
