/** A variant: every switch of the rules. Names, values and their order are those of rules/variant.py. */
import type { SwitchValue } from '../../protocol/types';

const NO_YES = [false, true] as const;

/** Every switch with the values it may take. */
export const SWITCHES = {
  deck: [24, 20],
  deal_pattern: ['33T', '3T3', '3T2'],
  next_dealer: ['alternate', 'winner', 'loser'],
  match_target: [5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15],
  match_count: ['up', 'down'],
  shutout_double: NO_YES,
  look_back: ['none', 'last_trick', 'own', 'own_plus_first'],
  show_points: ['hidden', 'own', 'both'],
  exchange_needs_trick: NO_YES,
  exchange_when: ['lead', 'own_turn'],
  exchange_min_talon: [2, 3, 4],
  auto_exchange: NO_YES,
  exchange_on_opponent_close: NO_YES,
  marriage_first_lead: NO_YES,
  marriage_when_exhausted: NO_YES,
  marriage_when_closed: NO_YES,
  marriage_on_closing_lead: NO_YES,
  marriage_ends_deal: NO_YES,
  auto_marriage: NO_YES,
  must_head: NO_YES,
  must_trump: NO_YES,
  close_first_lead: NO_YES,
  close_timing: ['either', 'after_draw'],
  close_min_talon: [2, 4],
  close_freeze: ['end', 'at_close'],
  close_fail: ['2or3', '2', '3'],
  close_fail_when: ['at_close', 'at_end'],
  close_beaten: ['same', '2'],
  close_unclaimed: ['count', 'must_claim'],
  win_mode: ['claim', 'auto'],
  claim_when: ['after_trick_or_meld', 'own_turn', 'any_time'],
  false_claim: ['2or3', '2', '3', 'mirror'],
  schneider_limit: [33, 31],
  last_trick: ['ten', 'wins_1', 'wins_by_score', 'none'],
  unclaimed: ['higher_total', 'nobody'],
  draw_carry: [0, 1],
  draw_last_trick_wins: NO_YES,
  redeal_same_dealer_on_draw: NO_YES,
} as const;

export type SwitchName = keyof typeof SWITCHES;
export type Variant = { readonly [Name in SwitchName]: (typeof SWITCHES)[Name][number] };
export const SWITCH_NAMES = Object.keys(SWITCHES) as SwitchName[];

/** Cards in a full hand: six of 24, five of 20 (R6). */
export const handSize = (variant: Variant): number => (variant.deck === 24 ? 6 : 5);

/** A mix of switches that cannot be played: a code for programs, a sentence for people. */
export class ImpossibleVariant extends Error {
  constructor(
    readonly reason: string,
    sentence: string,
  ) {
    super(sentence);
  }
}

const CLASHES: [reason: string, sentence: string, clash: (v: Variant) => boolean][] = [
  [
    'deal_pattern_needs_deck',
    'a deck of 24 deals 33T or 3T3, a deck of 20 deals 3T2',
    (v) => (v.deal_pattern === '3T2') !== (v.deck === 20),
  ],
  [
    'closed_marriage_needs_closing_lead',
    'where marriages count while the talon is closed, they count on the closing lead too',
    (v) => v.marriage_when_closed && !v.marriage_on_closing_lead,
  ],
  [
    'tie_decided_twice',
    'a tie is either decided by the last trick or carried to the next deal, not both',
    (v) => v.draw_last_trick_wins && v.draw_carry === 1,
  ],
  [
    'last_trick_leaves_nothing_unclaimed',
    'where the last trick wins the deal, nothing is left unclaimed and no tie can stand',
    (v) =>
      (v.last_trick === 'wins_1' || v.last_trick === 'wins_by_score') &&
      (v.unclaimed === 'nobody' || v.draw_last_trick_wins || v.draw_carry === 1),
  ],
  [
    'unclaimed_is_nobodys',
    'where an unclaimed deal counts for nobody, the last trick decides no tie',
    (v) => v.unclaimed === 'nobody' && v.draw_last_trick_wins,
  ],
  [
    'marriage_waits_for_its_trick',
    'where a marriage does not end the deal before its trick is played, 66 is not claimed at any time',
    (v) => !v.marriage_ends_deal && v.claim_when === 'any_time',
  ],
  [
    'auto_has_no_claims',
    'where 66 wins by itself there are no claims, so none can be made at any time and none can be required',
    (v) => v.win_mode === 'auto' && (v.claim_when === 'any_time' || v.close_unclaimed === 'must_claim'),
  ],
];

/** The variant of these values, each checked. Throws `ImpossibleVariant`. */
export function variantOf(values: Record<string, SwitchValue>): Variant {
  for (const name of Object.keys(values)) {
    if (!Object.hasOwn(SWITCHES, name)) throw new ImpossibleVariant('unknown_switch', `'${name}' is not a switch of the rules`);
  }
  for (const name of SWITCH_NAMES) {
    const allowed: readonly SwitchValue[] = SWITCHES[name];
    if (!allowed.includes(values[name] as SwitchValue)) {
      throw new ImpossibleVariant('bad_value', `${name} is ${String(values[name])}: expected one of ${allowed.join(', ')}`);
    }
  }
  const variant = values as Variant;
  for (const [reason, sentence, clash] of CLASHES) if (clash(variant)) throw new ImpossibleVariant(reason, sentence);
  return variant;
}
