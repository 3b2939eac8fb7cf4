/* What the leaves of a game are worth: by the open-card solver, but where a false claim would be the cheapest way to lose a
 * closed deal. */
#ifndef SIXTYSIX_NASH_LEAF_H
#define SIXTYSIX_NASH_LEAF_H

#include "nash_deals.h"

/* Whether the closer's opponent may lose more than a false claim costs it. The closer never does. */
static inline int may_claim_falsely(const s66_variant *v, const s66_state *s)
{
    int least = v->false_claim == S66_FALSE_3 ? 3 : 2;
    return !s->over && s->closer != S66_NONE && v->win_mode == S66_WIN_CLAIM && (int)grade(v, s, s->closer) > least;
}

/* Open cards without false claims, to seat 0; somewhere from `low` to `high`, or no further inside than it is. */
static int honest_worth(const s66_variant *v, const s66_state *s, int low, int high)
{
    int first = s->turn == 0, best = first ? -3 : 3;
    if (s->over) return points_to(s, 0);
    for (uint32_t set = moves(v, s); set && low < high; set &= set - 1) {
        s66_state next = *s;
        int worth;
        take_action(v, &next, lowest_bit(set));
        worth = honest_worth(v, &next, low, high);
        if (first ? worth > best : worth < best) best = worth;
        if (first && best > low) low = best;
        if (!first && best < high) high = best;
    }
    return best;
}

/* Of leaves of one open table, to seat 0. */
static void points_of_leaves(const s66_variant *v, const nash_deal *deals, uint32_t count, int8_t *points)
{
    enum { CHUNK = 32 };
    const s66_state *s = &deals[0].state;
    s66_state states[CHUNK];
    s66_solution solutions[CHUNK];
    if (s->over || may_claim_falsely(v, s)) {
        for (uint32_t i = 0; i < count; i++) points[i] = (int8_t)honest_worth(v, &deals[i].state, -3, 3);
        return;
    }
    for (uint32_t first = 0; first < count; first += CHUNK) {
        uint32_t n = count - first < CHUNK ? count - first : CHUNK;
        for (uint32_t i = 0; i < n; i++) states[i] = deals[first + i].state;
        s66_solve_batch(v, states, n, 0, 0, 0, solutions, 0);
        for (uint32_t i = 0; i < n; i++) points[first + i] = (int8_t)(s->turn ? -solutions[i].low : solutions[i].low);
    }
}

#endif
