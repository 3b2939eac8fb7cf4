/* Cards and sets of cards: what rules/card.py and rules/cardset.py say, without divisions. */
#ifndef SIXTYSIX_CARDS_H
#define SIXTYSIX_CARDS_H

#include "sixtysix.h"

enum { NINES = 1 | 1 << 6 | 1 << 12 | 1 << 18, QUEENS = NINES << 2 };

/* Card points of the cards of one suit, by their six bits: 9 J Q K 10 A are worth 0 2 3 4 10 11. */
static const uint8_t SUIT_POINTS[64] = {
    0,  0,  2,  2,  3,  3,  5,  5,  4,  4,  6,  6,  7,  7,  9,  9,  10, 10, 12, 12, 13, 13, 15, 15, 14, 14, 16, 16, 17, 17, 19, 19,
    11, 11, 13, 13, 14, 14, 16, 16, 15, 15, 17, 17, 18, 18, 20, 20, 21, 21, 23, 23, 24, 24, 26, 26, 25, 25, 27, 27, 28, 28, 30, 30,
};

static inline uint32_t bit(uint32_t n)
{
    return (uint32_t)1 << n;
}

static inline uint32_t suit_of(uint32_t card)
{
    return card * 43 >> 8; /* card / 6 for 0-23 */
}

static inline uint32_t cards_of_suit(uint32_t suit)
{
    return (uint32_t)63 << suit * 6;
}

/* King and queen of a suit. */
static inline uint32_t pair_of_suit(uint32_t suit)
{
    return (uint32_t)12 << suit * 6;
}

/* The suits, as a mask of four, of which a hand holds king and queen: the multiplication gathers bits 0, 6, 12, 18. */
static inline uint32_t pairs_in(uint32_t hand)
{
    return (hand & hand >> 1 & QUEENS) * (1 << 16 | 1 << 11 | 1 << 6 | 1 << 1) >> 18 & 15;
}

static inline uint32_t points_in(uint32_t cards)
{
    return (uint32_t)SUIT_POINTS[cards & 63] + SUIT_POINTS[cards >> 6 & 63] + SUIT_POINTS[cards >> 12 & 63] +
           SUIT_POINTS[cards >> 18 & 63];
}

static inline uint32_t points_of(uint32_t card)
{
    return points_in(bit(card));
}

/* How many bits are set: no instruction for it may be assumed. */
static inline uint32_t count_bits(uint32_t set)
{
    set -= set >> 1 & 0x55555555u;
    set = (set & 0x33333333u) + (set >> 2 & 0x33333333u);
    return ((set + (set >> 4)) & 0x0F0F0F0Fu) * 0x01010101u >> 24;
}

/* The number of the lowest bit of a set that is not empty. */
static inline uint32_t lowest_bit(uint64_t set)
{
    return (uint32_t)__builtin_ctzll(set);
}

/* The place of set bit number `n`, counted from 0 at the lowest, of a set that has more than `n`. */
static inline uint32_t nth_bit(uint32_t set, uint32_t n)
{
    for (; n; n--) set &= set - 1;
    return lowest_bit(set);
}

/* The next set of as many bits in counting order, after one that is not empty. */
static inline uint32_t next_set(uint32_t set)
{
    uint32_t low = set & (0u - set), ripple = set + low;
    return ripple | ((set ^ ripple) >> 2) / low;
}

/* The cards at some places of a set, counted from 0 at the lowest. */
static inline uint32_t cards_in_places(uint32_t set, uint32_t places)
{
    uint32_t cards = 0;
    for (; set && places; set &= set - 1, places >>= 1)
        if (places & 1) cards |= set & (0u - set);
    return cards;
}

/* How many ways there are to choose `k` of `n`. */
static inline uint64_t ways_to_choose(uint32_t n, uint32_t k)
{
    uint64_t ways = 1;
    for (uint32_t i = 0; i < k; i++) ways = ways * (n - i) / (i + 1);
    return ways;
}

/* Whether the answer wins the trick (R9). */
static inline uint32_t beats(uint32_t answer, uint32_t led, uint32_t trump)
{
    uint32_t suit = suit_of(answer);
    return suit == suit_of(led) ? answer > led : suit == trump;
}

#endif
