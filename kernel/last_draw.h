/* The last draw from a view: the deals of the game that is solved there (kernel/nash.h), and what has been done in it. */
#ifndef SIXTYSIX_LAST_DRAW_H
#define SIXTYSIX_LAST_DRAW_H

#include "nash.h"
#include "worlds.h"

enum { MOST_LAST_DEALS = 64, MOST_LAST_STEPS = 2 };

typedef struct {
    s66_state deals[MOST_LAST_DEALS];
    float weights[MOST_LAST_DEALS];
    uint32_t count;
    uint8_t path[MOST_LAST_STEPS];
    uint32_t steps;
} s66_last_game;

/* Whether a card is to be led or answered in the last trick before the talon is used up. */
static inline int is_last_draw(const s66_state *s)
{
    return !s->over && s->talon_size == 2 && s->closer == S66_NONE && !s->must_draw;
}

/* The suit announced with the present lead, or S66_NONE: its king or queen is led or due, and neither was played before. */
static inline uint32_t announced_now(const s66_state *s)
{
    uint32_t suit;
    if (s->announced != S66_NONE) return s->announced;
    if (s->led == S66_NONE) return S66_NONE;
    suit = suit_of(s->led);
    if (!(pair_of_suit(suit) >> s->led & 1) || !(s->married[s->leader] >> suit & 1)) return S66_NONE;
    return (s->piles[0] | s->piles[1]) & pair_of_suit(suit) ? S66_NONE : suit;
}

/* The table before the lead, hands empty, and the actions since. */
static inline s66_state before_lead(const s66_state *open, s66_last_game *game)
{
    s66_state s = *open;
    uint32_t suit = announced_now(open);
    game->steps = 0;
    if (suit != S66_NONE) {
        s.married[s.leader] &= (uint8_t)~bit(suit);
        game->path[game->steps++] = (uint8_t)(S66_MARRIAGE + suit);
    }
    if (s.led != S66_NONE) game->path[game->steps++] = s.led;
    s.led = s.announced = S66_NONE;
    s.turn = s.leader;
    s.hands[0] = s.hands[1] = 0;
    return s;
}

static inline void add_deal(s66_last_game *game, const s66_state *table, uint32_t seat, uint32_t own, uint32_t theirs,
                            uint32_t hidden, float weight)
{
    s66_state *deal = &game->deals[game->count];
    if (game->count == MOST_LAST_DEALS) return;
    *deal = *table;
    deal->hands[seat] = own;
    deal->hands[seat ^ 1] = theirs;
    deal->talon[0] = (uint8_t)lowest_bit(hidden & ~own & ~theirs);
    game->weights[game->count++] = weight;
}

/* Every hand that the other may have, as likely as believed, and to each every hand that it may think this seat has. */
static inline void list_last_deals(const s66_variant *v, const s66_view *view, const s66_memory *m, const s66_hidden *h,
                                   float uniform, s66_last_game *game)
{
    uint32_t seat = view->seat, mine = view->open.hands[seat], led = view->open.led == S66_NONE ? 0 : bit(view->open.led);
    s66_state table = before_lead(&view->open, game);
    uint32_t hidden = all_cards(v) & ~(table.piles[0] | table.piles[1] | bit(table.turn_up));
    uint32_t known = view->known | led, others = hidden & ~mine & ~known, shown = m->shown[seat];
    uint32_t missing = view->other_cards + (led != 0) - count_bits(known), unshown = count_bits(mine & ~shown);
    uint64_t ways = ways_to_choose(count_bits(others), missing);
    uint32_t drawn = bit(missing) - 1;
    game->count = 0;
    for (uint64_t i = 0; i < ways; i++) {
        uint32_t theirs = known | cards_in_places(others, drawn), free = hidden & ~theirs & ~shown, own = bit(unshown) - 1;
        uint64_t own_ways = ways_to_choose(count_bits(free), unshown);
        float weight = (1.0f - uniform) * chance_of_hand(h, theirs) + uniform / (float)ways;
        for (uint64_t j = 0; j < own_ways; j++) {
            add_deal(game, &table, seat, shown | cards_in_places(free, own), theirs, hidden, weight);
            if (own) own = next_set(own);
        }
        if (drawn) drawn = next_set(drawn);
    }
}

#endif
