/* The open-card solver: positions in, values out. The search itself is in solve_search.h. */
#include "play.h"
#include "solve.h"
#include "solve_search.h"

_Static_assert(sizeof(s66_solution) == 24 && sizeof(s66_action_values) == 66, "the ABI's sizes");

/* --- from states to nodes --- */

typedef struct {
    s66_node node;
    int step;
    uint32_t led;   /* or the queen of the announced marriage */
    int ended;      /* then: */
    int value;      /* to seat 0 */
} s66_root;

static inline uint32_t suit_here(uint32_t suit, uint32_t trump)
{
    return suit == trump ? 0 : suit < trump ? suit + 1 : suit;
}

static inline uint32_t card_here(uint32_t card, uint32_t trump)
{
    uint32_t suit = suit_of(card);
    return suit_here(suit, trump) * 8 + card - suit * 6;
}

static inline uint32_t cards_here(uint32_t cards, uint32_t trump)
{
    uint32_t here = 0;
    for (uint32_t suit = 0; suit < 4; suit++) here |= (cards >> suit * 6 & 63) << suit_here(suit, trump) * 8;
    return here;
}

/* Whether more card points never hurt, as far as it does not depend on what is asked. They do where a seat that has 66
 * must win less than if it had not, and where a tie is worth more than one point more. */
static inline int is_monotone(const s66_variant *v)
{
    if (v->win_mode == S66_WIN_AUTO && v->close_beaten == S66_BEATEN_2) return 0;
    return !v->draw_last_trick_wins || v->last_trick != S66_LAST_NONE || v->unclaimed == S66_UNCLAIMED_NOBODY;
}

static inline void set_rules(s66_search *c, const s66_variant *v)
{
    c->v = v;
    c->lowest_card = v->deck == 20;
    c->lowest = bit(c->lowest_card);
    c->always_monotone = (uint8_t)is_monotone(v);
    c->mirror = v->win_mode == S66_WIN_CLAIM && v->false_claim == S66_FALSE_MIRROR;
    c->automatic = v->win_mode == S66_WIN_AUTO;
    c->any_time = !c->automatic && v->claim_when == S66_CLAIM_ANY_TIME;
    c->own_turn = !c->automatic && v->claim_when != S66_CLAIM_AFTER_TRICK_OR_MELD;
    c->after_trick = v->claim_when == S66_CLAIM_AFTER_TRICK_OR_MELD;
}

static inline void set_talon(s66_search *c, const s66_state *s)
{
    c->undrawn[s->talon_cards] = 0;
    for (uint32_t i = s->talon_cards; i--;) {
        c->talon[i] = (uint8_t)card_here(s->talon[i], s->trump);
        c->undrawn[i] = c->undrawn[i + 1] | bit(c->talon[i]);
    }
}

static inline void set_root(s66_search *c, const s66_state *s, s66_root *root)
{
    s66_node *n = &root->node;
    uint32_t trump = s->trump, led = s->led == S66_NONE ? 0 : bit(card_here(s->led, trump)), left;
    root->ended = s->over;
    if (s->over) {
        root->value = points_to(s, 0);
        return;
    }
    set_talon(c, s);
    for (uint32_t seat = 0; seat < 2; seat++) {
        n->hands[seat] = cards_here(s->hands[seat], trump);
        n->has[seat] = s->piles[seat] != 0;
        n->points[seat] = (uint16_t)points_in(s->piles[seat]);
        if (s->married[seat]) n->points[seat] += (uint16_t)marriage_points(s->married[seat], trump);
    }
    n->turn = s->leader;
    n->cards = (uint8_t)(count_bits(s->hands[s->leader]) + (led != 0));
    n->drawn = 0;
    n->turn_up = s->turn_up == S66_NONE ? S66_NONE : (uint8_t)card_here(s->turn_up, trump);
    n->closing_lead = s->closing_lead;
    n->swap_open = s->swap_open;
    n->frozen = n->fail = 0;
    left = n->hands[0] | n->hands[1] | led;
    if (s->closer == S66_NONE) {
        n->closer = OPEN;
        n->talon = s->talon_size;
        if (n->talon) left |= c->undrawn[0] | bit(n->turn_up);
    } else {
        n->closer = s->closer;
        n->talon = 0;
        node_settle_closing(c, n, s->closing_tricks[s->closer ^ 1], s->closing_points[s->closer ^ 1]);
    }
    n->left = (uint16_t)worth_of(left);
    root->led = S66_NONE;
    if (s->led != S66_NONE) {
        root->step = STEP_FOLLOW;
        root->led = card_here(s->led, trump);
    } else if (s->must_draw) {
        root->step = STEP_DRAW;
    } else if (s->announced != S66_NONE) {
        root->step = STEP_ANNOUNCED;
        root->led = suit_here(s->announced, trump) * 8 + 2;
    } else {
        root->step = STEP_LEAD;
    }
}

/* --- asking --- */

static int ask(s66_search *c, const s66_root *root, int goal)
{
    const s66_node *n = &root->node;
    c->goal = goal;
    c->needs[0] = goal;
    c->needs[1] = 1 - goal;
    /* Where a false claim costs what the true one would bring, points can make it cheaper: but it costs 1 or more. */
    c->monotone = c->always_monotone && (!c->mirror || goal == 0 || goal == 1);
    switch (root->step) {
    case STEP_FOLLOW: return search_follow(c, n, root->led);
    case STEP_DRAW: return search_draw(c, n);
    case STEP_ANNOUNCED: return after_marriage(c, n, root->led);
    default: return n->talon ? search_lead(c, n) : search_strict(c, n);
    }
}

/* Narrows the value to seat 0, from a guess; says whether it is exact. */
static int narrow(s66_search *c, const s66_root *root, int guess, int *low, int *high)
{
    int drawn = c->v->last_trick == S66_LAST_TEN || c->v->last_trick == S66_LAST_NONE;
    if (root->ended) {
        *low = *high = root->value;
        return 1;
    }
    *low = -most_won(c, &root->node, 1);
    *high = most_won(c, &root->node, 0);
    while (*low < *high) {
        int goal = guess, yes;
        if (goal <= *low) goal = *low + 1;
        if (goal > *high) goal = *high;
        yes = ask(c, root, goal);
        if (c->stopped) return 0;
        if (yes) {
            *low = goal;
            guess = goal + 1;
        } else {
            *high = goal - 1;
            guess = goal - 1;
            if (guess == 0) guess = -1;
        }
        if (!drawn && *low == 0) *low = 1;
        if (!drawn && *high == 0) *high = -1;
    }
    return 1;
}

static inline void set_bounds(int8_t *low, int8_t *high, int l, int h, uint32_t seat)
{
    *low = (int8_t)(seat ? -h : l);
    *high = (int8_t)(seat ? -l : h);
}

static void solve_value(s66_search *c, const s66_state *s, s66_solution *solution)
{
    s66_root root;
    int low, high;
    set_root(c, s, &root);
    solution->exact = (uint8_t)narrow(c, &root, 1, &low, &high);
    set_bounds(&solution->low, &solution->high, low, high, s->turn);
}

static void solve_actions(s66_search *c, const s66_state *s, s66_solution *solution, s66_action_values *values)
{
    uint64_t legal = legal_actions(c->v, s) | legal_out_of_turn(c->v, s);
    int best_low = -9, best_high = -9, guess = 1;
    solution->exact = 1;
    for (uint32_t action = 0; action < S66_ACTIONS; action++) values->low[action] = values->high[action] = S66_ILLEGAL;
    for (uint64_t set = legal; set; set &= set - 1) {
        uint32_t action = lowest_bit(set);
        s66_state next = *s;
        s66_root root;
        int low, high;
        apply_action(c->v, &next, action);
        set_root(c, &next, &root);
        solution->exact &= (uint8_t)narrow(c, &root, guess, &low, &high);
        if (!root.ended) guess = low;
        set_bounds(&values->low[action], &values->high[action], low, high, s->turn);
        if (action == S66_CLAIM_OUT_OF_TURN) continue;
        if (values->low[action] > best_low) best_low = values->low[action];
        if (values->high[action] > best_high) best_high = values->high[action];
    }
    for (uint32_t action = 0; action < S66_CLAIM_OUT_OF_TURN; action++)
        if (solution->exact && values->low[action] == best_low) solution->best |= (uint64_t)1 << action;
    if (legal >> S66_CLAIM_OUT_OF_TURN & 1) {
        if (values->low[S66_CLAIM_OUT_OF_TURN] < best_low) best_low = values->low[S66_CLAIM_OUT_OF_TURN];
        if (values->high[S66_CLAIM_OUT_OF_TURN] < best_high) best_high = values->high[S66_CLAIM_OUT_OF_TURN];
    }
    solution->low = (int8_t)best_low;
    solution->high = (int8_t)best_high;
}

/* --- what a search remembers --- */

enum { SMALL_BUCKETS = 64 };

typedef struct {
    s66_entry *entries;
    uint32_t buckets;
    uint32_t *generation;
} s66_table;

/* The caller's memory: a counter, then the entries from the next border of 64 bytes on. */
static s66_table table_in(void *memory, uint64_t bytes)
{
    uint64_t start = (uint64_t)(uintptr_t)memory, first = (start + sizeof(uint32_t) + 63) & ~(uint64_t)63, room;
    s66_table table = {0, 0, memory};
    if (!memory || bytes < first - start + BUCKET * sizeof(s66_entry)) return table;
    room = (bytes - (first - start)) / (BUCKET * sizeof(s66_entry));
    table.entries = (s66_entry *)(uintptr_t)first;
    table.buckets = room < 0xFFFFFFFFu ? (uint32_t)room : 0xFFFFFFFFu;
    return table;
}

/* What is in a table belongs to one deal: the next one does not find it. */
static void take_table(s66_search *c, const s66_table *table)
{
    c->table = table->entries;
    c->buckets = table->buckets;
    c->strict_buckets = c->buckets > 16 * SMALL_BUCKETS ? c->buckets / 16 : c->buckets;
    if (!c->table) return;
    if (++*table->generation >= GENERATIONS) {
        for (uint64_t i = 0; i < (uint64_t)c->buckets * BUCKET; i++) c->table[i].meta = 0;
        *table->generation = 1;
    }
    c->generation = *table->generation;
}

static void forget_habits(s66_habits *habits)
{
    for (uint32_t seat = 0; seat < 2; seat++)
        for (uint32_t talon = 0; talon < 7; talon++) {
            habits->lead[seat][talon] = NO_CARD;
            for (uint32_t card = 0; card < 32; card++) {
                habits->leads[seat][talon][card] = 0;
                habits->reply[seat][talon][card] = NO_CARD;
            }
        }
}

/* --- solving --- */

static void solve_over(const s66_state *s, s66_solution *solution, s66_action_values *values)
{
    int value = points_to(s, s->turn);
    solution->low = solution->high = (int8_t)value;
    solution->exact = 1;
    for (uint32_t action = 0; values && action < S66_ACTIONS; action++)
        values->low[action] = values->high[action] = S66_ILLEGAL;
}

uint32_t s66_solve_batch(const s66_variant *v, const s66_state *states, uint32_t count, void *memory,
                         uint64_t memory_bytes, uint64_t limit, s66_solution *solutions, s66_action_values *actions)
{
    s66_search c;
    _Alignas(64) s66_entry entries[SMALL_BUCKETS * BUCKET] = {0};
    uint32_t generation = 0, exact = 0;
    s66_table large = table_in(memory, memory_bytes), small = {entries, SMALL_BUCKETS, &generation};
    set_rules(&c, v);
    for (uint32_t i = 0; i < count; i++) {
        const s66_state *s = &states[i];
        s66_solution *solution = &solutions[i];
        *solution = (s66_solution){0};
        c.nodes = 0;
        c.limit = limit ? limit : ~(uint64_t)0;
        c.stopped = 0;
        c.first_turn_up = s->turn_up == S66_NONE ? S66_NONE : (uint8_t)card_here(s->turn_up, s->trump);
        take_table(&c, is_strict(s) ? &small : &large);
        if (!is_strict(s)) forget_habits(&c.habits);
        if (s->over) solve_over(s, solution, actions ? &actions[i] : 0);
        else if (actions) solve_actions(&c, s, solution, &actions[i]);
        else solve_value(&c, s, solution);
        solution->nodes = c.nodes;
        exact += solution->exact;
    }
    return exact;
}
