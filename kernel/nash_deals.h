/* The deals that are still possible at a position, and moving them on together. All have the same open table. */
#ifndef SIXTYSIX_NASH_DEALS_H
#define SIXTYSIX_NASH_DEALS_H

#include "nash.h"
#include "play.h"

enum { NO_HAND = 0xFFFF };

/* Hands are numbered by seat at each position, in the order of the position before. */
typedef struct {
    s66_state state;
    float weight;
    uint16_t hand[2];
    uint32_t from; /* which of the caller's deals it was */
} nash_deal; /* 76 bytes */

/* The caller's memory: what is kept grows from below, what is needed for a while from above. */
typedef struct {
    uint8_t *start;
    uint64_t low, high;
} nash_memory;

static inline nash_memory memory_of(void *memory, uint64_t bytes)
{
    nash_memory m = {memory, 0, bytes & ~(uint64_t)7};
    return m;
}

static inline int has_room(const nash_memory *m, uint64_t bytes)
{
    return m->high - m->low >= bytes + 64;
}

static inline void *keep(nash_memory *m, uint64_t bytes)
{
    void *kept = m->start + m->low;
    m->low += (bytes + 7) & ~(uint64_t)7;
    return kept;
}

static inline void *borrow(nash_memory *m, uint64_t bytes)
{
    m->high -= (bytes + 7) & ~(uint64_t)7;
    return m->start + m->high;
}

/* A seat with 66 claims as soon as it may; the one that is not on turn is asked first. */
static inline void claim_honestly(const s66_variant *v, s66_state *s)
{
    uint32_t claim = winning_claim_now(v, s);
    if (claim != S66_NONE) apply_action(v, s, claim);
}

static inline void take_action(const s66_variant *v, s66_state *s, uint32_t action)
{
    apply_action(v, s, action);
    claim_honestly(v, s);
}

static inline int starts_trick(const s66_state *s)
{
    return s->led == S66_NONE && s->announced == S66_NONE && !s->must_draw;
}

static inline uint32_t cards_won(const s66_state *s)
{
    return count_bits(s->piles[0] | s->piles[1]);
}

/* Whether nothing is decided any more that depends on a hidden card, or the limit is reached: `most` cards won. */
static inline int is_leaf(const s66_state *s, uint32_t most)
{
    if (s->over || is_exhausted(s)) return 1;
    if (!starts_trick(s)) return 0;
    return (s->closer != S66_NONE && !(s->hands[s->turn] & (s->hands[s->turn] - 1))) || cards_won(s) >= most;
}

static inline uint32_t most_cards(const s66_state *root, uint32_t tricks)
{
    return tricks >= S66_TO_THE_END ? 99 : cards_won(root) + 2 * tricks;
}

/* The actions of each hand of the seat on turn; gives back those of any. */
static inline uint32_t actions_of_hands(const s66_variant *v, const nash_deal *deals, uint32_t count, uint32_t hands,
                                        uint32_t *actions)
{
    uint32_t seat = deals[0].state.turn, any = 0;
    for (uint32_t i = 0; i < hands; i++) actions[i] = 0;
    for (uint32_t i = 0; i < count; i++) {
        uint32_t *legal = &actions[deals[i].hand[seat]];
        if (!*legal) any |= *legal = moves(v, &deals[i].state);
    }
    return any;
}

/* Numbers the hands that are marked (not NO_HAND), in order; gives back how many. */
static inline uint32_t number_hands(uint16_t *numbers, uint32_t hands)
{
    uint32_t next = 0;
    for (uint32_t i = 0; i < hands; i++)
        if (numbers[i] != NO_HAND) numbers[i] = (uint16_t)next++;
    return next;
}

/* Takes only the deals whose hands are numbered, and numbers their hands so. */
static inline uint32_t advance_deals(const s66_variant *v, const nash_deal *deals, uint32_t count, uint32_t action,
                                     uint16_t *const numbers[2], nash_deal *after)
{
    uint32_t kept = 0;
    for (uint32_t i = 0; i < count; i++) {
        uint16_t first = numbers[0][deals[i].hand[0]], second = numbers[1][deals[i].hand[1]];
        if (first == NO_HAND || second == NO_HAND) continue;
        after[kept] = deals[i];
        after[kept].hand[0] = first;
        after[kept].hand[1] = second;
        take_action(v, &after[kept++].state, action);
    }
    return kept;
}

static inline uint32_t hand_number(uint32_t *list, uint32_t *count, uint32_t hand)
{
    uint32_t i = 0;
    while (i < *count && list[i] != hand) i++;
    if (i == *count) list[(*count)++] = hand;
    return i;
}

/* Deals with their hands numbered in the order in which they are met; `lists`: room for `count` hands of each seat. With
 * weights that sum to 1; those of weight 0 are left out unless `all`. Gives back how many deals. */
static uint32_t number_deals(const s66_variant *v, const s66_state *states, const float *weights, uint32_t count, int all,
                             nash_deal *deals, uint32_t *const lists[2], uint32_t hands[2])
{
    double total = 0;
    uint32_t kept = 0;
    hands[0] = hands[1] = 0;
    for (uint32_t i = 0; i < count; i++) total += weights[i] > 0 ? (double)weights[i] : 0;
    for (uint32_t i = 0; i < count && total > 0; i++) {
        nash_deal *deal = &deals[kept];
        if (!all && !(weights[i] > 0)) continue;
        deal->state = states[i];
        deal->from = i;
        deal->weight = weights[i] > 0 ? (float)(weights[i] / total) : 0;
        for (uint32_t seat = 0; seat < 2; seat++)
            deal->hand[seat] = (uint16_t)hand_number(lists[seat], &hands[seat], states[i].hands[seat]);
        claim_honestly(v, &deal->state);
        kept++;
    }
    return kept;
}

#endif
