/* The public tree of a game, laid out in memory in the order in which it is walked: a position, its edges with regrets
 * and summed strategies, then the trees of its children. A hand's part of a position is an information set. */
#ifndef SIXTYSIX_NASH_TREE_H
#define SIXTYSIX_NASH_TREE_H

#include "nash_leaf.h"

enum { LEAF = 2 };

/* Offsets are counted in words of four bytes from the start of the memory. */
typedef struct {
    uint32_t words, root, roots; /* of the tree; of the first position; of the hands at the root, by seat */
    uint32_t hands[2];
    uint32_t deals, pairs; /* how many; where they are listed, as pairs of hands with weights that sum to 1 */
    uint32_t scratch;      /* words that a walk needs */
    uint32_t iterations;
    uint64_t positions, information_sets, leaves;
} nash_header;

typedef struct {
    uint8_t actor, edges; /* actor: a seat, or LEAF */
    uint16_t hands[2];
    uint16_t unused;
    uint32_t pairs; /* of a leaf */
} nash_node;        /* 12 bytes; then the edges, or the pairs */

/* Its arrays follow the edges, one edge after the other: which hands of the actor (`own`) and of the other seat go along,
 * by their numbers at the position; the actor's regrets; its strategy, summed over iterations. */
typedef struct {
    uint32_t child;
    uint16_t own, others;
    uint32_t action;
} nash_edge; /* 12 bytes */

typedef struct {
    uint16_t hand[2];
    float worth; /* weight times game points to seat 0 */
} nash_pair;     /* 8 bytes */

typedef struct {
    const uint16_t *own, *others;
    float *regret, *sum;
} nash_arrays;

static inline uint32_t words_of_arrays(const nash_edge *e)
{
    return (e->own + 1u) / 2 + (e->others + 1u) / 2 + 2u * e->own;
}

static inline nash_arrays arrays_at(uint32_t *words, const nash_edge *e)
{
    nash_arrays a;
    a.own = (const uint16_t *)words;
    a.others = (const uint16_t *)(words + (e->own + 1u) / 2);
    a.regret = (float *)(words + (e->own + 1u) / 2 + (e->others + 1u) / 2);
    a.sum = a.regret + e->own;
    return a;
}

/* --- growing --- */

typedef struct {
    nash_memory memory;
    const s66_variant *v;
    nash_header *header;
    const float *worth; /* of -3 to 3 game points, to seat 0 */
    uint32_t most; /* cards won at which leads are leaves */
    int full;
} nash_growth;

static inline uint32_t word_here(const nash_growth *g)
{
    return (uint32_t)(g->memory.low >> 2);
}

static inline void *keep_words(nash_growth *g, uint64_t words)
{
    void *kept = g->memory.start + g->memory.low;
    g->memory.low += words * 4;
    return kept;
}

static inline uint32_t grow_leaf(nash_growth *g, const nash_deal *deals, uint32_t count, const uint32_t hands[2])
{
    uint32_t here = word_here(g);
    nash_node *node;
    nash_pair *pairs;
    int8_t *points;
    if (!has_room(&g->memory, sizeof *node + (uint64_t)count * (sizeof *pairs + sizeof *points))) {
        g->full = 1;
        return 0;
    }
    node = keep_words(g, sizeof *node / 4);
    *node = (nash_node){LEAF, 0, {(uint16_t)hands[0], (uint16_t)hands[1]}, 0, count};
    pairs = keep_words(g, 2 * (uint64_t)count);
    points = borrow(&g->memory, count * sizeof *points);
    points_of_leaves(g->v, deals, count, points);
    for (uint32_t i = 0; i < count; i++)
        pairs[i] = (nash_pair){{deals[i].hand[0], deals[i].hand[1]}, deals[i].weight * g->worth[points[i] + 3]};
    g->header->leaves++;
    return here;
}

/* Which hands go along with an action, as numbers after it. */
static void number_children(const nash_deal *deals, uint32_t count, const uint32_t hands[2], const uint32_t *actions,
                            uint32_t action, uint16_t *const numbers[2], uint32_t after[2])
{
    uint32_t seat = deals[0].state.turn;
    for (uint32_t each = 0; each < 2; each++)
        for (uint32_t i = 0; i < hands[each]; i++) numbers[each][i] = NO_HAND;
    for (uint32_t i = 0; i < count; i++) {
        if (!(actions[deals[i].hand[seat]] >> action & 1)) continue;
        numbers[0][deals[i].hand[0]] = numbers[1][deals[i].hand[1]] = 0;
    }
    for (uint32_t each = 0; each < 2; each++) after[each] = number_hands(numbers[each], hands[each]);
}

static inline void list_hands(const uint16_t *numbers, uint32_t hands, uint16_t *list)
{
    for (uint32_t i = 0; i < hands; i++)
        if (numbers[i] != NO_HAND) *list++ = (uint16_t)i;
}

/* Words of a walk at a position: see nash_walk.h. */
static inline uint32_t scratch_of(const uint32_t hands[2], uint32_t seat, uint32_t own)
{
    return 2 * hands[seat] + own + 3 * (hands[0] + hands[1]);
}

static uint32_t grow(nash_growth *g, const nash_deal *deals, uint32_t count, const uint32_t hands[2], uint32_t scratch);

/* The children of a position whose edges are laid out, and with how much scratch a walk goes there. */
static void grow_children(nash_growth *g, const nash_deal *deals, uint32_t count, const uint32_t hands[2],
                          const uint32_t *actions, nash_edge *edges, uint32_t edge_count, uint32_t scratch)
{
    uint16_t *numbers[2] = {borrow(&g->memory, hands[0] * 2), borrow(&g->memory, hands[1] * 2)};
    nash_deal *next = borrow(&g->memory, (uint64_t)count * sizeof *next);
    for (uint32_t i = 0; i < edge_count && !g->full; i++) {
        uint32_t after[2], kept;
        number_children(deals, count, hands, actions, edges[i].action, numbers, after);
        kept = advance_deals(g->v, deals, count, edges[i].action, numbers, next);
        edges[i].child = grow(g, next, kept, after, scratch);
    }
}

/* The edges of a position, with their lists of hands; the arrays of floats are 0. Gives back the words that a walk needs
 * here. */
static uint32_t lay_out_edges(nash_growth *g, const nash_deal *deals, uint32_t count, const uint32_t hands[2],
                              const uint32_t *actions, uint32_t any, nash_edge *edges)
{
    uint32_t seat = deals[0].state.turn, own = 0;
    uint64_t above = g->memory.high;
    uint16_t *numbers[2] = {borrow(&g->memory, hands[0] * 2), borrow(&g->memory, hands[1] * 2)};
    for (; any; any &= any - 1, edges++) {
        uint32_t after[2], words;
        uint32_t *arrays;
        nash_arrays a;
        number_children(deals, count, hands, actions, lowest_bit(any), numbers, after);
        *edges = (nash_edge){0, (uint16_t)after[seat], (uint16_t)after[seat ^ 1], lowest_bit(any)};
        words = words_of_arrays(edges);
        if (!has_room(&g->memory, words * 4ull)) {
            g->full = 1;
            break;
        }
        arrays = keep_words(g, words);
        a = arrays_at(arrays, edges);
        list_hands(numbers[seat], hands[seat], (uint16_t *)a.own);
        list_hands(numbers[seat ^ 1], hands[seat ^ 1], (uint16_t *)a.others);
        for (uint32_t i = 0; i < 2u * edges->own; i++) a.regret[i] = 0;
        own += edges->own;
    }
    g->memory.high = above;
    return scratch_of(hands, seat, own);
}

/* The tree of a position. `scratch`: words that a walk has in use here. */
static uint32_t grow(nash_growth *g, const nash_deal *deals, uint32_t count, const uint32_t hands[2], uint32_t scratch)
{
    uint32_t here, any, *actions, edge_count, seat;
    uint64_t above = g->memory.high;
    nash_node *node;
    nash_edge *edges;
    if (!has_room(&g->memory, (uint64_t)count * sizeof *deals + (hands[0] + hands[1]) * 16ull + 1024)) {
        g->full = 1;
        return 0;
    }
    actions = borrow(&g->memory, (hands[0] + hands[1]) * sizeof *actions);
    any = 0;
    if (count > 1 && !is_leaf(&deals[0].state, g->most))
        any = actions_of_hands(g->v, deals, count, hands[deals[0].state.turn], actions);
    if (!any) {
        here = grow_leaf(g, deals, count, hands);
        g->memory.high = above;
        return here;
    }
    here = word_here(g);
    seat = deals[0].state.turn;
    edge_count = count_bits(any);
    node = keep_words(g, sizeof *node / 4);
    *node = (nash_node){(uint8_t)seat, (uint8_t)edge_count, {(uint16_t)hands[0], (uint16_t)hands[1]}, 0, 0};
    edges = keep_words(g, edge_count * (uint64_t)(sizeof *edges / 4));
    scratch += lay_out_edges(g, deals, count, hands, actions, any, edges);
    if (scratch > g->header->scratch) g->header->scratch = scratch;
    g->header->positions++;
    g->header->information_sets += hands[seat];
    if (!g->full) grow_children(g, deals, count, hands, actions, edges, edge_count, scratch);
    g->memory.high = above;
    return here;
}

/* --- the root --- */

static uint64_t grow_tree(nash_growth *g, const s66_state *states, const float *weights, uint32_t count)
{
    nash_header *h = g->header;
    uint64_t bytes = g->memory.high, room = (uint64_t)count * (sizeof(nash_deal) + sizeof(nash_pair) + 16) + sizeof *h + 256;
    nash_deal *deals;
    uint32_t *lists[2];
    nash_pair *pairs;
    if (!has_room(&g->memory, room)) return 0;
    keep_words(g, sizeof *h / 4);
    *h = (nash_header){0};
    deals = borrow(&g->memory, count * sizeof *deals);
    for (uint32_t seat = 0; seat < 2; seat++) lists[seat] = borrow(&g->memory, count * 4ull);
    h->deals = number_deals(g->v, states, weights, count, 0, deals, lists, h->hands);
    if (!h->deals || h->hands[0] >= NO_HAND || h->hands[1] >= NO_HAND) return 0;
    h->roots = word_here(g);
    for (uint32_t seat = 0; seat < 2; seat++) {
        uint32_t *kept = keep_words(g, h->hands[seat]);
        for (uint32_t i = 0; i < h->hands[seat]; i++) kept[i] = lists[seat][i];
    }
    h->pairs = word_here(g);
    pairs = keep_words(g, 2ull * h->deals);
    for (uint32_t i = 0; i < h->deals; i++)
        pairs[i] = (nash_pair){{deals[i].hand[0], deals[i].hand[1]}, deals[i].weight};
    h->scratch = 4 * (h->hands[0] + h->hands[1]) + 64;
    h->root = grow(g, deals, h->deals, h->hands, h->scratch);
    h->words = word_here(g);
    room = ((uint64_t)h->words + h->scratch + 16) * 4;
    return g->full || room > bytes ? 0 : room;
}

#endif
