/* Legal actions, applying them, totals: one position or many; whole deals step by step; perft. */
#include "deal.h"

static inline uint64_t all_legal(const s66_variant *v, const s66_state *s)
{
    return legal_actions(v, s) | legal_out_of_turn(v, s);
}

void s66_legal_batch(const s66_variant *v, const s66_state *states, uint64_t *legal, uint32_t count)
{
    for (uint32_t i = 0; i < count; i++) legal[i] = all_legal(v, &states[i]);
}

uint32_t s66_apply_batch(const s66_variant *v, s66_state *states, const uint8_t *actions, uint32_t count)
{
    uint32_t applied = 0;
    for (uint32_t i = 0; i < count; i++) {
        if (actions[i] > S66_CLAIM_OUT_OF_TURN || !(all_legal(v, &states[i]) >> actions[i] & 1)) continue;
        apply_action(v, &states[i], actions[i]);
        applied++;
    }
    return applied;
}

void s66_totals_batch(const s66_variant *v, const s66_state *states, uint8_t *totals, uint32_t count)
{
    for (uint32_t i = 0; i < count; i++) {
        totals[2 * i] = (uint8_t)total_of(v, &states[i], 0);
        totals[2 * i + 1] = (uint8_t)total_of(v, &states[i], 1);
    }
}

static inline void note_step(const s66_variant *v, const s66_state *s, s66_step *step)
{
    *step = (s66_step){.state = *s, .legal = all_legal(v, s)};
    step->totals[0] = (uint8_t)total_of(v, s, 0);
    step->totals[1] = (uint8_t)total_of(v, s, 1);
}

uint32_t s66_replay(const s66_variant *v, const uint8_t *deck, uint32_t dealer, const uint8_t *actions, uint32_t count,
                    s66_step *steps)
{
    s66_state s;
    start_deal(v, deck, dealer, &s);
    note_step(v, &s, &steps[0]);
    for (uint32_t i = 0; i < count; i++) {
        if (actions[i] > S66_CLAIM_OUT_OF_TURN || !(steps[i].legal >> actions[i] & 1)) return i;
        apply_action(v, &s, actions[i]);
        note_step(v, &s, &steps[i + 1]);
    }
    return count;
}

uint64_t s66_perft(const s66_variant *v, const s66_state *state, uint32_t depth)
{
    uint64_t count = 0, legal = legal_actions(v, state);
    if (depth == 0) return 1;
    if (depth == 1) return count_bits((uint32_t)legal);
    for (; legal; legal &= legal - 1) {
        s66_state next = *state;
        apply_action(v, &next, lowest_bit(legal));
        count += s66_perft(v, &next, depth - 1);
    }
    return count;
}
