/* Walks over a grown tree: iterations of CFR+, best responses, values. Reaches and values are vectors over the hands of a
 * position, in the order of its numbers. */
#ifndef SIXTYSIX_NASH_WALK_H
#define SIXTYSIX_NASH_WALK_H

#include "nash_tree.h"

enum { TRAIN, RESPOND, EVALUATE };

typedef struct {
    uint32_t *words;
    uint32_t seat; /* whose values are asked for */
    int purpose;
    float weight;  /* of the iteration */
} nash_walk;

static inline nash_edge *edges_of(nash_node *node)
{
    return (nash_edge *)(node + 1);
}

static inline uint32_t *arrays_of(nash_node *node)
{
    return (uint32_t *)(edges_of(node) + node->edges);
}

/* For each hand of the actor the sum of what its strategy is in proportion to, and how many actions it has. */
static void sum_strategy(nash_node *node, int average, float *sums, float *choices)
{
    const nash_edge *e = edges_of(node);
    uint32_t *words = arrays_of(node), hands = node->hands[node->actor];
    for (uint32_t i = 0; i < hands; i++) sums[i] = choices[i] = 0;
    for (uint32_t k = 0; k < node->edges; k++, e++) {
        nash_arrays a = arrays_at(words, e);
        const float *part = average ? a.sum : a.regret;
        for (uint32_t m = 0; m < e->own; m++) {
            sums[a.own[m]] += part[m];
            choices[a.own[m]] += 1;
        }
        words += words_of_arrays(e);
    }
}

static inline float share(float part, float sum, float choices)
{
    return sum > 0 ? part / sum : 1 / choices;
}

static void walk(const nash_walk *w, uint32_t at, const float *const reach[2], float *values, float *scratch);

static void walk_leaf(const nash_walk *w, const nash_node *node, const float *const reach[2], float *values)
{
    const nash_pair *pair = (const nash_pair *)(node + 1), *end = pair + node->pairs;
    const float *others = reach[w->seat ^ 1];
    if (w->seat == 0)
        for (; pair < end; pair++) values[pair->hand[0]] += others[pair->hand[1]] * pair->worth;
    else
        for (; pair < end; pair++) values[pair->hand[1]] -= others[pair->hand[0]] * pair->worth;
}

static inline int is_all_zero(const float *reach, uint32_t count)
{
    for (uint32_t i = 0; i < count; i++)
        if (reach[i] != 0) return 0;
    return 1;
}

/* The position is the other seat's: its values are the sum over its actions. */
static void walk_theirs(const nash_walk *w, nash_node *node, const float *const reach[2], float *values, float *scratch)
{
    uint32_t seat = w->seat, actor = node->actor, *words = arrays_of(node);
    const nash_edge *e = edges_of(node);
    float *sums = scratch, *choices = sums + node->hands[actor], *free = choices + node->hands[actor];
    sum_strategy(node, w->purpose != TRAIN, sums, choices);
    for (uint32_t k = 0; k < node->edges; k++, e++) {
        nash_arrays a = arrays_at(words, e);
        float *theirs = free, *mine = theirs + e->own, *found = mine + e->others;
        const float *after[2];
        const float *part = w->purpose == TRAIN ? a.regret : a.sum;
        words += words_of_arrays(e);
        for (uint32_t m = 0; m < e->own; m++)
            theirs[m] = reach[actor][a.own[m]] * share(part[m], sums[a.own[m]], choices[a.own[m]]);
        for (uint32_t m = 0; m < e->others; m++) mine[m] = reach[seat][a.others[m]];
        if (is_all_zero(theirs, e->own) && (w->purpose != TRAIN || is_all_zero(mine, e->others))) continue;
        after[actor] = theirs;
        after[seat] = mine;
        for (uint32_t m = 0; m < e->others; m++) found[m] = 0;
        walk(w, e->child, after, found, found + e->others);
        for (uint32_t m = 0; m < e->others; m++) values[a.others[m]] += found[m];
    }
}

/* What each action of each hand is worth: one array after the other in `found`; the reaches after it in `free`. */
static void walk_own_edge(const nash_walk *w, const nash_edge *e, const nash_arrays *a, const float *const reach[2],
                          const float *strategy, float *found, float *free)
{
    uint32_t seat = w->seat;
    float *mine = free, *theirs = mine + e->own;
    const float *after[2];
    for (uint32_t m = 0; m < e->own; m++) mine[m] = reach[seat][a->own[m]] * strategy[m];
    for (uint32_t m = 0; m < e->others; m++) theirs[m] = reach[seat ^ 1][a->others[m]];
    after[seat] = mine;
    after[seat ^ 1] = theirs;
    for (uint32_t m = 0; m < e->own; m++) found[m] = 0;
    walk(w, e->child, after, found, theirs + e->others);
}

static void improve(nash_node *node, const float *values, const float *found)
{
    const nash_edge *e = edges_of(node);
    uint32_t *words = arrays_of(node);
    for (uint32_t k = 0; k < node->edges; k++, e++) {
        nash_arrays a = arrays_at(words, e);
        for (uint32_t m = 0; m < e->own; m++) {
            float regret = a.regret[m] + *found++ - values[a.own[m]];
            a.regret[m] = regret > 0 ? regret : 0;
        }
        words += words_of_arrays(e);
    }
}

/* The position is the seat's own: the best action, or the mean by its strategy. */
static void walk_own(const nash_walk *w, nash_node *node, const float *const reach[2], float *values, float *scratch)
{
    uint32_t seat = w->seat, *words = arrays_of(node), own = 0, hands = node->hands[seat];
    const nash_edge *e = edges_of(node);
    float *sums = scratch, *choices = sums + hands, *all = choices + hands, *found = all, *free;
    for (uint32_t k = 0; k < node->edges; k++) own += e[k].own;
    free = all + own;
    sum_strategy(node, w->purpose != TRAIN, sums, choices);
    if (w->purpose == RESPOND)
        for (uint32_t i = 0; i < hands; i++) values[i] = -1e9f;
    for (uint32_t k = 0; k < node->edges; k++, e++) {
        nash_arrays a = arrays_at(words, e);
        const float *part = w->purpose == TRAIN ? a.regret : a.sum;
        float *strategy = free, *after = free + e->own;
        words += words_of_arrays(e);
        for (uint32_t m = 0; m < e->own; m++) strategy[m] = share(part[m], sums[a.own[m]], choices[a.own[m]]);
        if (w->purpose == TRAIN)
            for (uint32_t m = 0; m < e->own; m++) a.sum[m] += w->weight * reach[seat][a.own[m]] * strategy[m];
        walk_own_edge(w, e, &a, reach, strategy, found, after);
        for (uint32_t m = 0; m < e->own; m++) {
            float *value = &values[a.own[m]];
            if (w->purpose != RESPOND) *value += strategy[m] * found[m];
            else if (found[m] > *value) *value = found[m];
        }
        found += e->own;
    }
    if (w->purpose == TRAIN) improve(node, values, all);
}

/* Adds to `values`, which are 0. */
static void walk(const nash_walk *w, uint32_t at, const float *const reach[2], float *values, float *scratch)
{
    nash_node *node = (nash_node *)(w->words + at);
    if (node->actor == LEAF) walk_leaf(w, node, reach, values);
    else if (node->actor == w->seat) walk_own(w, node, reach, values, scratch);
    else walk_theirs(w, node, reach, values, scratch);
}

/* A walk from the root; gives back the sum of the values. */
static double walk_tree(const nash_header *h, nash_walk *w)
{
    float *scratch = (float *)(w->words + h->words + (h->words & 1)), *reach[2], *values;
    const float *begin[2];
    double sum = 0;
    reach[0] = scratch;
    reach[1] = reach[0] + h->hands[0];
    values = reach[1] + h->hands[1];
    for (uint32_t seat = 0; seat < 2; seat++) {
        for (uint32_t i = 0; i < h->hands[seat]; i++) reach[seat][i] = 1;
        begin[seat] = reach[seat];
    }
    for (uint32_t i = 0; i < h->hands[w->seat]; i++) values[i] = 0;
    walk(w, h->root, begin, values, values + h->hands[w->seat]);
    for (uint32_t i = 0; i < h->hands[w->seat]; i++) sum += (double)values[i];
    return sum;
}

#endif
