/** The page's own memory of what it was promised: first sight of each deal's commitment counts. */
import type { Fairness } from '../protocol/types';
import type { SavedSeat } from '../store/seat';

const KEPT = 3;

export function noteDeal(seat: SavedSeat, fairness: Fairness): SavedSeat {
  const commitments = { ...seat.commitments };
  if (fairness.server_seed === null) commitments[fairness.deal] ??= fairness.commitment;
  if (fairness.next_commitment) commitments[fairness.deal + 1] ??= fairness.next_commitment;
  const same = Object.keys(commitments).length === Object.keys(seat.commitments).length;
  return same ? seat : { ...seat, commitments: recent(commitments, fairness.deal), seeds: recent(seat.seeds, fairness.deal) };
}

function recent(by: Record<string, string>, deal: number): Record<string, string> {
  return Object.fromEntries(Object.entries(by).filter(([number]) => Number(number) > deal - KEPT));
}
