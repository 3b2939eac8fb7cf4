/* What the network is told: a seat's knowledge as a list of features that are on. Every feature is 0 or 1.
 *
 * Suits are put in order: trump first, then the plain suits by what is known of them, so that deals that differ only in the
 * names of suits look alike. Nothing is read of the other hand and of the talon's order: `encode` is given neither. */
#ifndef SIXTYSIX_OBSERVATION_H
#define SIXTYSIX_OBSERVATION_H

#include "seen.h"

/* Raise it with any change of what follows: weights belong to one version of the features. */
enum { FEATURES_VERSION = 2 };

enum { MOST_ON = 160 }; /* no list is longer */

/* Game points that the seat and the other one still need to win the match, at most 3: more make no difference to a deal. */
typedef struct {
    uint8_t own, other;
} s66_needs;

/* The first feature of each block; by card: suit in order times 6 plus rank. */
enum {
    F_HAND = 0,
    F_SHOWN = 24,          /* proven in the other hand */
    F_UNSEEN = 48,         /* in the other hand or in the talon */
    F_BURIED = 72,         /* unseen, but proven not in the other hand */
    F_I_LED = 96,
    F_I_ANSWERED = 120,
    F_IT_LED = 144,
    F_IT_ANSWERED = 168,
    F_LED = 192,           /* to be answered */
    F_TURN_UP = 216,       /* by rank */
    F_LAST = 222,          /* last trick: the other's card, mine; the trick before: the same */
    F_SHOWN_OF_ME = 318,
    F_DENIED_OF_ME = 342,
    F_PAIR = 366,          /* by suit: king and queen in hand */
    F_I_MARRIED = 370,
    F_IT_MARRIED = 374,
    F_POINTS = 378,        /* mine: 13 steps of five points, then 4 of one */
    F_ITS_POINTS = 395,
    F_FLAGS = 412,
    F_TALON = 428,         /* by its size: 0, 2, … 12 */
    F_CARDS = 435,         /* in hand: 0 to 6 */
    F_NEEDS = 442,         /* mine: 1, 2, 3 or more; the other's */
    F_RULES = 448,         /* the switches, each value but the first */
    FEATURES = 512
};

/* Switches that bear on a deal, by their place in s66_variant, and how many values each has. */
static const uint8_t RULE_SWITCHES[][2] = {
    {8, 2},  {9, 2},  {11, 2}, {12, 2}, {13, 2}, {14, 2}, {15, 2}, {16, 2}, {17, 2}, {18, 2}, {19, 2}, {20, 2},
    {21, 2}, {22, 2}, {24, 2}, {25, 3}, {26, 2}, {27, 2}, {28, 2}, {29, 2}, {30, 3}, {31, 4}, {33, 4}, {34, 2},
    {36, 2},
};

/* Features of the rules, which are the same throughout a deal; gives back how many are on. */
static inline uint32_t encode_rules(const s66_variant *v, uint16_t *on)
{
    const uint8_t *values = (const uint8_t *)v;
    uint32_t count = 0, first = F_RULES;
    for (uint32_t i = 0; i < sizeof RULE_SWITCHES / sizeof *RULE_SWITCHES; i++) {
        uint32_t value = values[RULE_SWITCHES[i][0]];
        if (value) on[count++] = (uint16_t)(first + value - 1);
        first += RULE_SWITCHES[i][1] - 1u;
    }
    /* Switches whose values are numbers: what is not the least. */
    if (v->exchange_min_talon > 2) on[count++] = (uint16_t)(first + v->exchange_min_talon - 3u);
    if (v->close_min_talon > 2) on[count++] = (uint16_t)(first + 2);
    if (v->schneider_limit == 31) on[count++] = (uint16_t)(first + 3);
    if (v->close_min_talon == S66_NEVER) on[count++] = (uint16_t)(first + 4);
    return count;
}

/* The order of suits, both ways. */
typedef struct {
    uint8_t place[4]; /* by suit: where it stands */
    uint8_t suit[4];  /* by place */
} s66_order;

static inline uint32_t in_order(const s66_order *o, uint32_t card)
{
    uint32_t suit = suit_of(card);
    return o->place[suit] * 6u + card - suit * 6;
}

/* What one seat knows, as sets. */
typedef struct {
    uint32_t hand, unseen, possible;
    uint32_t seat;
} s66_known;

static inline uint32_t all_cards(const s66_variant *v)
{
    return v->deck == 24 ? 0xFFFFFFu : 0xFFFFFFu & ~(uint32_t)NINES;
}

static inline s66_known known_to(const s66_variant *v, const s66_state *s, const s66_memory *m, uint32_t seat,
                                 uint32_t hand)
{
    s66_known k = {.hand = hand, .seat = seat};
    uint32_t seen = hand | m->shown[seat ^ 1] | s->piles[0] | s->piles[1];
    seen &= ~m->forgotten;
    if (s->turn_up != S66_NONE) seen |= bit(s->turn_up);
    if (s->led != S66_NONE) seen |= bit(s->led);
    k.unseen = all_cards(v) & ~seen;
    k.possible = k.unseen & ~m->denied[seat ^ 1];
    return k;
}

static inline uint64_t suit_key(const s66_known *k, const s66_memory *m, uint32_t suit)
{
    uint32_t shift = suit * 6;
    return (uint64_t)(k->hand >> shift & 63) << 30 | (uint64_t)(k->unseen >> shift & 63) << 24 |
           (uint64_t)(m->shown[k->seat ^ 1] >> shift & 63) << 18 | (uint64_t)(m->led[k->seat] >> shift & 63) << 12 |
           (uint64_t)(m->answered[k->seat] >> shift & 63) << 6 | (m->led[k->seat ^ 1] >> shift & 63);
}

static inline s66_order order_of(const s66_state *s, const s66_memory *m, const s66_known *k)
{
    s66_order o;
    uint64_t keys[4];
    uint32_t count = 1;
    o.suit[0] = s->trump;
    for (uint32_t suit = 0; suit < 4; suit++) {
        uint32_t at = count;
        if (suit == s->trump) continue;
        keys[at] = suit_key(k, m, suit);
        o.suit[at] = (uint8_t)suit;
        for (; at > 1 && keys[at] > keys[at - 1]; at--) {
            uint64_t key = keys[at];
            uint8_t moved = o.suit[at];
            keys[at] = keys[at - 1], keys[at - 1] = key;
            o.suit[at] = o.suit[at - 1], o.suit[at - 1] = moved;
        }
        count++;
    }
    for (uint32_t place = 0; place < 4; place++) o.place[o.suit[place]] = (uint8_t)place;
    return o;
}

static inline uint32_t put_cards(uint16_t *on, uint32_t count, uint32_t block, uint32_t cards, const s66_order *o)
{
    for (; cards; cards &= cards - 1) on[count++] = (uint16_t)(block + in_order(o, lowest_bit(cards)));
    return count;
}

static inline uint32_t put_suits(uint16_t *on, uint32_t count, uint32_t block, uint32_t suits, const s66_order *o)
{
    for (; suits; suits &= suits - 1) on[count++] = (uint16_t)(block + o->place[lowest_bit(suits)]);
    return count;
}

static inline uint32_t put_points(uint16_t *on, uint32_t count, uint32_t block, uint32_t points)
{
    uint32_t steps = points / 5 < 13 ? points / 5 : 13, rest = points < 66 ? points % 5 : 4;
    for (uint32_t i = 0; i < steps; i++) on[count++] = (uint16_t)(block + i);
    for (uint32_t i = 0; i < rest; i++) on[count++] = (uint16_t)(block + 13 + i);
    return count;
}

/* The cards of the last two tricks, by who played them. */
static inline uint32_t put_last(uint16_t *on, uint32_t count, const s66_memory *m, uint32_t seat, const s66_order *o)
{
    uint32_t done = m->count & ~1u, mine = m->led[seat] | m->answered[seat];
    for (uint32_t back = 1; back <= 4 && back <= done; back++) {
        uint32_t card = m->plays[done - back], block = F_LAST + (back > 2 ? 48u : 0u) + (mine >> card & 1 ? 24u : 0u);
        on[count++] = (uint16_t)(block + in_order(o, card));
    }
    return count;
}

static inline uint32_t put_flags(const s66_variant *v, const s66_state *s, uint32_t seat, const uint32_t totals[2],
                                 uint16_t *on, uint32_t count)
{
    uint32_t other = seat ^ 1, closed = s->closer != S66_NONE, place = F_FLAGS;
    const uint8_t flags[16] = {
        s->piles[seat] != 0, s->piles[other] != 0,
        totals[seat] >= v->schneider_limit, totals[other] >= v->schneider_limit,
        closed && s->closer == seat, closed && s->closer == other,
        closed && s->closing_tricks[s->closer ^ 1] == 0,
        closed && s->closing_points[s->closer ^ 1] < v->schneider_limit,
        s->closing_lead, s->must_draw, s->announced != S66_NONE, s->leader == seat, s->swap_open, s->dealer == seat,
        s->married[seat] && !s->piles[seat], s->married[other] && !s->piles[other],
    };
    for (uint32_t i = 0; i < 16; i++)
        if (flags[i]) on[count++] = (uint16_t)(place + i);
    return count;
}

/* The features of what a seat knows, rules left out; `hand` is its hand. Gives back how many are on. */
static inline uint32_t encode(const s66_variant *v, const s66_state *s, const s66_memory *m, const s66_known *k,
                              const s66_order *o, s66_needs needs, uint16_t *on)
{
    uint32_t seat = k->seat, other = seat ^ 1, count = 0;
    const uint32_t totals[2] = {total_of(v, s, 0), total_of(v, s, 1)};
    count = put_cards(on, count, F_HAND, k->hand, o);
    count = put_cards(on, count, F_SHOWN, m->shown[other], o);
    count = put_cards(on, count, F_UNSEEN, k->possible, o);
    count = put_cards(on, count, F_BURIED, k->unseen & ~k->possible, o);
    count = put_cards(on, count, F_I_LED, m->led[seat], o);
    count = put_cards(on, count, F_I_ANSWERED, m->answered[seat], o);
    count = put_cards(on, count, F_IT_LED, m->led[other], o);
    count = put_cards(on, count, F_IT_ANSWERED, m->answered[other], o);
    if (s->led != S66_NONE) on[count++] = (uint16_t)(F_LED + in_order(o, s->led));
    if (s->turn_up != S66_NONE) on[count++] = (uint16_t)(F_TURN_UP + s->turn_up - suit_of(s->turn_up) * 6);
    count = put_last(on, count, m, seat, o);
    count = put_cards(on, count, F_SHOWN_OF_ME, m->shown[seat], o);
    count = put_cards(on, count, F_DENIED_OF_ME, m->denied[seat] & (k->unseen | k->hand), o);
    count = put_suits(on, count, F_PAIR, pairs_in(k->hand), o);
    count = put_suits(on, count, F_I_MARRIED, s->married[seat], o);
    count = put_suits(on, count, F_IT_MARRIED, s->married[other], o);
    count = put_points(on, count, F_POINTS, totals[seat]);
    count = put_points(on, count, F_ITS_POINTS, totals[other]);
    count = put_flags(v, s, seat, totals, on, count);
    on[count++] = (uint16_t)(F_TALON + s->talon_size / 2);
    on[count++] = (uint16_t)(F_CARDS + count_bits(k->hand));
    on[count++] = (uint16_t)(F_NEEDS + (needs.own < 3 ? needs.own : 3) - 1);
    on[count++] = (uint16_t)(F_NEEDS + 3 + (needs.other < 3 ? needs.other : 3) - 1);
    return count;
}

#endif
