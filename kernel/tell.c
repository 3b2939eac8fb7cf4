/* What a view tells those who ask: beliefs and observations. */
#include "think_state.h"

uint32_t s66_belief(const s66_variant *v, const void *view, const float *weights, const uint8_t *needs,
                    const s66_limits *limits, uint64_t seed, void *memory, uint32_t *hands, float *chances, uint32_t room)
{
    s66_search_state *c = memory;
    begin_state(c, view, needs, limits, seed);
    expect(v, (const s66_weights *)(const void *)weights, c);
    if (!c->hidden.possible) return 0;
    list_hands(c, room);
    for (uint32_t i = 0; i < c->hand_count; i++) hands[i] = c->hands[i], chances[i] = c->weights[i];
    return c->hand_count;
}

uint32_t s66_observe(const s66_variant *v, const void *view, const float *weights, const uint8_t *needs, uint16_t *on,
                     uint8_t *order, float *out)
{
    const s66_view *seen = view;
    s66_brain b = brain_of(v, (const s66_weights *)(const void *)weights);
    s66_memory memory = memory_of(v, seen);
    s66_thought t;
    uint32_t count;
    ponder(v, &b, &seen->open, &memory, seen->seat, seen->open.hands[seen->seat], 0, (s66_needs){needs[0], needs[1]}, OUT, &t);
    for (count = 0; count < t.count; count++) on[count] = t.on[count];
    for (uint32_t place = 0; place < 4; place++) order[place] = t.order.suit[place];
    for (uint32_t i = 0; i < OUT; i++) out[i] = t.out[i];
    return count + encode_rules(v, on + count);
}
