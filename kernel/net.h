/* The network: features in, a policy and the chances of each result out. Plain single-precision sums in a fixed order and no
 * library functions, so that it gives the same bytes on every machine. */
#ifndef SIXTYSIX_NET_H
#define SIXTYSIX_NET_H

#include "observation.h"

enum {
    FIRST = 256,  /* units of the first layer */
    PHASES = 4,   /* of a deal, each with its own upper layers */
    SECOND = 96,  /* units of the second layer, in each phase */
    POLICY = 30,  /* 24 cards in order, 4 marriages, close, draw */
    OUTCOMES = 7, /* from -3 to 3 game points */
    OUTCOME_AT = 32,
    BELIEF_AT = 40, /* by card in order: the log of its odds to be in the other hand rather than in the talon */
    OUT = 64,
    POLICY_CLOSE = 28,
    POLICY_DRAW = 29
};

typedef struct {
    float second[FIRST][SECOND], second_bias[SECOND];
    float out[SECOND][OUT], out_bias[OUT];
} s66_upper_layers;

typedef struct {
    float first[FEATURES][FIRST], first_bias[FIRST];
    s66_upper_layers upper[PHASES];
} s66_weights;

enum { WEIGHTS = sizeof(s66_weights) / sizeof(float) };

/* A network with the rules of a variant taken in: they are the same throughout a deal. */
typedef struct {
    const s66_weights *w;
    float bias[FIRST];
} s66_brain;

static inline s66_brain brain_of(const s66_variant *v, const s66_weights *w)
{
    s66_brain b = {.w = w};
    uint16_t on[64];
    uint32_t count = encode_rules(v, on);
    for (uint32_t j = 0; j < FIRST; j++) b.bias[j] = w->first_bias[j];
    for (uint32_t i = 0; i < count; i++)
        for (uint32_t j = 0; j < FIRST; j++) b.bias[j] += w->first[on[i]][j];
    return b;
}

/* Which upper layers are asked: open with eight or more cards in the talon, with four or six, with two or none; closed. */
static inline uint32_t phase_of(const s66_state *s)
{
    if (s->closer != S66_NONE) return 3;
    return s->talon_size >= 8 ? 0 : s->talon_size >= 4 ? 1 : 2;
}

/* Four sums at a time: every processor has registers for that, and every sum keeps its order. */
typedef float s66_four __attribute__((vector_size(16), aligned(4), may_alias));

enum { FOURS = 8, BLOCK = 4 * FOURS };

/* Adds rows of the first layer; sums stay in registers, block by block. */
static inline void sum_first(const s66_brain *b, const uint16_t *on, uint32_t count, float *sums)
{
    for (uint32_t start = 0; start < FIRST; start += BLOCK) {
        s66_four sum[FOURS];
        for (uint32_t k = 0; k < FOURS; k++) sum[k] = ((const s66_four *)(b->bias + start))[k];
        for (uint32_t i = 0; i < count; i++) {
            const s66_four *row = (const s66_four *)(b->w->first[on[i]] + start);
            for (uint32_t k = 0; k < FOURS; k++) sum[k] += row[k];
        }
        for (uint32_t k = 0; k < FOURS; k++) ((s66_four *)(sums + start))[k] = sum[k];
    }
}

/* The inputs that are above 0, and where their rows begin. */
static inline uint32_t find_active(const float *inputs, uint32_t count, uint16_t *places)
{
    uint32_t found = 0;
    for (uint32_t j = 0; j < count; j++) {
        places[found] = (uint16_t)j;
        found += inputs[j] > 0;
    }
    return found;
}

/* Adds rows by the inputs that are above 0; `fours` sums of four at a time. */
static inline __attribute__((always_inline)) void sum_rows(const float *inputs, const uint16_t *places, uint32_t count,
                                                           const float *rows, uint32_t width, uint32_t fours, float *sums)
{
    s66_four sum[12];
    for (uint32_t k = 0; k < fours; k++) sum[k] = ((const s66_four *)sums)[k];
    for (uint32_t i = 0; i < count; i++) {
        float x = inputs[places[i]];
        s66_four four = {x, x, x, x};
        const s66_four *row = (const s66_four *)(rows + (uint64_t)places[i] * width);
        for (uint32_t k = 0; k < fours; k++) sum[k] += four * row[k];
    }
    for (uint32_t k = 0; k < fours; k++) ((s66_four *)sums)[k] = sum[k];
}

/* `wanted`: how many of the outputs: BELIEF_AT for the policy and the outcomes alone, OUT for all. */
static inline void run_network(const s66_brain *b, uint32_t phase, const uint16_t *on, uint32_t count, uint32_t wanted,
                               float out[OUT])
{
    const s66_upper_layers *w = &b->w->upper[phase];
    float first[FIRST], second[SECOND];
    uint16_t active[FIRST + 1];
    uint32_t found;
    sum_first(b, on, count, first);
    found = find_active(first, FIRST, active);
    for (uint32_t k = 0; k < SECOND; k++) second[k] = w->second_bias[k];
    for (uint32_t start = 0; start < SECOND; start += 48)
        sum_rows(first, active, found, w->second[0] + start, SECOND, 12, second + start);
    found = find_active(second, SECOND, active);
    for (uint32_t o = 0; o < wanted; o++) out[o] = w->out_bias[o];
    sum_rows(second, active, found, w->out[0], OUT, BELIEF_AT / 4, out);
    if (wanted > BELIEF_AT) sum_rows(second, active, found, w->out[0] + BELIEF_AT, OUT, (OUT - BELIEF_AT) / 4, out + BELIEF_AT);
}

/* e to the power of x, for x from -80 to 0, within a few units of the last place. */
static inline float exponential(float x)
{
    float scaled, rest, sum;
    int32_t whole;
    union {
        uint32_t bits;
        float value;
    } power;
    if (x < -80.0f) return 0.0f;
    scaled = x * 1.44269504f;
    whole = (int32_t)(scaled - 0.5f); /* to the nearest, of what is not positive */
    rest = x - (float)whole * 0.693359375f;
    rest = rest - (float)whole * -2.12194440e-4f;
    sum = 1.0f + rest * (1.0f + rest * (0.5f + rest * (1.66666546e-1f + rest * (4.16657962e-2f + rest * (8.33345205e-3f + rest * 1.38731389e-3f)))));
    power.bits = (uint32_t)(127 + whole) << 23;
    return sum * power.value;
}

/* Chances from logits, those of a mask only; the others get 0. */
static inline void soft_max(const float *logits, uint32_t count, uint32_t mask, float *chances)
{
    float most = -1e30f, sum = 0.0f;
    for (uint32_t i = 0; i < count; i++)
        if (mask >> i & 1 && logits[i] > most) most = logits[i];
    for (uint32_t i = 0; i < count; i++) {
        chances[i] = mask >> i & 1 ? exponential(logits[i] - most) : 0.0f;
        sum += chances[i];
    }
    for (uint32_t i = 0; i < count; i++) chances[i] /= sum;
}

/* --- actions as the policy numbers them --- */

static inline uint32_t to_policy(const s66_order *o, uint32_t action)
{
    if (action < S66_MARRIAGE) return in_order(o, action);
    if (action < S66_EXCHANGE) return 24u + o->place[action - S66_MARRIAGE];
    return action == S66_CLOSE ? POLICY_CLOSE : POLICY_DRAW;
}

static inline uint32_t from_policy(const s66_order *o, uint32_t choice)
{
    uint32_t place = suit_of(choice);
    if (choice < 24) return o->suit[place] * 6u + choice - place * 6;
    if (choice < 28) return S66_MARRIAGE + o->suit[choice - 24];
    return choice == POLICY_CLOSE ? S66_CLOSE : S66_DRAW;
}

/* The moves of a mask as the policy numbers them. */
static inline uint32_t policy_mask(const s66_order *o, uint32_t moves)
{
    uint32_t mask = 0;
    for (; moves; moves &= moves - 1) mask |= bit(to_policy(o, lowest_bit(moves)));
    return mask;
}

#endif
