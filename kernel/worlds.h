/* Worlds: hands and talons that a view leaves possible, and how likely the other seat's past actions make them. */
#ifndef SIXTYSIX_WORLDS_H
#define SIXTYSIX_WORLDS_H

#include "policy.h"
#include "view.h"

typedef struct {
    uint8_t free[24]; /* unseen cards that the other hand may hold */
    uint32_t free_count;
    uint32_t buried;  /* unseen cards it does not hold */
    uint32_t missing; /* how many of the free ones it holds */
    uint32_t possible; /* whether the counts fit at all */
} s66_hidden;

static inline s66_hidden hidden_from(const s66_variant *v, const s66_view *view, const s66_memory *now)
{
    s66_hidden h = {.missing = 0};
    s66_known known = known_to(v, &view->open, now, view->seat, view->open.hands[view->seat]);
    uint32_t talon = view->open.talon_size ? view->open.talon_size - 1u : 0, shown = count_bits(view->known);
    for (uint32_t set = known.possible; set; set &= set - 1) h.free[h.free_count++] = (uint8_t)lowest_bit(set);
    h.buried = known.unseen & ~known.possible;
    if (shown > view->other_cards) return h;
    h.missing = view->other_cards - shown;
    /* Who has forgotten cards has more of them than places. */
    if (h.missing > h.free_count) return h;
    h.possible = now->forgotten ? h.free_count - h.missing + count_bits(h.buried) >= talon
                                : h.free_count - h.missing + count_bits(h.buried) == talon;
    return h;
}

static inline void shuffle_cards(uint8_t *cards, uint32_t size, uint32_t count, random_stream *stream)
{
    for (uint32_t i = 0; i < count && i + 1 < size; i++) {
        uint32_t j = i + random_below(stream, size - i);
        uint8_t card = cards[i];
        cards[i] = cards[j];
        cards[j] = card;
    }
}

/* The state in which the other seat holds a hand; the talon in a drawn order. */
static inline s66_state world_with(const s66_view *view, const s66_hidden *h, uint32_t hand, random_stream *stream)
{
    s66_state s = view->open;
    uint8_t talon[24];
    uint32_t count = 0;
    for (uint32_t i = 0; i < h->free_count; i++)
        if (!(hand >> h->free[i] & 1)) talon[count++] = h->free[i];
    for (uint32_t set = h->buried; set; set &= set - 1) talon[count++] = (uint8_t)lowest_bit(set);
    if (s.closer == S66_NONE) shuffle_cards(talon, count, count, stream);
    if (s.closer != S66_NONE && count > s.talon_cards) shuffle_cards(talon, count, s.talon_cards, stream);
    for (uint32_t i = 0; i < s.talon_cards; i++) s.talon[i] = talon[i];
    s.hands[view->seat ^ 1u] = hand;
    return s;
}

/* A hand for the other seat, each equally likely. */
static inline uint32_t draw_hand(const s66_view *view, s66_hidden *h, random_stream *stream)
{
    shuffle_cards(h->free, h->free_count, h->missing, stream);
    return view->known | cards_at(h->free, h->missing);
}

/* --- how likely --- */

/* The hand that the other seat held at each past decision, if it holds `hand` now: its draws are drawn at random among those that
 * fit. Gives back 0 where none fits. */
static inline int past_hands(const s66_view *view, const s66_history *h, uint32_t hand, random_stream *stream,
                             uint32_t *hands)
{
    uint32_t place = h->past_count, tricks = view->play_count / 2u, seat = view->seat ^ 1u;
    uint32_t mine_played = h->now.led[seat] | h->now.answered[seat], lowest = view->open.turn_up;
    uint32_t trick = tricks;
    if (view->play_count & 1 && mine_played >> view->plays[view->play_count - 1u] & 1)
        hand |= bit(view->plays[view->play_count - 1u]);
    for (;; trick--) {
        uint32_t drawn = 0;
        /* `hand` is what it held when it was to act in this trick */
        while (place && h->past[place - 1].trick == trick && !h->past[place - 1].undrawn) hands[--place] = hand;
        if (h->exchange_at == trick) {
            if (!(hand >> view->dealt_turn_up & 1)) return 0;
            hand = (hand & ~bit(view->dealt_turn_up)) | bit(lowest);
        }
        if (trick >= 1 && trick <= h->draws) {
            uint32_t choices = hand & ~h->held[trick], n = count_bits(choices);
            if (!n) return 0;
            n = random_below(stream, n);
            for (; n; n--) choices &= choices - 1;
            drawn = choices & (0u - choices);
            hand &= ~drawn;
        }
        while (place && h->past[place - 1].trick == trick) hands[--place] = hand;
        if (!trick) break;
        hand |= (bit(view->plays[2 * trick - 2]) | bit(view->plays[2 * trick - 1])) & mine_played;
    }
    return 1;
}

enum { LEAST_CHANCE_PER_256 = 5 };

/* How likely the other seat's past actions were, holding `hand` now; 1 where nothing is known. */
static inline float likelihood(const s66_brain *b, const s66_variant *v, const s66_view *view, const s66_history *h,
                               uint32_t hand, s66_needs needs, random_stream *stream, uint64_t *nodes)
{
    uint32_t hands[MOST_PAST], seat = view->seat ^ 1u, lowest = view->open.trump * 6u + (v->deck == 20);
    const float least = (float)LEAST_CHANCE_PER_256 / 256.0f;
    float product = 1.0f;
    if (!past_hands(view, h, hand, stream, hands)) return 0.0f;
    for (uint32_t i = 0; i < h->past_count; i++) {
        const s66_past *past = &h->past[i];
        s66_state s = past->s;
        s66_thought t;
        uint32_t legal, choice;
        float chance;
        if (past->could_exchange && hands[i] >> lowest & 1) product *= least;
        s.hands[seat] = hands[i];
        legal = judged_moves(v, &s);
        if (!(legal >> past->action & 1)) {
            product *= least * least;
            continue;
        }
        if (!(legal & (legal - 1))) continue;
        ponder(v, b, &s, &past->m, seat, hands[i], legal, needs, &t);
        ++*nodes;
        choice = to_policy(&t.order, past->action);
        chance = t.chances[choice];
        product *= chance > least ? chance : least;
    }
    return product;
}

#endif
