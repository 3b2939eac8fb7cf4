/* Whole deals between two players at random, for speed tests and statistics; search/random_play.py is its double. */
#include "deal.h"

/* Claims 66 when it has it and may; else takes one of the other legal actions, each equally likely. */
static inline uint32_t random_action(const s66_variant *v, const s66_state *s, random_stream *stream)
{
    uint32_t legal, count;
    if (may_claim(v, s) && total_of(v, s, s->turn) >= TARGET) return S66_CLAIM;
    legal = moves(v, s);
    count = count_bits(legal);
    return nth_bit(legal, count == 1 ? 0 : random_below(stream, count));
}

void s66_random_play(const s66_variant *v, uint64_t seed, uint64_t first, uint64_t deals, s66_play_sum *sum)
{
    for (uint64_t number = first; number < first + deals; number++) {
        random_stream stream = stream_of_deal(seed, number);
        uint8_t deck[24];
        s66_state s;
        uint32_t steps = 0;
        shuffle_deck(&stream, v->deck, deck);
        start_deal(v, deck, number & 1, &s);
        for (; !s.over; steps++) apply_action(v, &s, random_action(v, &s, &stream));
        sum->deals++;
        sum->steps += steps;
        if (s.winner != S66_NONE) sum->game_points[s.winner] += s.game_points;
        sum->totals[0] += s.totals[0];
        sum->totals[1] += s.totals[1];
        sum->reasons[s.reason]++;
    }
}
