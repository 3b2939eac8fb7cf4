/** A deal that nobody plays, for the engine to warm up at. */
import { shuffledDeck } from '../../fairness/shuffle';
import { DRAW, MARRIAGE } from '../rules/actions';
import { deal } from '../rules/state';
import { isStrict } from '../rules/table';
import type { Variant } from '../rules/variant';
import { legalIn, type PlayerView } from '../rules/view';
import { watch, watchAction } from '../rules/watched';

const SEED = '66'.repeat(32);
/** cards in the talon before the last draw */
const LAST = 2;

/** What is seen at its first lead and at its last draw: the two that take the kernel longest. */
export function* warmingViews(variant: Variant): Generator<PlayerView> {
  let watched = watch(deal(variant, shuffledDeck(variant.deck, SEED, '', 1), 0));
  for (let first = true; !watched.state.table.outcome && !isStrict(watched.state.table); first = false) {
    const { turn, talonSize, mustDraw } = watched.state.table;
    const view = watched.views[turn];
    if (first || (talonSize === LAST && !mustDraw)) yield view;
    const action = legalIn(view).find((each) => each < MARRIAGE || each === DRAW);
    if (action === undefined) return;
    watched = watchAction(watched, action);
  }
}
