/* A deal played on by networks, from any state to where its result is certain. */
#ifndef SIXTYSIX_NETPLAY_H
#define SIXTYSIX_NETPLAY_H

#include "policy.h"
#include "solve.h"

#define RUN_NODES 96 /* positions of the solver that take as long as a run of the network */

/* A deal on its way; arrays by seat. */
typedef struct {
    const s66_variant *v;
    const s66_brain *brains[2];
    s66_needs needs[2];
    s66_state s;
    s66_memory m;
    random_stream stream;
    uint32_t greedy;    /* the best choice instead of a drawn one */
    uint32_t open_from; /* closed and with so few cards in each hand, the solver ends the deal with open cards */
    uint32_t open_talon; /* the same before a lead with so few cards in the talon */
    uint32_t legal;     /* the moves to judge, at a decision */
    uint64_t nodes;     /* network runs, endings solved counted by the time they take */
} s66_deal;

static inline int is_certain(const s66_deal *d)
{
    const s66_state *s = &d->s;
    if (s->over || is_exhausted(s)) return 1;
    if (s->led != S66_NONE || s->announced != S66_NONE || s->must_draw || s->closing_lead) return 0;
    return s->closer != S66_NONE ? count_bits(s->hands[0]) <= d->open_from : s->talon_size <= d->open_talon;
}

/* The result to seat 0 once it is certain. */
static inline int certain_result(s66_deal *d)
{
    const s66_state *s = &d->s;
    s66_solution solution;
    if (s->over) return points_to(s, 0);
    s66_solve_batch(d->v, s, 1, 0, 0, 0, &solution, 0);
    d->nodes += 1 + solution.nodes / RUN_NODES;
    return s->turn ? -solution.low : solution.low;
}

/* Plays on to the next decision that calls for judgement; says whether there is one. */
static inline int to_decision(s66_deal *d)
{
    while (!is_certain(d)) {
        uint32_t action = winning_claim_now(d->v, &d->s);
        if (action == S66_NONE) {
            d->legal = moves(d->v, &d->s);
            action = sure_move(d->v, &d->s, d->legal);
        }
        if (action == S66_NONE) return 1;
        take(d->v, &d->s, &d->m, action);
    }
    return 0;
}

static inline uint32_t decide_by_network(s66_deal *d, s66_thought *t)
{
    uint32_t seat = d->s.turn;
    d->nodes++;
    ponder(d->v, d->brains[seat], &d->s, &d->m, seat, d->s.hands[seat], d->legal, d->needs[seat], BELIEF_AT, t);
    return d->greedy ? best_choice(t) : draw_choice(t, &d->stream);
}

/* Plays to the end; the result to seat 0. */
static inline int play_to_end(s66_deal *d)
{
    while (to_decision(d)) {
        s66_thought t;
        uint32_t choice = decide_by_network(d, &t);
        take(d->v, &d->s, &d->m, from_policy(&t.order, choice));
    }
    return certain_result(d);
}

#endif
