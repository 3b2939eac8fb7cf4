/** Deals for drills: shuffled and played at random by the rules, the same for the same seed. Answers are read off them. */
import { below, numbers, shuffledDeck } from '../../fairness/shuffle';
import { CLAIM, CLOSE, MARRIAGE, EXCHANGE } from '../../local/rules/actions';
import { legalActions } from '../../local/rules/legal';
import { DEFAULT_PRESET } from '../../rules/presets';
import { deal } from '../../local/rules/state';
import { type Seat, tricksOf } from '../../local/rules/table';
import { variantOf } from '../../local/rules/variant';
import { watch, watchAction, type Watched } from '../../local/rules/watched';

export const SELF: Seat = 0;

/** Draws of lots for a drill: below a bound, endless. */
export type Lots = (bound: number) => number;

const hex = (seed: number): string => Math.abs(Math.trunc(seed)).toString(16).padStart(64, '0');

export function lotsOf(seed: number, purpose: string): Lots {
  const stream = numbers(hex(seed), '', 1, purpose);
  return (bound) => below(bound, stream);
}

/** The deal of a seed, state by state, to its last card: marriages are announced, nobody closes or claims. */
export function playedDeal(seed: number): Watched[] {
  const variant = variantOf(DEFAULT_PRESET, {});
  const lots = lotsOf(seed, 'drill-play');
  let now = watch(deal(variant, shuffledDeck(variant.deck, hex(seed), '', 1), lots(2) as Seat));
  const all = [now];
  while (now.state.table.outcome === null) {
    const { table, hands } = now.state;
    const legal = legalActions(table, hands[table.turn], table.turn).filter((action) => action !== CLAIM && action !== CLOSE);
    const marriage = legal.find((action) => action >= MARRIAGE && action < EXCHANGE);
    now = watchAction(now, marriage ?? (legal[lots(legal.length)] as number));
    all.push(now);
  }
  return all;
}

export const tricksIn = ({ state: { table } }: Watched): number => tricksOf(table, 0) + tricksOf(table, 1);

/** The deal as it stands when so many tricks have been won, or at its end. */
export const afterTricks = (all: readonly Watched[], tricks: number): Watched =>
  all.find((each) => tricksIn(each) === tricks) ?? (all.at(-1) as Watched);
