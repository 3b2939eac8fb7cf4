/* What one seat knows, as the engine is given it: rules/view.py in a struct. It has no room for a hidden card. */
#ifndef SIXTYSIX_VIEW_H
#define SIXTYSIX_VIEW_H

#include "memory.h"

/* `open`: the state with the other hand empty and every card of the talon S66_NONE; the count of its cards stands. */
typedef struct {
    s66_state open;
    uint32_t known;      /* cards the other seat is proven to hold */
    uint32_t impossible; /* and those it is proven not to hold */
    uint32_t first_hand; /* as dealt */
    uint8_t plays[24];   /* in the order of play */
    uint8_t married[12]; /* by trick: the suit announced with its lead, or S66_NONE */
    uint8_t play_count;
    uint8_t seat;
    uint8_t dealt_turn_up;
    uint8_t other_cards; /* in the other hand */
    uint8_t unused[4];
} s66_view; /* 120 bytes */

_Static_assert(sizeof(s66_view) == 120, "the ABI's sizes");

enum { MOST_PAST = 16 };

/* A decision of the other seat in the past: the table as it was, what it took, and in which trick. */
typedef struct {
    s66_state s;
    s66_memory m;
    uint8_t action, trick;
    uint8_t undrawn; /* before the draw that precedes the trick */
    uint8_t could_exchange; /* if it had the lowest trump: it did not */
} s66_past;

/* How the deal came to where it is, as far as it shows. */
typedef struct {
    s66_memory now;
    s66_past past[MOST_PAST];
    uint32_t past_count;
    uint32_t draws;       /* made so far */
    uint32_t exchange_at; /* the trick before which the other seat exchanged, at the earliest; NEVER if it did not */
    uint32_t held[13];    /* by draw: cards the other seat is proven to have held before it */
} s66_history;

enum { NEVER = 99 };

typedef struct {
    const s66_variant *v;
    const s66_view *view;
    s66_history *h;
    s66_state s;
    s66_memory m;
    uint32_t other, closed_at, exchanger, exchange_at, undrawn_close, first_talon;
} s66_retrace;

static inline void note_past(s66_retrace *r, uint32_t action, uint32_t trick, uint32_t undrawn)
{
    s66_past *past;
    uint32_t lowest = lowest_trump(r->v, &r->s);
    s66_state holding = r->s;
    if (r->h->past_count >= MOST_PAST) return;
    holding.hands[r->other] |= bit(lowest);
    past = &r->h->past[r->h->past_count++];
    *past = (s66_past){.s = r->s, .m = r->m, .action = (uint8_t)action, .trick = (uint8_t)trick, .undrawn = (uint8_t)undrawn};
    past->could_exchange = (uint8_t)(may_exchange(r->v, &holding) && r->exchange_at != trick);
}

/* Who exchanged, and when the rules first let it. */
static inline void find_exchange(s66_retrace *r, uint32_t played_by_me)
{
    const s66_view *view = r->view;
    uint32_t turn_up = view->dealt_turn_up, mine = view->open.hands[view->seat] | played_by_me;
    r->exchange_at = NEVER;
    if (view->open.turn_up == S66_NONE || view->open.turn_up == turn_up) return;
    r->exchanger = mine >> turn_up & 1 ? view->seat : r->other;
}

static inline void pass_exchange(s66_retrace *r, uint32_t trick)
{
    uint32_t seat = r->exchanger, turn_up = r->view->dealt_turn_up;
    if (r->exchange_at != NEVER || r->view->open.turn_up == S66_NONE || r->view->open.turn_up == turn_up) return;
    if (r->s.turn != seat || (r->v->exchange_needs_trick && !r->s.piles[seat])) return;
    if (r->s.led != S66_NONE && r->v->exchange_when == S66_EXCHANGE_ON_LEAD) return;
    r->exchange_at = trick;
    if (seat == r->other) r->h->exchange_at = trick;
    r->s.turn_up = r->view->open.turn_up;
    r->m.shown[seat] |= bit(turn_up);
}

static inline void pass_closing(s66_retrace *r, uint32_t trick)
{
    s66_state *s = &r->s;
    uint32_t closer = r->view->open.closer;
    if (closer == r->other) {
        s->must_draw = (uint8_t)r->undrawn_close;
        note_past(r, S66_CLOSE, trick, r->undrawn_close);
        s->must_draw = 0;
    }
    s->closer = (uint8_t)closer;
    for (uint32_t seat = 0; seat < 2; seat++) {
        s->closing_tricks[seat] = r->view->open.closing_tricks[seat];
        s->closing_points[seat] = r->view->open.closing_points[seat];
    }
    s->closing_lead = 1;
}

static inline void pass_lead(s66_retrace *r, uint32_t trick)
{
    s66_state *s = &r->s;
    uint32_t card = r->view->plays[2 * trick], suit = r->view->married[trick], seat = s->leader;
    if (seat == r->other) note_past(r, suit == S66_NONE ? card : S66_MARRIAGE + suit, trick, 0);
    if (suit != S66_NONE) {
        s->married[seat] |= (uint8_t)bit(suit);
        r->m.shown[seat] |= pair_of_suit(suit);
    }
    note_play(r->v, s, &r->m, card);
    s->led = (uint8_t)card;
    s->turn = (uint8_t)(seat ^ 1);
    s->closing_lead = 0;
}

static inline void pass_answer(s66_retrace *r, uint32_t trick)
{
    s66_state *s = &r->s;
    uint32_t card = r->view->plays[2 * trick + 1], led = s->led, winner;
    if (s->turn == r->other) note_past(r, card, trick, 0);
    note_play(r->v, s, &r->m, card);
    winner = s->leader ^ beats(card, led, s->trump);
    s->piles[winner] |= bit(led) | bit(card);
    s->led = S66_NONE;
    s->leader = s->turn = (uint8_t)winner;
    if (s->closer == S66_NONE && s->talon_size && r->h->draws > trick) s->talon_size -= 2;
}

/* The table at the first lead, hands empty. */
static inline s66_retrace begin_retrace(const s66_variant *v, const s66_view *view, s66_history *h)
{
    s66_retrace r = {.v = v, .view = view, .h = h, .other = view->seat ^ 1u, .closed_at = NEVER};
    const s66_state *open = &view->open;
    uint32_t size = v->deck == 24 ? 6 : 5;
    r.first_talon = v->deck - 2 * size;
    r.s = *open;
    r.s.talon_size = (uint8_t)r.first_talon;
    r.s.talon_cards = (uint8_t)(r.first_talon - 1);
    r.s.turn_up = view->dealt_turn_up;
    r.s.leader = r.s.turn = open->dealer ^ 1;
    r.s.led = r.s.announced = r.s.closer = S66_NONE;
    r.s.must_draw = r.s.closing_lead = r.s.swap_open = 0;
    for (uint32_t seat = 0; seat < 2; seat++) {
        r.s.hands[seat] = r.s.piles[seat] = 0;
        r.s.closing_tricks[seat] = r.s.closing_points[seat] = r.s.married[seat] = 0;
    }
    h->draws = (r.first_talon - open->talon_size) / 2;
    h->past_count = 0;
    h->exchange_at = NEVER;
    if (open->closer != S66_NONE) {
        r.closed_at = (uint32_t)open->closing_tricks[0] + open->closing_tricks[1];
        r.undrawn_close = h->draws < r.closed_at;
    }
    return r;
}

static inline uint32_t played_by(const s66_view *view, uint32_t seat, uint32_t trump)
{
    uint32_t cards = 0, leader = view->open.dealer ^ 1u;
    for (uint32_t i = 0; i < view->play_count; i += 2) {
        uint32_t led = view->plays[i];
        if (leader == seat) cards |= bit(led);
        if (i + 1 == view->play_count) break;
        if (leader != seat) cards |= bit(view->plays[i + 1]);
        leader ^= beats(view->plays[i + 1], led, trump);
    }
    return cards;
}

/* Cards proven to have been held before each draw: what was shown in an earlier trick, the turn-up once taken. */
static inline void find_held(const s66_retrace *r, s66_history *h)
{
    uint32_t leader = r->view->open.dealer ^ 1u, proven = 0;
    for (uint32_t draw = 0; draw < 13; draw++) h->held[draw] = 0;
    for (uint32_t trick = 0; 2 * trick < r->view->play_count && trick < 12; trick++) {
        if (h->exchange_at == trick) proven |= bit(r->view->dealt_turn_up);
        if (leader == r->other && r->view->married[trick] != S66_NONE) proven |= pair_of_suit(r->view->married[trick]);
        h->held[trick + 1] = proven;
        if (2 * trick + 1 < r->view->play_count)
            leader ^= beats(r->view->plays[2 * trick + 1], r->view->plays[2 * trick], r->s.trump);
    }
}

/* Goes through the deal so far as this seat saw it. */
static inline void retrace(const s66_variant *v, const s66_view *view, s66_history *h)
{
    s66_retrace r = begin_retrace(v, view, h);
    uint32_t trick = 0;
    find_exchange(&r, played_by(view, view->seat, view->open.trump));
    for (;; trick++) {
        if (r.closed_at == trick && r.undrawn_close) pass_closing(&r, trick);
        if (r.s.closer == S66_NONE) pass_exchange(&r, trick);
        if (r.closed_at == trick && !r.undrawn_close) pass_closing(&r, trick);
        if (2 * trick >= view->play_count) break;
        pass_lead(&r, trick);
        if (r.s.closer == S66_NONE) pass_exchange(&r, trick);
        if (2 * trick + 1 >= view->play_count) break;
        pass_answer(&r, trick);
    }
    find_held(&r, h);
    h->now = r.m;
    h->now.shown[r.other] = view->known;
    h->now.denied[r.other] = view->impossible;
    h->now.shown[view->seat] &= view->open.hands[view->seat];
}

#endif
