/** What each decision of a seat has cost: the best that could be expected with what it knew, less what its action could. */
import { type Action, actionName } from '../rules/actions';
import { type Match, newMatch, record } from '../rules/match';
import { type Seat, tricksOf } from '../rules/table';
import { legalIn } from '../rules/view';
import type { Costs } from '../../protocol/types';
import type { Opponent } from './house';
import type { Deal, Room, Step } from './room';
import { rounded } from './wire';

/** The costs of a deal that is over, at the score it was played at. */
export async function costsFrame(room: Room, deal: Deal, seat: Seat, command: string, opponent: Opponent): Promise<Costs> {
  const match = before(room.match);
  const name = (action: Action) => actionName(action, deal.watched.state.table.trump);
  const decisions: Costs['decisions'] = [];
  let worth: number | null = null;
  for (const step of deal.past) {
    const view = step.before.views[seat];
    if (step.seat !== seat || legalIn(view).length < 2) continue;
    const values = withClaim(await opponent.weigh(view, match), deal, step);
    const taken = values.find(([action]) => action === step.action)?.[1];
    if (taken === undefined) continue;
    const most = Math.max(...values.map(([, value]) => value));
    const best = taken === most ? step.action : (values.find(([, value]) => value === most)?.[0] ?? step.action);
    worth ??= most;
    const trick = tricksOf(view.table, 0) + tricksOf(view.table, 1) + 1;
    decisions.push({ trick, action: name(step.action), best: name(best), cost: rounded(most - taken) });
  }
  return { type: 'costs', command, version: room.version, worth: worth === null ? null : rounded(worth), decisions };
}

/** The values, and what a wrong claim has lost: the engine knows its points and never weighs one. */
function withClaim(values: [Action, number][], deal: Deal, step: Step): [Action, number][] {
  const { outcome } = deal.watched.state.table;
  if (values.length === 0 || step !== deal.past.at(-1) || outcome?.reason !== 'false_claim') return values;
  return [...values.filter(([action]) => action !== step.action), [step.action, -outcome.gamePoints]];
}

/** The match before its last deal. */
function before(match: Match): Match {
  const fresh = { ...newMatch(match.variant), dealer: match.dealer };
  return match.results.slice(0, -1).reduce((earlier, { outcome }) => record(earlier, outcome), fresh);
}
