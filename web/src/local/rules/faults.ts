/** Why an action is not legal: code, the rule's number in docs/rules/, and a sentence. */

const FAULTS = {
  deal_over: ['R39', 'The deal is over'],
  not_your_turn: ['R8', "It is the other player's turn"],
  card_not_in_hand: ['R6', 'That card is not in the hand'],
  must_follow_suit: ['R23', 'The led suit must be followed'],
  must_head: ['R24', 'The trick must be won with a higher card of the led suit'],
  must_trump: ['R25', 'Without the led suit a trump must be played'],
  must_draw_first: ['R14', 'Both hands are filled up from the talon first'],
  nothing_to_draw: ['R14', 'Cards are drawn only after a trick, while the talon lasts and is open'],
  marriage_announced: ['R19', 'The king or queen of the announced marriage is led now'],
  marriage_needs_pair: ['R19', 'A marriage needs the king and queen of one suit'],
  marriage_needs_lead: ['R19', "A marriage is announced on one's own lead"],
  marriage_on_first_lead: ['C1', 'No marriage is announced on the opening lead'],
  marriage_when_exhausted: ['R26', 'No marriage is announced once the talon is used up'],
  marriage_when_closed: ['C4', 'No marriage is announced while the talon is closed'],
  marriage_on_closing_lead: ['C5', 'No marriage is announced on the closing lead'],
  exchange_needs_lowest_trump: ['R16', 'Only the lowest trump is exchanged'],
  exchange_needs_lead: ['R17', "The lowest trump is exchanged on one's own lead"],
  exchange_needs_trick: ['R17', 'The lowest trump is exchanged only after winning a trick'],
  exchange_talon_too_small: ['B3', 'Too few cards are left in the talon for an exchange'],
  turn_up_is_lowest_trump: ['B8', 'The lowest trump itself lies under the talon'],
  talon_closed: ['R30', 'The talon is closed'],
  talon_exhausted: ['R22', 'The talon is used up'],
  close_needs_lead: ['R28', "The talon is closed on one's own lead"],
  close_on_first_lead: ['E2', 'The talon may not be closed before the opening lead'],
  close_after_draw: ['E3', 'The talon may be closed only with full hands'],
  close_talon_too_small: ['E4', 'Too few cards are left in the talon to close it'],
  claim_is_automatic: ['F1', '66 ends the deal by itself; there is nothing to claim'],
  claim_not_now: ['F2', '66 may be claimed only after winning a trick or announcing a marriage'],
  claim_on_own_turn: ['F2', "66 may be claimed only on one's own turn"],
  marriage_does_not_end_deal: ['C6', 'A marriage does not end the deal before its trick is played'],
  unknown_action: ['R8', 'There is no such action'],
} as const;

export type Fault = keyof typeof FAULTS;

export function faultSentence(fault: Fault): string {
  const [rule, sentence] = FAULTS[fault];
  return `${sentence} (${rule}).`;
}
