/* Games of hidden hands, exactly: what follows a closing or the last draw, over all the deals that a public view leaves
 * possible. Each seat knows its own hand and what lies open; nothing else is drawn by chance but the hands. A seat that
 * has 66 claims at once, and nobody claims falsely.
 *
 * Deals are packed states of one variant that differ in hidden cards only, each with a weight. Where one deal is left, or the
 * talon used up, a position is worth what the open-card solver says; so is, `tricks` tricks after the deals, every lead
 * (S66_TO_THE_END: none). There the solver claims falsely too, but only with the talon used up, or beyond that limit.
 * `memory`: the caller's, aligned to 8 bytes. */
#ifndef SIXTYSIX_NASH_H
#define SIXTYSIX_NASH_H

#include "solve.h"

enum { S66_TO_THE_END = 99 }; /* tricks */

/* What a solved game is worth, in game points or in the worth that they are given: to seat 0 if both play their average strategies; and what each seat gets,
 * counted to itself, by an exact best response to the other's average. Their sum is the NashConv. */
typedef struct {
    double value, response[2];
    uint64_t positions, information_sets, leaves;
} s66_nash_worth; /* 48 bytes */

/* One hand's mixed strategy: the probability of each action and what it is worth to the hand, both
 * seats playing their average strategies elsewhere; not legal or not met: 0 and S66_ILLEGAL. */
typedef struct {
    float probability[S66_ACTIONS], value[S66_ACTIONS];
} s66_mixed; /* 264 bytes */

/* An information set: all states that the view of the seat on turn leaves possible, and how they came about: one of the
 * deals, and the actions since. */
typedef struct {
    const s66_state *worlds, *deal;
    const uint8_t *path;
    uint32_t count, steps;
} s66_question;

/* How a player that is measured acts: the probabilities of its actions, all 0 before. */
typedef void s66_policy(const s66_variant *v, const s66_question *question, float *probability);

/* Lays out the game in `memory`. `worth`: of -3 to 3 game points, for seat 0; never less for more of them, and the other
 * seat's is its opposite. Gives back the bytes that it needs, 0 if there are not enough. Deals whose weight is 0 are left out. */
S66_API uint64_t s66_nash_grow(const s66_variant *v, const s66_state *deals, const float *weights, uint32_t count,
                               const float *worth, uint32_t tricks, void *memory, uint64_t memory_bytes);

/* Improves both strategies: counterfactual regret minimization, regrets never below 0 (CFR+), the seats in turns, the
 * average weighted by the number of the iteration. */
S66_API void s66_nash_run(void *memory, uint64_t memory_bytes, uint32_t iterations);

S66_API void s66_nash_worth_of(void *memory, uint64_t memory_bytes, s66_nash_worth *worth);

/* The strategy of a hand of the seat on turn after a path of actions. 1 if there is one: 0 if the path leaves the game
 * or the hand is not among those that can have come so far. */
S66_API uint32_t s66_nash_strategy(void *memory, uint64_t memory_bytes, const uint8_t *path, uint32_t steps,
                                   uint32_t hand, s66_mixed *mixed);

/* What a seat gets, counted to itself, by an exact best response to the other seat's play by a policy; NULL: by the mean
 * of the open-card values over its worlds (the least of the best actions). Deals whose weight is 0 are not played, but the
 * policy thinks them possible. 1, or 0 if the memory does not suffice. */
S66_API uint32_t s66_nash_respond(const s66_variant *v, const s66_state *deals, const float *weights, uint32_t count,
                                  uint32_t tricks, uint32_t seat, s66_policy *policy, void *memory,
                                  uint64_t memory_bytes, double *worth);

#endif
