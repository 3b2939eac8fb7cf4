/* Playing by the network: what needs no judgement is done by itself, the rest is asked. */
#ifndef SIXTYSIX_POLICY_H
#define SIXTYSIX_POLICY_H

#include "deal.h"
#include "net.h"

/* The marriage that makes 66, to be claimed in the same breath, or S66_NONE. */
static inline uint32_t reaching_marriage(const s66_variant *v, const s66_state *s, uint32_t legal)
{
    uint32_t pairs = legal >> S66_MARRIAGE & 15, total;
    if (!pairs || !v->marriage_ends_deal || !s->piles[s->turn]) return S66_NONE;
    total = total_of(v, s, s->turn);
    if (pairs >> s->trump & 1 && total + 40 >= TARGET) return S66_MARRIAGE + s->trump;
    return total + 20 >= TARGET ? S66_MARRIAGE + lowest_bit(pairs) : S66_NONE;
}

/* Which of the moves is made without judgement: the exchange, the only one, the marriage to 66; else S66_NONE, and the
 * exchange is not among them. */
static inline uint32_t sure_move(const s66_variant *v, const s66_state *s, uint32_t legal)
{
    if (legal >> S66_EXCHANGE & 1) return S66_EXCHANGE;
    if (!(legal & (legal - 1))) return lowest_bit(legal);
    return reaching_marriage(v, s, legal);
}

/* A position as a seat on turn sees it, with what the network says to it. */
typedef struct {
    uint16_t on[MOST_ON];
    uint32_t count;
    uint32_t mask; /* choices, as the policy numbers them */
    s66_order order;
    float out[OUT];
    float chances[POLICY + 2];
} s66_thought;

/* Features only. */
static inline void see(const s66_variant *v, const s66_state *s, const s66_memory *m, uint32_t seat, uint32_t hand,
                       uint32_t legal, s66_needs needs, s66_thought *t)
{
    s66_known known = known_to(v, s, m, seat, hand);
    t->order = order_of(s, m, &known);
    t->mask = policy_mask(&t->order, legal);
    t->count = encode(v, s, m, &known, &t->order, needs, t->on);
}

/* Features, policy over `legal`, outcomes (and beliefs, if OUT outputs are wanted), for a seat with a hand. */
static inline void ponder(const s66_variant *v, const s66_brain *b, const s66_state *s, const s66_memory *m,
                          uint32_t seat, uint32_t hand, uint32_t legal, s66_needs needs, uint32_t wanted,
                          s66_thought *t)
{
    see(v, s, m, seat, hand, legal, needs, t);
    run_network(b, phase_of(s), t->on, t->count, wanted, t->out);
    if (t->mask) soft_max(t->out, POLICY, t->mask, t->chances);
}

/* What a result of -3 to 3 game points is worth to the seat: those beyond what decides the match are worth no more. */
static inline float worth_of_result(int points, s66_needs needs)
{
    int most = needs.own < 3 ? needs.own : 3, least = needs.other < 3 ? needs.other : 3;
    return (float)(points > most ? most : points < -least ? -least : points) / 3.0f;
}

/* What the outcomes of a thought are worth. */
static inline float expected_worth(const float *out, s66_needs needs)
{
    float chances[OUTCOMES], sum = 0.0f;
    soft_max(out + OUTCOME_AT, OUTCOMES, (1 << OUTCOMES) - 1, chances);
    for (int i = 0; i < OUTCOMES; i++) sum += chances[i] * worth_of_result(i - 3, needs);
    return sum;
}

/* A number from 0 to 1, 1 excluded. */
static inline float random_part(random_stream *stream)
{
    return (float)(next_random(stream) >> 8) * (1.0f / 16777216.0f);
}

/* A choice drawn by its chance; rounding leaves the last. */
static inline uint32_t draw_choice(const s66_thought *t, random_stream *stream)
{
    float left = random_part(stream);
    uint32_t choice = 0;
    for (uint32_t set = t->mask; set; set &= set - 1) {
        choice = lowest_bit(set);
        left -= t->chances[choice];
        if (left < 0) break;
    }
    return choice;
}

static inline uint32_t best_choice(const s66_thought *t)
{
    uint32_t best = lowest_bit(t->mask);
    for (uint32_t set = t->mask; set; set &= set - 1)
        if (t->chances[lowest_bit(set)] > t->chances[best]) best = lowest_bit(set);
    return best;
}

#endif
