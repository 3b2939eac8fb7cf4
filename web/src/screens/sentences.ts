/** The end of a deal in one or two honest sentences. */
import { scoreSentence } from '../a11y/speech';
import { has, t } from '../i18n/translator.svelte';
import type { DealResult, Rules, Seat, SwitchValue, View } from '../protocol/types';
import { type Claim, claimOf } from '../statistics/claims';

/** what is claimed */
const TARGET = 66;
const PENALTIES = ['false_claim', 'closer_failed', 'closer_beaten'];

export function reasonSentence(result: DealResult, own: Seat): string {
  if (result.winner === null) return t('result-draw');
  const side = result.winner === own ? 'own' : 'other';
  const loser: Seat = result.winner === 0 ? 1 : 0;
  const reason = unclaimed(result) ? 'closer-unclaimed' : result.reason.replaceAll('_', '-');
  const id = `result-${reason}-${side}`;
  return has(id) ? t(id, { won: result.totals[result.winner], lost: result.totals[loser] }) : result.by_rule;
}

/** The closer had 66 and lost the deal because he did not say so. */
const unclaimed = ({ reason, closed_by, totals }: DealResult): boolean =>
  reason === 'closer_failed' && closed_by !== null && totals[closed_by] >= TARGET;

const claimIn = (view: View, result: DealResult, rules: Rules | null): Claim | null =>
  claimOf({ ...result, turn_up: `A${view.trump}`, differences: rules?.differences ?? {} }, view.seat);

/** Whether the player claimed late, not at all or too early, or closed in vain: said once, plainly. */
export function verdictSentence(view: View, result: DealResult, rules: Rules | null): string {
  const own = view.seat;
  const claim = claimIn(view, result, rules);
  const failed = result.reason === 'closer_failed' && result.closed_by === own && !unclaimed(result);
  if (failed || claim?.kind === 'wrong') return result.totals[own] < TARGET ? t('verdict-short', { points: TARGET - result.totals[own] }) : '';
  return claim?.kind === 'late' || claim?.kind === 'missed' ? t(`verdict-${claim.kind}`, { count: claim.tricks }) : '';
}

/** What would help: the drill of counting after a claim that was wrong, late or forgotten; the lesson on closing after one in vain. */
export function helpFor(view: View, result: DealResult, rules: Rules | null): 'count' | 'close' | null {
  const claim = claimIn(view, result, rules);
  if (claim && claim.kind !== 'right') return 'count';
  const vain = result.reason === 'closer_failed' || result.reason === 'closer_beaten';
  return vain && result.closed_by === view.seat ? 'close' : null;
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

/** Who has won the match, and whether it counts double. */
export function matchSentence({ match, seat }: View): string {
  const other: Seat = seat === 0 ? 1 : 0;
  const score = { own: match.score[seat], other: match.score[other] };
  return [t(match.winner === seat ? 'match-won' : 'match-lost', score), match.shutout ? t('match-shutout') : ''].filter(Boolean).join(' ');
}

/** The whole end of a deal as it is heard: who wins how many points, why, and how the match stands. */
export function endSentence(view: View, result: DealResult, rules: Rules | null): string {
  const { seat, match } = view;
  const won = result.winner === null ? '' : t(`end-${result.winner === seat ? 'own' : 'other'}`, { points: result.game_points });
  return [
    won,
    reasonSentence(result, seat),
    gradeSentence(result, rules?.switches ?? {}),
    verdictSentence(view, result, rules),
    match.over ? matchSentence(view) : scoreSentence(view),
  ].filter(Boolean).join(' ');
}
