/* What one seat knows, as the engine is given it: rules/view.py in a struct. It has no room for a hidden card. */
#ifndef SIXTYSIX_VIEW_H
#define SIXTYSIX_VIEW_H

#include "seen.h"

/* `open`: the state with the other hand empty and every card of the talon S66_NONE; the count of its cards stands. */
typedef struct {
    s66_state open;
    uint32_t known;      /* cards the other seat is proven to hold */
    uint32_t impossible; /* and those it is proven not to hold */
    uint32_t first_hand; /* as dealt */
    uint8_t plays[24];   /* in the order of play */
    uint8_t play_count;
    uint8_t seat;
    uint8_t dealt_turn_up;
    uint8_t other_cards; /* in the other hand */
} s66_view; /* 104 bytes */

_Static_assert(sizeof(s66_view) == 104, "the ABI's sizes");

/* The first trick that was played under the strict rules; one that is never reached if there is none yet. */
static inline uint32_t first_strict_trick(const s66_variant *v, const s66_view *view)
{
    const s66_state *open = &view->open;
    if (open->closer != S66_NONE) return (uint32_t)open->closing_tricks[0] + open->closing_tricks[1];
    return v->deck == 24 ? 6 : 5;
}

/* Notes the plays so far: who led and answered what, and which cards this seat has shown not to hold. */
static inline void note_plays(const s66_variant *v, const s66_view *view, s66_memory *m)
{
    uint32_t leader = view->open.dealer ^ 1u, trump = view->open.trump, strict = first_strict_trick(v, view);
    for (uint32_t i = 0; i < view->play_count; i += 2) {
        uint32_t led = view->plays[i], answer = view->plays[i + 1];
        m->led[leader] |= bit(led);
        if (i + 1 == view->play_count) break;
        m->answered[leader ^ 1] |= bit(answer);
        if (i / 2 >= strict) m->denied[leader ^ 1] |= disproved(v, led, answer, trump);
        leader ^= beats(answer, led, trump);
    }
    for (uint32_t i = 0; i < view->play_count; i++) m->plays[i] = view->plays[i];
    m->count = view->play_count;
}

/* What both have seen, from what this seat knows. */
static inline s66_memory memory_of(const s66_variant *v, const s66_view *view)
{
    s66_memory m = {.count = 0};
    uint32_t seat = view->seat, hand = view->open.hands[seat];
    uint32_t taken = view->dealt_turn_up == S66_NONE ? 0 : bit(view->dealt_turn_up) & ~view->first_hand;
    note_plays(v, view, &m);
    m.shown[seat ^ 1] = view->known;
    m.denied[seat ^ 1] = view->impossible;
    for (uint32_t suit = 0; suit < 4; suit++)
        if (view->open.married[seat] >> suit & 1) m.shown[seat] |= pair_of_suit(suit);
    m.shown[seat] = (m.shown[seat] | taken) & hand;
    return m;
}

#endif
