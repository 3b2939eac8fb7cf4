/* Play, in place and trusting: rules/legal.py, trick.py, talon.py, marriage.py and apply.py on an s66_state. For use
 * inside the kernel; what an illegal action does is undefined. */
#ifndef SIXTYSIX_PLAY_H
#define SIXTYSIX_PLAY_H

#include "score.h"

static const uint64_t CLAIMS = (uint64_t)3 << S66_CLAIM;

/* The card that is exchanged for the turn-up (R16). */
static inline uint32_t lowest_trump(const s66_variant *v, const s66_state *s)
{
    return s->trump * 6u + (v->deck == 20);
}

/* Whether the strict rules hold (R23-R25, R30). */
static inline int is_strict(const s66_state *s)
{
    return s->closer != S66_NONE || s->talon_size == 0;
}

/* Whether no card has been played yet. */
static inline int is_opening_lead(const s66_state *s)
{
    return s->led == S66_NONE && (s->piles[0] | s->piles[1]) == 0;
}

/* The cards of a hand that may answer a led card under the strict rules (R23-R25, D1-D3). */
static inline uint32_t strict_answers(const s66_variant *v, uint32_t hand, uint32_t led, uint32_t trump)
{
    uint32_t following = hand & cards_of_suit(suit_of(led));
    uint32_t heading = v->must_head ? following & ~1u << led : 0;
    uint32_t trumping = v->must_trump ? hand & cards_of_suit(trump) : 0;
    uint32_t of_suit = heading ? heading : following, without = trumping ? trumping : hand;
    return following ? of_suit : without;
}

/* Whether the seat on turn, about to lead, may announce a marriage if it has one (R19, R26, C1-C5). */
static inline int may_marry(const s66_variant *v, const s66_state *s)
{
    if (!v->marriage_first_lead && is_opening_lead(s)) return 0;
    if (s->closer == S66_NONE) return s->talon_size || v->marriage_when_exhausted;
    return s->closing_lead ? v->marriage_on_closing_lead : v->marriage_when_closed;
}

/* Whether the seat on turn may exchange (R16-R18, B1-B8). */
static inline int may_exchange(const s66_variant *v, const s66_state *s)
{
    uint32_t lowest = lowest_trump(v, s);
    if (!(s->hands[s->turn] >> lowest & 1)) return 0;
    if (s->turn_up == S66_NONE || s->turn_up == lowest) return 0;
    if (s->closer != S66_NONE) return s->swap_open && s->turn != s->closer;
    if (s->must_draw || s->announced != S66_NONE) return 0;
    if (s->led != S66_NONE && v->exchange_when == S66_EXCHANGE_ON_LEAD) return 0;
    if (v->exchange_needs_trick && s->piles[s->turn] == 0) return 0;
    return s->talon_size >= v->exchange_min_talon;
}

/* Whether the seat on turn may close (R27-R30, E2-E4). */
static inline int may_close(const s66_variant *v, const s66_state *s)
{
    if (s->closer != S66_NONE || s->talon_size == 0) return 0;
    if (s->led != S66_NONE || s->announced != S66_NONE) return 0;
    if (s->must_draw && v->close_timing == S66_CLOSE_AFTER_DRAW) return 0;
    if (!v->close_first_lead && is_opening_lead(s)) return 0;
    return s->talon_size >= v->close_min_talon;
}

/* Whether the seat on turn may claim (F1, F2, C6). */
static inline int may_claim(const s66_variant *v, const s66_state *s)
{
    if (v->win_mode == S66_WIN_AUTO) return 0;
    if (s->announced != S66_NONE) return v->marriage_ends_deal;
    if (v->claim_when != S66_CLAIM_AFTER_TRICK_OR_MELD) return 1;
    return s->led == S66_NONE && !is_opening_lead(s);
}

/* The actions of the seat on turn, claims left out. The deal must not be over. */
static inline uint32_t moves(const s66_variant *v, const s66_state *s)
{
    uint32_t hand = s->hands[s->turn], legal;
    if (s->led != S66_NONE) {
        legal = is_strict(s) ? strict_answers(v, hand, s->led, s->trump) : hand;
    } else {
        if (s->must_draw)
            legal = bit(S66_DRAW);
        else if (s->announced != S66_NONE)
            legal = hand & pair_of_suit(s->announced);
        else {
            uint32_t pairs = pairs_in(hand);
            legal = hand;
            if (pairs && may_marry(v, s)) legal |= pairs << S66_MARRIAGE;
        }
        if (may_close(v, s)) legal |= bit(S66_CLOSE);
    }
    if (may_exchange(v, s)) legal |= bit(S66_EXCHANGE);
    return legal;
}

/* The actions of the seat on turn: rules.legal_actions. */
static inline uint64_t legal_actions(const s66_variant *v, const s66_state *s)
{
    if (s->over) return 0;
    return moves(v, s) | (uint64_t)may_claim(v, s) << S66_CLAIM;
}

/* The actions of the seat that is not on turn: a claim, if the house rule allows it (F2). */
static inline uint64_t legal_out_of_turn(const s66_variant *v, const s66_state *s)
{
    int may = !s->over && v->win_mode == S66_WIN_CLAIM && v->claim_when == S66_CLAIM_ANY_TIME;
    return (uint64_t)may << S66_CLAIM_OUT_OF_TURN;
}

/* Both hands are known to both seats: the talon is used up, nothing was closed. */
static inline int is_exhausted(const s66_state *s)
{
    return !s->over && s->talon_size == 0 && s->closer == S66_NONE;
}

/* The claim that wins now, or S66_NONE; the seat that is not on turn comes first where the rules let it. */
static inline uint32_t winning_claim_now(const s66_variant *v, const s66_state *s)
{
    if (legal_out_of_turn(v, s) && total_of(v, s, s->turn ^ 1u) >= TARGET) return S66_CLAIM_OUT_OF_TURN;
    return !s->over && may_claim(v, s) && total_of(v, s, s->turn) >= TARGET ? (uint32_t)S66_CLAIM : (uint32_t)S66_NONE;
}

static inline void announce(const s66_variant *v, s66_state *s, uint32_t suit)
{
    s->married[s->turn] |= (uint8_t)bit(suit);
    s->announced = (uint8_t)suit;
    if (v->marriage_ends_deal) settle_reached(v, s, s->turn);
}

static inline void lead_card(s66_state *s, uint32_t card)
{
    s->hands[s->turn] &= ~bit(card);
    s->led = (uint8_t)card;
    s->turn ^= 1;
    s->announced = S66_NONE;
    s->closing_lead = 0;
}

/* The led card is answered: the trick is won, and the deal may be over (R11, R12, R15). */
static inline void answer_card(const s66_variant *v, s66_state *s, uint32_t card)
{
    uint32_t leader = s->leader, led = s->led;
    uint32_t winner = leader ^ beats(card, led, s->trump);
    s->hands[s->turn] &= ~bit(card);
    s->piles[winner] |= bit(led) | bit(card);
    s->led = S66_NONE;
    s->leader = s->turn = (uint8_t)winner;
    s->must_draw = s->closer == S66_NONE && s->talon_size > 0;
    s->swap_open = 0;
    settle_reached(v, s, leader);
    if ((s->hands[0] | s->hands[1]) == 0 && !s->over) settle_played_out(v, s);
}

/* Both hands are filled up; the last card drawn is the turn-up (R14, R22). */
static inline void draw_cards(s66_state *s)
{
    uint32_t winner = s->turn, last = s->talon_cards == 1;
    s->hands[winner] |= bit(s->talon[0]);
    s->hands[winner ^ 1] |= bit(last ? s->turn_up : s->talon[1]);
    for (int i = 0; i < 10; i++) s->talon[i] = s->talon[i + 2];
    s->talon[10] = s->talon[11] = S66_NONE;
    s->talon_cards -= last ? 1 : 2;
    s->talon_size -= 2;
    if (last) s->turn_up = S66_NONE;
    s->must_draw = 0;
}

static inline void exchange_trump(const s66_variant *v, s66_state *s)
{
    uint32_t lowest = lowest_trump(v, s);
    s->hands[s->turn] ^= bit(lowest) | bit(s->turn_up);
    s->turn_up = (uint8_t)lowest;
    s->swap_open = 0;
}

/* The talon is closed: strict rules at once, nobody draws any more (R30). */
static inline void close_talon(const s66_variant *v, s66_state *s)
{
    for (uint32_t seat = 0; seat < 2; seat++) {
        s->closing_tricks[seat] = (uint8_t)tricks_of(s, seat);
        s->closing_points[seat] = (uint8_t)total_of(v, s, seat);
    }
    s->closer = s->turn;
    s->closing_lead = 1;
    s->must_draw = 0;
    s->swap_open = v->exchange_on_opponent_close;
}

/* Where the exchange is made by itself (B5): as soon as it is legal. */
static inline void auto_exchange(const s66_variant *v, s66_state *s)
{
    if (v->auto_exchange && !s->over && may_exchange(v, s)) exchange_trump(v, s);
}

/* A card is led or answered; a marriage may announce itself (C9). */
static inline void play_card(const s66_variant *v, s66_state *s, uint32_t card)
{
    if (s->led != S66_NONE) {
        answer_card(v, s, card);
    } else {
        if (v->auto_marriage && s->announced == S66_NONE) {
            uint32_t pairs = pairs_in(s->hands[s->turn]), suit = suit_of(card);
            if (pairs >> suit & 1 && pair_of_suit(suit) >> card & 1 && may_marry(v, s)) announce(v, s, suit);
            if (s->over) return;
        }
        lead_card(s, card);
    }
    auto_exchange(v, s);
}

/* A legal action is taken: rules._apply. */
static inline void apply_action(const s66_variant *v, s66_state *s, uint32_t action)
{
    if (action < S66_MARRIAGE) {
        play_card(v, s, action);
        return;
    }
    switch (action) {
    case S66_DRAW:
        draw_cards(s);
        auto_exchange(v, s);
        break;
    case S66_EXCHANGE: exchange_trump(v, s); break;
    case S66_CLOSE: close_talon(v, s); break;
    case S66_CLAIM: settle_claim(v, s, s->turn); break;
    case S66_CLAIM_OUT_OF_TURN: settle_claim(v, s, s->turn ^ 1u); break;
    default: announce(v, s, action - S66_MARRIAGE); break;
    }
}

#endif
