/* What both players have seen beyond the table: the cards in the order of play, and what they tell about a hand. Kept beside
 * a state that is played on with `take`; rules/view.py keeps the same for one seat. */
#ifndef SIXTYSIX_SEEN_H
#define SIXTYSIX_SEEN_H

#include "play.h"

/* Arrays of two are by seat. */
typedef struct {
    uint32_t shown[2];    /* cards proven to be in the hand: shown in a marriage, taken from under the talon */
    uint32_t denied[2];   /* cards proven not to be in the hand, by what it could not answer under the strict rules */
    uint32_t led[2];      /* cards that the seat led */
    uint32_t answered[2]; /* cards that it answered with */
    uint32_t forgotten;   /* cards out of play that are held to be still unseen: 0 for who remembers all */
    uint8_t plays[24];    /* cards in the order of play: two a trick, led first */
    uint8_t count;        /* how many of them */
} s66_memory;

/* Cards that an answer under the strict rules proves not to be in the answering hand (R23-R25). */
static inline uint32_t disproved(const s66_variant *v, uint32_t led, uint32_t answer, uint32_t trump)
{
    uint32_t suit = suit_of(led), answered = suit_of(answer), found = cards_of_suit(suit);
    if (answered == suit) return v->must_head && answer < led ? found & ~1u << led : 0;
    return v->must_trump && answered != trump ? found | cards_of_suit(trump) : found;
}

static inline void note_play(const s66_variant *v, const s66_state *s, s66_memory *m, uint32_t card)
{
    uint32_t seat = s->turn;
    m->plays[m->count++] = (uint8_t)card;
    m->shown[seat] &= ~bit(card);
    if (s->led == S66_NONE) {
        m->led[seat] |= bit(card);
        return;
    }
    m->answered[seat] |= bit(card);
    if (is_strict(s)) m->denied[seat] |= disproved(v, s->led, card, s->trump);
}

/* What shows when the state before an action has become the one after it. */
static inline void note_change(const s66_variant *v, s66_memory *m, uint32_t seat, uint32_t married, uint32_t turn_up,
                               uint32_t card, const s66_state *after)
{
    uint32_t new_pairs = after->married[seat] & ~married;
    if (new_pairs) m->shown[seat] |= pair_of_suit(lowest_bit(new_pairs)) & ~card;
    if (turn_up == S66_NONE || turn_up == after->turn_up) return;
    if (after->turn_up == S66_NONE) {
        m->shown[after->turn ^ 1u] |= bit(turn_up); /* the last draw, of the trick's loser */
    } else {
        m->shown[after->turn] |= bit(turn_up);
        m->shown[after->turn] &= ~bit(lowest_trump(v, after));
    }
}

/* A legal action is taken, and what it tells is noted. */
static inline void take(const s66_variant *v, s66_state *s, s66_memory *m, uint32_t action)
{
    uint32_t seat = s->turn, married = s->married[seat], turn_up = s->turn_up;
    if (action < S66_MARRIAGE) note_play(v, s, m, action);
    apply_action(v, s, action);
    note_change(v, m, seat, married, turn_up, action < S66_MARRIAGE ? bit(action) : 0, s);
}

#endif
