/** The switches of the rules in the order a player looks for them. */

export const GROUPS: readonly { group: string; names: readonly string[] }[] = [
  {
    group: 'match',
    names: ['deck', 'deal_pattern', 'next_dealer', 'match_target', 'match_count', 'shutout_double', 'look_back', 'show_points'],
  },
  {
    group: 'marriage',
    names: [
      'marriage_first_lead', 'marriage_when_exhausted', 'marriage_when_closed', 'marriage_on_closing_lead',
      'marriage_ends_deal', 'auto_marriage',
    ],
  },
  {
    group: 'exchange',
    names: ['exchange_needs_trick', 'exchange_when', 'exchange_min_talon', 'auto_exchange', 'exchange_on_opponent_close'],
  },
  { group: 'strict', names: ['must_head', 'must_trump'] },
  {
    group: 'close',
    names: [
      'close_first_lead', 'close_timing', 'close_min_talon', 'close_freeze', 'close_fail', 'close_fail_when', 'close_beaten',
      'close_unclaimed',
    ],
  },
  {
    group: 'end',
    names: [
      'win_mode', 'claim_when', 'false_claim', 'schneider_limit', 'last_trick', 'unclaimed', 'draw_carry',
      'draw_last_trick_wins', 'redeal_same_dealer_on_draw',
    ],
  },
];
