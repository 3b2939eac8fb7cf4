/* Games of hidden hands: growing, improving, measuring, reading out. */
#include "nash_walk.h"

_Static_assert(sizeof(s66_nash_worth) == 48 && sizeof(s66_mixed) == 264, "the ABI's sizes");
_Static_assert(sizeof(nash_node) == 12 && sizeof(nash_edge) == 12 && sizeof(nash_pair) == 8, "the tree's sizes");

uint64_t s66_nash_grow(const s66_variant *v, const s66_state *deals, const float *weights, uint32_t count,
                       const float *worth, uint32_t tricks, void *memory, uint64_t memory_bytes)
{
    nash_growth g = {memory_of(memory, memory_bytes), v, memory, worth, 0, 0};
    if (!count) return 0;
    g.most = most_cards(&deals[0], tricks);
    return grow_tree(&g, deals, weights, count);
}

void s66_nash_run(void *memory, uint64_t memory_bytes, uint32_t iterations)
{
    nash_header *h = memory;
    nash_walk w = {memory, 0, TRAIN, 0};
    (void)memory_bytes;
    for (uint32_t i = 0; i < iterations; i++) {
        w.weight = (float)++h->iterations;
        for (w.seat = 0; w.seat < 2; w.seat++) walk_tree(h, &w);
    }
}

void s66_nash_worth_of(void *memory, uint64_t memory_bytes, s66_nash_worth *worth)
{
    nash_header *h = memory;
    nash_walk w = {memory, 0, RESPOND, 0};
    (void)memory_bytes;
    for (w.seat = 0; w.seat < 2; w.seat++) worth->response[w.seat] = walk_tree(h, &w);
    w.seat = 0;
    w.purpose = EVALUATE;
    worth->value = walk_tree(h, &w);
    worth->positions = h->positions;
    worth->information_sets = h->information_sets;
    worth->leaves = h->leaves;
}

/* --- reading out --- */

/* A position on a path: by seat how likely each hand plays so far, and which hand of the root it is. */
typedef struct {
    nash_node *node;
    float *reach[2];
    uint16_t *root[2];
} nash_place;

static nash_place place_at_root(const nash_header *h, uint32_t *words, nash_memory *m)
{
    nash_place p = {(nash_node *)(words + h->root), {0, 0}, {0, 0}};
    for (uint32_t seat = 0; seat < 2; seat++) {
        p.reach[seat] = borrow(m, h->hands[seat] * 4ull);
        p.root[seat] = borrow(m, h->hands[seat] * 2ull);
        for (uint32_t i = 0; i < h->hands[seat]; i++) {
            p.reach[seat][i] = 1;
            p.root[seat][i] = (uint16_t)i;
        }
    }
    return p;
}

/* Goes along an action, in place; 0 if there is none such. */
static int go_along(nash_place *p, uint32_t *words, uint32_t action, float *scratch)
{
    nash_node *node = p->node;
    uint32_t seat = node->actor, *at;
    const nash_edge *e = edges_of(node), *end = e + node->edges;
    float *sums = scratch, *choices = sums + node->hands[seat & 1];
    nash_arrays a;
    if (seat == LEAF) return 0;
    sum_strategy(node, 1, sums, choices);
    at = arrays_of(node);
    for (; e < end && e->action != action; e++) at += words_of_arrays(e);
    if (e == end) return 0;
    a = arrays_at(at, e);
    for (uint32_t m = 0; m < e->own; m++) {
        uint32_t i = a.own[m];
        p->reach[seat][m] = p->reach[seat][i] * share(a.sum[m], sums[i], choices[i]);
        p->root[seat][m] = p->root[seat][i];
    }
    for (uint32_t m = 0; m < e->others; m++) {
        p->reach[seat ^ 1][m] = p->reach[seat ^ 1][a.others[m]];
        p->root[seat ^ 1][m] = p->root[seat ^ 1][a.others[m]];
    }
    p->node = (nash_node *)(words + e->child);
    return 1;
}

/* The weight of the deals with a hand, as far as the other seat plays so. */
static float weight_of(const nash_header *h, uint32_t *words, const nash_place *p, uint32_t seat, uint32_t hand)
{
    const nash_pair *pair = (const nash_pair *)(words + h->pairs);
    float sum = 0;
    for (uint32_t i = 0; i < h->deals; i++, pair++) {
        if (pair->hand[seat] != p->root[seat][hand]) continue;
        for (uint32_t other = 0; other < p->node->hands[seat ^ 1]; other++)
            if (p->root[seat ^ 1][other] == pair->hand[seat ^ 1]) sum += pair->worth * p->reach[seat ^ 1][other];
    }
    return sum;
}

static void read_out(const nash_place *p, uint32_t *words, uint32_t hand, float weight, float *scratch, s66_mixed *mixed)
{
    nash_node *node = p->node;
    nash_walk w = {words, node->actor, EVALUATE, 0};
    uint32_t seat = node->actor, *at = arrays_of(node);
    const nash_edge *e = edges_of(node);
    const float *reach[2] = {p->reach[0], p->reach[1]};
    float *sums = scratch, *choices = sums + node->hands[seat], *strategy = choices + node->hands[seat], *found, *free;
    found = strategy + node->hands[seat];
    free = found + node->hands[seat];
    sum_strategy(node, 1, sums, choices);
    for (uint32_t k = 0; k < node->edges; k++, e++) {
        nash_arrays a = arrays_at(at, e);
        at += words_of_arrays(e);
        for (uint32_t m = 0; m < e->own; m++) strategy[m] = share(a.sum[m], sums[a.own[m]], choices[a.own[m]]);
        walk_own_edge(&w, e, &a, reach, strategy, found, free);
        for (uint32_t m = 0; m < e->own; m++) {
            if (a.own[m] != hand) continue;
            mixed->probability[e->action] = strategy[m];
            mixed->value[e->action] = weight > 0 ? found[m] / weight : S66_ILLEGAL;
        }
    }
}

uint32_t s66_nash_strategy(void *memory, uint64_t memory_bytes, const uint8_t *path, uint32_t steps, uint32_t hand,
                           s66_mixed *mixed)
{
    nash_header *h = memory;
    uint32_t *words = memory, seat, number = 0;
    nash_memory m = memory_of(memory, memory_bytes);
    float *scratch = (float *)(words + h->words + (h->words & 1));
    nash_place p = place_at_root(h, words, &m);
    for (uint32_t action = 0; action < S66_ACTIONS; action++) {
        mixed->probability[action] = 0;
        mixed->value[action] = S66_ILLEGAL;
    }
    for (uint32_t i = 0; i < steps; i++)
        if (!go_along(&p, words, path[i], scratch)) return 0;
    seat = p.node->actor;
    if (seat == LEAF) return 0;
    for (; number < p.node->hands[seat]; number++)
        if (words[h->roots + (seat ? h->hands[0] : 0) + p.root[seat][number]] == hand) break;
    if (number == p.node->hands[seat]) return 0;
    read_out(&p, words, number, weight_of(h, words, &p, seat, number), scratch, mixed);
    return 1;
}
