/* The player at the table as it is measured: each action's open-card value, averaged over all worlds, and the first of the
 * best. After closing or announcing, one card is led in all worlds alike; the exchange is made as soon as it is legal. */
#ifndef SIXTYSIX_NASH_POLICY_H
#define SIXTYSIX_NASH_POLICY_H

#include "nash_deals.h"

/* The mean of each action over states, as far as it is legal in all; S66_ILLEGAL where it is not. */
static void mean_values(const s66_variant *v, const s66_state *states, uint32_t count, float means[S66_ACTIONS])
{
    enum { CHUNK = 16 };
    s66_solution solutions[CHUNK];
    s66_action_values values[CHUNK];
    for (uint32_t action = 0; action < S66_ACTIONS; action++) means[action] = 0;
    for (uint32_t first = 0; first < count; first += CHUNK) {
        uint32_t n = count - first < CHUNK ? count - first : CHUNK;
        s66_solve_batch(v, states + first, n, 0, 0, 0, solutions, values);
        for (uint32_t i = 0; i < n; i++)
            for (uint32_t action = 0; action < S66_ACTIONS; action++) means[action] += values[i].low[action];
    }
    for (uint32_t action = 0; action < S66_ACTIONS; action++) means[action] /= (float)count;
}

static inline int is_possible(float mean)
{
    return mean <= 3;
}

/* The mean of an action if the same next step follows in all worlds. */
static float best_together(const s66_variant *v, const s66_state *worlds, uint32_t count, uint32_t action)
{
    enum { CHUNK = 32 };
    s66_state next[CHUNK];
    float sums[S66_ACTIONS] = {0}, best = -9;
    for (uint32_t first = 0; first < count; first += CHUNK) {
        uint32_t n = count - first < CHUNK ? count - first : CHUNK;
        float means[S66_ACTIONS];
        for (uint32_t i = 0; i < n; i++) {
            next[i] = worlds[first + i];
            apply_action(v, &next[i], action);
        }
        if (next[0].over) return next[0].winner == worlds[0].turn ? next[0].game_points : -(float)next[0].game_points;
        mean_values(v, next, n, means);
        for (uint32_t each = 0; each < S66_ACTIONS; each++) sums[each] += means[each] * (float)n;
    }
    for (uint32_t each = 0; each < S66_CLAIM_OUT_OF_TURN; each++)
        if (is_possible(sums[each] / (float)count) && sums[each] / (float)count > best) best = sums[each] / (float)count;
    return best;
}

static void open_card_policy(const s66_variant *v, const s66_question *question, float *probability)
{
    const s66_state *worlds = question->worlds;
    float means[S66_ACTIONS], best = -9;
    uint32_t legal = moves(v, &worlds[0]), chosen = lowest_bit(legal);
    if (legal >> S66_EXCHANGE & 1) {
        probability[S66_EXCHANGE] = 1;
        return;
    }
    if (legal & (legal - 1)) {
        mean_values(v, worlds, question->count, means);
        for (uint32_t set = legal; set; set &= set - 1) {
            uint32_t action = lowest_bit(set);
            float mean = means[action];
            if (action == S66_CLOSE || (action >= S66_MARRIAGE && action < S66_EXCHANGE))
                mean = best_together(v, worlds, question->count, action);
            if (mean > best + 1e-5f) {
                best = mean;
                chosen = action;
            }
        }
    }
    probability[chosen] = 1;
}

#endif
