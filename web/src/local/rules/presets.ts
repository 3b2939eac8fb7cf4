/** The presets: named variants. What differs from `sixty-six` and why stands in docs/rules/presets.md. */
import type { SwitchValue } from '../../protocol/types';
import { SWITCH_NAMES, type Variant, variantOf } from './variant';

const SIXTY_SIX: Variant = {
  deck: 24,
  deal_pattern: '33T',
  next_dealer: 'alternate',
  match_target: 7,
  match_count: 'up',
  shutout_double: false,
  look_back: 'none',
  show_points: 'hidden',
  exchange_needs_trick: true,
  exchange_when: 'lead',
  exchange_min_talon: 2,
  auto_exchange: false,
  exchange_on_opponent_close: false,
  marriage_first_lead: true,
  marriage_when_exhausted: false,
  marriage_when_closed: false,
  marriage_on_closing_lead: false,
  marriage_ends_deal: true,
  auto_marriage: false,
  must_head: true,
  must_trump: true,
  close_first_lead: true,
  close_timing: 'either',
  close_min_talon: 2,
  close_freeze: 'end',
  close_fail: '2or3',
  close_fail_when: 'at_close',
  close_beaten: 'same',
  close_unclaimed: 'count',
  win_mode: 'claim',
  claim_when: 'own_turn',
  false_claim: '2or3',
  schneider_limit: 33,
  last_trick: 'ten',
  unclaimed: 'higher_total',
  draw_carry: 0,
  draw_last_trick_wins: false,
  redeal_same_dealer_on_draw: false,
};

/** Marriages are announced to the end of the deal, closed or not. */
const MARRIAGES_ALWAYS = {
  marriage_when_exhausted: true,
  marriage_when_closed: true,
  marriage_on_closing_lead: true,
} as const;

const SCHNAPSEN: Variant = {
  ...SIXTY_SIX,
  ...MARRIAGES_ALWAYS,
  deck: 20,
  deal_pattern: '3T2',
  match_count: 'down',
  look_back: 'own',
  exchange_needs_trick: false,
  close_timing: 'after_draw',
  close_freeze: 'at_close',
  close_unclaimed: 'must_claim',
  claim_when: 'after_trick_or_meld',
  last_trick: 'wins_1',
};

/** Every preset by name; the first is the default. */
export const PRESETS: Readonly<Record<string, Variant>> = {
  'sixty-six': SIXTY_SIX,
  'sixty-six-light': {
    ...SIXTY_SIX,
    ...MARRIAGES_ALWAYS,
    auto_exchange: true,
    must_head: false,
    close_fail: '2',
    win_mode: 'auto',
    last_trick: 'none',
    unclaimed: 'nobody',
  },
  pagat: {
    ...SIXTY_SIX,
    next_dealer: 'winner',
    look_back: 'last_trick',
    exchange_on_opponent_close: true,
    marriage_on_closing_lead: true,
    close_beaten: '2',
    close_unclaimed: 'must_claim',
    claim_when: 'after_trick_or_meld',
    false_claim: '2',
    redeal_same_dealer_on_draw: true,
  },
  german: {
    ...SIXTY_SIX,
    ...MARRIAGES_ALWAYS,
    next_dealer: 'winner',
    shutout_double: true,
    must_head: false,
    claim_when: 'after_trick_or_meld',
    false_claim: '2',
    draw_carry: 1,
  },
  schnapsen: SCHNAPSEN,
  'schnapsen-tournament': {
    ...SCHNAPSEN,
    shutout_double: true,
    look_back: 'none',
    exchange_needs_trick: true,
    exchange_min_talon: 4,
    marriage_first_lead: false,
    close_min_talon: 4,
    false_claim: 'mirror',
  },
  santase: {
    ...SIXTY_SIX,
    ...MARRIAGES_ALWAYS,
    deal_pattern: '3T3',
    next_dealer: 'winner',
    match_target: 11,
    exchange_min_talon: 4,
    marriage_first_lead: false,
    close_first_lead: false,
    close_timing: 'after_draw',
    close_min_talon: 4,
    close_fail: '3',
    claim_when: 'after_trick_or_meld',
    false_claim: 'mirror',
    redeal_same_dealer_on_draw: true,
  },
  snapszli: {
    ...SCHNAPSEN,
    match_count: 'up',
    close_min_talon: 4,
    close_freeze: 'end',
    close_unclaimed: 'count',
    last_trick: 'wins_by_score',
  },
  'us-hoyle': { ...SIXTY_SIX, ...MARRIAGES_ALWAYS, exchange_when: 'own_turn', must_head: false, draw_carry: 1 },
};

export const DEFAULT_PRESET = 'sixty-six';

/** The switches in which a variant differs from another, with its own values. */
export function differences(variant: Variant, base: Variant = SIXTY_SIX): Record<string, SwitchValue> {
  return Object.fromEntries(SWITCH_NAMES.filter((name) => variant[name] !== base[name]).map((name) => [name, variant[name]]));
}

/** A preset with some switches changed; undefined for an unknown preset. Throws `ImpossibleVariant`. */
export function houseRules(preset: string, switches: Record<string, SwitchValue>): Variant | undefined {
  const base = Object.hasOwn(PRESETS, preset) ? PRESETS[preset] : undefined;
  return base && variantOf({ ...base, ...switches });
}
