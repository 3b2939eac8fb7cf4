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

enum { LEAF_SLOTS = 512 };

/* Of leaves of one open table, to seat 0. With the talon used up one hand tells the other, and several deals may have come to the same
 * hands: a position met before is not solved again. */
static void points_of_leaves(const s66_variant *v, const nash_deal *deals, uint32_t count, int8_t *points)
{
    uint32_t met[LEAF_SLOTS];
    int8_t found[LEAF_SLOTS];
    int honest = deals[0].state.over || may_claim_falsely(v, &deals[0].state), open = is_exhausted(&deals[0].state);
    for (uint32_t i = 0; i < LEAF_SLOTS; i++) met[i] = 0;
    for (uint32_t i = 0; i < count; i++) {
        const s66_state *s = &deals[i].state;
        uint32_t slot = s->hands[0] * 0x9E3779B1u >> 23;
        s66_solution solution;
        if (open && met[slot] == s->hands[0] && s->hands[0]) {
            points[i] = found[slot];
            continue;
        }
        if (honest) points[i] = (int8_t)honest_worth(v, s, -3, 3);
        else {
            s66_solve_batch(v, s, 1, 0, 0, 0, &solution, 0);
            points[i] = (int8_t)(s->turn ? -solution.low : solution.low);
        }
        met[slot] = s->hands[0];
        found[slot] = points[i];
    }
}

#endif
