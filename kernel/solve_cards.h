/* Cards as the solver holds them: suit * 8 + rank, trumps being suit 0. The two spare bits of each suit keep arithmetic
 * on all four suits at once from running over. */
#ifndef SIXTYSIX_SOLVE_CARDS_H
#define SIXTYSIX_SOLVE_CARDS_H

#include "score.h"

enum { EACH_SUIT = 0x01010101, ALL_CARDS = 0x3F3F3F3F, ALL_QUEENS = 0x04040404, TRUMPS = 0x3F };

static inline uint32_t worth(uint32_t card)
{
    return (uint32_t)(0x0B0A04030200u >> (card & 7) * 8) & 15;
}

static inline uint32_t worth_of_suit(uint32_t cards)
{
    return SUIT_POINTS[cards & 63];
}

static inline uint32_t worth_of(uint32_t cards)
{
    return worth_of_suit(cards) + worth_of_suit(cards >> 8) + worth_of_suit(cards >> 16) + worth_of_suit(cards >> 24);
}

/* All cards of a card's suit. */
static inline uint32_t suit_around(uint32_t card)
{
    return (uint32_t)TRUMPS << (card & 24);
}

static inline uint32_t above(uint32_t card)
{
    return suit_around(card) & ~1u << card;
}

static inline uint32_t wins_over(uint32_t answer, uint32_t led)
{
    return (answer ^ led) < 8 ? answer > led : answer < 8;
}

/* The queens whose king is there too. */
static inline uint32_t paired_queens(uint32_t cards)
{
    return cards & cards >> 1 & ALL_QUEENS;
}

/* Cards of a hand with no card of `between` among them are of one strength: the lowest card of each such run … */
static inline uint32_t lowest_of_runs(uint32_t hand, uint32_t between)
{
    uint32_t ends = between | EACH_SUIT << 6;
    uint32_t starts = ~ends & (ends << 1 | EACH_SUIT) & ALL_CARDS;
    return hand & ~((hand | ends) - starts);
}

/* … and the highest. */
static inline uint32_t highest_of_runs(uint32_t hand, uint32_t between)
{
    uint32_t open = ~between & ALL_CARDS, twice = open & open >> 1, below = hand >> 1 & open;
    below |= below >> 1 & open;
    below |= below >> 2 & twice;
    below |= below >> 1 & open;
    return hand & ~below;
}

#endif
