/** Mixes of switches that cannot be played: the same as in `rules/variant.py`, for the page without a server. */
import type { Switches } from './presets';

export interface Clash {
  /** the code of the reason, as on the wire */
  readonly reason: string;
  /** the switches that it is about */
  readonly about: readonly string[];
  readonly when: (values: Switches) => boolean;
}

const lastTrickWins = (values: Switches): boolean => values['last_trick'] === 'wins_1' || values['last_trick'] === 'wins_by_score';

const CLASHES: readonly Clash[] = [
  {
    reason: 'deal_pattern_needs_deck',
    about: ['deck', 'deal_pattern'],
    when: (v) => (v['deal_pattern'] === '3T2') !== (v['deck'] === 20),
  },
  {
    reason: 'closed_marriage_needs_closing_lead',
    about: ['marriage_when_closed', 'marriage_on_closing_lead'],
    when: (v) => v['marriage_when_closed'] === true && v['marriage_on_closing_lead'] === false,
  },
  {
    reason: 'tie_decided_twice',
    about: ['draw_last_trick_wins', 'draw_carry'],
    when: (v) => v['draw_last_trick_wins'] === true && v['draw_carry'] === 1,
  },
  {
    reason: 'last_trick_leaves_nothing_unclaimed',
    about: ['last_trick', 'unclaimed', 'draw_last_trick_wins', 'draw_carry'],
    when: (v) => lastTrickWins(v) && (v['unclaimed'] === 'nobody' || v['draw_last_trick_wins'] === true || v['draw_carry'] === 1),
  },
  {
    reason: 'unclaimed_is_nobodys',
    about: ['unclaimed', 'draw_last_trick_wins'],
    when: (v) => v['unclaimed'] === 'nobody' && v['draw_last_trick_wins'] === true,
  },
  {
    reason: 'marriage_waits_for_its_trick',
    about: ['marriage_ends_deal', 'claim_when'],
    when: (v) => v['marriage_ends_deal'] === false && v['claim_when'] === 'any_time',
  },
  {
    reason: 'auto_has_no_claims',
    about: ['win_mode', 'claim_when', 'close_unclaimed'],
    when: (v) => v['win_mode'] === 'auto' && (v['claim_when'] === 'any_time' || v['close_unclaimed'] === 'must_claim'),
  },
];

/** Every reason why these values do not go together, the one that the server would give first. */
export const clashes = (values: Switches): Clash[] => CLASHES.filter(({ when }) => when(values));
