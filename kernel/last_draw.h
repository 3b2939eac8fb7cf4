/* The last draw from a view: the deals of the game that is solved there (kernel/nash.h), and what has been done in it. */
#ifndef SIXTYSIX_LAST_DRAW_H
#define SIXTYSIX_LAST_DRAW_H

#include "nash.h"
#include "worlds.h"

/* Of 24 cards this seat may seem to have 43 hands, with seven of the other to each: 301 deals; of 20 cards 31 and six: 186. */
enum { MOST_LAST_DEALS = 200, MOST_SUSPECTED = 43, MOST_LAST_STEPS = 2 };

/* Deals times iterations: a large game gets fewer iterations, so that no decision takes long. */
enum { MOST_LAST_WORK = 10500 };

typedef struct {
    s66_state deals[MOST_LAST_DEALS];
    float weights[MOST_LAST_DEALS];
    uint32_t count;
    uint8_t path[MOST_LAST_STEPS];
    uint32_t steps;
} s66_last_game;

static inline uint32_t last_iterations(const s66_last_game *game, uint32_t most)
{
    return game->count * most > MOST_LAST_WORK ? MOST_LAST_WORK / game->count : most;
}

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

/* What both have before the lead, as both can know it. */
typedef struct {
    uint32_t hidden, known, shown; /* cards of both hands and the one face down; the other's that this seat knows; this seat's that it knows */
    uint32_t theirs;               /* cards in the other's hand */
} s66_last_cards;

/* The hands that the other may think this seat has, whatever it has itself. */
static inline uint32_t list_suspected(const s66_last_cards *k, uint32_t mine, uint32_t *suspected)
{
    uint32_t count = 0, others = k->hidden & ~mine & ~k->known, drawn = bit(k->theirs - count_bits(k->known)) - 1;
    for (uint64_t left = ways_to_choose(count_bits(others), count_bits(drawn)); left; left--) {
        uint32_t free = k->hidden & ~k->known & ~cards_in_places(others, drawn) & ~k->shown;
        uint32_t own = bit(count_bits(mine & ~k->shown)) - 1;
        for (uint64_t each = ways_to_choose(count_bits(free), count_bits(own)); each; each--) {
            uint32_t hand = k->shown | cards_in_places(free, own), i = 0;
            while (i < count && suspected[i] != hand) i++;
            if (i == count && count < MOST_SUSPECTED) suspected[count++] = hand;
            if (own) own = next_set(own);
        }
        if (drawn) drawn = next_set(drawn);
    }
    return count;
}

/* Every hand that the other may think this seat has, and to each every hand that this seat would then think possible; if these are too
 * many, only hands of the other that are possible. Those are as likely as believed, the rest as all are in the mean. */
static inline void list_last_deals(const s66_variant *v, const s66_view *view, const s66_memory *m, const s66_hidden *h,
                                   float uniform, s66_last_game *game)
{
    uint32_t seat = view->seat, mine = view->open.hands[seat], led = view->open.led == S66_NONE ? 0 : bit(view->open.led);
    s66_state table = before_lead(&view->open, game);
    s66_last_cards k = {all_cards(v) & ~(table.piles[0] | table.piles[1] | bit(table.turn_up)), view->known | led,
                        m->shown[seat], view->other_cards + (led != 0)};
    uint32_t suspected[MOST_SUSPECTED], count = list_suspected(&k, mine, suspected), missing = k.theirs - count_bits(k.known);
    game->count = 0;
    for (uint32_t i = 0; i < count; i++) {
        uint32_t others = k.hidden & ~suspected[i] & ~k.known, drawn = bit(missing) - 1;
        uint64_t ways = ways_to_choose(count_bits(others), missing);
        for (uint64_t each = 0; each < ways; each++) {
            uint32_t theirs = k.known | cards_in_places(others, drawn), possible = !(theirs & mine);
            float even = 1.0f / (float)ways, believed = possible ? chance_of_hand(h, theirs) : even;
            if (possible || count * ways <= MOST_LAST_DEALS)
                add_deal(game, &table, seat, suspected[i], theirs, k.hidden, (1.0f - uniform) * believed + uniform * even);
            if (drawn) drawn = next_set(drawn);
        }
    }
}

#endif
