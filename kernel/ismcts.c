/* Single-observer information-set Monte Carlo tree search.
 *
 * One tree for the searching seat. An edge is what that seat sees of a step: the action, which is open to both, and after drawing
 * the card it drew itself. Where hidden cards lie is nowhere in the tree: each iteration plays on a world of its own, and a
 * node offers the actions that are legal in that world. UCB1 counts how often each was on offer. */
#include "ismcts.h"
#include "deal.h"

enum { NOBODY = 0xFFFFFFFFu, MOST_STEPS = 128, CARD_SEEN = 64, NODES_AN_ITERATION = 4, ROOT_NODES = 64 };

typedef struct {
    uint32_t child, sibling; /* NOBODY if there is none */
    uint32_t visits, offered;
    float sum;    /* rewards to the searching seat */
    uint32_t key; /* the action, or CARD_SEEN + the card drawn */
} tree_node;      /* 24 bytes */

typedef struct {
    const s66_variant *v;
    tree_node *nodes;
    uint32_t count, most;
    const float *inverse_root; /* by n: 1 / sqrt(n) */
    const float *root_log;     /* by n: sqrt(ln n) */
    float explore;
    uint32_t seat;
    random_stream stream;
} tree;

/* --- numbers that libc would give --- */

static double square_root(double x, double guess)
{
    for (uint32_t i = 0; i < 6; i++) guess = (guess + x / guess) / 2;
    return guess;
}

/* ln(n / (n - 1)) by the series of the inverse hyperbolic tangent. */
static double log_step(uint32_t n)
{
    double x = 1.0 / (2.0 * n - 1.0), square = x * x, power = x, sum = 0;
    for (uint32_t i = 1; i < 40; i += 2) {
        sum += power / i;
        power *= square;
    }
    return 2 * sum;
}

static void fill_tables(float *inverse_root, float *root_log, uint32_t size)
{
    double root = 1, log_root = 1, log = 0;
    inverse_root[0] = 0, root_log[0] = 0;
    for (uint32_t n = 1; n < size; n++) {
        root = square_root(n, root);
        inverse_root[n] = (float)(1 / root);
        if (n > 1) {
            log += log_step(n);
            log_root = square_root(log, log_root);
        }
        root_log[n] = n > 1 ? (float)log_root : 0;
    }
}

/* --- playing on --- */

/* At random, but it claims, exchanges and marries at once, and never closes. */
static void play_out(tree *t, s66_state *s)
{
    while (!s->over) {
        uint32_t action = winning_claim_now(t->v, s);
        if (action == S66_NONE) {
            uint32_t legal = moves(t->v, s) & ~bit(S66_CLOSE), marriages = legal & (uint32_t)15 << S66_MARRIAGE;
            if (legal >> S66_EXCHANGE & 1) legal = bit(S66_EXCHANGE);
            else if (marriages) legal = marriages;
            action = nth_bit(legal, legal & (legal - 1) ? random_below(&t->stream, count_bits(legal)) : 0);
        }
        apply_action(t->v, s, action);
    }
}

/* What the deal brings the searching seat, -1 to 1. */
static float reward(const tree *t, const s66_state *s)
{
    return (float)points_to(s, t->seat) / 3.0f;
}

/* --- the tree --- */

static uint32_t new_node(tree *t, uint32_t parent, uint32_t key)
{
    if (t->count == t->most) return NOBODY;
    t->nodes[t->count] = (tree_node){.child = NOBODY, .sibling = NOBODY, .key = key};
    if (parent != NOBODY) {
        t->nodes[t->count].sibling = t->nodes[parent].child;
        t->nodes[parent].child = t->count;
    }
    return t->count++;
}

static uint32_t child_of(tree *t, uint32_t parent, uint32_t key)
{
    uint32_t at = t->nodes[parent].child;
    while (at != NOBODY && t->nodes[at].key != key) at = t->nodes[at].sibling;
    return at;
}

/* Of the legal actions one that was never tried, or that of the highest bound for the seat on turn. */
static uint32_t select_action(tree *t, uint32_t at, const s66_state *s, uint32_t legal)
{
    uint32_t untried = legal, best = 0;
    float most = -1e9f, sign = s->turn == t->seat ? 1.0f : -1.0f;
    for (uint32_t i = t->nodes[at].child; i != NOBODY; i = t->nodes[i].sibling) {
        tree_node *n = &t->nodes[i];
        float bound;
        if (n->key >= 32 || !(legal >> n->key & 1)) continue;
        untried &= ~bit(n->key);
        n->offered++;
        bound = sign * n->sum / (float)n->visits + t->explore * t->root_log[n->offered] * t->inverse_root[n->visits];
        if (bound > most) most = bound, best = n->key;
    }
    return untried ? nth_bit(untried, random_below(&t->stream, count_bits(untried))) : best;
}

/* The card that the searching seat has just drawn, as a key; NOBODY if it drew none. */
static uint32_t card_seen(const tree *t, const s66_state *before, const s66_state *after)
{
    uint32_t drawn = after->hands[t->seat] & ~before->hands[t->seat];
    return before->must_draw && !after->must_draw && drawn ? CARD_SEEN + lowest_bit(drawn) : (uint32_t)NOBODY;
}

/* Goes on from a node by what was seen; `fresh` is set where that was never seen before. NOBODY where memory ends. */
static uint32_t step_to(tree *t, uint32_t at, uint32_t key, uint32_t *path, uint32_t *length, int *fresh)
{
    uint32_t next = child_of(t, at, key);
    if (next == NOBODY) {
        next = new_node(t, at, key);
        *fresh = 1;
        if (next != NOBODY) t->nodes[next].offered = 1;
    }
    if (next != NOBODY) path[(*length)++] = next;
    return next;
}

/* Down the tree to a new node, on to the end at random, and the reward back up. */
static void iterate(tree *t, s66_state s)
{
    uint32_t path[MOST_STEPS], length = 1, at = 0;
    int fresh = 0;
    float gained;
    path[0] = 0;
    while (!s.over && !fresh && at != NOBODY && length + 2 < MOST_STEPS) {
        /* at the root both have let their claims pass */
        uint32_t action = at ? winning_claim_now(t->v, &s) : (uint32_t)S66_NONE, legal = moves(t->v, &s), seen;
        s66_state before = s;
        int forced = action != S66_NONE || !(legal & (legal - 1));
        if (action == S66_NONE) action = forced ? lowest_bit(legal) : select_action(t, at, &s, legal);
        apply_action(t->v, &s, action);
        at = step_to(t, at, action, path, &length, &fresh);
        if (forced) fresh = 0;
        seen = card_seen(t, &before, &s);
        if (at != NOBODY && seen != NOBODY) {
            int first_time = 0;
            at = step_to(t, at, seen, path, &length, &first_time);
        }
    }
    play_out(t, &s);
    gained = reward(t, &s);
    for (uint32_t i = 0; i < length; i++) {
        t->nodes[path[i]].visits++;
        t->nodes[path[i]].sum += gained;
    }
}

uint64_t s66_ismcts_memory(uint32_t iterations)
{
    uint64_t tables = 2 * ((uint64_t)iterations + 2) * sizeof(float);
    return tables + ((uint64_t)iterations * NODES_AN_ITERATION + ROOT_NODES) * sizeof(tree_node);
}

void s66_ismcts(const s66_variant *v, const s66_state *worlds, uint32_t count, uint32_t iterations, uint32_t explore,
                uint64_t seed, void *memory, uint32_t *visits)
{
    float *inverse_root = memory, *root_log = inverse_root + iterations + 2;
    tree t = {.v = v, .nodes = (tree_node *)(root_log + iterations + 2), .inverse_root = inverse_root};
    t.most = iterations * NODES_AN_ITERATION + ROOT_NODES;
    t.root_log = root_log;
    t.explore = (float)explore / 1000.0f;
    t.stream.counter = seed;
    for (uint32_t i = 0; i < 33; i++) visits[i] = 0;
    if (!count) return;
    t.seat = worlds[0].turn;
    fill_tables(inverse_root, root_log, iterations + 2);
    new_node(&t, NOBODY, 0);
    for (uint32_t i = 0; i < iterations; i++) iterate(&t, worlds[i % count]);
    for (uint32_t i = t.nodes[0].child; i != NOBODY; i = t.nodes[i].sibling)
        if (t.nodes[i].key < 33) visits[t.nodes[i].key] = t.nodes[i].visits;
}
