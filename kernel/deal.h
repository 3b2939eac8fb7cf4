/* Random numbers, the shuffle of the kernel's own deals, and dealing: rules/state.py. */
#ifndef SIXTYSIX_DEAL_H
#define SIXTYSIX_DEAL_H

#include "play.h"

/* A stream of random numbers: SplitMix64, a counter whose values are mixed. Each deal has a stream of its own. */
typedef struct {
    uint64_t counter;
} random_stream;

static inline uint64_t next_64(random_stream *stream)
{
    uint64_t n = stream->counter += 0x9E3779B97F4A7C15u;
    n = (n ^ n >> 30) * 0xBF58476D1CE4E5B9u;
    n = (n ^ n >> 27) * 0x94D049BB133111EBu;
    return n ^ n >> 31;
}

static inline uint32_t next_random(random_stream *stream)
{
    return (uint32_t)(next_64(stream) >> 32);
}

static inline random_stream stream_of_deal(uint64_t seed, uint64_t number)
{
    random_stream stream = {seed};
    stream.counter = next_64(&stream) + number;
    stream.counter = next_64(&stream);
    return stream;
}

/* An unbiased number below a bound that is not 0, by multiplication; the division is for one draw in 2^32 / bound. */
static inline uint32_t random_below(random_stream *stream, uint32_t bound)
{
    uint64_t product = (uint64_t)next_random(stream) * bound;
    if ((uint32_t)product < bound) {
        uint32_t rejected = -bound % bound;
        while ((uint32_t)product < rejected) product = (uint64_t)next_random(stream) * bound;
    }
    return (uint32_t)(product >> 32);
}

/* Fisher-Yates from card `last` down to card `first`, all their numbers from one 32-bit draw: the low half that one
 * number leaves is the draw of the next, and is rejected at the end as the draw of a single number below the product of
 * the bounds would be. */
static inline void shuffle_run(random_stream *stream, uint8_t *deck, uint32_t last, uint32_t first, uint32_t bounds)
{
    uint8_t chosen[8];
    uint64_t product;
    do {
        product = next_random(stream);
        for (uint32_t i = last; i >= first; i--) {
            product = (product & 0xFFFFFFFFu) * (i + 1);
            chosen[last - i] = (uint8_t)(product >> 32);
        }
    } while ((uint32_t)product < bounds && (uint32_t)product < -bounds % bounds);
    for (uint32_t i = last; i >= first; i--) {
        uint32_t j = chosen[last - i];
        uint8_t card = deck[i];
        deck[i] = deck[j];
        deck[j] = card;
    }
}

/* A shuffled deck of 24 or 20 cards, top card first. */
static inline void shuffle_deck(random_stream *stream, uint32_t cards, uint8_t deck[24])
{
    uint32_t count = 0;
    for (uint32_t card = 0; card < 24; card++) {
        deck[count] = (uint8_t)card;
        count += cards == 24 || card != suit_of(card) * 6;
    }
    if (cards == 24) shuffle_run(stream, deck, 23, 20, 24 * 23 * 22 * 21);
    shuffle_run(stream, deck, 19, 15, 20 * 19 * 18 * 17 * 16);
    shuffle_run(stream, deck, 14, 8, 15 * 14 * 13 * 12 * 11 * 10 * 9);
    shuffle_run(stream, deck, 7, 1, 8 * 7 * 6 * 5 * 4 * 3 * 2);
}

static inline uint32_t cards_at(const uint8_t *deck, uint32_t count)
{
    uint32_t cards = 0;
    for (uint32_t i = 0; i < count; i++) cards |= bit(deck[i]);
    return cards;
}

/* The state in which the first action of a deal is taken: rules.start (R6, R7, A1, B5). */
static inline void start_deal(const s66_variant *v, const uint8_t *deck, uint32_t dealer, s66_state *s)
{
    static const s66_state empty = {
        .talon = {S66_NONE, S66_NONE, S66_NONE, S66_NONE, S66_NONE, S66_NONE, S66_NONE, S66_NONE, S66_NONE, S66_NONE,
                  S66_NONE, S66_NONE},
        .led = S66_NONE, .announced = S66_NONE, .closer = S66_NONE, .winner = S66_NONE, .claimed_by = S66_NONE,
    };
    uint32_t size = v->deck == 24 ? 6 : 5, forehand = dealer ^ 1;
    const uint8_t *second = v->deal_pattern == S66_DEAL_33T ? deck + 6 : deck + 7; /* batch */
    uint32_t turn_up = v->deal_pattern == S66_DEAL_33T ? deck[12] : deck[6];
    *s = empty;
    s->hands[forehand] = cards_at(deck, 3) | cards_at(second, size - 3);
    s->hands[dealer] = cards_at(deck + 3, 3) | cards_at(second + size - 3, size - 3);
    s->talon_cards = (uint8_t)(v->deck - 2 * size - 1);
    s->talon_size = s->talon_cards + 1;
    for (uint32_t i = 0; i < s->talon_cards; i++) s->talon[i] = deck[2 * size + 1 + i];
    s->turn_up = (uint8_t)turn_up;
    s->trump = (uint8_t)suit_of(turn_up);
    s->dealer = (uint8_t)dealer;
    s->leader = s->turn = (uint8_t)forehand;
    auto_exchange(v, s);
}

#endif
