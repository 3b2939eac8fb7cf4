/* What a decision goes by: the view, what is remembered of it, what the network says, and what is expected of the other hand. */
#ifndef SIXTYSIX_THINK_STATE_H
#define SIXTYSIX_THINK_STATE_H

#include "last_draw.h"
#include "netplay.h"
#include "think.h"

enum { MOST_CHOICES = 16, MOST_WORLDS = 512, MOST_HANDS = 6000, LAST_DRAW_BYTES = 4 << 20 };

typedef struct {
    s66_view view;
    s66_limits limits;
    s66_needs needs[2];   /* by seat */
    float worth[OUTCOMES]; /* to the view's seat */
    s66_memory memory;
    s66_hidden hidden, even; /* by belief; each hand equally likely */
    s66_thought thought;
    random_stream stream;
    uint32_t legal;
    uint8_t choices[MOST_CHOICES]; /* actions */
    float sums[MOST_CHOICES];
    uint8_t dropped[MOST_CHOICES];
    uint32_t choice_count, worlds, planned;
    uint32_t ready;
    uint64_t nodes;
    uint32_t hands[MOST_HANDS]; /* hands to be played out or solved, with their weights */
    float weights[MOST_HANDS];
    uint32_t hand_count;
    float results[MOST_WORLDS][MOST_CHOICES];
    s66_last_game last;
    _Alignas(64) uint8_t room[LAST_DRAW_BYTES];
} s66_search_state;

/* Takes in what is asked; nothing is remembered, expected or decided yet. */
static inline void begin_state(s66_search_state *c, const void *view, const uint8_t *needs, const s66_limits *limits,
                               uint64_t seed)
{
    c->view = *(const s66_view *)view;
    c->limits = *limits;
    c->needs[c->view.seat] = (s66_needs){needs[0], needs[1]};
    c->needs[c->view.seat ^ 1] = (s66_needs){needs[1], needs[0]};
    c->stream = stream_of_deal(seed, 66);
    c->nodes = c->worlds = c->planned = c->choice_count = c->hand_count = c->ready = c->legal = 0;
}

/* --- what is known and expected --- */

/* Cards that the seat has forgotten to be gone. */
static inline uint32_t forgotten_cards(const s66_view *view, uint32_t memory)
{
    uint32_t forgotten = 0, tricks = view->play_count / 2u;
    for (uint32_t i = 0; i < 2 * tricks; i++) {
        uint32_t card = view->plays[i], age = tricks - i / 2, suit = suit_of(card);
        uint32_t marked = suit == view->open.trump || card - suit * 6 >= 4;
        if (age > memory + (marked ? 2 : 0)) forgotten |= bit(card);
    }
    return forgotten;
}

static inline void forget(s66_search_state *c)
{
    s66_memory *m = &c->memory;
    m->forgotten = forgotten_cards(&c->view, c->limits.memory);
    for (uint32_t seat = 0; seat < 2; seat++) {
        m->led[seat] &= ~m->forgotten;
        m->answered[seat] &= ~m->forgotten;
    }
}

/* Remembers the plays, asks the network, and expects a hand of the other seat by what it says. */
static inline void expect(const s66_variant *v, const s66_weights *weights, s66_search_state *c)
{
    s66_brain b = brain_of(v, weights);
    uint32_t seat = c->view.seat;
    c->memory = memory_of(v, &c->view);
    forget(c);
    ponder(v, &b, &c->view.open, &c->memory, seat, c->view.open.hands[seat], c->legal, c->needs[seat], OUT, &c->thought);
    c->nodes++;
    c->hidden = c->even = hidden_from(v, &c->view, &c->memory);
    if (!c->hidden.possible) return;
    if (c->limits.weighed) believe(&c->hidden, &c->thought);
    fill_tails(&c->hidden);
    fill_tails(&c->even);
}

/* --- hands --- */

/* All hands there may be, if there are at most `most`, with their chances; else so many, drawn by chance. */
static inline void list_hands(s66_search_state *c, uint32_t most)
{
    uint32_t n = c->hidden.free_count, k = c->hidden.missing;
    float even;
    if (most > MOST_HANDS) most = MOST_HANDS;
    c->hand_count = 0;
    if (ways_to_choose(n, k) <= most) {
        uint32_t places = bit(k) - 1, end = bit(n);
        do {
            c->hands[c->hand_count++] = c->view.known | cards_in_places(c->hidden.free_cards, places);
            if (!places) break;
            places = next_set(places);
        } while (places < end);
        even = c->limits.uniform / (float)c->hand_count;
        for (uint32_t i = 0; i < c->hand_count; i++)
            c->weights[i] = (1.0f - c->limits.uniform) * chance_of_hand(&c->hidden, c->hands[i]) + even;
        return;
    }
    for (; c->hand_count < most; c->hand_count++) {
        c->hands[c->hand_count] = draw_hand(&c->view, random_part(&c->stream) < c->limits.uniform ? &c->even : &c->hidden, &c->stream);
        c->weights[c->hand_count] = 1.0f / (float)most;
    }
}

#endif
