/* Worlds: hands and talons that a view leaves possible, weighed by what the network believes of the other hand. */
#ifndef SIXTYSIX_WORLDS_H
#define SIXTYSIX_WORLDS_H

#include "policy.h"
#include "view.h"

typedef struct {
    uint32_t free_cards; /* unseen cards that the other hand may hold */
    uint8_t free[24];    /* the same, lowest first */
    uint32_t free_count;
    uint32_t buried;   /* unseen cards it does not hold */
    uint32_t missing;  /* how many of the free ones it holds */
    uint32_t possible; /* whether the counts fit at all */
    float odds[24];    /* by place in `free`: to be in the hand rather than in the talon; all 1: each hand equally likely */
    float tails[25][13]; /* by place and number: sums over the ways to choose so many from there on, of products of odds */
} s66_hidden;

/* How many cards the other hand must have beside this seat's: who led has one less. */
static inline uint32_t cards_due(const s66_view *view)
{
    uint32_t own = count_bits(view->open.hands[view->seat]);
    if (view->open.led == S66_NONE) return own;
    return view->open.leader == view->seat ? own + 1 : own - 1;
}

static inline s66_hidden hidden_from(const s66_variant *v, const s66_view *view, const s66_memory *now)
{
    s66_hidden h = {.missing = 0};
    s66_known known = known_to(v, &view->open, now, view->seat, view->open.hands[view->seat]);
    uint32_t talon = view->open.talon_size ? view->open.talon_size - 1u : 0, shown = count_bits(view->known), rest;
    h.free_cards = known.possible;
    for (uint32_t set = known.possible; set; set &= set - 1) {
        h.odds[h.free_count] = 1.0f;
        h.free[h.free_count++] = (uint8_t)lowest_bit(set);
    }
    h.buried = known.unseen & ~known.possible;
    if (shown > view->other_cards || view->other_cards != cards_due(view)) return h;
    h.missing = view->other_cards - shown;
    if (h.missing > h.free_count || h.missing > 12) return h;
    rest = h.free_count - h.missing + count_bits(h.buried);
    h.possible = now->forgotten ? rest >= talon : rest == talon; /* who forgot cards has more of them than places */
    return h;
}

/* --- beliefs --- */

enum { MOST_LOG_ODDS = 6 }; /* either way: nothing unseen is certain */

static inline float odds_of(float log_odds)
{
    if (log_odds > MOST_LOG_ODDS) log_odds = MOST_LOG_ODDS;
    if (log_odds < -MOST_LOG_ODDS) log_odds = -MOST_LOG_ODDS;
    return log_odds > 0 ? 1.0f / exponential(-log_odds) : exponential(log_odds);
}

static inline void fill_tails(s66_hidden *h)
{
    for (uint32_t k = 0; k <= h->missing; k++) h->tails[h->free_count][k] = k ? 0.0f : 1.0f;
    for (uint32_t i = h->free_count; i--;)
        for (uint32_t k = 0; k <= h->missing; k++)
            h->tails[i][k] = h->tails[i + 1][k] + (k ? h->odds[i] * h->tails[i + 1][k - 1] : 0.0f);
}

/* Takes in what the network says of each card. */
static inline void believe(s66_hidden *h, const s66_thought *t)
{
    for (uint32_t i = 0; i < h->free_count; i++) h->odds[i] = odds_of(t->out[BELIEF_AT + in_order(&t->order, h->free[i])]);
}

/* How likely a hand is among all. */
static inline float chance_of_hand(const s66_hidden *h, uint32_t hand)
{
    float product = 1.0f;
    for (uint32_t i = 0; i < h->free_count; i++)
        if (hand >> h->free[i] & 1) product *= h->odds[i];
    return product / h->tails[0][h->missing];
}

/* A hand for the other seat, drawn by its chance. */
static inline uint32_t draw_hand(const s66_view *view, const s66_hidden *h, random_stream *stream)
{
    uint32_t hand = view->known, left = h->missing;
    for (uint32_t i = 0; left && i < h->free_count; i++) {
        float with = h->odds[i] * h->tails[i + 1][left - 1];
        if (random_part(stream) * h->tails[i][left] >= with && h->free_count - i > left) continue;
        hand |= bit(h->free[i]);
        left--;
    }
    return hand;
}

/* --- worlds --- */

static inline void shuffle_cards(uint8_t *cards, uint32_t size, uint32_t count, random_stream *stream)
{
    for (uint32_t i = 0; i < count && i + 1 < size; i++) {
        uint32_t j = i + random_below(stream, size - i);
        uint8_t card = cards[i];
        cards[i] = cards[j];
        cards[j] = card;
    }
}

/* The state in which the other seat holds a hand; the talon in a drawn order. */
static inline s66_state world_with(const s66_view *view, const s66_hidden *h, uint32_t hand, random_stream *stream)
{
    s66_state s = view->open;
    uint8_t talon[24];
    uint32_t count = 0;
    for (uint32_t i = 0; i < h->free_count; i++)
        if (!(hand >> h->free[i] & 1)) talon[count++] = h->free[i];
    for (uint32_t set = h->buried; set; set &= set - 1) talon[count++] = (uint8_t)lowest_bit(set);
    if (s.closer == S66_NONE || count > s.talon_cards) shuffle_cards(talon, count, s.talon_cards, stream);
    for (uint32_t i = 0; i < s.talon_cards; i++) s.talon[i] = talon[i];
    s.hands[view->seat ^ 1u] = hand;
    return s;
}

#endif
