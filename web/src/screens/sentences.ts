/** The end of a deal in one or two honest sentences. */
import { has, t } from '../i18n/translator.svelte';
import type { DealResult, Seat, SwitchValue } from '../protocol/types';

const PENALTIES = ['false_claim', 'closer_failed', 'closer_beaten'];

export function reasonSentence(result: DealResult, own: Seat): string {
  if (result.winner === null) return t('result-draw');
  const side = result.winner === own ? 'own' : 'other';
  const id = `result-${result.reason.replaceAll('_', '-')}-${side}`;
  const loser: Seat = result.winner === 0 ? 1 : 0;
  return has(id) ? t(id, { won: result.totals[result.winner], lost: result.totals[loser] }) : result.by_rule;
}

/** Why it is so many: by the loser's points and tricks, or as a penalty. */
export function gradeSentence(result: DealResult, switches: Record<string, SwitchValue>): string {
  if (result.winner === null) return '';
  const points = result.game_points;
  if (PENALTIES.includes(result.reason)) {
    const id = `penalty-${points}`;
    const plain = points === 3 && result.tricks[result.winner] > 0 ? 'penalty-other' : id;
    return t(has(plain) ? plain : 'penalty-other', { points });
  }
  if (result.reason === 'last_trick' && switches['last_trick'] === 'wins_1') return '';
  const loser: Seat = result.winner === 0 ? 1 : 0;
  const id = `grade-${points}`;
  const fits = points === 3 ? result.tricks[loser] === 0 : true;
  return has(id) && fits ? t(id, { limit: Number(switches['schneider_limit'] ?? 33) }) : '';
}
