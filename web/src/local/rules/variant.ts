/** A variant: the value of every switch of the rules (rules/variant.py). Which values there are stands in `src/rules/presets.json`. */
import type { SwitchValue } from '../../protocol/types';
import { clashes } from '../../rules/clashes';
import { allowed, base, PRESETS, SWITCHES } from '../../rules/presets';

export interface Variant {
  readonly deck: 24 | 20;
  readonly deal_pattern: '33T' | '3T3' | '3T2';
  readonly next_dealer: 'alternate' | 'winner' | 'loser';
  readonly match_target: number;
  readonly match_count: 'up' | 'down';
  readonly shutout_double: boolean;
  readonly look_back: 'none' | 'last_trick' | 'own' | 'own_plus_first';
  readonly show_points: 'hidden' | 'own' | 'both';
  readonly exchange_needs_trick: boolean;
  readonly exchange_when: 'lead' | 'own_turn';
  readonly exchange_min_talon: 2 | 3 | 4;
  readonly auto_exchange: boolean;
  readonly exchange_on_opponent_close: boolean;
  readonly marriage_first_lead: boolean;
  readonly marriage_when_exhausted: boolean;
  readonly marriage_when_closed: boolean;
  readonly marriage_on_closing_lead: boolean;
  readonly marriage_ends_deal: boolean;
  readonly auto_marriage: boolean;
  readonly must_head: boolean;
  readonly must_trump: boolean;
  readonly close_first_lead: boolean;
  readonly close_timing: 'either' | 'after_draw';
  readonly close_min_talon: 2 | 4;
  readonly close_freeze: 'end' | 'at_close';
  readonly close_fail: '2or3' | '2' | '3';
  readonly close_fail_when: 'at_close' | 'at_end';
  readonly close_beaten: 'same' | '2';
  readonly close_unclaimed: 'count' | 'must_claim';
  readonly win_mode: 'claim' | 'auto';
  readonly claim_when: 'after_trick_or_meld' | 'own_turn' | 'any_time';
  readonly false_claim: '2or3' | '2' | '3' | 'mirror';
  readonly schneider_limit: 33 | 31;
  readonly last_trick: 'ten' | 'wins_1' | 'wins_by_score' | 'none';
  readonly unclaimed: 'higher_total' | 'nobody';
  readonly draw_carry: 0 | 1;
  readonly draw_last_trick_wins: boolean;
  readonly redeal_same_dealer_on_draw: boolean;
}

/** A mix of switches that cannot be played; `reason` is a code for programs. */
export class ImpossibleVariant extends Error {
  constructor(
    readonly reason: string,
    about: string,
  ) {
    super(`${about} cannot be played (${reason})`);
  }
}

/** A preset with some switches changed, each checked. Throws `ImpossibleVariant`. */
export function variantOf(preset: string, switches: Readonly<Record<string, SwitchValue>>): Variant {
  if (!Object.hasOwn(PRESETS, preset)) throw new ImpossibleVariant('unknown_preset', preset);
  const values = { ...base(preset), ...switches };
  for (const [name, value] of Object.entries(values)) {
    if (!allowed(name, value)) throw new ImpossibleVariant(SWITCHES.some((each) => each.name === name) ? 'bad_value' : 'unknown_switch', name);
  }
  const [clash] = clashes(values);
  if (clash) throw new ImpossibleVariant(clash.reason, clash.about.join(', '));
  // every switch has a value, and each is one that its switch may have
  return values as unknown as Variant;
}
