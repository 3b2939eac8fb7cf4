// Three presets as GET /api/presets gives them.
export const PRESETS = {
 "presets": {
  "sixty-six": {
   "deck": 24,
   "deal_pattern": "33T",
   "next_dealer": "alternate",
   "match_target": 7,
   "match_count": "up",
   "shutout_double": false,
   "look_back": "none",
   "show_points": "hidden",
   "exchange_needs_trick": true,
   "exchange_when": "lead",
   "exchange_min_talon": 2,
   "auto_exchange": false,
   "exchange_on_opponent_close": false,
   "marriage_first_lead": true,
   "marriage_when_exhausted": false,
   "marriage_when_closed": false,
   "marriage_on_closing_lead": false,
   "marriage_ends_deal": true,
   "auto_marriage": false,
   "must_head": true,
   "must_trump": true,
   "close_first_lead": true,
   "close_timing": "either",
   "close_min_talon": 2,
   "close_freeze": "end",
   "close_fail": "2or3",
   "close_fail_when": "at_close",
   "close_beaten": "same",
   "close_unclaimed": "count",
   "win_mode": "claim",
   "claim_when": "own_turn",
   "false_claim": "2or3",
   "schneider_limit": 33,
   "last_trick": "ten",
   "unclaimed": "higher_total",
   "draw_carry": 0,
   "draw_last_trick_wins": false,
   "redeal_same_dealer_on_draw": false
  },
  "schnapsen": {
   "deck": 20,
   "deal_pattern": "3T2",
   "next_dealer": "alternate",
   "match_target": 7,
   "match_count": "down",
   "shutout_double": false,
   "look_back": "own",
   "show_points": "hidden",
   "exchange_needs_trick": false,
   "exchange_when": "lead",
   "exchange_min_talon": 2,
   "auto_exchange": false,
   "exchange_on_opponent_close": false,
   "marriage_first_lead": true,
   "marriage_when_exhausted": true,
   "marriage_when_closed": true,
   "marriage_on_closing_lead": true,
   "marriage_ends_deal": true,
   "auto_marriage": false,
   "must_head": true,
   "must_trump": true,
   "close_first_lead": true,
   "close_timing": "after_draw",
   "close_min_talon": 2,
   "close_freeze": "at_close",
   "close_fail": "2or3",
   "close_fail_when": "at_close",
   "close_beaten": "same",
   "close_unclaimed": "must_claim",
   "win_mode": "claim",
   "claim_when": "after_trick_or_meld",
   "false_claim": "2or3",
   "schneider_limit": 33,
   "last_trick": "wins_1",
   "unclaimed": "higher_total",
   "draw_carry": 0,
   "draw_last_trick_wins": false,
   "redeal_same_dealer_on_draw": false
  },
  "santase": {
   "deck": 24,
   "deal_pattern": "3T3",
   "next_dealer": "winner",
   "match_target": 11,
   "match_count": "up",
   "shutout_double": false,
   "look_back": "none",
   "show_points": "hidden",
   "exchange_needs_trick": true,
   "exchange_when": "lead",
   "exchange_min_talon": 4,
   "auto_exchange": false,
   "exchange_on_opponent_close": false,
   "marriage_first_lead": false,
   "marriage_when_exhausted": true,
   "marriage_when_closed": true,
   "marriage_on_closing_lead": true,
   "marriage_ends_deal": true,
   "auto_marriage": false,
   "must_head": true,
   "must_trump": true,
   "close_first_lead": false,
   "close_timing": "after_draw",
   "close_min_talon": 4,
   "close_freeze": "end",
   "close_fail": "3",
   "close_fail_when": "at_close",
   "close_beaten": "same",
   "close_unclaimed": "count",
   "win_mode": "claim",
   "claim_when": "after_trick_or_meld",
   "false_claim": "mirror",
   "schneider_limit": 33,
   "last_trick": "ten",
   "unclaimed": "higher_total",
   "draw_carry": 0,
   "draw_last_trick_wins": false,
   "redeal_same_dealer_on_draw": true
  }
 },
 "switches": [
  {
   "name": "deck",
   "type": "int",
   "values": [
    24,
    20
   ]
  },
  {
   "name": "deal_pattern",
   "type": "choice",
   "values": [
    "33T",
    "3T3",
    "3T2"
   ]
  },
  {
   "name": "next_dealer",
   "type": "choice",
   "values": [
    "alternate",
    "winner",
    "loser"
   ]
  },
  {
   "name": "match_target",
   "type": "int",
   "values": [
    5,
    6,
    7,
    8,
    9,
    10,
    11,
    12,
    13,
    14,
    15
   ]
  },
  {
   "name": "match_count",
   "type": "choice",
   "values": [
    "up",
    "down"
   ]
  },
  {
   "name": "shutout_double",
   "type": "bool",
   "values": [
    false,
    true
   ]
  },
  {
   "name": "look_back",
   "type": "choice",
   "values": [
    "none",
    "last_trick",
    "own",
    "own_plus_first"
   ]
  },
  {
   "name": "show_points",
   "type": "choice",
   "values": [
    "hidden",
    "own",
    "both"
   ]
  },
  {
   "name": "exchange_needs_trick",
   "type": "bool",
   "values": [
    false,
    true
   ]
  },
  {
   "name": "exchange_when",
   "type": "choice",
   "values": [
    "lead",
    "own_turn"
   ]
  },
  {
   "name": "exchange_min_talon",
   "type": "int",
   "values": [
    2,
    3,
    4
   ]
  },
  {
   "name": "auto_exchange",
   "type": "bool",
   "values": [
    false,
    true
   ]
  },
  {
   "name": "exchange_on_opponent_close",
   "type": "bool",
   "values": [
    false,
    true
   ]
  },
  {
   "name": "marriage_first_lead",
   "type": "bool",
   "values": [
    false,
    true
   ]
  },
  {
   "name": "marriage_when_exhausted",
   "type": "bool",
   "values": [
    false,
    true
   ]
  },
  {
   "name": "marriage_when_closed",
   "type": "bool",
   "values": [
    false,
    true
   ]
  },
  {
   "name": "marriage_on_closing_lead",
   "type": "bool",
   "values": [
    false,
    true
   ]
  },
  {
   "name": "marriage_ends_deal",
   "type": "bool",
   "values": [
    false,
    true
   ]
  },
  {
   "name": "auto_marriage",
   "type": "bool",
   "values": [
    false,
    true
   ]
  },
  {
   "name": "must_head",
   "type": "bool",
   "values": [
    false,
    true
   ]
  },
  {
   "name": "must_trump",
   "type": "bool",
   "values": [
    false,
    true
   ]
  },
  {
   "name": "close_first_lead",
   "type": "bool",
   "values": [
    false,
    true
   ]
  },
  {
   "name": "close_timing",
   "type": "choice",
   "values": [
    "either",
    "after_draw"
   ]
  },
  {
   "name": "close_min_talon",
   "type": "int",
   "values": [
    2,
    4
   ]
  },
  {
   "name": "close_freeze",
   "type": "choice",
   "values": [
    "end",
    "at_close"
   ]
  },
  {
   "name": "close_fail",
   "type": "choice",
   "values": [
    "2or3",
    "2",
    "3"
   ]
  },
  {
   "name": "close_fail_when",
   "type": "choice",
   "values": [
    "at_close",
    "at_end"
   ]
  },
  {
   "name": "close_beaten",
   "type": "choice",
   "values": [
    "same",
    "2"
   ]
  },
  {
   "name": "close_unclaimed",
   "type": "choice",
   "values": [
    "count",
    "must_claim"
   ]
  },
  {
   "name": "win_mode",
   "type": "choice",
   "values": [
    "claim",
    "auto"
   ]
  },
  {
   "name": "claim_when",
   "type": "choice",
   "values": [
    "after_trick_or_meld",
    "own_turn",
    "any_time"
   ]
  },
  {
   "name": "false_claim",
   "type": "choice",
   "values": [
    "2or3",
    "2",
    "3",
    "mirror"
   ]
  },
  {
   "name": "schneider_limit",
   "type": "int",
   "values": [
    33,
    31
   ]
  },
  {
   "name": "last_trick",
   "type": "choice",
   "values": [
    "ten",
    "wins_1",
    "wins_by_score",
    "none"
   ]
  },
  {
   "name": "unclaimed",
   "type": "choice",
   "values": [
    "higher_total",
    "nobody"
   ]
  },
  {
   "name": "draw_carry",
   "type": "int",
   "values": [
    0,
    1
   ]
  },
  {
   "name": "draw_last_trick_wins",
   "type": "bool",
   "values": [
    false,
    true
   ]
  },
  {
   "name": "redeal_same_dealer_on_draw",
   "type": "bool",
   "values": [
    false,
    true
   ]
  }
 ]
};
